import boltgunPresentation from '@muster/rulesets/boltgun/web/index.js'
import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/scenario.js'
import { packets } from '@muster/rulesets/boltgun/engine/armies/packetItems.js'
import { expect, test } from 'vitest'
import { drawn, plan, position, reportOf, seat, viewOf } from './support/war.js'

const goal = { destroy: ['B1', 'B2'] }
const start = () =>
  position('A1 . B1 . . . . . . . . B2 . . . B3', {
    levels: { B1: 7, B2: 14 },
    objectives: { A: [goal, { occupy: ['0,0'], checks: 3 }] },
  })
const wording =
  'Destroy the banner of B that starts at 2,0 with level 7 and the banner of B that starts at 11,0 with level 14'

test('banners to be destroyed are named by player, start and level in the packet (A-63)', () => {
  const state = start()
  const texts = reportOf(packets(state), seat('A'), state).map(({ text }) => text)
  expect(texts).toContain(`Objective: ${wording}.`)
})

test('the check of each turn says what stands and what is destroyed, and what is to do', () => {
  const resolved = drawn(plan(start(), {}))
  const texts = reportOf(resolved.events, seat('A'), resolved.state).map(({ text }) => text)
  expect(texts).toContain(
    `Objectives met: 0 of 2. To do: “${wording}: 1 of 2 destroyed”, “Occupy 0,0 (1 of 3 turns in a row)”.`,
  )
  const view = viewOf(resolved.state, 'A')
  expect(view.detail.packets[0]?.objectives[0]?.targets).toEqual([
    { seat: 'B', at: '2,0', level: 7, destroyed: true },
    { seat: 'B', at: '11,0', level: 14, destroyed: false },
  ])
  expect(boltgunPresentation.trackers?.(view)[0]).toMatchObject({ title: wording, done: 1, of: 2 })
})

test('what another has destroyed still stands for one who must do it himself, as far as he may know', () => {
  const state = position('A1 . . . . . . . C1 . B1 . . . B2', {
    levels: { B1: 7 },
    objectives: { A: [{ destroy: ['B1'] }] },
  })
  const resolved = drawn(plan(state, {}))
  expect(resolved.state.banners.map(({ id }) => id)).not.toContain('B1')
  const texts = reportOf(resolved.events, seat('A'), resolved.state).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringMatching(/starts at 10,0 with level 7: stands”\.$/))
})

test('a relic to be held is called by its title, among several', () => {
  const state = position('A1 . . . . . . . . . . . B1', {
    relics: [
      { id: 'R1', label: 'Crown of iron', carrier: 'B1' },
      { id: 'R2', label: 'Banner of ash', carrier: 'A1' },
    ],
    objectives: { A: [{ hold: 'R2', checks: 2 }, { count: 1 }, { count: 40 }] },
  })
  expect(viewOf(state, 'A').detail.packets[0]?.objectives.map(({ text }) => text)).toEqual([
    'Hold Banner of ash, 2 turns in a row',
    'Occupy one sector',
    'Occupy 40 sectors',
  ])
})

test('a scenario names things to destroy or control that are there', () => {
  const opened = (objective: BoltgunScenario['seats'][number]['objectives'][number]) => () =>
    position('A1 . . . . . . . . . . . B1', { objectives: { A: [objective] } })
  expect(opened({ destroy: ['B1'] })).not.toThrow()
  expect(opened({ destroy: ['B1', 'B7'] })).toThrow('no banner B7 to destroy')
  expect(opened({ control: 'F7' })).toThrow('no feature F7 to control')
})

test('who is out is told of objectives no more (A-52)', () => {
  const start = position('A1 . . . . . C1', {
    seats: 3,
    objectives: { B: [{ occupy: ['3,0'] }], C: [{ occupy: ['6,0'], checks: 9 }] },
  })
  const out = drawn(plan(start, {})).state
  const { events, state } = drawn(plan(out, {}))
  const told = (letter: string): boolean =>
    reportOf(events, seat(letter), state).some(({ text }) => text.startsWith('Objectives met'))
  expect([told('B'), told('C')]).toEqual([false, true])
})
