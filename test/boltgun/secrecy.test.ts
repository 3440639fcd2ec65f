import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { last, open, type AnyGame } from '../support/play.js'
import { seat } from './support/war.js'

const game = boltgun as AnyGame
const drawn = (players: number): Scenario => {
  const made = boltgun.generators?.[0]?.make(players, 'secrets')
  if (!made) throw new Error('there is no generator')
  return made
}
const scenarios = [...boltgun.scenarios, drawn(2), drawn(4)]

interface Opened {
  readonly state: State
  readonly events: readonly GameEvent[]
}

const openedWith = (scenario: Scenario, dice: string): Opened => {
  const campaign = open(game, scenario, dice, { 'army.choice': 'scenario' })
  return { state: last(campaign) as State, events: campaign.opening }
}

const viewAt = ({ state }: Opened, viewer: Viewer): BoltgunView => boltgun.viewFor(state, viewer)

/** All that a viewer is shown of the opening. */
const shownTo = (opened: Opened, viewer: Viewer): string => {
  const view = viewAt(opened, viewer)
  const lines = opened.events.map((event) => game.reportFor(event, viewer, view.board))
  return canonical([view, lines.filter((line) => line !== null)])
}

/** The banners of everybody but A, as texts of id, place and level. */
const enemies = ({ state }: Opened): readonly string[] =>
  state.banners
    .filter((banner) => banner.seat !== 'A')
    .map(({ id, at, level }) => `${id} ${String(at)} ${String(level)}`)

/** Where A's own banners stand: what A knows of who starts where. */
const ownPlaces = (opened: Opened): readonly string[] => viewAt(opened, seat('A')).pieces.map(({ at }) => at)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Player A at home: with scenario and source A opens the same war many times with dice of A's own, keeps those in which A stands nearest to
 * where A stands in truth, and takes for true what is most often so.
 */
const guess = (rehearsals: readonly Opened[], truth: Opened): readonly string[] => {
  const known = ownPlaces(truth)
  const alike = (opened: Opened): number => ownPlaces(opened).filter((at) => known.includes(at)).length
  const most = Math.max(...rehearsals.map(alike))
  const counts = new Map<string, number>()
  for (const opened of rehearsals.filter((one) => alike(one) >= Math.min(1, most)))
    for (const banner of enemies(opened)) counts.set(banner, (counts.get(banner) ?? 0) + 1)
  const best = new Map<string, string>()
  for (const [banner, count] of counts) {
    const id = banner.split(' ')[0] ?? ''
    if (count > (counts.get(best.get(id) ?? '') ?? 0)) best.set(id, banner)
  }
  return [...best.values()]
}

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const campaigns = Array.from({ length: 24 }, (__, index) => openedWith(scenario, `campaign ${String(index)}`))

  test('scenario, source and own view tell A of enemy banners hardly more than nothing', () => {
    const rehearsals = Array.from({ length: 60 }, (__, index) => openedWith(scenario, `at home ${String(index)}`))
    const hits = campaigns.map((truth) => {
      const found = guess(rehearsals, truth)
      const true_ = enemies(truth)
      return true_.filter((banner) => found.includes(banner)).length / true_.length
    })
    // A site of eight or more, a list of levels of three: one in eight knows the place at best
    expect(mean(hits)).toBeLessThan(1 / 8)
  })

  test('every seat may be given any of several starts and packets', () => {
    for (const { id } of campaigns[0]?.state.seats ?? []) {
      const packets = campaigns.map(({ state }) =>
        canonical([
          state.banners.filter((banner) => banner.seat === id).map(({ at, level }) => [at, level]),
          state.seats.find((one) => one.id === id)?.objectives ?? [],
        ]),
      )
      expect(new Set(packets).size).toBeGreaterThan(15)
    }
  })

  test('who only looks on is shown the same, whatever was drawn', () => {
    expect(new Set(campaigns.map((opened) => shownTo(opened, { kind: 'observer' }))).size).toBe(1)
  })
})

test('two worlds that differ in what others drew look the same to one who drew alike', () => {
  const [scenario] = boltgun.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const mine = ({ state }: Opened): string =>
    canonical([
      state.banners.filter((banner) => banner.seat === 'A'),
      state.seats.filter(({ id }) => id === 'A').map(({ objectives, knowledge }) => [objectives, knowledge]),
    ])
  const byOwn = new Map<string, Opened[]>()
  for (let index = 0; index < 900; index += 1) {
    const opened = openedWith(scenario, `world ${String(index)}`)
    byOwn.set(mine(opened), [...(byOwn.get(mine(opened)) ?? []), opened])
  }
  const worlds = [...byOwn.values()].filter((alike) => new Set(alike.map((one) => canonical(enemies(one)))).size > 1)
  expect(worlds.length).toBeGreaterThan(5)
  for (const alike of worlds) expect(new Set(alike.map((one) => shownTo(one, seat('A')))).size).toBe(1)
})
