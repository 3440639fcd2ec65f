import { armyRules, isArmyRule, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/scenario.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { jsonOf } from '@muster/rulesets/boltgun/scenarios/make.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Adapter } from '../simulate/adapter.js'
import type { Random } from '../support/random.js'

const own = (event: GameEvent): BoltgunEvent => event as BoltgunEvent
const budget = 2

/** Rules drawn from all of them until the budget is spent, dear ones paid for by drawbacks. */
const armyOf = (random: Random): readonly ArmyRule[] => {
  const drawn: ArmyRule[] = []
  const spent = (): number => drawn.reduce((sum, rule) => sum + armyRules[rule].points, 0)
  for (const rule of random.shuffled(Object.keys(armyRules).filter(isArmyRule))) {
    if (drawn.length < 5 && spent() + armyRules[rule].points <= budget) drawn.push(rule)
  }
  return drawn
}

const withArmies = (data: Json, random: Random): Json => {
  if (data === null || typeof data !== 'object' || !('seats' in data) || !Array.isArray(data.seats)) return data
  const seats = data.seats as readonly Readonly<Record<string, Json>>[]
  return { ...data, seats: seats.map((seat) => ({ ...seat, armyRules: armyOf(random) })) }
}

/** Two enemies in one sector, levels out of bounds, relics in two places or none (BG-070, BG-090, BG-270). */
const faults = (state: unknown): readonly string[] => {
  const { banners, relics, seats } = state as State
  const massive = new Set(seats.filter(({ armyRules }) => armyRules.includes('MASSIVE_ARMIES')).map(({ id }) => id))
  const ids = new Set(banners.map(({ id }) => id))
  const holders = new Map(banners.map(({ at, seat }) => [at, seat]))
  return [
    ...(ids.size === banners.length ? [] : ['two banners share an id']),
    ...banners
      .filter(({ at, seat }) => holders.get(at) !== seat)
      .map(({ id }) => `${id} shares a sector with an enemy`),
    ...banners
      .filter(({ level, seat }) => level < 0 || !Number.isInteger(level) || (level > 20 && !massive.has(seat)))
      .map(({ id, level }) => `${id} has level ${String(level)}`),
    ...(new Set(relics.map(({ id }) => id)).size === relics.length ? [] : ['a relic is in two places']),
    ...relics
      .filter(({ place }) => place.kind === 'carried' && !ids.has(place.by))
      .map(({ id }) => `nobody carries ${id}`),
  ]
}

/** The scenario whose seats have exchanged their armies, each taking that of the seat `by` places on. */
const rotated = (scenario: Scenario, by: number): Scenario => {
  const { seats } = scenario
  const from = <Item>(items: readonly Item[], seat: number): Item | undefined => items[(seat + by) % items.length]
  const own = scenarioData(scenario)
  return {
    ...scenario,
    seats: seats.map((seat, at) => ({ ...seat, subtitle: from(seats, at)?.subtitle ?? '' })),
    data: jsonOf({
      ...own,
      seats: own.seats.map((seat, at) => ({ ...seat, armyRules: from(own.seats, at)?.armyRules ?? [] })),
    }),
  }
}

/** Where each seat starts, by the title of the place. */
const startsOf = (scenario: Scenario, { board, banners, seats }: State): readonly string[] => {
  const grid = squareGrid(board.width, board.height)
  const starts = scenarioData(scenario).draw?.starts ?? []
  return seats.map(({ id }) => {
    const own = banners.flatMap(({ seat, at }) => (seat === id ? [grid.name(at)] : []))
    return starts.find(({ sites }) => own.every((at) => sites.includes(at)))?.title ?? ''
  })
}

const taskOf = ({ objectives }: State['seats'][number]): string =>
  objectives.find(({ secondary }) => !secondary)?.kind ?? 'none'

const words = {
  occupy: 'occupation',
  count: 'a count of sectors',
  hold: 'retrieval',
  control: 'control of a feature',
  destroy: 'destruction',
}

/** The kinds of the champion's primary objectives, or that he was the last. */
const victory = (view: GameView): string => {
  const { champion, packets } = (view as BoltgunView).detail
  if (champion?.rule !== 'BG-280') return champion?.seat ? 'last standing' : 'nobody left'
  const packet = packets.find(({ seat }) => seat === champion.seat)
  const kinds = (packet?.objectives ?? []).filter(({ secondary }) => !secondary).map(({ kind }) => words[kind])
  return [...new Set(kinds)].sort().join(' and ')
}

const simulation: Adapter = {
  faults,
  victory,
  // The armies are the point: nobody may choose another one
  vary: (scenario, random) => ({
    scenario: { ...scenario, data: withArmies(scenario.data, random) },
    settings: boltgun.settings.some(({ key }) => key === 'army.choice') ? { 'army.choice': 'scenario' } : {},
  }),
  rotate: (scenario, by) => ({ scenario: rotated(scenario, by), settings: { 'army.choice': 'scenario' } }),
  had: (scenario, state) => ({
    start: startsOf(scenario, state as State),
    task: (state as State).seats.map(taskOf),
    army: (state as State).seats.map(({ armyType }) => armyType),
  }),
  fight: (event) => {
    const found = own(event)
    return found.kind === 'battleJoined'
      ? { seats: found.battle.sides.map(({ seat }) => seat), at: found.battle.sides.map(({ at }) => at) }
      : null
  },
  losses: (event) => (own(event).kind === 'bannerDestroyed' ? 1 : 0),
  rules: Object.keys(armyRules),
  rulesInPlay: (view) => (view as BoltgunView).detail.packets.flatMap(({ armyRules: rules }) => rules),
}

export default simulation
