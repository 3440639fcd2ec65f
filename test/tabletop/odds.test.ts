import { createHash, createHmac } from 'node:crypto'
import type { Chance } from '@muster/rulesets/kit/chance.js'
import { keyedDice } from '@muster/rulesets/kit/dice.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, Procedure } from '@muster/rulesets/kit/system.js'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { isMap } from '../cases/lib/shape.js'
import { byValue, enumerate, total } from '../support/enumerate.js'
import { composed, procedureOf } from './composed.js'
import { fromSchema, type Reach } from './inputs.js'

const certain = { ways: 1n, of: 1n }

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  new Uint8Array(createHmac('sha256', key).update(message).digest())

const diceFor = (campaign: string) => {
  const key = new Uint8Array(createHash('sha256').update(campaign).digest())
  return keyedDice({ campaign, seatBytes: [], turn: 1, stage: 'table' }, (input) => hmac(key, input), hmac)
}

/** A procedure's chances for inputs that it accepts, by its own schema and by that of the same system otherwise. */
const chances = (procedures: readonly Procedure[], reach: Reach) =>
  fc
    .constantFrom(...procedures)
    .chain((procedure) => fc.record({ procedure: fc.constant(procedure), input: fromSchema(procedure.input, reach) }))

const prepared = ({ procedure, input }: { procedure: Procedure; input: Json }): Chance<Outcome> | null => {
  const made = procedure.prepare(input)
  return made.ok ? made.value : null
}

const count = { inputs: 0, walked: 0, dice: 0 }

afterAll(() => {
  const { inputs, walked, dice } = count
  console.log(`${String(walked)} of ${String(inputs)} inputs played in every way, ${String(dice)} of them with dice`)
})

const all = composed.flatMap(({ name, system, otherwise }) =>
  system.procedures.map(({ id, output, withoutOdds }) => ({
    name: `${id}, ${name}`,
    id,
    listed: withoutOdds === undefined,
    words: new Set(['legal', ...Object.keys(output)]),
    same: [system, ...otherwise].map((each) => procedureOf(each, id)),
  })),
)

const named = <Entry extends { readonly name: string }>(entries: readonly Entry[]) =>
  entries.map((entry): [string, Entry] => [entry.name, entry])

/** What asks for nothing is always the same. */
const runs = ([procedure]: readonly Procedure[], most: number): number =>
  isMap(procedure?.input) && Object.keys(procedure.input['properties'] ?? {}).length > 0 ? most : 1

describe('odds', () => {
  test('are there for all procedures but a whole table', () => {
    expect([...new Set(all.filter(({ listed }) => !listed).map(({ id }) => id))]).toEqual(['tableTerrain'])
  })

  test.each(named(all.filter(({ listed }) => listed)))(
    'of %s are what every way of playing comes to',
    (_, { same }) => {
      let walked = 0
      fc.assert(
        fc.property(chances(same, 'few'), (drawn) => {
          const chance = prepared(drawn)
          if (!chance) return
          count.inputs += 1
          const ways = enumerate(chance, 1300)
          if (!ways) return
          walked += 1
          if (Object.keys(ways).length > 1) count.dice += 1
          expect(byValue(chance.odds())).toEqual(ways)
        }),
        { numRuns: runs(same, 25) },
      )
      count.walked += walked
      expect(walked).toBeGreaterThan(0)
    },
  )

  test.each(named(all))('of %s add up, and what is played is among them', (_, { id, words, same, listed }) => {
    fc.assert(
      fc.property(chances(same, 'any'), fc.uuid(), (drawn, campaign) => {
        const chance = prepared(drawn)
        if (!chance) return
        const odds = listed ? byValue(chance.odds()) : null
        if (odds) expect(total(Object.values(odds))).toEqual(certain)
        const dice = diceFor(campaign)
        for (let roll = 0; roll < 3; roll += 1) {
          const outcome = chance.play((name) => dice.roll(name, `${id} ${String(roll)}`))
          if (odds) expect(Object.keys(odds)).toContain(canonical(outcome))
          expect(Object.keys(outcome).filter((key) => !words.has(key))).toEqual([])
        }
      }),
      { numRuns: runs(same, 6) },
    )
  })
})
