import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, OperationTypeNode, visit } from 'graphql'
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
  /** Points that it costs. */
  readonly cost: number
}

export type Admission =
  { readonly ok: true; readonly value: Admitted } | { readonly ok: false; readonly error: GraphQLError }

const refusal = (message: string, code = 'LIMIT'): Admission => ({
  ok: false,
  error: new GraphQLError(message, { extensions: { code } }),
})

const tooMuch = (found: Measure): string | null => {
  if (found.depth > limits.depth || found.introspectionDepth > limits.introspectionDepth)
    return `This query is nested too deeply: at most ${String(limits.depth)} levels. Ask in several queries.`
  if (found.aliases > limits.aliases)
    return `This query has ${String(found.aliases)} aliases: at most ${String(limits.aliases)}. Ask in several queries.`
  if (found.directives > limits.directives)
    return `This query has ${String(found.directives)} directives: at most ${String(limits.directives)}. Leave some out.`
  if (found.repeats > limits.repeats)
    return `A field is asked for ${String(found.repeats)} times in one place: at most ${String(limits.repeats)}. Ask for it once.`
  if (found.cost > limits.cost)
    return `This query costs ${String(found.cost)} points: at most ${String(limits.cost)}. Ask for less at once, or in several queries.`
  return null
}

interface Look {
  readonly introspections: number
  readonly bad: string | null
}

const seen = new WeakMap<DocumentNode, Look>()

/** What does not hang on variables; of a document that is kept it is known. */
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
  const found = { introspections, bad }
  seen.set(document, found)
  return found
}

/**
 * Measures a query before anything else is done with it. A syntax error is the executor's to report, so `null` stands for it here.
 */
export const admit = (schema: GraphQLSchema, source: string, variables: Variables = {}): Admission | null => {
  let document: DocumentNode
  try {
    document = documentOf(source)
  } catch (error) {
    return error instanceof Error && error.message.includes('tokens')
      ? refusal(`This query is too long: at most ${String(limits.tokens)} tokens. Ask in several queries.`)
      : null
  }
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) return refusal('Send only one operation per document.')
  const measured = measure(schema, document, variables)
  const wrong = tooMuch(measured)
  if (wrong) return refusal(wrong)
  const { introspections, bad } = look(document)
  if (introspections > 2) return refusal('The query asks for the schema too often. Ask for it once.')
  return bad
    ? refusal(bad, 'BAD_INPUT')
    : {
        ok: true,
        value: {
          document,
          introspects: introspections > 0,
          streams: operations[0]?.operation === OperationTypeNode.SUBSCRIPTION,
          cost: measured.cost,
        },
      }
}
