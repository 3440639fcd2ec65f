import {
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  getNamedType,
  graphql,
  isObjectType,
  isOutputType,
} from 'graphql'
import type { HexDetail } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { type AnyGame, fitfully, last, open, play } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { spelt } from '../support/spelt.js'

const game = hex as AnyGame
const whole = await openSchema()

/** The product's own types behind a door that asks nobody who he is. */
const doorTo = (shown: HexDetail): GraphQLSchema => {
  const type = whole.getType('HexDetail')
  if (!isOutputType(type)) throw new Error('the hex campaign has no part in the schema')
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Door', fields: { detail: { type, resolve: () => shown } } }),
  })
}

/** A selection of every field of a type, down to the leaves. */
const everyField = (name: string): string => {
  const type = whole.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) ? `${field.name} ${everyField(inner.name)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

/** What the API calls otherwise than what is stored. */
const names: Readonly<Record<string, string>> = { words: 'witnessCases', usual: 'default' }

/** What need not be there is told as null: without nulls both say the same. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry == null ? [] : [[names[key] ?? key, said(entry)] as const])),
  )
}

/** One seat's and the facilitator's views of a campaign of some turns. */
const details = (): readonly HexDetail[] => {
  const [scenario] = hex.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const random = randomFrom('door')
  const found: HexDetail[] = []
  let campaign = open(game, scenario, 'door')
  while (game.clock(last(campaign)).turn < 6) {
    const state = last(campaign)
    for (const viewer of [{ kind: 'seat', seat: 'A' }, { kind: 'facilitator' }, { kind: 'observer' }] as const)
      found.push(game.viewFor(state, viewer as Parameters<typeof game.viewFor>[1]).detail as HexDetail)
    const next = play(game, campaign, fitfully, random)
    if (!next) break
    campaign = next
  }
  return found
}

test('a briefing’s own part goes through the side door as it is, but for two names, closed sets of words, which are enums, and settings, which the campaign itself tells', async () => {
  const shown = details()
  const source = `{ detail ${everyField('HexDetail')} }`
  for (const detail of shown) {
    const answer = await graphql({ schema: doorTo(detail), source })
    expect(answer.errors).toBeUndefined()
    const { settings, ...rest } = detail
    expect(settings).toEqual({})
    const type = whole.getType('HexDetail') as GraphQLOutputType
    expect(said(JSON.parse(JSON.stringify(answer.data)))).toEqual({
      detail: spelt(type, said(JSON.parse(JSON.stringify(rest)))),
    })
  }
  expect(shown.some(({ battles }) => battles.some(({ result }) => result !== null))).toBe(true)
  expect(shown.some(({ treasuries }) => treasuries.some(({ pending }) => pending.length > 0))).toBe(true)
})
