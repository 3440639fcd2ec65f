import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type DocumentNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { admit } from '../../server/src/graphql/limits/admit.js'
import { limits } from '../../server/src/graphql/limits/numbers.js'
import { openSchema } from '../../server/src/graphql/schema.js'
import { pathsOf, unitOf } from './rules/paths.js'
import { documentOf } from './rules/together.js'

let schema: GraphQLSchema

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)

const folder = fileURLToPath(new URL('../../web/api', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
const modules = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<Record<string, unknown>>))
/** Every operation that the pages send. */
const documents = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isOperation(value) ? [[name, print(value)] as const] : []))

beforeAll(async () => {
  schema = await openSchema()
})

/** Points of an operation, or the sentence that refuses it. */
const priceOf = (query: string, variables: Record<string, unknown> = {}): number | string => {
  const admitted = admit(schema, query, variables)
  if (!admitted) return 'it cannot be read'
  return admitted.ok ? admitted.value.cost : admitted.error.message
}

const often = (count: number, make: (at: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${String(at)}: ${make(at)}`).join(' ')} }`

const allOptions = `query ($id: ID!) { campaign(id: $id) { briefing { asks { id kind title options {
  kind label slot rule piece to path many forced detail amount { min max step }
  with { id label badge about to amount { min max step } } item { id label badge about to amount { min max step } } } } } } }`

describe('what would take long is refused', () => {
  const generated = 'generatedScenario(rulesetId: "boltgun", generatorId: "new-map", players: 8, seed: "A") { id }'
  const odds = 'procedureOdds(choice: { id: "bolt-action-3" }, procedure: "scenario", input: {}) { leftOut }'
  const created = 'createCampaign(input: { name: "x", rulesetId: "boltgun", scenarioId: "y", timeZone: "UTC" }) { id }'
  it.each([
    ['15 lists of campaigns with their tables', often(15, () => 'campaigns { nodes { id status { turn } } }')],
    ['three generated maps', often(3, () => generated)],
    ['three odds', often(3, () => odds)],
    ['two campaigns created', `mutation ${often(2, () => created)}`],
    ['ten lists of rulesets in full', often(10, () => 'rulesets { id rules { id title text } scenarios { board } }')],
    ['three times the schema', often(3, () => '__schema { types { name } }')],
  ])('%s', (_, query) => {
    expect(priceOf(query)).toMatch(/^(This query costs|The schema)/)
  })
})

describe('what a query costs', () => {
  const cells = 'query ($id: ID!, $n: Int) { campaign(id: $id) { briefing { cells(limit: $n) { name values } } } }'

  it('is read from its variables', () => {
    const few = priceOf(cells, { id: 'x', n: 2 }) as number
    const many = priceOf(cells, { id: 'x', n: 400 }) as number
    expect(many - few).toBe(2 * 398)
    expect(priceOf(cells, { id: 'x' })).toBe(many)
    expect(priceOf(cells, { id: 'x', n: -5 })).toBe(few - 2)
    expect(priceOf(cells.replace('$n: Int', '$n: Int = 2'), { id: 'x' })).toBe(few)
  })

  it('counts the orders of a sheet', () => {
    const draft = 'mutation ($o: [OrderInput!]!) { saveDraft(campaignId: "c", askId: "a", orders: $o) { askId } }'
    const empty = priceOf(draft, { o: [] }) as number
    const full = priceOf(draft, { o: Array.from({ length: 2000 }, () => ({ kind: 'march' })) }) as number
    expect(full).toBeGreaterThan(empty + 2000)
    expect(full).toBeLessThanOrEqual(limits.cost)
  })
})

/** Microseconds of processor time, of server and database, as `npm run prices` last found them for a war of eight seats. */
const measured = {
  ...{ status: 472, board: 631, briefing: 552, briefings: 784, receipts: 615, heads: 419, battles: 435 },
  ...{ invitations: 295, log: 233 },
} as const

it.each(Object.entries(measured))(
  'a campaign’s %s costs about its work: neither twice as much nor half',
  (name, work) => {
    const type = schema.getType('Campaign') as GraphQLObjectType
    const price = type.getFields()[name]?.extensions['price'] as { readonly cost: number }
    expect(price.cost).toBeGreaterThanOrEqual(work / 2)
    expect(price.cost).toBeLessThanOrEqual(work * 2)
  },
)

describe('what people and tools want fits one operation', () => {
  it('all options of all asks with all their fields', () => {
    expect(priceOf(allOptions, { id: 'x' })).toBeLessThanOrEqual(limits.cost)
  })

  it('what the pages ask is found', () => expect(documents.length).toBeGreaterThan(35))

  it.each(documents)('what the pages ask: %s', (_, document) => {
    expect(priceOf(document)).toBeLessThanOrEqual(limits.cost)
  })

  const leaves = (type: GraphQLObjectType): readonly string[] =>
    Object.values(type.getFields()).flatMap(({ name, type: of, args }) =>
      isObjectType(getNamedType(of)) ||
      isInterfaceType(getNamedType(of)) ||
      args.some(({ type: arg }) => String(arg).endsWith('!'))
        ? []
        : [name],
    )

  /** All plain fields of a type, and of what its lists and objects hold. */
  const whole = (type: GraphQLObjectType): string =>
    Object.values(type.getFields())
      .flatMap(({ name, type: of, args }) => {
        const below = getNamedType(of)
        if (args.some(({ type: arg }) => String(arg).endsWith('!'))) return []
        if (isObjectType(below)) return [`${name} { __typename ${leaves(below).join(' ')} }`]
        return isInterfaceType(below) ? [`${name} { kind }`] : [name]
      })
      .join(' ')

  it('every type in full, with what its lists hold', () => {
    const wrong: string[] = []
    for (const [name, path] of pathsOf(schema)) {
      const type = schema.getType(name)
      if (!isObjectType(type) || ['Query', 'Campaign'].includes(name)) continue
      const price = priceOf(documentOf([{ ...unitOf(schema, path, name, []), leaves: ['__typename', whole(type)] }]))
      if (typeof price === 'string') wrong.push(`${name}: ${price}`)
    }
    expect(wrong).toEqual([])
  })
})
