import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, OperationTypeNode, visit } from 'graphql'
import * as words from '../../messages/requests.generated.js'
import { documentOf } from '../documents.js'
import { type Measure, measure } from './measure.js'
import { limits } from './numbers.js'
import { textProblem } from './text.js'
import type { Variables } from './worth.js'

export interface Admitted {
  readonly document: DocumentNode
  /** Whether it asks for the schema itself. */
  readonly introspects: boolean
  readonly streams: boolean
  /** Whether the answer is the same for everybody: it holds no secret, whoever asks. */
  readonly isPublic: boolean
  /** Points that it costs. */
  readonly cost: number
}

export type Admission =
  | { readonly ok: true; readonly value: Admitted }
  | { readonly ok: false; readonly error: GraphQLError }

const refusal = (message: string, code = 'LIMIT'): Admission => ({
  ok: false,
  error: new GraphQLError(message, { extensions: { code } }),
})

const tooMuch = (found: Measure): string | null => {
  if (found.depth > limits.depth || found.introspectionDepth > limits.introspectionDepth)
    return words.tooDeep({ most: limits.depth })
  if (found.aliases > limits.aliases) return words.aliases({ found: found.aliases, most: limits.aliases })
  if (found.directives > limits.directives)
    return words.directives({ found: found.directives, most: limits.directives })
  if (found.repeats > limits.repeats) return words.repeats({ found: found.repeats, most: limits.repeats })
  if (found.cost > limits.cost) return words.tooCostly({ found: found.cost, most: limits.cost })
  return null
}

/** What every server tells everybody, of itself and of what it is asked alone. */
const publicFields: ReadonlySet<string> = new Set([
  ...['__schema', '__type', '__typename'],
  ...['generatedScenario', 'procedureOdds', 'ruleset', 'rulesets', 'tabletopSystem', 'tabletopSystems'],
])

/** A fragment at the root may hold anything: nobody needs one there. */
const asksOnlyPublic = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (node) =>
      node.kind !== Kind.OPERATION_DEFINITION ||
      (node.operation === OperationTypeNode.QUERY &&
        node.selectionSet.selections.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value))),
  )

interface Look {
  readonly introspections: number
  readonly isPublic: boolean
  readonly bad: string | null
}

const seen = new WeakMap<DocumentNode, Look>()

/** What does not depend on variables; for a cached document it is known. */
const look = (document: DocumentNode): Look => {
  const before = seen.get(document)
  if (before) return before
  let introspections = 0
  let bad: string | null = null
  visit(document, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') introspections += 1
    },
    StringValue: ({ value }) => {
      bad ??= textProblem(value)
    },
  })
  const found = { introspections, isPublic: asksOnlyPublic(document), bad }
  seen.set(document, found)
  return found
}

/**
 * Measures a query before anything else is done with it. A syntax error is for the executor to report, so it is `null` here.
 */
export const admit = (schema: GraphQLSchema, source: string, variables: Variables = {}): Admission | null => {
  let document: DocumentNode
  try {
    document = documentOf(source)
  } catch (error) {
    return error instanceof Error && error.message.includes('tokens')
      ? refusal(words.tooLong({ most: limits.tokens }))
      : null
  }
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) return refusal(words.oneOperation())
  const measured = measure(schema, document, variables)
  const wrong = tooMuch(measured)
  if (wrong) return refusal(wrong)
  const { introspections, isPublic, bad } = look(document)
  if (introspections > 2) return refusal(words.schemaTooOften())
  return bad
    ? refusal(bad, 'BAD_INPUT')
    : {
        ok: true,
        value: {
          document,
          introspects: introspections > 0,
          streams: operations[0]?.operation === OperationTypeNode.SUBSCRIPTION,
          isPublic,
          cost: measured.cost,
        },
      }
}
