import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { shelf } from '@muster/rulesets/tabletop/index.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { table, type Played, type Table } from './byHand/dice.js'
import { bombardment, bombardmentAdvance, closeQuarters, gas } from './byHand/fights.js'
import { movement, terrain } from './byHand/moves.js'
import { chosen, procedureOf } from './composed.js'

const qualities = fc.constantFrom('INEXPERIENCED', 'REGULAR', 'VETERAN')
const orders = fc.constantFrom('FIRE', 'ADVANCE', 'RUN', 'AMBUSH', 'RALLY', 'DOWN')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const quarters = (most: number) => fc.integer({ min: 0, max: most * 4 }).map((each) => each / 4)
const ids = fc.constantFrom('W1', 'a', 'Z9', 'B-2', 'U1', '7')
const places = fc.dictionary(ids, quarters(48), { maxKeys: 5 })
const side = fc.record({ models: fc.integer({ min: 0, max: 9 }), quality: qualities, masked: fc.boolean() })

const inputs = {
  closeQuarters: fc.record({ attackers: side, defenders: side }),
  gas: fc.record({
    ...{ models: fc.integer({ min: 0, max: 12 }), masked: fc.boolean(), quality: qualities, vehicle: fc.boolean() },
  }),
  bombardment: fc.record({
    ...{ distance: quarters(8), bunker: fc.boolean(), heavyCover: fc.boolean() },
    ...{ order: maybe(orders), reactDown: fc.boolean() },
  }),
  bombardmentAdvance: fc.record({ line: quarters(48), depth: maybe(quarters(72)), wire: places, units: places }),
  movement: fc.record({
    ...{ unit: fc.constantFrom('INFANTRY', 'WHEELED', 'HALF_TRACKED', 'TRACKED'), order: orders },
    ...{ reverse: fc.boolean(), recce: fc.boolean(), dualSteering: fc.boolean(), road: fc.boolean() },
    ...{ distance: maybe(quarters(50)), turns: fc.integer({ min: 0, max: 4 }) },
  }),
  terrain: fc.record({
    terrain: fc.constantFrom('OPEN', 'ROUGH', 'OBSTACLE', 'BUILDING', 'ROAD', 'TRENCH'),
    unit: fc.constantFrom('INFANTRY', 'ARTILLERY', 'WHEELED', 'HALF_TRACKED', 'TRACKED'),
    action: fc.constantFrom('ADVANCE', 'RUN', 'DEPLOY'),
    armour: maybe(fc.constantFrom('ARMOURED_CAR', 'LIGHT_TANK', 'MEDIUM_TANK', 'HEAVY_TANK', 'SUPER_HEAVY_TANK')),
    ...{ antiTank: fc.boolean(), deployedHere: fc.boolean() },
    ...{ wide: fc.boolean(), fascine: fc.boolean(), markVStar: fc.boolean() },
  }),
}

const both = {
  'gas.vet_reroll': fc.constantFrom('masked', 'both'),
  'terrain.halftrack': fc.constantFrom('tracked', 'wheeled'),
}
const pivots = { 'v3.recce_run_pivots': fc.constantFrom('run', 'advance') }

const books: fc.Arbitrary<Played> = fc.oneof(
  fc.record({ edition: fc.constant('classic' as const), smallScale: fc.boolean(), settings: fc.record(both) }),
  fc.record({
    edition: fc.constant('v3' as const),
    smallScale: fc.boolean(),
    settings: fc.record({ ...both, ...pivots }),
  }),
)

const known = new Map<string, TabletopSystem>()

/** Made once a book. */
const systemOf = (played: Played): TabletopSystem => {
  const { edition, settings, smallScale } = played
  const id = edition === 'classic' ? 'bolt-action-classic' : 'bolt-action-3'
  const found = shelf.find((system) => system.id === id)
  if (!found) throw new Error(`no ${id}`)
  const made =
    known.get(canonical(played)) ??
    chosen(found, { variants: ['great-war', ...(smallScale ? ['small-scale'] : [])], settings })
  known.set(canonical(played), made)
  return made
}

/** The rules written down a second time, from the ledger alone and without the tables; they must agree in result and in the dice they cost. */
const agree = <Input extends object>(
  id: string,
  drawn: fc.Arbitrary<Input>,
  byHand: (played: Played, input: Input, dice: Table) => Readonly<Record<string, Json>>,
): void => {
  const faces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 101, maxLength: 101 })
  const seen = new Set<string>()
  fc.assert(
    fc.property(books, drawn, faces, (played, input, thrown) => {
      const prepared = procedureOf(systemOf(played), id).prepare(JSON.parse(JSON.stringify(input)) as Json)
      if (!prepared.ok) throw new Error(prepared.problem)
      const [one, other] = [table(thrown), table(thrown)]
      const outcome = prepared.value.play(one.throws)
      expect(outcome).toEqual(byHand(played, input, other))
      expect(one.spent()).toEqual(other.spent())
      seen.add(JSON.stringify(outcome))
    }),
    { numRuns: 3000 },
  )
  expect(seen.size).toBeGreaterThan(10)
}

describe('a second reading agrees on', () => {
  test('close quarters', () => {
    agree('closeQuarters', inputs.closeQuarters, closeQuarters)
  })

  test('gas', () => {
    agree('gas', inputs.gas, gas)
  })

  test('a unit in the bombardment', () => {
    agree('bombardment', inputs.bombardment, bombardment)
  })

  test('the advance of the bombardment', () => {
    agree('bombardmentAdvance', inputs.bombardmentAdvance, bombardmentAdvance)
  })

  test('movement', () => {
    agree('movement', inputs.movement, movement)
  })

  test('terrain', () => {
    agree('terrain', inputs.terrain, terrain)
  })
})
