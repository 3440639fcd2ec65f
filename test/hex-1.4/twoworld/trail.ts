import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import type { Truth } from './game.js'
import { nameOf } from './geometry.js'
import { featuresAt, hexOf, others, report, reported, told } from './sight.js'

/** One event with the states before and after it. */
interface Step {
  readonly event: HexEvent
  readonly before: State
  readonly after: State
  /** Once all who march at the same time have made this step of theirs. */
  readonly settled: State
  readonly seat: SeatId
}

const seenBy = (state: State, seat: SeatId, cell: number): readonly unknown[] =>
  report(state, cell, reported(state, seat, cell, false))

/** HX-250, HX-504, HX-511: a recon force came in undetected, or needed no roll; whether others dispute the hex is before its eyes. */
const scouted = ({ event, after, settled, seat }: Step): readonly unknown[] => {
  const saw = (cell: number): readonly unknown[] => [
    ['scouted', hexOf(settled, cell).contested, ...seenBy(settled, seat, cell)],
  ]
  if (event.kind === 'reconRolled' && event.seat === seat && event.outcome !== 'destroyed') return saw(event.at)
  if (event.kind !== 'forceStepped' && event.kind !== 'fallenBack' && event.kind !== 'reconDisplaced') return []
  const force = after.forces.find(({ id }) => id === event.force)
  if (force?.seat !== seat || force.class !== 'RF') return []
  return hexOf(after, force.at).owner === seat ? [] : saw(force.at)
}

/** HX-503: what a hex holds is known to whoever came through it. */
const entered = ({ event, after, seat }: Step): readonly unknown[] => {
  if (event.kind === 'forceMoved' && event.seat === seat)
    return [['entered', event.path.map((cell) => [nameOf(after, cell), featuresAt(after, cell)])]]
  return event.kind === 'featuresFound' && after.forces.some((force) => force.seat === seat && force.at === event.at)
    ? [
        [
          'found',
          nameOf(after, event.at),
          event.resources,
          event.hazards,
          event.faces,
          event.resourceFaces,
          event.hazardFaces,
        ],
      ]
    : []
}

/** HX-504: a hex lost, as it was at that moment; features and facilities as the seat still saw them too. */
const lost = ({ before, after, seat }: Step): readonly unknown[] =>
  before.hexes === after.hexes
    ? []
    : before.hexes.flatMap(({ owner }, cell) =>
        owner === seat && hexOf(after, cell).owner !== seat
          ? [['lost', report(before, cell, others(before, seat, cell)), report(after, cell, others(after, seat, cell))]]
          : [],
      )

/** HX-504: where a recon force stays, after Movement and at the end of the turn. */
const stayed = (step: Step): readonly unknown[] =>
  step.event.kind === 'movementClosed' || step.event.kind === 'turnClosed'
    ? step.after.forces
        .filter(({ seat, class: kind }) => seat === step.seat && kind === 'RF')
        .map(({ at }) => ['stays', ...seenBy(step.after, step.seat, at)])
        .sort()
    : []

/** HX-529: what satellites see that look after Movement. */
const watched = ({ event, after, seat }: Step): readonly unknown[] => {
  if (event.kind !== 'movementClosed') return []
  const own = after.seats.find(({ id }) => id === seat)
  return (own?.uplinks ?? []).map((at) => ['satellite', report(after, at, reported(after, seat, at, true))])
}

/** HX-161: what satellites saw, once everybody had bought. */
const uplinked = ({ events, states, seat }: Truth): readonly unknown[] => {
  const closed = events.findIndex((event) => event.kind === 'stageClosed' && event.stage === 'upkeep')
  const state = states[closed]
  if (!state) return []
  return events.slice(0, closed).flatMap((event) => {
    if (event.kind !== 'purchased' || event.seat !== seat || event.deal.kind !== 'uplink' || event.deal.later) return []
    const { at } = event.deal
    return [['satellite', report(state, at, reported(state, seat, at, true))]]
  })
}

/** HX-507: a garrison that reacts shows itself to every invader whom it faces. */
const revealed = ({ event, after, seat }: Step): readonly unknown[] => {
  if (event.kind !== 'garrisonReacted' || event.seat === seat) return []
  const invades = after.forces.some((force) => force.seat === seat && force.class === 'CF' && force.at === event.at)
  const garrison = after.forces.filter(({ id }) => id === event.force).map(told)
  return invades ? [['garrison', nameOf(after, event.from), nameOf(after, event.at), after.turn, garrison]] : []
}

/** HX-505: the army that one has fought, as it stands after the fight. */
const fought = ({ event, after, seat }: Step): readonly unknown[] => {
  if (event.kind !== 'battleResolved' || !event.seats.includes(seat)) return []
  const other = event.forces[event.seats[0] === seat ? 1 : 0]
  const left = after.forces.filter(({ id }) => id === other)
  const { facilities } = hexOf(after, event.at)
  const mattered = facilities.filter((one) => one === 'DEFENSE_PERIMETER' || one === 'TANK_FACTORY').sort()
  return [['fought', nameOf(after, event.at), left.map((force) => [nameOf(after, force.at), ...told(force)]), mattered]]
}

/** HX-503, HX-277: what one has destroyed is gone from one's memory too. */
const destroyed = ({ event, after, seat }: Step): readonly unknown[] =>
  event.kind === 'hexSabotaged' && (event.seat === seat || event.victim === seat)
    ? [['destroyed', nameOf(after, event.at), event.target, featuresAt(after, event.at)]]
    : []

const isStep = (event: HexEvent | undefined): boolean => event?.kind === 'reconRolled' || event?.kind === 'forceStepped'

/** The last of the throws and steps that are made at the same time as this one. */
const lastOfStep = (events: readonly HexEvent[], index: number): number => {
  let last = index
  while (isStep(events[last]) && isStep(events[last + 1])) last += 1
  return last
}

const occasions = keeping<readonly unknown[]>()

/** What a seat came to see on the way, and may remember. */
export const trail = (truth: Truth): readonly unknown[] => {
  const { start, events, states, seat } = truth
  const onTheWay = events.flatMap((event, index) => {
    const step: Step = {
      ...{ event, seat, before: states[index - 1] ?? start, after: states[index] ?? start },
      settled: states[lastOfStep(events, index)] ?? start,
    }
    return occasions(event, seat, [step.before, step.after, step.settled], () =>
      [scouted, entered, lost, stayed, watched, revealed, fought, destroyed].flatMap((occasion) => occasion(step)),
    )
  })
  return [...uplinked(truth), ...onTheWay]
}
