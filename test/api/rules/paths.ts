import {
  getNamedType,
  type GraphQLFieldMap,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Unit } from './together.js'

export interface Step {
  readonly field: string
  /** The object type to narrow to behind this step, where the field's own type is an interface. */
  readonly on?: string
}

/** Arguments that reach the world of the test; `$name` is filled in. Other fields need none. */
const given: Readonly<Record<string, string>> = {
  'Query.ruleset': '(id: "boltgun")',
  'Query.node': '(id: "boltgun")',
  'Query.campaign': '(id: "$campaign")',
  'Query.programRequest': '(query: "$asking")',
  'Query.deviceRequest': '(userCode: "BBBB-BBBB")',
  'Query.generatedScenario': '(rulesetId: "boltgun", generatorId: "new-map", players: 2, seed: "matrix")',
  'Query.offer': '(campaignId: "$offered")',
  'Query.invitation': '(token: "$invitation")',
  'Query.publicChronicle': '(token: "$token")',
  'Query.sharedWar': '(code: "$token")',
  'Query.sharedScenario': '(token: "$token")',
  'Query.scenario': '(id: "$battle")',
  'SharedWar.view': '(number: 1)',
  'Query.tabletopSystem': '(choice: { id: "bolt-action-3", variants: ["small-scale"] })',
  'Query.procedureOdds': '(choice: { id: "bolt-action-3" }, procedure: "orderTest", input: {})',
  'Query.ask': '(campaignId: "$campaign", id: "$ask")',
  'Query.checkOrders':
    '(campaignId: "$campaign", askId: "$ask", orders: [{ kind: "march", piece: "nobody", to: "0,0" }])',
  'Ask.pathStep': '(order: { kind: "march", piece: "nobody" })',
  'Ask.reach': '(piece: "$piece")',
  'Grid.neighbours': '(cell: "0,0")',
  'Grid.distance': '(from: "0,0", to: "2,1")',
  'Campaign.corrections': '(after: 0)',
  'Campaign.correctedLines': '(after: 0)',
  'Campaign.draft': '(askId: "$ask")',
  'Campaign.sheetProof': '(hash: "$battle")',
  'Letters.conversation': '(id: "A+B")',
  'Letters.search': '(text: "hill")',
  'Ruleset.rules': '(ids: ["BG-001"])',
  'Briefing.cells': '(limit: 2)',
  'NotificationSettings.deliveries': '(channelId: "$battle")',
}

/** Fields that lead to a type that another one shows to more people, or in any case. */
const elsewhere = new Set([
  'Query.deviceRequest',
  'Query.generatedScenario',
  'CampaignConnection.pageInfo',
  'SeatRequestConnection.pageInfo',
  ...['OwnScenarioConnection.pageInfo', 'OwnScenario.seats', 'SharedScenario.seats'],
  'OrderCheck.budget',
  'Ask.receipt',
])

/** The way to each type from the root, by the shortest path that anybody may go, or that leads through one campaign. */
export const pathsOf = (schema: GraphQLSchema): ReadonlyMap<string, readonly Step[]> => {
  const found = new Map<string, readonly Step[]>([['Query', []]])
  const waiting = ['Query']
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const type = schema.getType(name)
    const path = found.get(name) ?? []
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (elsewhere.has(`${name}.${field.name}`)) continue
      const target = getNamedType(field.type)
      const reach = (to: string, step: Step): void => {
        if (found.has(to)) return
        found.set(to, [...path, step])
        waiting.push(to)
      }
      if (isObjectType(target)) reach(target.name, { field: field.name })
      if (isInterfaceType(target)) {
        reach(target.name, { field: field.name })
        for (const kind of schema.getPossibleTypes(target)) reach(kind.name, { field: field.name, on: kind.name })
      }
    }
  }
  return found
}

/** Types of the rulesets' own parts of a briefing: what a side door shows, and all that hangs below. They are told to whoever is briefed. */
export const detailsIn = (schema: GraphQLSchema): ReadonlySet<string> => {
  const door = schema.getType('RulesetDetail')
  const waiting = isInterfaceType(door) ? [...schema.getPossibleTypes(door)] : []
  const found = new Set(waiting.map(({ name }) => name))
  for (let type = waiting.shift(); type; type = waiting.shift())
    for (const field of Object.values(type.getFields())) {
      const below = getNamedType(field.type)
      if (!isObjectType(below) || found.has(below.name)) continue
      found.add(below.name)
      waiting.push(below)
    }
  return found
}

/** What is asked of a field: its value, that there is something, or, of a page, what it holds. */
const leafOf = (type: GraphQLNamedType | undefined): string =>
  !type || !isCompositeType(type)
    ? ''
    : type.name.endsWith('Connection')
      ? ' { nodes { __typename } }'
      : ' { __typename }'

/** Some fields of one type, and the way to them. */
export const unitOf = (schema: GraphQLSchema, path: readonly Step[], type: string, wanted: readonly string[]): Unit => {
  const fieldsOf = (name: string): GraphQLFieldMap<unknown, unknown> => {
    const owner = schema.getType(name)
    return isObjectType(owner) || isInterfaceType(owner) ? owner.getFields() : {}
  }
  let parent = 'Query'
  const way = path.flatMap(({ field, on }) => {
    const step = `${field}${given[`${parent}.${field}`] ?? ''}`
    const next = fieldsOf(parent)[field]
    parent = on ?? (next ? getNamedType(next.type).name : '')
    return on === undefined ? [step] : [step, `... on ${on}`]
  })
  const leaves = wanted.map((field) => {
    const definition = fieldsOf(type)[field]
    return `${field}${given[`${type}.${field}`] ?? ''}${leafOf(definition && getNamedType(definition.type))}`
  })
  return { path: way, leaves }
}

const flat = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flatMap(flat) : value === null || value === undefined ? [] : [value]

/** The objects at the end of a path. */
export const reached = (data: unknown, path: readonly Step[]): readonly Record<string, unknown>[] =>
  path.reduce<readonly unknown[]>(
    (objects, { field }) => objects.flatMap((object) => flat((object as Record<string, unknown>)[field])),
    flat(data),
  ) as readonly Record<string, unknown>[]

const isPage = (value: unknown): value is { readonly nodes: unknown } =>
  typeof value === 'object' && value !== null && 'nodes' in value

/** What the field says in all of them: nulls, empty lists and empty pages say nothing. */
export const said = (objects: readonly Record<string, unknown>[], field: string): readonly unknown[] =>
  objects.flatMap((object) => flat(object[field])).flatMap((value) => (isPage(value) ? flat(value.nodes) : [value]))

/** Whether something on the way itself was refused: whatever was asked behind it is answered as this is. */
export const isShut = (
  errors: readonly { readonly path?: readonly (string | number)[] }[],
  path: readonly Step[],
): boolean =>
  errors.some(
    ({ path: at = [] }) =>
      at.length > 0 && at.length <= path.length && at.every((step, index) => step === path[index]?.field),
  )
