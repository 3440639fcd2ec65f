import type { Cell } from '../../../../kit/grid.js'
import type { Dice } from '../../../../kit/dice.js'
import { token, type SeatId } from '../../../../kit/ids.js'
import type { Army, Conflict, Contest, Meeting, Raid, Side } from '../../model/battle.js'
import { forceOf, groundAt, hexAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { garrisonsOf } from '../../fights/queues.js'
import { contextOf, seatOrder } from '../../model/rulesContext.js'
import { byText } from '../../model/pieces.js'
import type { Force, Mission, State } from '../../model/state.js'
import { orderByDice, type Roller } from './order.js'
import { standsIn } from './ladder.js'

interface Made<Kind extends Conflict> {
  readonly conflicts: readonly Kind[]
  readonly events: readonly HexEvent[]
}

const none = { conflicts: [], events: [] }

const together = <Kind extends Conflict>(parts: readonly Made<Kind>[]): Made<Kind> =>
  parts.reduce<Made<Kind>>(
    (so, { conflicts, events }) => ({
      conflicts: [...so.conflicts, ...conflicts],
      events: [...so.events, ...events],
    }),
    none,
  )

const placeOf = (state: State, at: Cell) => ({ at, name: contextOf(state).name(at) })

/** HX-247: two fight; of three and more the lowest two first. */
const meetings = (state: State, dice: Dice): Made<Meeting> => {
  const inSeats = seatOrder(state.seats)
  const parts = [...state.memory.meetings]
    .sort((a, b) => a.at - b.at)
    .map(({ at, forces: ids }): Made<Meeting> => {
      const forces = ids
        .map((id) => forceOf(state, id))
        .sort((a, b) => inSeats(a.seat, b.seat) || byText(a.id, b.id))
        .map(({ id, seat }) => ({ seat, force: id }))
      const all = forces.map(({ seat }) => seat)
      const rollers = forces.length > 2 ? forces : []
      const { order, events } = orderByDice(dice, 'meeting', placeOf(state, at), rollers, () => all)
      const sorted = (rollers.length > 0 ? order : forces).map(({ force }) => force)
      return { conflicts: [{ kind: 'meeting', at, forces: sorted, closed: false }], events }
    })
  return together(parts)
}

type Raider = Roller & { readonly mission: Mission }

/** HX-273: raids of one hex in the order of dice, which nobody is shown: that there were any would tell a raider of another. */
const raids = (state: State, dice: Dice): Made<Raid> => {
  const inSeats = seatOrder(state.seats)
  const missions = state.memory.missions.filter(
    ({ force, order }) => order.kind !== 'ambush' && state.forces.some(({ id }) => id === force),
  )
  const cells = [...new Set(missions.map(({ at }) => at))].sort((a, b) => a - b)
  const parts = cells.map((at): Made<Raid> => {
    const place = placeOf(state, at)
    const raiders = missions
      .filter((mission) => mission.at === at)
      .map((mission): Raider => ({ seat: forceOf(state, mission.force).seat, force: mission.force, mission }))
      .sort((a, b) => inSeats(a.seat, b.seat) || byText(a.mission.force, b.mission.force))
    const { order, events } = orderByDice(dice, 'raid', place, raiders, () => 'referee')
    const numbers = new Map<SeatId, number>()
    const conflicts = order.map(({ seat, mission: { force, order: what } }): Raid => {
      const number = (numbers.get(seat) ?? 0) + 1
      numbers.set(seat, number)
      return {
        ...{ kind: 'raid', at, force, seat, asks: false, closed: false, won: null, fought: false },
        id: token(`r${String(state.turn)}-${place.name.replace('/', '.')}-${seat}-${String(number)}`),
        target: what.kind === 'sabotage' ? what.target : null,
      }
    })
    return { conflicts, events }
  })
  return together(parts)
}

const byPoints = (a: Force, b: Force): number => b.points - a.points || byText(a.id, b.id)

const army = ({ id }: Force): Army => ({ force: id, from: null })

/** HX-296: whoever is at home lets his occupation force fight first; garrisons come last, the lowest hex first. */
const queueOf = (state: State, at: Cell, seat: SeatId, home: boolean): readonly Army[] => {
  const own = groundAt(state, at).filter((force) => force.seat === seat)
  const first = own.filter((force) => home && force.class === 'OF').sort(byPoints)
  const rest = own.filter((force) => !first.includes(force)).sort(byPoints)
  const garrisons = state.memory.reactions
    .filter((reaction) => reaction.at === at)
    .map(({ force }) => forceOf(state, force))
    .filter((force) => force.seat === seat)
    .sort((a, b) => a.at - b.at || byText(a.id, b.id))
  return [...first.map(army), ...rest.map(army), ...garrisons.map((force) => ({ force: force.id, from: force.at }))]
}

/** HX-295: who stood there when the others came, or whose garrison steps in where nobody stood. */
const homeOf = (state: State, at: Cell, seats: readonly SeatId[]): SeatId | null => {
  const before = (state.memory.homes[String(at)] ?? []).filter((seat) =>
    groundAt(state, at).some((force) => force.seat === seat),
  )
  const { owner } = hexAt(state, at)
  if (before.length > 0) return before.find((seat) => seat === owner) ?? before[0] ?? null
  const guard = state.memory.reactions.find((reaction) => reaction.at === at)
  const garrison = guard ? forceOf(state, guard.force).seat : null
  return garrison !== null && seats.includes(garrison) ? garrison : null
}

const newContest = (state: State, at: Cell, dice: Dice): Made<Contest> => {
  const inSeats = seatOrder(state.seats)
  const reacting = state.memory.reactions.filter((reaction) => reaction.at === at)
  const seats = [
    ...new Set([
      ...groundAt(state, at).map(({ seat }) => seat),
      ...reacting.map(({ force }) => forceOf(state, force).seat),
    ]),
  ].sort(inSeats)
  const home = homeOf(state, at, seats)
  const challengers = seats.filter((seat) => seat !== home).map((seat) => ({ seat, force: null }))
  const rolling = home === null && challengers.length === 2 ? [] : challengers
  const { order, events } = orderByDice(dice, 'contest', placeOf(state, at), rolling, () => seats)
  const side = (seat: SeatId): Side => ({ seat, queue: queueOf(state, at, seat, seat === home) })
  const ordered = (rolling.length > 0 ? order : challengers).map(({ seat }) => side(seat))
  const contest: Contest = {
    ...{ kind: 'contest', at, home, incumbent: home, beaten: [], awaits: [] },
    ...{ closed: false, carried: false, winner: null },
    sides: [...ordered, ...(home === null ? [] : [side(home)])],
  }
  return { conflicts: [contest], events }
}

/** HX-300: a contest of the turn before goes on where it stood; forces split or merged in Upkeep fight as they are now. */
const resumed = (state: State, contest: Contest): Made<Contest> => {
  const sides = contest.sides.map(({ seat, queue }): Side => {
    // HX-152: a garrison whose own hex is contested by now defends only that
    const left = queue.filter(
      (each) => standsIn(state, contest, each) && (each.from === null || !hexAt(state, each.from).contested),
    )
    const known = [...contest.beaten, ...left.map(({ force }) => force)]
    const others = groundAt(state, contest.at).filter((force) => force.seat === seat && !known.includes(force.id))
    return { seat, queue: [...left, ...others.sort(byPoints).map(army)] }
  })
  return { conflicts: [{ ...contest, sides, carried: false, awaits: [] }], events: [] }
}

const contests = (state: State, dice: Dice): Made<Contest> => {
  const carried = state.conflicts.filter((conflict): conflict is Contest => conflict.kind === 'contest')
  const cells = state.hexes.flatMap(({ contested }, at) => (contested ? [at] : []))
  return together(
    cells.map((at) => {
      const before = carried.find((contest) => contest.at === at)
      return before ? resumed(state, before) : newContest(state, at, dice)
    }),
  )
}

/** HX-152, HX-296: who has an order to choose is asked for it before the first fight. */
const awaiting = (conflicts: readonly Conflict[]): readonly Conflict[] => {
  const garrisons = garrisonsOf(conflicts)
  return conflicts.map((conflict) => {
    if (conflict.kind !== 'contest') return conflict
    const queues = conflict.sides.filter(({ queue }) => queue.length > 1)
    const guards = garrisons.filter(({ hexes }) => hexes.includes(conflict.at))
    const awaits = [
      ...queues.map(({ seat }) => ({ seat, at: conflict.at })),
      ...guards.map(({ seat, from }) => ({ seat, at: from })),
    ]
    return { ...conflict, awaits }
  })
}

/** What Movement leaves to settle: recon meetings, raids, contests, each by hex. */
export const conflictsOf = (state: State, dice: Dice): Made<Conflict> => {
  const made = together<Conflict>([meetings(state, dice), raids(state, dice), contests(state, dice)])
  return { conflicts: awaiting(made.conflicts), events: made.events }
}
