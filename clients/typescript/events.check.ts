// Compiled by `make typescript`, and run by nobody: the kind of an event tells its fields.
import type { GameEvent, OtherEvent, RegionPlace } from "./swcore.js";

export function where(event: GameEvent): RegionPlace | undefined {
  switch (event.event) {
    case "conquest":
      return event.record.region;
    default:
      return undefined;
  }
}

export const strange = (event: GameEvent): unknown => (event as OtherEvent)["field of its own"];
