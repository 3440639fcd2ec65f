import type { Cell } from '../../../../kit/grid.js'
import { token, type PieceId, type SeatId, type Token } from '../../../../kit/ids.js'
import type { Battle, Fighter } from '../../model/battle.js'
import type { BattleKind } from '../../data/missions.js'
import { forceOf, hexAt } from '../../model/control.js'
import { fixedMission, missionTitle } from '../../data/missions.js'
import type { HexEvent } from '../../events/events.js'
import { contextOf } from '../../model/rulesContext.js'
import { unitsAlive, type Unit } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { isRaid } from '../../fights/raid.js'
import { ofBattle, seatsOf } from './fight.js'

/** Models that earlier fights of this turn have cost: they return in Post-Battle at the earliest (HX-296). */
const afterLosses = ({ battles }: Pick<State, 'battles'>, { units }: Force): readonly Unit[] =>
  units.map((unit) => {
    const gone = battles
      .flatMap(({ result }) => result?.units ?? [])
      .flat()
      .filter((report) => report.unit === unit.id)
      .reduce((sum, { lost, fled }) => sum + lost + fled, 0)
    return gone === 0 ? unit : { ...unit, alive: Math.max(0, unit.alive - gone) }
  })

export const fighterOf = (state: State, id: PieceId, from: Cell | null): Fighter => {
  const force = forceOf(state, id)
  const roster = afterLosses(state, force)
  return {
    ...{ seat: force.seat, force: id, class: force.class, from, points: force.points, roster },
    units: unitsAlive({ units: roster, unitCount: force.unitCount }),
    ...{ strikes: 0, transporters: 0, intel: false, freeHeavySupport: 0 },
  }
}

/** A name that both sides may see: the hex, the two players, and a number among the fights between them there. */
const nameOf = (state: State, at: Cell, [a, b]: readonly [SeatId, SeatId]): Token => {
  const between = state.battles.filter(
    (battle) => battle.at === at && !isRaid(battle) && seatsOf(battle).includes(a) && seatsOf(battle).includes(b),
  )
  const hex = contextOf(state).name(at).replace('/', '.')
  return token(`b${String(state.turn)}-${hex}-${[a, b].sort().join('-')}-${String(between.length + 1)}`)
}

export interface Opening {
  readonly conflict: number
  readonly kind: BattleKind
  readonly at: Cell
  readonly attacker: SeatId | null
  /** The attacker first; seat order where nobody attacks. */
  readonly fighters: readonly [Fighter, Fighter]
  /** Of a raid: its name, and what it is to destroy. */
  readonly id?: Token
  readonly target?: Battle['target']
}

/** A fight as it is announced: who chooses, begins, picks his zone (HX-146, HX-272, HX-293), as far as it is settled before anybody prepares. */
const battleOf = (state: State, { conflict, kind, at, attacker, fighters, id, target = null }: Opening): Battle => {
  const [first, second] = fighters
  const hex = hexAt(state, at)
  const hexName = contextOf(state).name(at)
  const raid = isRaid({ kind })
  const defender = attacker === null ? null : attacker === first.seat ? second.seat : first.seat
  const own = defender !== null && hex.owner === defender
  const mission = fixedMission(kind)
  const perimeter = kind === 'BATTLE' && own && hex.facilities.includes('DEFENSE_PERIMETER')
  return {
    id: id ?? nameOf(state, at, [first.seat, second.seat]),
    key: raid ? `${hexName}:raid:${first.force}` : `${hexName}:${first.force}-${second.force}`,
    ...{ conflict, round: 0, kind, at, sides: fighters, attacker, target, perimeter },
    tankFactory: own && hex.facilities.includes('TANK_FACTORY'),
    chooser: perimeter ? defender : attacker,
    firstTurn: attacker,
    zone: defender,
    deploysFirst: raid ? defender : null,
    ...{ mission, missionTitle: mission === null ? null : missionTitle(state.missionNames, mission) },
    hazards: hex.hazards,
    ...{ terrain: [], step: 'prepare', advice: false, filed: [null, null], result: null },
  }
}

export const opened = (state: State, opening: Opening): HexEvent => {
  const battle = battleOf(state, opening)
  return { kind: 'battleOpened', ...ofBattle(battle), opened: battle, seenBy: seatsOf(battle) }
}
