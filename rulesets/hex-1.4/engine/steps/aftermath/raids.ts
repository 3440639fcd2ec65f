import type { Cell } from '../../../../kit/grid.js'
import type { Dice } from '../../../../kit/dice.js'
import type { PieceId, SeatId } from '../../../../kit/ids.js'
import type { Conflict } from '../../model/battle.js'
import { hexAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { reconReport, sabotageSeen } from '../../fog/learn.js'
import { must } from '../../model/initial.js'
import { closedHexes } from '../../model/reserved.js'
import { contextOf } from '../../model/rulesContext.js'
import type { Force, State } from '../../model/state.js'
import { explore } from '../features.js'
import { yieldOf } from '../income.js'
import { append, type Played } from '../played.js'
import { hasRoom } from './retreats.js'
import { nearestOwn, needsRoll, playRecon } from '../recon.js'

export type Raid = Extract<Conflict, { readonly kind: 'raid' }>

/** Raids that were carried out: where nobody was to be attacked there was none (HX-275). */
export const raidsOf = ({ conflicts }: Pick<State, 'conflicts'>): readonly Raid[] =>
  conflicts.filter((conflict): conflict is Raid => conflict.kind === 'raid' && conflict.closed && conflict.won !== null)

/** Where a recon force may or must go after its fight, and why. */
export interface FallBack {
  readonly force: Force
  readonly why: 'lost-raid' | 'won-raid' | 'won-meeting'
  readonly to: readonly Cell[]
  /** Null: without a word it stays. */
  readonly usual: Cell | null
}

/** HX-274: own hexes first, then those without owner, then enemies'; lowest V, then H. */
const byLikeness = (state: State, seat: SeatId, cells: readonly Cell[]): readonly Cell[] => {
  const rank = (cell: Cell): number => {
    const { owner } = hexAt(state, cell)
    return owner === seat ? 0 : owner === null ? 1 : 2
  }
  return [...cells].sort((a, b) => rank(a) - rank(b) || a - b)
}

/** HX-044: where one's own forces leave room; wherever it can where they leave none, since nobody stays after a defeat. */
const roomy = (state: State, force: Force): readonly Cell[] => {
  const around = contextOf(state)
    .neighbours(force.at)
    .filter((cell) => !closedHexes(state).has(cell))
  const free = around.filter((cell) => hasRoom(state, force, cell))
  return free.length > 0 ? free : around
}

const afterRaid = (state: State, raid: Raid, force: Force): FallBack | null => {
  const around = byLikeness(state, force.seat, roomy(state, force))
  if (raid.won !== true) return { force, why: 'lost-raid', to: around, usual: around[0] ?? null }
  const home = nearestOwn(state, force.seat, force.at)
  if (home === null || home === force.at || !hasRoom(state, force, home)) return null
  const wanted = state.memory.missions.some((mission) => mission.force === force.id && mission.goHome)
  return { force, why: 'won-raid', to: [home], usual: wanted ? home : null }
}

const standing = (state: State, id: PieceId): Force | undefined => state.forces.find((force) => force.id === id)

/** HX-248: the winner of a meeting may go one hex on. */
const afterMeetings = (state: State): readonly FallBack[] =>
  state.conflicts.flatMap((conflict) => {
    if (conflict.kind !== 'meeting' || !conflict.closed) return []
    return conflict.forces.flatMap((id): readonly FallBack[] => {
      const force = standing(state, id)
      const won = state.battles.some(
        ({ kind, at, result, sides }) =>
          kind === 'RECON' &&
          at === conflict.at &&
          result?.winner === force?.seat &&
          sides.some((side) => side.force === id),
      )
      return force && won
        ? [
            {
              force,
              why: 'won-meeting',
              to: [...roomy(state, force)].sort((a, b) => a - b),
              usual: null,
            },
          ]
        : []
    })
  })

/** Every recon force that goes somewhere after the fights, in the order in which they were fought; after a raid it goes as the raid says. */
export const fallBacks = (state: State): readonly FallBack[] => {
  const raided = raidsOf(state).flatMap((raid) => {
    const force = standing(state, raid.force)
    const found = force ? afterRaid(state, raid, force) : null
    return found ? [found] : []
  })
  const raiders = new Set(raidsOf(state).map(({ force }) => force))
  return [...raided, ...afterMeetings(state).filter(({ force }) => !raiders.has(force.id))]
}

/** HX-158, HX-277. */
const isImmune = (target: NonNullable<Raid['target']>): boolean =>
  target === 'FORTRESS' || target === 'ABANDONED_FORTRESS'

/** HX-273, HX-277, HX-278: `before` is the state in which the raids were fought: whose hex it was then. */
const effect = (state: State, before: State, { at, force, seat, target }: Raid): readonly HexEvent[] => {
  const hex = hexAt(state, at)
  const victim = hexAt(before, at).owner
  if (victim === null) return []
  if (target === null) {
    // Two raids on one hex: the first takes all
    if (hex.raider !== null) return [{ kind: 'raidIdle', at, force, seat, seenBy: [seat] }]
    return [{ kind: 'hexRaided', at, seat, victim, amount: yieldOf(state, at), seenBy: [seat, victim] }]
  }
  const there = [...hex.facilities, ...hex.resources].some((name) => name === target)
  return there && !isImmune(target)
    ? [{ kind: 'hexSabotaged', at, seat, victim, target, seenBy: [seat, victim] }]
    : [{ kind: 'sabotageIdle', at, seat, target, seenBy: [seat] }]
}

const settled = (played: Played, before: State, raid: Raid): Played => {
  if (raid.won !== true) return played
  const done = append(played, effect(played.state, before, raid))
  return raid.target === null ? done : append(done, sabotageSeen(done.state, raid.seat, raid.at))
}

/** HX-242, HX-274, HX-248: the throw that going there takes, and whether it lives. */
const pursued = (played: Played, { force, why }: FallBack, to: Cell, dice: Dice, told: readonly SeatId[]): Played => {
  if (why === 'lost-raid') return playRecon(played, force.id, to, dice, { why: 'fallBack', minus: 1, told })
  return why === 'won-meeting' && needsRoll(played.state, force, to)
    ? playRecon(played, force.id, to, dice, { why: 'advance' })
    : played
}

/** A beaten raider rolls wherever he goes; a meeting's winner only where the hex asks for it; a won raid draws no pursuit. */
const go = (played: Played, found: FallBack, to: Cell, dice: Dice, told: readonly SeatId[]): Played => {
  const { id: force, seat, at: from } = found.force
  const moved = append(played, [{ kind: 'fallenBack', force, seat, from, to, why: found.why, seenBy: [seat] }])
  const arrived = pursued(moved, found, to, dice, told)
  if (!standing(arrived.state, force)) return arrived
  const known = explore(arrived, force, to, dice)
  const own = hexAt(known.state, to).owner === seat
  return own ? known : append(known, reconReport(known.state, seat, to))
}

/** HX-278, HX-274: effects of raids in the order in which they were fought, then where their recon forces go. */
export const raids = (played: Played, before: State, wishes: ReadonlyMap<PieceId, Cell>, dice: Dice): Played => {
  const done = raidsOf(before).reduce((now, raid) => settled(now, before, raid), played)
  return fallBacks(done.state).reduce((now, found) => {
    const force = standing(now.state, found.force.id)
    const wish = wishes.get(found.force.id)
    const to = wish !== undefined && found.to.includes(wish) ? wish : found.usual
    if (!force || to === null) return now
    const raid = raidsOf(before).find((entry) => entry.force === force.id)
    const victim = raid ? must(before.hexes[raid.at], 'raided hex').owner : null
    return go(now, { ...found, force }, to, dice, victim === null ? [] : [victim])
  }, done)
}
