import type { Dice } from '../../kit/dice.js'
import { seatLetters, type SeatId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import { isFair } from './balance/index.js'
import type { BoltgunScenario, ScenarioDraw, ScenarioObjective, ScenarioSeat, ScenarioStart } from './scenario.js'

/** A scenario whose packets are drawn. */
type DrawnScenario = BoltgunScenario & { readonly draw: ScenarioDraw }

/** Draws before it gives up; a scenario of which fewer than every fifth draw is even is not made. */
const mostDraws = 200

/** One of several things by a die with as many faces. */
const oneOf = <Item>(dice: Dice, name: string, subject: string, items: readonly Item[]): Item => {
  const [face = 1] = items.length > 1 ? dice.roll(`${name}.d${String(items.length)}`, subject) : [1]
  const item = items[face - 1]
  if (item === undefined) throw new RuleBug(`there is no ${name} to draw for ${subject}`)
  return item
}

/** So many different ones, in the order drawn. */
const someOf = <Item>(dice: Dice, name: string, subject: string, items: readonly Item[], count: number): Item[] => {
  const left = [...items]
  return Array.from({ length: count }, () => {
    const item = oneOf(dice, name, subject, left)
    left.splice(left.indexOf(item), 1)
    return item
  })
}

/** The letter of the seat at each start, in the order of the starts. */
type Holders = readonly SeatId[]

/** Seats whose starts are kept for late starters. */
type Reserved = ReadonlySet<SeatId>

/** A banner that the scenario calls by its start, as its seat calls it: `B2` is the second banner of whoever is at the second start. */
const renamed = (holders: Holders, id: string): string => {
  const start = (seatLetters(holders.length) as readonly string[]).indexOf(id.replace(/\d+$/, ''))
  return `${holders[start] ?? ''}${id.replace(/^\D+/, '')}`
}

const taskOf = (holders: Holders, objective: ScenarioObjective): ScenarioObjective =>
  'destroy' in objective
    ? { ...objective, destroy: objective.destroy.map((banner) => renamed(holders, banner)) }
    : objective

/** What hangs on somebody who may never come: banners to destroy, relics that they carry. */
type Doubtful = (objective: ScenarioObjective) => boolean

const doubtfulIn = ({ relics }: BoltgunScenario, holders: Holders, reserved: ReadonlySet<SeatId>): Doubtful => {
  const theirs = (banner: string): boolean =>
    [...reserved].some((seat) => renamed(holders, banner).replace(/\d+$/, '') === seat)
  const carried = relics.filter(({ carrier }) => carrier !== undefined && theirs(carrier)).map(({ id }) => id)
  return (objective) =>
    ('destroy' in objective && objective.destroy.some(theirs)) ||
    ('hold' in objective && carried.includes(objective.hold))
}

/** of the tasks those that do not hang on a late starter, as long as there are any. */
const sparing = (tasks: ScenarioStart['tasks'], doubtful: Doubtful): ScenarioStart['tasks'] => {
  const certain = tasks.filter((task) => !task.some(doubtful))
  return certain.length > 0 ? certain : tasks
}

/** One packet: levels, a sector for each banner, objectives. */
const packetOf = (
  { levels }: ScenarioDraw,
  { sites, tasks, knows }: ScenarioStart,
  { holders, doubtful }: { readonly holders: Holders; readonly doubtful: Doubtful },
  { armyRules }: ScenarioSeat,
  seat: SeatId,
  dice: Dice,
): ScenarioSeat => {
  const subject = `packet.${seat}`
  const strengths = oneOf(dice, 'packet.levels', subject, levels)
  const places = someOf(dice, 'packet.site', subject, sites, strengths.length)
  const banners = strengths.map((level, index) => ({
    ...{ id: `${seat}${String(index + 1)}`, at: places[index] ?? '', level },
    // BG-323
    node: index === 0 && armyRules.includes('HIVE_MENTALITY'),
  }))
  const objectives = oneOf(dice, 'packet.task', subject, sparing(tasks, doubtful)).map((objective) =>
    taskOf(holders, objective),
  )
  return { armyRules, banners, objectives, knows, sites }
}

/** Every packet, for seats whose starts are settled; even or not. */
const packetsAt = (
  scenario: DrawnScenario,
  places: readonly ScenarioStart[],
  seats: readonly SeatId[],
  dice: Dice,
  reserved: Reserved = new Set(),
): BoltgunScenario => {
  const { draw, ...rest } = scenario
  const holders = draw.starts.flatMap((start) => seats[places.indexOf(start)] ?? [])
  const doubtfulFor = (seat: SeatId): Doubtful =>
    doubtfulIn(scenario, holders, new Set([...reserved].filter((other) => other !== seat)))
  return {
    ...rest,
    relics: rest.relics.map(({ carrier, ...relic }) =>
      carrier === undefined ? relic : { ...relic, carrier: renamed(holders, carrier) },
    ),
    seats: seats.flatMap((seat, index) => {
      const [start, packet] = [places[index], scenario.seats[index]]
      return start && packet
        ? [packetOf(draw, start, { holders, doubtful: doubtfulFor(seat) }, packet, seat, dice)]
        : []
    }),
  }
}

/** Some draws, the first start being the first seat's. */
export const packetDraws = (scenario: DrawnScenario, dice: Dice, draws: number): readonly BoltgunScenario[] => {
  const { starts } = scenario.draw
  const seats = seatLetters(starts.length)
  return Array.from({ length: draws }, () => packetsAt(scenario, starts, seats, dice))
}

/** How many of some draws are even. */
export const evenDraws = (scenario: DrawnScenario, dice: Dice, draws: number): number =>
  packetDraws(scenario, dice, draws).filter(isFair).length

/**
 * BG-011: who starts where, and every packet, by the campaign's own dice. All packets are drawn again until together they pass the balance
 * check, so that nobody's chances hang on the draw.
 */
export const drawPackets = (
  scenario: DrawnScenario,
  seats: readonly SeatId[],
  dice: Dice,
  reserved: Reserved = new Set(),
): BoltgunScenario => {
  const { starts } = scenario.draw
  const places = someOf(dice, 'packet.start', 'packets', starts, starts.length)
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const drawn = packetsAt(scenario, places, seats, dice, reserved)
    if (scenario.draw.uneven || isFair(drawn)) return drawn
  }
  throw new RuleBug('no draw of the packets is even')
}
