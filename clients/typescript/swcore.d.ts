// The types of what swcore says and hears: protocol 1. Written by scripts/typescript_types.py from schemas/.
// Answers may get further fields within one number of the protocol: pass over those that you do not know.

/** What About.as_json returns: what has its default is left out. */
export interface About {
  /** what was asked for. */
  id: string;
  /** `race`, `power`, `marker`, `building`, `terrain`, `symbol`, `option`, `clause`, `game` and others. */
  kind: string;
  /** what it is called. */
  name: string;
  /** what it does. */
  text?: string;
  /** ids of the rule clauses behind it. */
  clauses?: string[];
  /** what is to be known besides, such as the number of tokens, as (what, how much). */
  facts?: [string, string][];
}

export type AboutAnswer = About;

/** Ask what something is. */
export interface AboutRequest {
  do: "about";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** an id that scenes and menus name as `about`. */
  what: string;
}

export type ActAnswer = Status;

/** Carry out an action. */
export interface ActRequest {
  do: "act";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** a name that the caller gives to this change: sent again, it is answered again and not done twice. */
  key?: string;
  /** the cursor of the position that the caller means; refused as `stale` when the seat has come to see more. */
  expect?: string;
  /** its text, or the action as data. */
  action: string | ActionForm;
}

/** What ActionSpace.form returns, as_json: what has its default is left out. */
export interface ActionForm {
  /** the kind of action, which is the first word of its text. */
  kind: string;
  /** its arguments, in the order of the text. */
  arguments?: Value[];
  /** its number in the set-up, see `ActionSpace`; not needed in what is sent. */
  id?: number;
}

/** A kind of action. */
export interface ActionKind {
  /** the first word of its text. */
  kind: string;
  /** the arguments that it takes, in their order. */
  slots?: Slot[];
}

/** What Game.action_space returns, as_json: what has its default is left out. */
export interface ActionSpace {
  /** the listed actions; the number of one is its place. */
  texts: string[];
  /** no menu has more actions than this: no question offers more than the listed actions of the kinds that go together. */
  most: number;
  /** how many numbers there are for actions that are not listed; 0 where all are. */
  spare?: number;
  /** the kinds of actions with the arguments that they take. */
  kinds?: ActionKind[];
  /** the types of words that stand for a value, such as `region` for the name of one. */
  types?: Record<string, string>;
}

export type ActionsAnswer = ActionSpace;

/** Ask for all actions of the set-up, with their numbers and the arguments that each kind takes; ask once. */
export interface ActionsRequest {
  do: "actions";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

/** A legal action with what it is worth. */
export interface Alternative {
  /** its text. */
  action: string;
  /** what it does. */
  label: string;
  /** what the position after it is worth to the seat, in what the game counts; only the order means something. */
  value: number;
  /** what the seat gains by the end of the turn when it stops after it, on average over the faces of a die; of the three best ones. null where that cannot be told. */
  brings?: number | null;
}

export type AnalyseAnswer = Analysis;

/** Ask what each legal action is worth to a seat, the best one first. */
export interface AnalyseRequest {
  do: "analyse";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** how long may be thought; when null, each action is looked at once. */
  seconds?: number | null;
  /** of the guesses of what is hidden; drawn when null. */
  seed?: number | null;
}

/** The answer to `analyse`. */
export interface Analysis {
  /** whose actions they are. */
  seat: number;
  /** the best one first. */
  alternatives: Alternative[];
  /** whether all legal actions are among them; false when the time was too short. */
  whole: boolean;
  /** sentences on why the first one is the best. */
  why?: string[];
}

/** What was asked for. */
export interface Answer {
  /** its fields, by the request: docs/reference/protocol.md. */
  answer: Record<string, unknown>;
  /** of the request. */
  id?: string | number | null;
}

/** A region of a board, or a square of a grid. */
export interface Area {
  kind: "area";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** what actions and views call it. */
  name: string;
  /** its number in the state. */
  number: number;
  /** what it is made of; left out where the game knows no such thing. */
  terrain?: Named;
  /** what is printed in it. */
  symbols?: Named[];
  /** names of the areas that it touches. */
  borders?: string[];
  /** whether it touches the edge of the board. */
  edge?: boolean;
  /** the number of the island that it belongs to, from 1; 0 where all hangs together. */
  island?: number;
  /** its place in a grid, from 0. */
  row?: number;
  /** its place in a grid, from 0. */
  column?: number;
  /** where it is drawn, or empty. */
  position?: number[];
  /** the corners of its territory, or empty. */
  outline?: [number, number][];
}

/** An argument of an action. */
export interface Argument {
  /** what it is for, such as `region`. */
  name: string;
  /** what may stand there: `region`, `square`, `combo`, `card`, `marker`, `way`, `amount`, `value` and others. */
  type: string;
  /** the word, or the whole number of an amount. */
  value: string | number;
  /** what it is called. */
  label: string;
  /** id of the element of the scene that it speaks of; "" when it is none. */
  element?: string;
}

/** Areas that belong together, or a grid of squares. */
export interface Board {
  kind: "board";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** of a grid; 0 where there is none. */
  rows?: number;
  /** of a grid; 0 where there is none. */
  columns?: number;
  /** width and height of the space that outlines and positions stand in; empty where nothing is drawn. */
  size?: number[];
}

export interface BoardAnswer {
  elements: Boards;
}

/** Ask for the boards and their areas. */
export interface BoardRequest {
  do: "board";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

/** What Game.board returns: the boards and their areas, with what stays as it is through a game. */
export type Boards = (Area | Board)[];

export type BotAnswer = Chosen | Status;

/** Let a bot choose for a seat. */
export interface BotRequest {
  do: "bot";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** a name that the caller gives to this change: sent again, it is answered again and not done twice. */
  key?: string;
  /** the cursor of the position that the caller means; refused as `stale` when the seat has come to see more. */
  expect?: string;
  /** the bot; the usual one of the game when "". */
  name?: string;
  /** how long it may think. */
  seconds?: number | null;
  /** of its generator; drawn when null. */
  seed?: number | null;
  /** whether the choice is carried out. */
  play?: boolean;
}

/** A bot that can play a game. */
export interface Botinfo {
  /** its name, as a seat is given to it. */
  name: string;
  /** what it is called. */
  title: string;
}

/** A banner, a badge, a building, a monument. */
export interface Card {
  kind: "card";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** what kind of card it is. */
  sort: string;
  /** what it does. */
  text?: string;
  /** its place in a row, from 1; 0 where it lies in none. */
  place?: number;
  /** what it costs the one who is asked, or left out. */
  price?: number;
  /** what lies on it, in words. */
  lying?: string[];
  /** the tokens that it brings, or left out. */
  tokens?: number;
  /** rows of a pattern, each a word or "" by column. */
  pattern?: string[][];
  /** why nobody may take it; "" when it is open. */
  closed?: string;
}

/** A legal action. */
export interface Choice {
  /** its text. */
  action: string;
  /** what it does, in a line. */
  label: string;
  /** more about it, such as the rules of what is taken; "" when the label says all. */
  detail?: string;
  /** what it belongs to in a menu: the kind of action, and what several of them share. */
  group?: string;
  /** what the group is called. */
  group_label?: string;
  /** its arguments. */
  arguments?: Argument[];
  /** the tokens that it takes, or left out when it takes none by its nature. */
  cost?: number;
  /** the coins that it costs besides. */
  coins?: number;
  /** how many of so many faces of the die would do; 0 of 0 when no die is rolled. */
  good?: number;
  /** how many of so many faces of the die would do; 0 of 0 when no die is rolled. */
  faces?: number;
  /** what is to be thought of first; "" when there is nothing. */
  warning?: string;
  /** whether it ends the turn of the seat. */
  ends_turn?: boolean;
}

/** The answer to `bot` where the choice is not carried out. */
export interface Chosen {
  /** for whom. */
  seat: number;
  /** the choice. */
  action: string;
  /** what it does. */
  label: string;
}

/** One clause of the rules. */
export interface Clause {
  /** its id, which never changes. */
  id: string;
  /** what it says. */
  text: string;
  /** the headings that it stands under, outermost first. */
  section: string[];
}

export type CloseAnswer = Record<string, unknown>;

/** Take a game off the table. */
export interface CloseRequest {
  do: "close";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

export type CompleteAnswer = Completion;

/** Ask what may follow the beginning of an action. */
export interface CompleteRequest {
  do: "complete";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** the words; the last one counts as begun unless a space follows it. */
  prefix?: string;
}

/** What Completion.as_json returns: what has its default is left out. */
export interface Completion {
  /** `complete` where it is a whole legal action, `go-on` where more must follow, `illegal` else. */
  state: "complete" | "go-on" | "illegal";
  /** the action, where it is whole. */
  action?: string;
  /** what may follow; a whole action may go on, too. */
  next?: Next[];
  /** why it is illegal. */
  reasons?: Reason[];
}

/** Seats have answered a piece of somebody else's, or all at once; what follows has events of its own. */
export interface ConquestAnswered {
  event: "answered";
  /** Id of an army; -1 for none. */
  army: number;
  /** Id of a piece. */
  piece: string;
  key: string;
  /** (seat, answer). */
  answers: [number, string][];
}

/** An army comes into the game, as a picked combo or in decline. */
export interface ConquestArmy {
  event: "army";
  /** Id of an army; -1 for none. */
  army: number;
  /** Null for an army of nobody. */
  seat: number | null;
  /** Id of a piece. */
  race: string;
  /** Id of the power; "" for none. */
  power: string;
  declined: boolean;
}

/** Tokens and bodies of an army change places at once, so that no region is left in between. */
export interface ConquestArranged {
  event: "arranged";
  /** Id of an army; -1 for none. */
  army: number;
  /** (from where, where to, how many). */
  tokens: [Place, Place, number][];
  /** (marker, from where, where to, how many). */
  bodies: [string, Place, Place, number][];
}

/** An attack that was no conquest stands in the record. */
export interface ConquestAttack {
  event: "attack";
  /** Id of an army; -1 for none. */
  army: number;
  /** Id of an army; -1 for none. */
  victim: number;
  to_tray: number;
}

/** A die closes a region to an army for the rest of the turn. */
export interface ConquestBarred {
  event: "barred";
  /** Id of an army; -1 for none. */
  army: number;
  region: RegionPlace;
  /** Id of a piece. */
  piece: string;
}

/** The map is another one from now on. */
export interface ConquestBorder {
  event: "border";
  one: RegionPlace;
  other: RegionPlace;
  on: boolean;
}

/** A seat gets coins, or gives them. */
export interface ConquestCoins {
  event: "coins";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Coins; less than 0 for what is given. */
  amount: number;
  /** (coins, reason, clause), and the piece where one says so. */
  parts: ([number, string, string] | [number, string, string, string])[];
  /** What coins are for, such as `income`. */
  kind: string;
}

/** The column of combos, its stacks and the discarded badges, as they are from now on. */
export interface ConquestCombos {
  event: "combos";
  /** (race, power, coins on it), the cheapest first. */
  column: [string, string, number][];
  /** Hidden. */
  banners: null;
  /** Hidden. */
  badges: null;
  discard: string[];
}

/** Tokens take a region, and it stands in the record. */
export interface ConquestConquest {
  event: "conquest";
  source: Place;
  count: number;
  record: RecordOfConquest;
}

/** An army goes into decline, with the power that it keeps. */
export interface ConquestDeclined {
  event: "declined";
  /** Id of an army; -1 for none. */
  army: number;
  /** Id of the power; "" for none. */
  power: string;
}

/** An event of a game of conquest. */
export type ConquestEvent = KernelChance | KernelShuffled | KernelLeft | KernelEnded | ConquestStart | ConquestTokens | ConquestGathered | ConquestStashed | ConquestUnstashed | ConquestSupplied | ConquestMarker | ConquestArmy | ConquestDeclined | ConquestGone | ConquestOrphaned | ConquestRoused | ConquestLent | ConquestUnlent | ConquestCoins | ConquestPurse | ConquestCombos | ConquestUncovered | ConquestNote | ConquestConquest | ConquestRecord | ConquestUsed | ConquestUsedAgainst | ConquestPaid | ConquestHid | ConquestPile | ConquestShown | ConquestFound | ConquestRedrawn | ConquestSwapped | ConquestArranged | ConquestTerrain | ConquestSymbol | ConquestBorder | ConquestMoved | ConquestRegion | ConquestAttack | ConquestRolled | ConquestBarred | ConquestAnswered | ConquestTurn | ConquestLaid | ConquestLocked | ConquestLength | ConquestPlan | ConquestVerdicts;

/** The marker that lies face down in a region is turned: the place that it stands for lies there from now on. */
export interface ConquestFound {
  event: "found";
  region: RegionPlace;
  /** Id of a piece. */
  back: string;
  /** Id of a piece. */
  place: string;
}

/** Take up all spare tokens of an army at once: `counts` are (region, tokens). It goes on holding the regions. */
export interface ConquestGathered {
  event: "gathered";
  /** Id of an army; -1 for none. */
  army: number;
  /** (region, tokens). */
  counts: [RegionPlace, number][];
}

/** An army leaves the game. */
export interface ConquestGone {
  event: "gone";
  /** Id of an army; -1 for none. */
  army: number;
}

/** A marker is placed with a face that its owner has chosen, and knows from now on. */
export interface ConquestHid {
  event: "hid";
  /** Id of a piece. */
  marker: string;
  /** Id of an army; -1 for none. */
  army: number;
  source: Place;
  region: RegionPlace;
  /** Hidden. */
  face: null;
}

/** Tokens of the race, or markers, come to lie on a combo, or are taken off it when the count is negative. */
export interface ConquestLaid {
  event: "laid";
  /** Id of a piece. */
  race: string;
  /** Id of a piece. */
  what: string;
  /** Less than 0 for what is taken off. */
  count: number;
}

/** The game lasts so many rounds from now on, or ends with this turn. */
export interface ConquestLength {
  event: "length";
  rounds: number;
  /** `turn` where the game ends with the turn; else "". */
  ending: string;
}

/** A piece is lent to an army, which has its hooks from now on. */
export interface ConquestLent {
  event: "lent";
  /** Id of an army; -1 for none. */
  army: number;
  /** Id of a piece. */
  piece: string;
  /** `turn`, `decline` or `game`. */
  until: string;
}

/** A combo is locked by a piece for a reason, or open again where there is none. */
export interface ConquestLocked {
  event: "locked";
  /** Id of a piece. */
  race: string;
  reason: string;
  /** Id of a rule clause; "" for none. */
  clause: string;
  /** Id of a piece. */
  piece: string;
}

/** Markers of a kind go from one place to another. */
export interface ConquestMarker {
  event: "marker";
  /** Id of a piece. */
  marker: string;
  /** Id of an army; -1 for none. */
  army: number;
  source: Place;
  target: Place;
  count: number;
}

/** The map is another one from now on. */
export interface ConquestMoved {
  event: "moved";
  region: RegionPlace;
  /** Its neighbours from now on. */
  beside: RegionPlace[];
}

/** A piece notes something for an army, or for the game. */
export interface ConquestNote {
  event: "note";
  /** Id of an army; -1 for none. */
  army: number;
  key: string;
  /** Plain data; null where the note goes. */
  value: unknown;
}

/** An army stays on the board in decline, and belongs to nobody. */
export interface ConquestOrphaned {
  event: "orphaned";
  /** Id of an army; -1 for none. */
  army: number;
}

/** A toll that is paid once is paid for the rest of the turn. */
export interface ConquestPaid {
  event: "paid";
  /** Id of an army; -1 for none. */
  army: number;
  key: string;
}

/** A pile of hidden faces is laid out. */
export interface ConquestPile {
  event: "pile";
  /** Id of a piece. */
  marker: string;
  /** Hidden. */
  faces: null;
}

/** The turn has these steps, done and to come; none for those of the rulebook. */
export interface ConquestPlan {
  event: "plan";
  steps: string[];
}

/** A race or a people that no seat has gets coins, or gives them. */
export interface ConquestPurse {
  event: "purse";
  /** Id of a piece. */
  race: string;
  /** Coins; less than 0 for what is given. */
  amount: number;
  /** (coins, reason, clause), and the piece where one says so. */
  parts: ([number, string, string] | [number, string, string, string])[];
}

/** A conquest stands in the record whose tokens moved before. */
export interface ConquestRecord {
  event: "record";
  record: RecordOfConquest;
}

/** A place that cannot stay leaves the game, and another one comes off the pile. */
export interface ConquestRedrawn {
  event: "redrawn";
  region: RegionPlace;
  /** Id of a piece. */
  back: string;
  /** Id of a piece. */
  place: string;
  /** Id of a piece. */
  other: string;
}

/** The map is another one from now on. */
export interface ConquestRegion {
  event: "region";
  name: string;
  terrain: string;
  symbols: string[];
  /** Its neighbours from now on. */
  beside: RegionPlace[];
  edge: boolean;
}

/** A die was rolled for a conquest, and counts for so many pips. */
export interface ConquestRolled {
  event: "rolled";
  /** Id of an army; -1 for none. */
  army: number;
  region: RegionPlace;
  pips: number;
}

/** An army of nobody is active from now on. */
export interface ConquestRoused {
  event: "roused";
  /** Id of an army; -1 for none. */
  army: number;
}

/** A face is seen; what follows has events of its own. */
export interface ConquestShown {
  event: "shown";
  /** Id of a piece. */
  marker: string;
  region: RegionPlace;
  face: string;
}

/** The first step: the sizes of everything that lies on the board, coins, tray and supply. */
export interface ConquestStart {
  event: "start";
  rounds: number;
  /** Of each seat. */
  coins: number;
  /** (race, tokens). */
  tray: [string, number][];
  /** (marker, how many). */
  supply: [string, number][];
}

/** Race tokens go into a pool of their army. */
export interface ConquestStashed {
  event: "stashed";
  /** Id of an army; -1 for none. */
  army: number;
  pool: string;
  source: Place;
  count: number;
}

/** More tokens of a race come into the tray than it comes with, or they leave the game again. */
export interface ConquestSupplied {
  event: "supplied";
  /** Id of a piece. */
  race: string;
  /** Less than 0 where they leave the game. */
  count: number;
}

/** Two regions exchange all that lies there, but the markers that stay. */
export interface ConquestSwapped {
  event: "swapped";
  one: RegionPlace;
  other: RegionPlace;
  /** Markers that do not move. */
  stay: string[];
}

/** The map is another one from now on. */
export interface ConquestSymbol {
  event: "symbol";
  region: RegionPlace;
  name: string;
  on: boolean;
}

/** The map is another one from now on. */
export interface ConquestTerrain {
  event: "terrain";
  region: RegionPlace;
  name: string;
}

/** Race tokens go from one place to another. */
export interface ConquestTokens {
  event: "tokens";
  /** Id of an army; -1 for none. */
  army: number;
  source: Place;
  target: Place;
  count: number;
}

/** A turn begins, and with it a new record. */
export interface ConquestTurn {
  event: "turn";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  round: number;
}

/** The column of combos, its stacks and the discarded badges, as they are from now on. */
export interface ConquestUncovered {
  event: "uncovered";
  /** (race, power, coins on it), the cheapest first. */
  column: [string, string, number][];
  /** Hidden. */
  banners: null;
  /** Hidden. */
  badges: null;
  discard: string[];
}

/** A piece that was lent to an army goes back. */
export interface ConquestUnlent {
  event: "unlent";
  /** Id of an army; -1 for none. */
  army: number;
  /** Id of a piece. */
  piece: string;
  /** As `until`; "" where a piece gave it back. */
  when: string;
}

/** Race tokens leave a pool of their army. */
export interface ConquestUnstashed {
  event: "unstashed";
  /** Id of an army; -1 for none. */
  army: number;
  pool: string;
  target: Place;
  count: number;
}

/** What was used; with the seat that it was used against as a third item, where a limit counts those. */
export interface ConquestUsed {
  event: "used";
  /** Id of an army; -1 for none. */
  army: number;
  name: string;
}

/** What was used; with the seat that it was used against as a third item, where a limit counts those. */
export interface ConquestUsedAgainst {
  event: "used-against";
  /** Id of an army; -1 for none. */
  army: number;
  name: string;
  /** A seat from 0; -1 for nobody. */
  seat: number;
}

/** What pieces say about who has won. */
export interface ConquestVerdicts {
  event: "verdicts";
  /** (seats, reason, clause, piece). */
  verdicts: [number[], string, string, string][];
}

/** A die as it lies. */
export interface Die {
  kind: "die";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** what it shows. */
  value: number;
}

/** An edition of a game. */
export interface EditionInfo {
  /** its name, as it is given to `Game.new`. */
  name: string;
  /** what it is called. */
  title: string;
  /** the options that it sets, by name. */
  options?: Record<string, boolean | number | string>;
}

/** The end of a game; empty as long as it goes on. */
export interface Ending {
  /** the final table in lines. */
  lines?: string[];
  /** what the seats have got, the best one first. */
  sheets?: Sheet[];
  /** how they stood turn by turn, the beginning first; none where nothing is counted. */
  marks?: Mark[];
}

export type EndingAnswer = Ending;

/** Ask for the end of a game that is over: what each seat has got with its parts, and how they stood turn by turn. */
export interface EndingRequest {
  do: "ending";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
}

/** A line of a panel. */
export interface Fact {
  /** what it is. */
  label: string;
  /** how much, or which. */
  value: string;
  /** as in `Named`. */
  about?: string;
}

/** A request that was refused; nothing has changed. */
export interface Failure {
  /** why. */
  error: Wrong;
  /** of the request, where it could be read. */
  id?: string | number | null;
}

/** What an action would bring that ends the turn, or stops it with no more than placing left. */
export interface Forecast {
  /** its text. */
  action: string;
  /** what it does. */
  label: string;
  /** whether it can be told: neither chance nor what the seat does not know nor a real choice has a part in it. */
  sure: boolean;
  /** what the seat would gain in what it counts (coins, points); left out when it is not sure. */
  coins?: number;
  /** what would be told, the parts of the income included. */
  sentences?: string[];
  /** the actions that are supposed to follow before the turn ends, the simplest there are. */
  then?: string[];
  /** whether the action itself ends the turn. */
  ends_turn?: boolean;
  /** what would be lost and kept, as (what, how much); for an action such as to decline. */
  lost?: [string, string][];
}

export interface ForecastAnswer {
  endings: Forecasts;
}

/** Ask what each action would bring that ends the turn. */
export interface ForecastRequest {
  do: "forecast";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** of this one alone, which may be the text of several at once; of all such actions when "". */
  action?: string;
}

/** What Game.forecast returns, each as_json: what has its default is left out. */
export type Forecasts = Forecast[];

/** Its kind and its fields by name. A hidden field is null; a place is an object or a word. Which events a game has tell conquest-event and towns-event; a game of somebody else has its own. `event` tells which one it is. Not among them is `OtherEvent`: read an event of somebody else's game as one. */
export type GameEvent = ConquestEvent | TownsEvent;

/** An installed game. */
export interface GameInfo {
  /** its id, such as `pack.name`. */
  id: string;
  /** the name that `Game.new` and the command line take as well. */
  name: string;
  /** what it is called; its name where it could not be loaded. */
  title: string;
  /** which distribution brings it, with its version. */
  distribution: string;
  /** what it is about. */
  text?: string;
  /** the least and the greatest number of seats; options may allow others. */
  seats?: [number, number];
  /** its options. */
  options?: OptionInfo[];
  /** its editions, the usual one first. */
  editions?: EditionInfo[];
  /** its maps. */
  maps?: MapInfo[];
  /** how many pieces it is played with, by kind. */
  pieces?: Record<string, number>;
  /** why it cannot be played, where it cannot. */
  problem?: string;
  /** the bots that can play it, the usual one first; told over the protocol. */
  bots?: Botinfo[];
  /** what a guided first game is set up with: `seats`, `seed`, `map`, `options`; empty where there is none. */
  first_game?: Record<string, never>;
}

/** A board as a graph: regions with their printed facts, and the borders between them. Which terrains and symbols exist is the business of a ruleset, not of this schema. */
export interface GameMap {
  /** For editors; swcore does not read it. */
  "$schema"?: string;
  /** This version of swcore reads "swcore-map-1". */
  format: "swcore-map-1";
  /** A map id is 1 to 64 small letters, digits, '.', '_' or '-' and starts with a letter or a digit. */
  id: string;
  /** A name is given by language, at least in English: {"en": "...", "ru": "..."}. */
  name: Record<string, string>;
  /** The number of players the board is made for is a whole number, or null when it fits any. */
  players?: number | null;
  /** The number of rounds printed on the board is a whole number, or null when none is. */
  rounds?: number | null;
  /** The aspect is the board's width divided by its height. */
  aspect: number;
  /** true when the map is meant to be in several pieces; otherwise every region can be reached from every other. */
  islands?: boolean;
  /** A map has 1 to 200 regions. */
  regions: MapRegion[];
  /** A map has at most 1000 borders, each pair of neighbours once. */
  borders: MapBorder[];
}

/** What swcore.games returns, each as_json: what has its default is left out. */
export type Games = GameInfo[];

export interface GamesAnswer {
  games: Games;
}

/** List the installed games with their seats, options, editions and maps. */
export interface GamesRequest {
  do: "games";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
}

/** What a guide says at an open question; each is "" where it does not say it. */
export interface Guidance {
  /** what is said at the beginning. */
  intro?: string;
  /** whether something else has just been done than was advised. */
  strayed?: boolean;
  /** what is said of the step that was just followed. */
  then?: string;
  /** what is said of the question, or at the end of all steps. */
  say?: string;
  /** what to try. */
  action?: string;
  /** whether what was done instead can be taken back. */
  undo?: boolean;
  /** whether the guide has said all that it has to say. */
  quiet?: boolean;
  /** whether this is the last that it says: from now on one plays by oneself. */
  last?: boolean;
}

export type GuideAnswer = Guidance;

/** Ask what the guide of a first game says at the open question. */
export interface GuideRequest {
  do: "guide";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
}

export type HelloAnswer = Welcome;

/** Begin a conversation. */
export interface HelloRequest {
  do: "hello";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** the number of the protocol that the caller speaks. */
  protocol: number;
}

export type Id = string;

/** A part of what a seat has got. */
export interface Item {
  /** what it is for. */
  label: string;
  /** how much. */
  amount: number;
  /** of how many, such as buildings; 0 where that says nothing. */
  count?: number;
  /** more about it, in words. */
  why?: string;
  /** ids of the rule clauses behind it. */
  clauses?: string[];
}

export interface KernelChance {
  event: "chance";
  /** What was drawn from, such as `die`. */
  stream: string;
  /** What came of it. */
  outcome: unknown;
}

export interface KernelEnded {
  event: "ended";
  /** Places, the best first: the seats that share each. */
  ranking: number[][];
}

export interface KernelLeft {
  event: "left";
  /** A seat from 0; -1 for nobody. */
  seat: number;
}

export interface KernelShuffled {
  event: "shuffled";
  /** What was drawn from, such as `die`. */
  stream: string;
  /** Hidden. */
  order: null;
}

export type LoadAnswer = Status;

/** Set a saved game upon a table. */
export interface LoadRequest {
  do: "load";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** the text of the save. */
  save: string;
  /** as for `new`. */
  table?: string;
}

/** How a word looks. */
export interface Look {
  /** light, as `#rrggbb`: black text on it can be read. */
  colour: string;
  /** one letter or mark that is scattered over it, or stands for it. */
  sign: string;
  /** the same in ASCII. */
  plain?: string;
  /** how it is drawn: the name of a pattern or figure, or a path of SVG; "" where its sign stands for it. */
  picture?: string;
  /** what it is called in the language of the reader; told over the protocol, "" elsewhere. */
  name?: string;
}

export interface LooksAnswer {
  looks: Record<string, Look>;
}

/** Ask how the words of a game look in pictures. */
export interface LooksRequest {
  do: "looks";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

/** A border is two region ids: ["r01", "r02"]. */
export type MapBorder = RegionId[];

/** A map of a game. */
export interface MapInfo {
  /** its name, as it is given to `Game.new`. */
  name: string;
  /** what it is called. */
  title: string;
  /** how many regions it has. */
  regions: number;
  /** for how many players it is; 0 for any number. */
  players?: number;
  /** how many rounds are played on it; 0 where the game says so itself. */
  rounds?: number;
}

/** A point is [x, y]. */
export type MapPoint = Share[];

/** A region has an id, a terrain, symbols and an edge flag; its position may be left out. */
export interface MapRegion {
  id: RegionId;
  terrain: Word;
  /** Symbols are what is printed in the region, start tokens and slots included; each stands at most once. */
  symbols: Word[];
  /** true when the region itself touches the edge of the board; a region that only lies on a sea does not. */
  edge: boolean;
  x?: Share;
  y?: Share;
  /** An outline has 3 to 400 points. */
  polygon?: MapPoint[];
}

/** How the seats stood at the end of a turn. */
export interface Mark {
  /** the number of the last step of the turn. */
  step: number;
  /** what each had, by seat. */
  totals: number[];
}

/** A marker, a cube, a figure. */
export interface Marker {
  kind: "marker";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** how many of it lie there. */
  count?: number;
  /** the face that the viewer knows of one that lies face down; "" else. */
  face?: string;
  /** which word of the game it is, such as a resource; "" when `about` says it. */
  sort?: string;
}

/** What Menu.as_json returns: what has its default is left out. */
export interface Menu {
  /** who is asked. */
  seat: number;
  /** the kind of the question; "" when the seat is not asked. */
  kind: string;
  /** the question. */
  prompt: string;
  /** every legal action, in the order of a menu. */
  choices?: Choice[];
  /** whether the last step of the seat can be taken back. */
  undo?: boolean;
  /** lines that help. */
  hints?: string[];
  /** what may be distributed at once, where several places take it; else left out. */
  spread?: Spread;
}

export type MenuAnswer = Menu;

/** Ask for the open question of a seat with every legal action; of the first one awaited when null. */
export interface MenuRequest {
  do: "menu";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
}

/** One message a line: a request of a caller, or an answer, a failure or a notice to it. */
export type Message = Request | Answer | Failure | Notice;

/** A word of the game with what it is called. */
export interface Named {
  /** the word. */
  id: string;
  /** what it is called. */
  label: string;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
}

export type NewAnswer = Status;

/** Set up a game at a table of its own. */
export interface NewRequest {
  do: "new";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** the name of the game. */
  game: string;
  /** what the table is to be called; a new name when "". */
  table?: string;
  /** how many; the usual number when null. */
  seats?: number | null;
  /** a whole number, or a text of hexadecimal digits; drawn when null. */
  seed?: string | number | null;
  /** a name, or the data of a map; the game's own choice when null. */
  map?: string | GameMap | null;
  /** the seat that begins. */
  first?: number;
  /** a preset of options. */
  edition?: string;
  /** values of options by name. */
  options?: Record<string, unknown>;
  /** ids of installed pieces that join. */
  with_pieces?: string[];
  /** files of pieces without code that join: the data of each. */
  pieces?: Record<string, unknown>[];
  /** ids of pieces that the players see first. */
  featured?: string[];
}

/** What Game.news returns. */
export interface News {
  /** What to give as `since` the next time. */
  cursor: string;
  /** How many steps the reader has come to see. */
  version: number;
  /** Steps were taken back since: these are all steps once more. */
  again: boolean;
  steps: Step[];
}

export type NewsAnswer = News;

/** Ask what has become visible. */
export interface NewsRequest {
  do: "news";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** the cursor of the last news; "" for all. */
  since?: string;
  /** whether each step brings its sentences, as `tell` would say them. */
  told?: boolean;
}

/** What may follow a half-made action. */
export interface Next {
  /** the word. */
  word: string;
  /** what it is called. */
  label: string;
  /** what sort of argument it is, as in `Argument`; `action` for the kind of action itself. */
  type: string;
  /** as in `Argument`. */
  element?: string;
  /** the action that is whole with it; "" where more must follow. */
  whole?: string;
}

/** Something that is to be known; its label says it. */
export interface Note {
  kind: "note";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
}

/** What is told without being asked. */
export interface Notice {
  /** `changed` when a game has gone on; ask for `news` then. */
  notice: string;
  /** which game. */
  table?: string;
}

/** What everybody sees of any game. */
export interface OpenState {
  seats: number;
  /** Seats that resigned. */
  left: Seat[];
  /** After the end, groups of seats from best to worst. */
  ranking: Seat[][];
}

/** How a game goes, before all clauses: the goal, a turn, the end. */
export interface Opening {
  /** the heading; "" where the rules do not tell it. */
  title?: string;
  /** its paragraphs. */
  parts?: Passage[];
}

/** An option of a game. */
export interface OptionInfo {
  /** its name. */
  name: string;
  /** what it decides. */
  text: string;
  /** what it may be, as it is given to `Game.new`. */
  values: (boolean | number | string)[];
  /** the same in words. */
  labels: string[];
  /** what it is when nothing is said. */
  default: boolean | number | string;
  /** the numbers of seats for which it may be anything else; any when empty. */
  seats?: number[];
  /** ids of the rule clauses that it decides. */
  clauses?: string[];
  /** by number of seats what is offered first, where that is not the default. */
  usual?: Record<string, boolean | number | string>;
}

/** An event of a game of somebody else: see its pack. */
export interface OtherEvent {
  event: string;
  [name: string]: unknown;
}

/** A seat: what it has, as far as the viewer may see it; or what belongs to nobody. */
export interface Panel {
  kind: "panel";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** the seat; left out for nobody's. */
  seat?: number;
  /** whether it is the viewer's own. */
  you?: boolean;
  /** whether it is its turn. */
  turn?: boolean;
  /** whether it is awaited. */
  asked?: boolean;
  /** whether it has left the game. */
  left?: boolean;
  /** its lines. */
  facts?: Fact[];
}

/** A paragraph of how a game goes. */
export interface Passage {
  /** what it is about. */
  title: string;
  /** what it says; it ends with the ids of the clauses that say it exactly. */
  text: string;
}

export type Place = RegionPlace | "hand" | "tray" | "withdrawn" | "aside" | "supply" | "stock" | "out";

/** Immutable plain data: what a piece may remember, what a frame holds. */
export type PlainData = null | boolean | number | string | PlainData[];

/** A place of a distribution. */
export interface Portion {
  /** how it is written in the action. */
  word: string;
  /** id of the element of the scene that it is. */
  element: string;
  /** what it is called. */
  label: string;
  /** how many lie there already. */
  now?: number;
  /** whether it takes more. */
  open?: boolean;
}

export interface PreviewAnswer {
  elements: (Board | Area | Stack | Marker | Card)[];
  looks: Record<string, Look>;
}

/** Ask for the board of a game as it lies at the beginning, without a table. */
export interface PreviewRequest {
  do: "preview";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** the name of the game. */
  game: string;
  /** as for `new`. */
  map?: string | GameMap | null;
  /** how many; the usual number when null. */
  seats?: number | null;
}

/** A reason why not, or a part of a number. */
export interface Reason {
  /** the reason. */
  text: string;
  /** of a refusal, the code. */
  code?: string;
  /** of a part, what it adds. */
  amount?: number;
  /** of a part: `tokens`, `coins`, `pips` or what the game counts. */
  unit?: string;
  /** id of the piece that says so, or "". */
  piece?: string;
  /** ids of the rule clauses behind it. */
  clauses?: string[];
}

export interface RecordOfConquest {
  /** id of the army that conquered. */
  army: number;
  region: RegionPlace;
  /** the exclusive mode, such as `normal` or `die`. */
  mode: string;
  /** extras used with it. */
  boosts: string[];
  /** id of the army that held the region, or -1. */
  victim: number;
  /** its seat, or -1 for none. */
  victim_seat: number;
  /** whether that army was active. */
  victim_active: boolean;
  /** its race, or "" for none. */
  victim_race: string;
  /** race tokens that stood in the region. */
  defenders: number;
  /** whether the region counted as non-empty. */
  non_empty: boolean;
  /** tokens that went to the tray. */
  to_tray: number;
  /** ids of the markers that left. */
  markers: string[];
}

export type RedoAnswer = Status;

/** Carry out again the step that was taken back last. */
export interface RedoRequest {
  do: "redo";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** a name that the caller gives to this change: sent again, it is answered again and not done twice. */
  key?: string;
  /** the cursor of the position that the caller means; refused as `stale` when the seat has come to see more. */
  expect?: string;
}

/** A region id is 1 to 24 letters, digits, '_' or '-' and starts with a letter or a digit. */
export type RegionId = string;

export interface RegionPlace {
  /** its name. */
  region: string;
}

export type Request = AboutRequest | ActRequest | ActionsRequest | AnalyseRequest | BoardRequest | BotRequest | CloseRequest | CompleteRequest | EndingRequest | ForecastRequest | GamesRequest | GuideRequest | HelloRequest | LoadRequest | LooksRequest | MenuRequest | NewRequest | NewsRequest | PreviewRequest | RedoRequest | ResignRequest | RulesRequest | SaveRequest | SceneRequest | SeatRequest | StatusRequest | TellRequest | UndoRequest | ViewRequest | WatchRequest | WhyRequest;

export type ResignAnswer = Status;

/** Leave the game for good. */
export interface ResignRequest {
  do: "resign";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** a name that the caller gives to this change: sent again, it is answered again and not done twice. */
  key?: string;
  /** the cursor of the position that the caller means; refused as `stale` when the seat has come to see more. */
  expect?: string;
}

/** Cards that lie side by side for everybody. */
export interface Row {
  kind: "row";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** what lies in it. */
  sort: string;
}

export interface RulesAnswer {
  opening?: Opening;
  clauses: Clause[];
  foreign?: string[];
  pieces: Record<string, string>;
}

/** Ask for the rules of a game: how it goes, its clauses, which of them are not told in the language, and its pieces. */
export interface RulesRequest {
  do: "rules";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

export interface SaveAnswer {
  /** the text: lines, each as save.schema.json says. */
  save: string;
}

/** Ask for the save of a game. */
export interface SaveRequest {
  do: "save";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

/** What Scene.as_json returns: what has its default is left out. */
export interface Scene {
  /** id of the game. */
  game: string;
  /** what it is called. */
  title: string;
  /** the language of all labels. */
  language: "en" | "ru";
  /** the viewer; null for a bystander. */
  seat: number | null;
  /** the seats that are awaited; none when the game is over. */
  pending: number[];
  /** round, turn and what is asked, in one line. */
  status: string;
  /** all that lies there: what others lie in comes before them. */
  elements: (Board | Area | Stack | Marker | Card | Row | Panel | Track | Die | Note)[];
}

export type SceneAnswer = Scene;

/** Ask for the table as a seat sees it, or a bystander. */
export interface SceneRequest {
  do: "scene";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
}

export type Seat = number;

export type SeatAnswer = Status;

/** Sit down: from here on the conversation speaks for this seat alone, and is told of changes. */
export interface SeatRequest {
  do: "seat";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat. */
  seat?: number | null;
  /** what shows that it is the caller's, where that is asked. */
  token?: string;
}

/** A sentence about a step. */
export interface Sentence {
  /** the sentence. */
  text: string;
  /** ids of the elements of the scene that it speaks of. */
  elements?: string[];
}

/** What Game.tell returns, each as_json: what has its default is left out. */
export type Sentences = Sentence[];

/** A position is a share of the board, 0 to 1: x of the width, to the right; y of the height, down. */
export type Share = number;

/** What a seat has got. */
export interface Sheet {
  /** the seat. */
  seat: number;
  /** its place, from 1; 0 where it has none. */
  place?: number;
  /** what decides the game; null where there is no such number. */
  total?: number | null;
  /** its parts. */
  items?: Item[];
}

/** An argument that a kind of action takes. */
export interface Slot {
  /** what it is for. */
  name: string;
  /** what may stand there; `amount` for a whole number, `value` where it depends on the word. */
  type: string;
  /** whether it may stand several times; only the last one may. */
  many?: boolean;
}

/** What is distributed over several places, and may be told at once and in any order: `verb word=total word=total ...`. */
export interface Spread {
  /** the first word of the action. */
  verb: string;
  /** how many are to be distributed, all of them. */
  left: number;
  /** each place that the action names with its total, in the order of the menu; what lies there already counts. */
  shares: Portion[];
  /** as in `Choice`, of the whole distribution. */
  warning?: string;
  /** whether the whole distribution ends the turn of the seat. */
  ends_turn?: boolean;
}

/** Tokens of a people in an area. */
export interface Stack {
  kind: "stack";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** how many. */
  count: number;
  /** false once the people is in decline. */
  active?: boolean;
}

/** How a game stands for a seat; the answer to `new`, `load`, `status`, and of all that changes a game. */
export interface Status {
  /** the table. */
  table: string;
  /** id of the game. */
  game: string;
  /** how many. */
  seats: number;
  /** the seats that are awaited. */
  pending: number[];
  /** whether the game has ended. */
  over: boolean;
  /** how many steps the seat has come to see. */
  version: number;
  /** for `expect` and `since`. */
  cursor: string;
  /** the final table, once it is over. */
  result?: Record<string, unknown> | null;
  /** whether the change had been done before, under the same key. */
  repeated?: boolean;
  /** what a bot chose, where one did. */
  action?: string;
}

export type StatusAnswer = Status;

/** Ask how a game stands: who is awaited, whether it is over. */
export interface StatusRequest {
  do: "status";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

export interface Step {
  /** The number of the step, 0 for the set-up; null as long as others act at the same time. */
  step: number | null;
  /** Who acted; -1 for nobody. */
  seat: number;
  /** The action; null for the set-up, and where the reader may not know it. */
  action: string | null;
  events: GameEvent[];
  /** What is said of it, where that was asked for. */
  sentences?: Sentences;
}

export interface TellAnswer {
  step: number;
  sentences: Sentences;
}

/** Ask for the sentences about a step. */
export interface TellRequest {
  do: "tell";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** the number of the step, as news count them; the last one when null. */
  step?: number | null;
}

export interface TownsBegun {
  event: "begun";
  round: number;
}

export interface TownsChosen {
  event: "chosen";
  /** A resource. */
  resource: string;
  /** The card that takes its place. */
  after: string;
}

export interface TownsCleared {
  event: "cleared";
}

export interface TownsCompleted {
  event: "completed";
  seats: number[];
}

export interface TownsDealt {
  event: "dealt";
  /** The cards in play. */
  cards: string[];
  /** Hidden. */
  dealt: null;
}

/** An event of a game of towns. */
export type TownsEvent = KernelChance | KernelShuffled | KernelLeft | KernelEnded | TownsDealt | TownsKept | TownsPiled | TownsTurned | TownsChosen | TownsBegun | TownsNamed | TownsPlaced | TownsStacked | TownsNoted | TownsUsed | TownsStood | TownsTaken | TownsMoved | TownsHid | TownsCompleted | TownsCleared;

export interface TownsHid {
  event: "hid";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  key: string;
  /** Hidden. */
  value: null;
  /** From what was chosen. */
  values: string[];
}

export interface TownsKept {
  event: "kept";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Hidden. */
  card: null;
}

export interface TownsMoved {
  event: "moved";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Name of a square, such as `b3`. */
  square: string;
  /** Name of a square, such as `b3`. */
  target: string;
}

export interface TownsNamed {
  event: "named";
  /** A resource. */
  resource: string;
  /** A seat from 0; -1 for nobody. */
  seat: number;
}

export interface TownsNoted {
  event: "noted";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  key: string;
  /** Plain data; null where the note goes. */
  value: unknown;
}

export interface TownsPiled {
  event: "piled";
  /** Hidden. */
  deck: null;
  /** Hidden. */
  buried: null;
  discard: string[];
  display: string[];
}

export interface TownsPlaced {
  event: "placed";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** A resource. */
  resource: string;
  /** Name of a square, such as `b3`. */
  square: string;
}

export interface TownsStacked {
  event: "stacked";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Name of a square, such as `b3`. */
  square: string;
  /** What lies on it. */
  lying: string[];
}

export interface TownsStood {
  event: "stood";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Id of a card. */
  card: string;
  /** Name of a square, such as `b3`. */
  square: string;
  /** `built`, or how else it came. */
  how: string;
}

export interface TownsTaken {
  event: "taken";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Name of a square, such as `b3`. */
  square: string;
}

export interface TownsTurned {
  event: "turned";
  /** A resource. */
  resource: string;
}

export interface TownsUsed {
  event: "used";
  /** A seat from 0; -1 for nobody. */
  seat: number;
  /** Numbers of squares, row by row from 0. */
  squares: number[];
}

/** How far something has come, such as the rounds. */
export interface Track {
  kind: "track";
  /** stays the same as long as the thing is there. */
  id: string;
  /** what it is called. */
  label: string;
  /** id of the element that it lies in or belongs to; "" for the table itself. */
  at?: string;
  /** the seat whose it is, or left out. */
  owner?: number;
  /** what `Game.about` is asked for to tell more; "" when there is nothing to tell. */
  about?: string;
  /** whether a legal action of the viewer speaks of it. */
  target?: boolean;
  /** where it stands. */
  value: number;
  /** where it ends; 0 where nobody knows. */
  of?: number;
}

export type UndoAnswer = Status;

/** Take back the last step of the seat; without a seat, the last step of all. */
export interface UndoRequest {
  do: "undo";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** a name that the caller gives to this change: sent again, it is answered again and not done twice. */
  key?: string;
  /** the cursor of the position that the caller means; refused as `stale` when the seat has come to see more. */
  expect?: string;
}

/** An argument of an action. */
export interface Value {
  /** what it is for, such as `region`. */
  name: string;
  /** the word, or the whole number of an amount. */
  value: string | number;
  /** what stands there, such as `region`, `way`, `amount`; not needed in what is sent. */
  type?: string;
}

/** What a seat may see. */
export interface View {
  game: Id;
  edition: string;
  options: Record<string, boolean | number | string>;
  /** Whose view it is; null for a bystander. */
  seat: Seat | null;
  /** Seats that are awaited. */
  pending: Seat[];
  /** Seats that may take back an answer. */
  revisable: Seat[];
  /** What is asked: its kind, its prompt in English, and what else it shows; null once the game is over. */
  decision: {
    kind: string;
    prompt: string;
    [name: string]: unknown;
  } | null;
  /** What the seat may do now, as texts. */
  legal: string[];
  /** Names of the regions or squares, by the numbers that the state has for them; actions and the decision name them so. */
  names: string[];
  state: OpenState;
}

export interface ViewAnswer {
  view: View;
}

/** Ask for the facts that a seat may see, or a bystander. */
export interface ViewRequest {
  do: "view";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
}

export type WatchAnswer = Status;

/** Watch: from here on the conversation sees what everybody sees, and is told of changes. */
export interface WatchRequest {
  do: "watch";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
}

/** The answer to `hello`. */
export interface Welcome {
  /** the number of the protocol. */
  protocol: number;
  /** the version of swcore. */
  swcore: string;
  /** the languages that texts come in. */
  languages: string[];
}

/** What Why.as_json returns: what has its default is left out. */
export interface Why {
  /** its text. */
  action: string;
  /** whether it may be done now. */
  legal: boolean;
  /** why not; empty when it is legal. */
  reasons?: Reason[];
  /** the parts of the number behind it. */
  parts?: Reason[];
  /** what it does, where it is legal. */
  label?: string;
}

export type WhyAnswer = Why;

/** Ask why an action is not legal, or for the parts of the number behind it. */
export interface WhyRequest {
  do: "why";
  /** comes back with the answer; a whole number or a text. */
  id?: string | number | null;
  /** the language of the texts; that of the conversation when "". */
  lang?: string;
  /** its table; the one that the conversation used last when "". */
  table?: string;
  /** the seat, from 0; when null the one that the conversation sits on, else as each request says. */
  seat?: number | null;
  /** its text, or the action as data. */
  action: string | ActionForm;
}

/** A terrain or symbol is 1 to 32 small letters, digits or '_' and starts with a letter. */
export type Word = string;

/** Why there is no answer. */
export interface Wrong {
  /** for programs; docs/reference/errors.md lists them. */
  code: string;
  /** the sentence, in the language of the request. */
  text: string;
  /** what would be right, or "". */
  hint?: string;
  /** what the sentence speaks of, as data. */
  params?: Record<string, unknown>;
}

/** What is asked, by what stands in `do`. */
export interface Requests {
  about: AboutRequest;
  act: ActRequest;
  actions: ActionsRequest;
  analyse: AnalyseRequest;
  board: BoardRequest;
  bot: BotRequest;
  close: CloseRequest;
  complete: CompleteRequest;
  ending: EndingRequest;
  forecast: ForecastRequest;
  games: GamesRequest;
  guide: GuideRequest;
  hello: HelloRequest;
  load: LoadRequest;
  looks: LooksRequest;
  menu: MenuRequest;
  new: NewRequest;
  news: NewsRequest;
  preview: PreviewRequest;
  redo: RedoRequest;
  resign: ResignRequest;
  rules: RulesRequest;
  save: SaveRequest;
  scene: SceneRequest;
  seat: SeatRequest;
  status: StatusRequest;
  tell: TellRequest;
  undo: UndoRequest;
  view: ViewRequest;
  watch: WatchRequest;
  why: WhyRequest;
}

/** What an answer holds, by what stood in `do`. */
export interface Answers {
  about: AboutAnswer;
  act: ActAnswer;
  actions: ActionsAnswer;
  analyse: AnalyseAnswer;
  board: BoardAnswer;
  bot: BotAnswer;
  close: CloseAnswer;
  complete: CompleteAnswer;
  ending: EndingAnswer;
  forecast: ForecastAnswer;
  games: GamesAnswer;
  guide: GuideAnswer;
  hello: HelloAnswer;
  load: LoadAnswer;
  looks: LooksAnswer;
  menu: MenuAnswer;
  new: NewAnswer;
  news: NewsAnswer;
  preview: PreviewAnswer;
  redo: RedoAnswer;
  resign: ResignAnswer;
  rules: RulesAnswer;
  save: SaveAnswer;
  scene: SceneAnswer;
  seat: SeatAnswer;
  status: StatusAnswer;
  tell: TellAnswer;
  undo: UndoAnswer;
  view: ViewAnswer;
  watch: WatchAnswer;
  why: WhyAnswer;
}
