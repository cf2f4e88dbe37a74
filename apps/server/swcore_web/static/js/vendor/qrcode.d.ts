// The types of qrcode.js, as far as they are used.
interface Code {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
export function qrcode(size: 0, correction: "L" | "M" | "Q" | "H"): Code;
