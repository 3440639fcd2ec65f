import { ruleId, type PieceId } from '../../../../kit/ids.js'
import type { Conflict, Contest, Meeting, Raid } from '../../model/battle.js'
import { forcesAt, groundAt, hexAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { fightersFor } from '../../fog/sight.js'
import { seatOrder } from '../../model/rulesContext.js'
import { byText } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { nextFight } from './ladder.js'
import { fighterOf, opened } from './open.js'

export const changed = (index: number, conflict: Conflict): HexEvent => ({
  kind: 'conflictChanged',
  index,
  conflict,
  seenBy: 'referee',
})

/** Forces that a conflict may cost something. */
const forcesIn = (state: State, conflict: Conflict): readonly PieceId[] => {
  switch (conflict.kind) {
    case 'meeting':
      return conflict.forces
    case 'raid': {
      const { owner } = hexAt(state, conflict.at)
      const own = forcesAt(state, conflict.at).filter(({ seat }) => seat === owner)
      return [conflict.force, ...own.map(({ id }) => id)]
    }
    case 'contest':
      return conflict.sides.flatMap(({ queue }) => queue.map(({ force }) => force))
  }
}

const settled = (conflict: Conflict): boolean => conflict.closed || (conflict.kind === 'contest' && conflict.carried)

/** Conflicts that share a hex or a force are settled in their order; the others side by side. */
const waits = (state: State, index: number, conflict: Conflict): boolean => {
  if (conflict.kind === 'contest' && conflict.awaits.length > 0) return true
  const own = forcesIn(state, conflict)
  return state.conflicts.some(
    (other, at) =>
      at < index &&
      !settled(other) &&
      (other.at === conflict.at || forcesIn(state, other).some((force) => own.includes(force))),
  )
}

/** HX-247: the lowest two that oppose each other. */
const meetingNext = (state: State, index: number, meeting: Meeting): readonly HexEvent[] => {
  const left = meeting.forces.flatMap((id) =>
    state.forces.filter((force) => force.id === id && force.at === meeting.at && force.points > 0),
  )
  const [first] = left
  const second = left.find(({ seat }) => seat !== first?.seat)
  if (!first || !second) return [changed(index, { ...meeting, closed: true })]
  const inSeats = seatOrder(state.seats)
  const [a, b] = inSeats(first.seat, second.seat) < 0 ? [first, second] : [second, first]
  const fighters = [fighterOf(state, a.id, null), fighterOf(state, b.id, null)] as const
  return [opened(state, { conflict: index, kind: 'RECON', at: meeting.at, attacker: null, fighters })]
}

/** HX-279: the occupation force, else the largest conquest force. */
const usualDefender = (forces: readonly Force[]): Force | null => {
  const rank = ({ class: kind }: Force): number => (kind === 'OF' ? 0 : 1)
  return [...forces].sort((a, b) => rank(a) - rank(b) || b.points - a.points || byText(a.id, b.id))[0] ?? null
}

export const raidOpened = (state: State, index: number, raid: Raid, defender: PieceId): readonly HexEvent[] => {
  const fighters = [fighterOf(state, raid.force, null), fighterOf(state, defender, null)] as const
  const { id, at, seat, target } = raid
  const kind = target === null ? 'RAID' : 'SABOTAGE'
  return [opened(state, { conflict: index, kind, at, attacker: seat, fighters, id, target })]
}

const toNothing = ({ seat, force }: Raid, rule: string, code: string): HexEvent => ({
  ...{ kind: 'moveVoid', seat, force, code, rule: ruleId(rule) },
  seenBy: [seat],
})

/** HX-275: nobody met it. */
export const raidUnopposed = (index: number, raid: Raid): readonly HexEvent[] => {
  const { seat, force, at } = raid
  return [
    { kind: 'raidUnopposed', seat, force, at, seenBy: [seat] },
    changed(index, { ...raid, asks: false, closed: true, won: true }),
  ]
}

const raidNext = (state: State, index: number, raid: Raid): readonly HexEvent[] => {
  const gone = changed(index, { ...raid, closed: true })
  const here = state.forces.some(({ id, at, points }) => id === raid.force && at === raid.at && points > 0)
  const { owner } = hexAt(state, raid.at)
  if (!here) return [gone]
  if (owner === null || owner === raid.seat) return [toNothing(raid, 'HX-270', 'not-enemy'), gone]
  const defender = usualDefender(groundAt(state, raid.at).filter(({ points, seat }) => seat === owner && points > 0))
  if (defender) return raidOpened(state, index, raid, defender.id)
  if (state.settings['raid.empty_hex'] === 'not_allowed') return [toNothing(raid, 'HX-275', 'empty'), gone]
  // Asked whether or not he has a recon force there, so that the wait tells the raider nothing
  return [changed(index, { ...raid, asks: true })]
}

const contestNext = (state: State, index: number, contest: Contest): readonly HexEvent[] => {
  const next = nextFight(state, contest)
  if (next.over) {
    const { winner } = next
    const closed = { kind: 'contestClosed', at: contest.at, winner, carried: false } as const
    const last = state.battles.filter(({ conflict }) => conflict === index).at(-1)
    const seenBy = fightersFor(state, contest, last)
    return [changed(index, { ...contest, closed: true, winner }), { ...closed, seenBy }]
  }
  const [a, b] = next.pair
  const fighters = [fighterOf(state, a.force, a.from), fighterOf(state, b.force, b.from)] as const
  const kind = next.attacker === null ? 'STANDARD' : 'BATTLE'
  return [opened(state, { conflict: index, kind, at: contest.at, attacker: next.attacker, fighters })]
}

const step = (state: State, index: number, conflict: Conflict): readonly HexEvent[] => {
  const busy = state.battles.some((battle) => battle.conflict === index && battle.step !== 'closed')
  if (settled(conflict) || busy || (conflict.kind === 'raid' && conflict.asks)) return []
  if (waits(state, index, conflict)) return []
  switch (conflict.kind) {
    case 'meeting':
      return meetingNext(state, index, conflict)
    case 'raid':
      return raidNext(state, index, conflict)
    case 'contest':
      return contestNext(state, index, conflict)
  }
}

/** Every fight that need not wait is opened, in the order of the conflicts; what needs none is settled at once. */
export const proceed = (played: Played): Played => {
  for (const [index, conflict] of played.state.conflicts.entries()) {
    const events = step(played.state, index, conflict)
    if (events.length > 0) return proceed(append(played, events))
  }
  return played
}
