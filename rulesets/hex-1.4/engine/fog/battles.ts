import type { SeatId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Battle, BattleResult, Fighter, Raid } from '../model/battle.js'
import { forcesAt, hexAt } from '../model/control.js'
import { missionsOf, missionTitle } from '../data/missions.js'
import { contextOf } from '../model/rulesContext.js'
import { sharedOf } from '../orderValidation/battle.js'
import type { ResultOrder } from '../model/orders.js'
import type { State } from '../model/state.js'
import { garrisonsOf, queueAsks } from '../fights/queues.js'
import { isRaid } from '../fights/raid.js'
import { defendersOf, termsOf } from '../fights/terms.js'
import type { BattleView, FighterView, QueueView, RaidView, WordView } from '../view/view.js'

/** `seat` looks; null is one who sees all. */
interface Look {
  readonly state: State
  readonly battle: Battle
  readonly seat: SeatId | null
}

const isOwn = ({ seat }: Look, of: SeatId): boolean => seat === null || seat === of

/** HX-505: the opposing army with its list; which force it is stays its player's. */
const fighterView = (look: Look, fighter: Fighter): FighterView => {
  const own = isOwn(look, fighter.seat)
  return {
    seat: fighter.seat,
    force: own ? fighter.force : null,
    class: fighter.class,
    points: fighter.points,
    unitCount: fighter.units,
    units: fighter.roster.map(({ id, name, models, alive }) => ({ id: own ? id : null, name, models, alive })),
    from: fighter.from === null ? null : contextOf(look.state).name(fighter.from),
    strikes: fighter.strikes,
    transporters: fighter.transporters,
    intel: fighter.intel,
    freeHeavySupport: fighter.freeHeavySupport,
  }
}

/** What the other side filed, while it waits to be confirmed: the shared part alone. */
const filedOf = ({ state, battle, seat }: Look): BattleView['filed'] => {
  if (seat === null || battle.step !== 'confirm') return null
  const sheet = battle.filed[battle.sides[0].seat === seat ? 1 : 0]
  return sheet && sharedOf(sheet, termsOf(state, battle, seat))
}

const sheetOf = ({ winner, degree, left, destroyed = {}, withdrew, units }: ResultOrder): Json => ({
  ...{ winner, degree, left, destroyed },
  ...(withdrew === undefined ? {} : { withdrew }),
  units: units.map(({ unit, lost, fled, fleeing, kills }) => ({ unit, lost, fled, fleeing, kills })),
})

/** One's own sheet, word for word; both for one who sees all. */
const ownSheets = ({ battle, seat }: Look): Json => {
  const sheets = battle.sides.map((_, side) => {
    const sheet = battle.filed[side]
    return sheet ? sheetOf(sheet) : null
  })
  return seat === null ? sheets : (sheets[battle.sides[0].seat === seat ? 0 : 1] ?? null)
}

/** The result with one's own units alone; those of both for one who sees all. */
const resultOf = (look: Look, result: BattleResult): BattleView['result'] => ({
  winner: result.winner,
  degree: result.degree,
  left: result.left,
  ...(result.destroyed === undefined ? {} : { destroyed: result.destroyed }),
  ...(result.withdrew === undefined ? {} : { withdrew: result.withdrew }),
  how: result.how,
  rollOff: result.rollOff,
  unplayed: result.unplayed ?? null,
  units: look.battle.sides.flatMap((side, index) => (isOwn(look, side.seat) ? (result.units[index] ?? []) : [])),
  reason: result.reason,
})

const battleView = (look: Look): BattleView => {
  const { state, battle, seat } = look
  return {
    id: battle.id,
    turn: state.turn,
    kind: battle.kind,
    at: contextOf(state).name(battle.at),
    sides: battle.sides.map((fighter) => fighterView(look, fighter)),
    attacker: battle.attacker,
    chooser: battle.chooser,
    firstTurn: battle.firstTurn,
    zone: battle.zone,
    deploysFirst: battle.deploysFirst,
    mission: battle.mission,
    missionTitle: battle.missionTitle,
    missions: (battle.mission === null ? missionsOf(battle.kind) : []).map((id) => ({
      ...{ id, title: missionTitle(state.missionNames, id) },
    })),
    perimeter: battle.perimeter,
    tankFactory: battle.tankFactory,
    target: battle.target,
    hazards: battle.hazards,
    terrain: battle.terrain,
    step: battle.step,
    defenders: seat === null ? [] : defendersOf(state, battle, seat),
    filed: filedOf(look),
    own: ownSheets(look),
    result: battle.result && resultOf(look, battle.result),
  }
}

/** The fights of a seat, or all of them, in the order in which they came up. */
export const battlesOf = (state: State, seat: SeatId | null): readonly BattleView[] =>
  state.battles
    .filter(({ sides }) => seat === null || sides.some((side) => side.seat === seat))
    .map((battle) => battleView({ state, battle, seat }))

/** Orders of armies, and of hexes, that a seat is asked for now. */
export const queuesOf = (state: State, seat: SeatId | null): readonly QueueView[] => {
  const { name } = contextOf(state)
  const garrisons = garrisonsOf(state.conflicts)
  return queueAsks(state)
    .filter((ask) => seat === null || ask.seat === seat)
    .map((ask): QueueView => {
      const contest = state.conflicts.find(({ kind, at }) => kind === 'contest' && at === ask.at)
      const side = contest?.kind === 'contest' ? contest.sides.find((one) => one.seat === ask.seat) : undefined
      const hexes = garrisons.find(({ from, seat: of }) => from === ask.at && of === ask.seat)?.hexes ?? []
      return {
        seat: ask.seat,
        at: name(ask.at),
        armies: side?.queue.map(({ force }) => force) ?? [],
        hexes: hexes.map(name),
      }
    })
}

/** Raids on hexes of a seat that hold no troops. */
export const raidsOf = (state: State, seat: SeatId | null): readonly RaidView[] =>
  state.conflicts
    .filter((conflict): conflict is Raid => conflict.kind === 'raid' && conflict.asks && !conflict.closed)
    .flatMap(({ id, at, seat: by }): readonly RaidView[] => {
      const { owner } = hexAt(state, at)
      if (seat !== null && owner !== seat) return []
      const defenders = forcesAt(state, at).flatMap(({ id, points, seat: of }) =>
        of === owner && points > 0 ? [id] : [],
      )
      return [{ id, at: contextOf(state).name(at), by, defenders }]
    })

/** HX-301: shown by consent of both sides, while their third player is asked: neither hex nor army. */
export const wordsFor = (state: State, witness: SeatId): readonly WordView[] =>
  state.battles
    .flatMap((battle): readonly WordView[] => {
      const { step, word, sides, filed, missionTitle: title } = battle
      if (step !== 'word' || battle.witness !== witness || !word) return []
      const reports = sides.flatMap(({ seat }, side) => {
        const sheet = filed[side]
        const said = sheet && sharedOf(sheet, termsOf(state, battle, seat))
        return said ? [{ seat, ...said }] : []
      })
      const fighters = sides.map(({ seat, points }) => ({ seat, points }))
      return [{ id: word, raid: isRaid(battle), missionTitle: title, sides: fighters, reports }]
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
