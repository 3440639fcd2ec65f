import type { Ask, AskView, DeadlineClass, Sheets } from './asks.js'
import type { Corrections } from './corrections.js'
import type { Dice } from './dice.js'
import type { GameEvent } from './events.js'
import type { GroupId, RuleId, RulesetId, SeatId, Token } from './ids.js'
import type { Json } from './json.js'
import type { EventThrows } from './lineDice.js'
import type { MapTools } from './mapSpec.js'
import type { Sentences } from './messages.js'
import type { OrderDraft, OrderOption, OrderProblem, PathStep } from './orders.js'
import type { Paces, Presets } from './presets.js'
import type { Result } from './result.js'
import type { RuleText } from './ruleText.js'
import type { Sandbox } from './sandbox.js'
import type { Scenario } from './scenario.js'
import type { SettingOverrides, SettingsSpec, SettingValues } from './settings.js'
import type { TabletopSystem } from './system.js'
import type { Board, Fact, GameView, ReportLine, Viewer } from './view.js'

export type { Scenario }

/** Generates maps. The same players and seed always give the same scenario within an edition. */
export interface ScenarioGenerator {
  readonly id: string
  readonly title: string
  /** Two sentences for the person who chooses. */
  readonly about: string
  /** Numbers of players that it supports. */
  readonly players: readonly number[]
  make(players: number, seed: string): Scenario
}

/** A seat when the campaign opens. `choices` is the ruleset's own (army rules and the like). */
export interface SeatSetup {
  readonly seat: SeatId
  readonly title: string
  readonly subtitle: string
  readonly choices?: Json
  /** Its start is kept for somebody who joins later: only where the ruleset has late starts. */
  readonly reserved?: true
}

/**
 * Starts that are kept for people who join a running campaign. A reserved seat is asked nothing, counts for nothing and cannot lose; everybody knows where
 * it will start, and nobody else may go there. Whoever has not come by the last turn does not come at all, and the ground is open to all.
 */
export interface LateStart<State, Event extends GameEvent, Spec extends SettingsSpec = SettingsSpec> {
  /** The last turn at whose opening a reserved seat can still be admitted. */
  lastTurn(settings: SettingValues<Spec>): number
  /** What who is admitted at the opening of this turn is given for the turns that they missed: public, and stated before they join. */
  compensation(settings: SettingValues<Spec>, turn: number): readonly Fact[]
  /** A reserved seat begins: asked for in the state in which a turn, this one at the latest, has just opened. */
  admit(state: State, seat: SeatId, dice: Dice): readonly Event[]
}

export interface Outcome {
  readonly champion: SeatId | null
  readonly rule: RuleId
  readonly text: string
}

/** A battle that its sides fight on a table: what a battle desk is opened for. */
export interface TableBattle {
  /** The engine's own name for it, the same from its announcement to its end. Shown to nobody. */
  readonly id: string
  /** Each side, with what its view calls the battle (`DocumentHead.about` of its presentation). It is listed when every side may know of all the others. */
  readonly sides: readonly { readonly seat: SeatId; readonly about: Token }[]
}

/** A battle that a seat shows to somebody who may not see it otherwise. */
export interface ShownBattle<View extends GameView> {
  readonly seat: SeatId
  /** What the seat knows. */
  readonly view: View
  /** What its view calls the battle. */
  readonly about: Token
  /** The engine's own name for it. */
  readonly id: string
}

/** What the browser and the API use: it sees only a view, so it cannot leak. */
export interface Desk<Order, View extends GameView> {
  readOrder(draft: OrderDraft): Result<Order, OrderProblem>
  /** Empty if the list may be sealed as it is. */
  checkOrders(view: View, ask: AskView, orders: readonly Order[]): readonly OrderProblem[]
  orderOptions(view: View, ask: AskView): readonly OrderOption[]
  /** Worth knowing before these orders are sealed, but no obstacle: an army rule that another makes useless, a banner without orders. */
  warnings?(view: View, ask: AskView, orders: readonly Order[]): readonly OrderProblem[]
  /** What these orders spend and leave, shown while they are written: points available, points left. */
  budget?(view: View, ask: AskView, orders: readonly Order[]): readonly Fact[]
  /** How the path of an order that is being drawn may continue; `orders` are the others of the sheet. For options with `path`. */
  pathStep?(view: View, ask: AskView, draft: OrderDraft, orders: readonly Order[]): PathStep
  /** The bot: sees what a player sees. */
  suggest(view: View, ask: AskView, dice: Dice): readonly OrderDraft[]
  /** Every kind of order → JSON Schema of its `detail`, null where it has none: what tools are told. */
  readonly orderKinds?: Readonly<Record<string, Json>>
}

/** What only the referee, the tests and the account-less trial may open: it sees everything. */
export interface Engine<
  State,
  Order,
  Event extends GameEvent,
  View extends GameView,
  Spec extends SettingsSpec = SettingsSpec,
> {
  setUp(
    scenario: Scenario,
    settings: SettingValues<Spec>,
    seats: readonly SeatSetup[],
    dice: Dice,
    system: TabletopSystem,
  ): readonly Event[]
  /** The state before the first event. */
  readonly initial: State
  /** Who owes which answer now; empty when the campaign is over. */
  awaiting(state: State): readonly Ask[]
  /** Resolves one group of asks. */
  advance(state: State, group: GroupId, sheets: Sheets<Order>, dice: Dice, system: TabletopSystem): readonly Event[]
  /** Total, without dice or clock: `evolve(s, a ++ b) = evolve(evolve(s, a), b)`. */
  evolve(state: State, events: readonly Event[]): State
  outcome(state: State): Outcome | null
  /** Battles announced and not decided yet. Without it the ruleset's battles have no battle desk. */
  battles?(state: State): readonly TableBattle[]
  /** Turn and stage, which are public. */
  clock(state: State): { readonly turn: number; readonly stage: string }
  /** What one viewer may know, built from scratch. */
  viewFor(state: State, viewer: Viewer): View
  /**
   * What a facilitator who sees no secrets is shown: `known`, which is what all seats share, with these battles as the seats that show them see them, and nothing else
   * that those know. It is a facilitator's view, in which the questions about these battles can be answered. Without it they are shown none.
   */
  showBattles?(known: View, shown: readonly ShownBattle<View>[]): View
  /**
   * The throws that each event tells of, in the order of the events of one resolution; `before` is the state in which it began. Left out: its lines carry
   * no dice.
   */
  throwsOf?(before: State, events: readonly Event[]): readonly (readonly EventThrows[])[]
  /**
   * The places of the events of one resolution in the order in which their lines are told, each once: for events whose place among the others tells more than
   * their lines do. Left out: as they happened.
   */
  toldOrder?(events: readonly Event[]): readonly number[]
  /** The board is the viewer's own, `view.board`: it names the cells and can reveal nothing more. */
  reportFor(event: Event, viewer: Viewer, board: Board): ReportLine | null
}

/** A ruleset: data in, data out. It runs on the server, in the browser and in a test alike. */
export interface Ruleset<
  State,
  Order,
  Event extends GameEvent,
  View extends GameView,
  Spec extends SettingsSpec = SettingsSpec,
>
  extends Engine<State, Order, Event, View, Spec>, Desk<Order, View> {
  /** Equals the folder's name. */
  readonly id: RulesetId
  readonly title: string
  /** How it plays and what a turn takes, each in a sentence or two for the person who chooses. */
  readonly about?: { readonly play: string; readonly turn: string }
  /** Stored with every campaign and frozen: a fix that changes results is a new edition. */
  readonly edition: string
  /** The sentences of its report lines, by their code. */
  readonly report: Sentences
  /** Codes of the lines that tell that a battle is decided: where everybody is told of it, they are counted. Without it no such count is shown. */
  readonly battleLines?: readonly string[]
  /** What a seat is asked, by kind of ask and counted: `2 battles to report`. A kind without a sentence is called by the ask's title. */
  readonly toDo?: Readonly<Record<string, (gaps: { readonly count: number }) => string>>
  /** Stages in the order of the rulebook, with what to call them. */
  readonly stages: Readonly<Record<string, string>>
  readonly deadlines: readonly DeadlineClass[]
  readonly settings: Spec
  /** By id, in our words. A browser loads them when somebody asks why, not with the desk. */
  readonly rules: Readonly<Record<string, RuleText<Spec[number]['key']>>>
  readonly scenarios: readonly Scenario[]
  readonly generators?: readonly ScenarioGenerator[]
  /** What its scenario files may say. Without it nobody can draw maps of its own. */
  readonly maps?: MapTools
  /** Settings that go together, for groups that do not want to choose each. */
  readonly presets?: Presets<Spec>
  /** Lengths of its deadlines that go together. */
  readonly paces?: Paces
  /** What a server shows at its first start: a scenario for two, with settings under which its first turn opens immediately. */
  readonly demo?: { readonly scenario: string; readonly settings: SettingOverrides<Spec> }
  /** Without it no seat of its campaigns can be reserved. */
  readonly lateStart?: LateStart<State, Event, Spec>
  /** Without it nothing of its campaigns can be set right by hand. */
  readonly corrections?: Corrections<State, Event>
  /** Without it no turns of its campaigns can be planned ahead. */
  readonly sandbox?: Sandbox<State, View>
  /** A state of another edition of this ruleset as one of this; null: it is not taken over. Without it no campaign that began earlier can be moved to this edition. */
  upcast?(state: object, from: string): object | null
  /** Whether a sealed sheet may be replaced while its group is open; without it only the campaign's own choice counts. */
  allowsResubmission?(settings: SettingValues<Spec>): boolean
  /** Whether this sheet alone lets its group be resolved immediately; seats that have not sealed by then are silent, and their drafts are not sealed. */
  closesGroup?(ask: AskView, orders: readonly Order[]): boolean
}

/** A ruleset whose types are its own business: what the referee's registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- a registry of unlike rulesets has no common state type
export type AnyRuleset = Ruleset<any, any, any, any>
