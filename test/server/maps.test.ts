import { expect, test } from 'vitest'
import { type Engines, enginesHere } from '../../server/src/referee/compute/engines.js'
import { openMaps } from '../../server/src/referee/compute/maps.js'
import { registry } from '../support/runaway.js'

/** Counts what is drawn. */
const counted = () => {
  const drawn: unknown[] = []
  const run: Engines['run'] = (name, input) => {
    drawn.push(input)
    return enginesHere(registry).run(name, input)
  }
  return { maps: openMaps(registry, { run, close: () => Promise.resolve() }), drawn }
}

test('a map is drawn once, however many ask for it at once or later', async () => {
  const { maps, drawn } = counted()
  const asked = [maps.scenario('toy', 'marsh.2.wet'), maps.board('toy', 'marsh.2.wet')] as const
  const [scenario, board] = await Promise.all(asked)
  expect([scenario?.id, board?.grid]).toEqual(['marsh.2.wet', 'square'])
  await maps.board('toy', 'marsh.2.wet')
  expect(drawn).toEqual([{ ruleset: 'toy', scenario: 'marsh.2.wet' }])
})

test('a map that ships needs no drawing to be told of, and its board is as the registry draws it', async () => {
  const { maps, drawn } = counted()
  expect((await maps.scenario('toy', 'heath'))?.title).toBe('The heath')
  expect(drawn).toEqual([])
  expect(await maps.board('toy', 'heath')).toEqual(registry.board('toy', 'heath'))
})

test('a name that nothing can be made of is no work for a thread', async () => {
  const { maps, drawn } = counted()
  const told = [maps.scenario('toy', 'moor'), maps.board('toy', 'marsh.3.wet'), maps.scenario('gone', 'heath')]
  expect(await Promise.all(told)).toEqual([null, null, null])
  expect(drawn).toEqual([])
})

test('a drawing that failed is tried again', async () => {
  const { maps, drawn } = counted()
  for (let at = 0; at < 2; at += 1) await expect(maps.board('toy', 'marsh.2.throws')).rejects.toThrow()
  expect(drawn.length).toBe(2)
})
