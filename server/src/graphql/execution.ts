import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  validate,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { isCommon } from './documents.js'

type Result = ExecutionResult | Promise<ExecutionResult>

export interface Execution {
  readonly schema: GraphQLSchema
  /** What is wrong with a document by the rules of the specification. */
  problems(document: DocumentNode): readonly GraphQLError[]
  /** Executes a query, or one frame of a subscription, as graphql-js does. */
  run(args: ExecutionArgs): Result
  /** A document that came before and was valid, compiled; null: not yet, or never. */
  repeated(document: DocumentNode): CompiledQuery | null
}

/** How often a document must come to be compiled: compiling costs more than executing it once. */
const compiledAt = 3

interface Uses {
  times: number
  /** Null: it is not to be compiled. */
  compiled: CompiledQuery | null | undefined
}

const asksSchema = (document: DocumentNode): boolean => {
  let found = false
  visit(document, {
    Field: ({ name: { value } }) => {
      found ||= value === '__schema' || value === '__type'
    },
  })
  return found
}

const compile = (schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null => {
  const operation = getOperationAST(document)
  if (!operation || operation.operation === OperationTypeNode.MUTATION) return null
  if (!isCommon(document) || asksSchema(document)) return null
  const made = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true })
  return isCompiledQuery(made) ? made : null
}

/** Opens the execution over a schema. What is cached for a document goes when the document does. */
export const openExecution = (schema: GraphQLSchema): Execution => {
  const checked = new WeakMap<DocumentNode, readonly GraphQLError[]>()
  const used = new WeakMap<DocumentNode, Uses>()
  const problems = (document: DocumentNode): readonly GraphQLError[] => {
    const errors = checked.get(document) ?? validate(schema, document)
    checked.set(document, errors)
    return errors
  }
  const repeated = (document: DocumentNode): CompiledQuery | null => {
    const uses = used.get(document) ?? { times: 0, compiled: undefined }
    used.set(document, uses)
    uses.times += 1
    if (uses.compiled === undefined && uses.times >= compiledAt)
      uses.compiled = problems(document).length > 0 ? null : compile(schema, document)
    return uses.compiled ?? null
  }
  return {
    schema,
    problems,
    repeated,
    run: (args) => {
      const compiled = repeated(args.document)
      return compiled ? compiled.query(args.rootValue, args.contextValue, args.variableValues) : execute(args)
    },
  }
}
