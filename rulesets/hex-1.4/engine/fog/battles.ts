import type { SeatId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Battle, BattleResult, Fighter } from '../battle.js'
import { lawsOf } from '../laws.js'
import type { ResultOrder, SharedResult } from '../orders.js'
import type { State } from '../state.js'
import type { BattleView, FighterView } from '../view.js'

/** `seat` looks; null is one who sees all. */
interface Look {
  readonly state: State
  readonly battle: Battle
  readonly seat: SeatId | null
}

const isOwn = ({ seat }: Look, of: SeatId): boolean => seat === null || seat === of

/** HX-505: the opposing army with its list; which force it is stays its player's. */
const fighterView = (look: Look, fighter: Fighter): FighterView => ({
  seat: fighter.seat,
  force: isOwn(look, fighter.seat) ? fighter.force : null,
  class: fighter.class,
  points: fighter.points,
  unitCount: fighter.units,
  units: fighter.roster.map(({ name, models, alive }) => ({ name, models, alive })),
  from: fighter.from === null ? null : lawsOf(look.state).name(fighter.from),
  strikes: fighter.strikes,
  transporters: fighter.transporters,
  intel: fighter.intel,
  freeHeavySupport: fighter.freeHeavySupport,
})

const otherThan = ({ sides: [first, second] }: Battle, seat: SeatId): SeatId =>
  first.seat === seat ? second.seat : first.seat

/** The part of a sheet that the other side is asked to confirm. */
export const sharedOf = (battle: Battle, { winner, degree, left, withdrew }: ResultOrder): SharedResult => ({
  winner: winner ?? (withdrew === undefined ? 'draw' : otherThan(battle, withdrew)),
  degree,
  left,
  ...(withdrew === undefined ? {} : { withdrew }),
})

/** What the other side filed, while it waits to be confirmed. */
const filedOf = ({ battle, seat }: Look): SharedResult | null => {
  const index = battle.sides.findIndex((side) => side.seat !== seat)
  const sheet = battle.filed[index]
  return sheet && seat !== null && battle.step === 'confirm' ? sharedOf(battle, sheet) : null
}

/** One's own sheet, word for word. */
const ownSheet = ({ battle, seat }: Look): Json => {
  const index = battle.sides.findIndex((side) => side.seat === seat)
  const sheet = index < 0 ? null : battle.filed[index]
  if (!sheet) return null
  const units = sheet.units.map(({ unit, lost, fled, fleeing, kills }) => ({ unit, lost, fled, fleeing, kills }))
  return { winner: sheet.winner, degree: sheet.degree, left: sheet.left, withdrew: sheet.withdrew, units }
}

/** The result with one's own units alone; those of both for one who sees all. */
const resultOf = ({ battle, seat }: Look, result: BattleResult): BattleView['result'] => ({
  winner: result.winner,
  degree: result.degree,
  left: result.left,
  ...(result.withdrew === undefined ? {} : { withdrew: result.withdrew }),
  how: result.how,
  rollOff: result.rollOff,
  units: battle.sides.flatMap((side, index) =>
    seat === null || side.seat === seat ? (result.units[index] ?? []) : [],
  ),
  reason: result.reason,
})

const battleView = (look: Look): BattleView => {
  const { state, battle } = look
  return {
    id: battle.id,
    turn: state.turn,
    kind: battle.kind,
    at: lawsOf(state).name(battle.at),
    sides: battle.sides.map((fighter) => fighterView(look, fighter)),
    attacker: battle.attacker,
    chooser: battle.chooser,
    firstTurn: battle.firstTurn,
    zone: battle.zone,
    deploysFirst: battle.deploysFirst,
    mission: battle.mission,
    missions: [],
    perimeter: battle.perimeter,
    tankFactory: battle.tankFactory,
    target: battle.target,
    hazards: battle.hazards,
    terrain: battle.terrain,
    step: battle.step,
    defenders: [],
    filed: filedOf(look),
    own: ownSheet(look),
    result: battle.result && resultOf(look, battle.result),
  }
}

/** The fights of a seat, or all of them, in the order in which they came up. */
export const battlesOf = (state: State, seat: SeatId | null): readonly BattleView[] =>
  state.battles
    .filter(({ sides }) => seat === null || sides.some((side) => side.seat === seat))
    .map((battle) => battleView({ state, battle, seat }))
