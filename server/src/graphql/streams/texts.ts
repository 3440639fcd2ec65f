import { language } from '@muster/rulesets/kit/language.js'
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, Kind, visit } from 'graphql'
import type { Execution } from '../execution.js'
import { formatted } from '../errors.js'

/** Variables that a frame can depend on: those of the streams' own arguments have been used when a stream opens. */
const variablesBeneath = (document: DocumentNode): ReadonlySet<string> => {
  const names = new Set<string>()
  const count = {
    Variable: ({ name }: { readonly name: { readonly value: string } }): void => void names.add(name.value),
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, count)
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== Kind.FIELD) visit(field, count)
      else for (const part of [field.selectionSet, ...(field.directives ?? [])]) if (part) visit(part, count)
    }
  }
  return names
}

/** The same for all subscribers who request the same of a frame in the same language. */
export const askedOf = (query: string, { document, variableValues, operationName }: ExecutionArgs): string => {
  const names = [...variablesBeneath(document)].sort()
  const values = names.map((name) => variableValues?.[name] ?? null)
  return JSON.stringify([query, language(), operationName ?? null, values])
}

const textOf = ({ data, errors }: ExecutionResult): string =>
  JSON.stringify({ data: data ?? null, ...(errors && { errors: errors.map(formatted) }) })

interface Told {
  readonly text: string
  readonly failed: boolean
}

const made = new WeakMap<object, Map<string, Promise<Told>>>()

const make = async (execution: Execution, args: ExecutionArgs, frame: object): Promise<Told> => {
  const result = await execution.run({ ...args, rootValue: frame })
  return { text: textOf(result), failed: result.errors !== undefined }
}

/**
 * What a frame gives for a document, as JSON. The same frame is the same object for all who may see it, and its answer is computed once for each thing that
 * is requested of it. A failure affects nobody else.
 */
export const frameText = async (
  execution: Execution,
  args: ExecutionArgs,
  asked: string,
  frame: object,
): Promise<string> => {
  const known = made.get(frame) ?? new Map<string, Promise<Told>>()
  made.set(frame, known)
  const before = known.get(asked)
  if (before) {
    const told = await before.catch(() => null)
    return told && !told.failed ? told.text : (await make(execution, args, frame)).text
  }
  const own = make(execution, args, frame)
  known.set(asked, own)
  return (await own).text
}
