// Writes packages/client/src/operations.generated.ts, which is not committed: the documents of operations.graphql with the types of their answers and
// variables, by server/schema.graphql. A document that the schema does not allow stops it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

const source = inRoot('packages', 'client', 'src', 'operations.graphql')
const target = inRoot('packages', 'client', 'src', 'operations.generated.ts')

const scalars = {
  ...{ ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' },
  ...{ DateTime: 'string', CellName: 'string', RuleId: 'string', SeatId: 'string', Token: 'string' },
  ...{
    JSON: 'unknown',
    JSONObject: 'Readonly<Record<string, unknown>>',
    PackedView: 'Readonly<Record<string, unknown>>',
  },
  PackedBoard: 'PackedBoard',
}

const packedBoard = `/** A map that all members know, as packed rows. */
export interface PackedBoard {
  readonly grid: 'square' | 'hex'
  readonly width: number
  readonly height: number
  readonly layers: readonly { readonly key: string; readonly legend: Readonly<Record<string, string>>; readonly rows: readonly string[] }[]
}
`

const small = (name) => name.charAt(0).toLowerCase() + name.slice(1)

const comment = (text, indent = '') =>
  text ? `${indent}/** ${text.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /').trim()} */\n` : ''

/** The types of one document set. `graphql` is the library, which is not installed yet when a first start loads this file. */
function writer(graphql, schema, fragments) {
  const { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, Kind } = graphql
  const used = new Map()
  const named = (type) => {
    if (scalars[type.name]) return scalars[type.name]
    if (isEnumType(type))
      used.set(
        type.name,
        `${comment(type.description)}export type ${type.name} = ${type
          .getValues()
          .map(({ name }) => `'${name}'`)
          .join(' | ')}\n`,
      )
    else if (isInputObjectType(type)) inputOf(type)
    else throw new ScriptProblem(`operations.graphql: no type is known for ${type.name}.`)
    return type.name
  }
  /** Around what a named type is. */
  const wrapped = (type, inner) => {
    if (isNonNullType(type)) return bare(type.ofType, inner)
    return `${bare(type, inner)} | null`
  }
  const bare = (type, inner) => {
    if (!isListType(type)) return inner
    const item = wrapped(type.ofType, inner)
    return `readonly ${/^\w+$/.test(item) || /^{[^]*}$/.test(item) ? item : `(${item})`}[]`
  }
  const inputOf = (type) => {
    if (used.has(type.name)) return
    used.set(type.name, '')
    const lines = Object.values(type.getFields()).map(
      (field) =>
        `${comment(field.description, '  ')}  readonly ${field.name}${isNonNullType(field.type) ? '' : '?'}: ${wrapped(field.type, named(getNamedType(field.type)))}\n`,
    )
    used.set(type.name, `${comment(type.description)}export interface ${type.name} {\n${lines.join('')}}\n`)
  }
  /** What is selected of a type. */
  const selected = (set, parent, indent = '') => {
    const [lines, spreads] = [[], []]
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) spreads.push(node.name.value)
      else if (node.kind === Kind.FIELD) lines.push(fieldOf(node, parent, `${indent}  `))
      else throw new ScriptProblem('operations.graphql: inline fragments are not known here.')
    }
    const own = lines.length > 0 ? [`{\n${lines.join('')}${indent}}`] : []
    return [...own, ...spreads].join(' & ')
  }
  const fieldOf = (node, parent, indent) => {
    const field = parent.getFields()[node.name.value]
    const type = getNamedType(field.type)
    const inner = node.selectionSet ? selected(node.selectionSet, type, indent) : named(type)
    const about = field.description.replace(/ (Costs|Priced as) .*$/s, '')
    return `${comment(about, indent)}${indent}readonly ${(node.alias ?? node.name).value}: ${wrapped(field.type, inner)}\n`
  }
  const variablesOf = (name, definitions) => {
    const lines = definitions.map(({ variable, type: node, defaultValue }) => {
      const type = graphql.typeFromAST(schema, node)
      const isNeeded = isNonNullType(type) && !defaultValue
      return `  readonly ${variable.name.value}${isNeeded ? '' : '?'}: ${wrapped(type, named(getNamedType(type)))}\n`
    })
    return lines.length === 0
      ? `export type ${name}Variables = Record<string, never>\n`
      : `export interface ${name}Variables {\n${lines.join('')}}\n`
  }
  const textOf = (operation) => {
    const needed = new Map()
    const collect = (node) =>
      graphql.visit(node, {
        FragmentSpread: ({ name: { value } }) => {
          if (needed.has(value)) return
          needed.set(value, fragments.get(value))
          collect(fragments.get(value))
        },
      })
    collect(operation)
    return graphql.stripIgnoredCharacters([operation, ...needed.values()].map((node) => graphql.print(node)).join('\n'))
  }
  const told = ({ loc }) => (loc.startToken.prev?.kind === 'Comment' ? loc.startToken.prev.value.trim() : '')
  return {
    used,
    fragment: (node) =>
      `export type ${node.name.value} = ${selected(node.selectionSet, schema.getType(node.typeCondition.name.value))}\n`,
    operation: (node) => {
      const name = node.name.value
      const kind = node.operation.charAt(0).toUpperCase() + node.operation.slice(1)
      const data = `${name}${kind}`
      const root = schema.getRootType(node.operation)
      return [
        `export type ${data} = ${selected(node.selectionSet, root)}\n`,
        variablesOf(name, node.variableDefinitions ?? []),
        `${comment(told(node))}export const ${small(name)}: Operation<${data}, ${name}Variables> = operation(\n  ${JSON.stringify(textOf(node))},\n)\n`,
      ].join('')
    },
  }
}

export async function writeOperations() {
  const graphql = await import('graphql')
  const schema = graphql.buildSchema(readFileSync(inRoot('server', 'schema.graphql'), 'utf8'))
  const document = graphql.parse(readFileSync(source, 'utf8'))
  const [fault] = graphql.validate(schema, document)
  if (fault) throw new ScriptProblem(`packages/client/src/operations.graphql: ${fault.message}`)
  const [fragments, operations] = ['FragmentDefinition', 'OperationDefinition'].map((kind) =>
    document.definitions.filter((node) => node.kind === kind),
  )
  const write = writer(graphql, schema, new Map(fragments.map((node) => [node.name.value, node])))
  const parts = [...fragments.map(write.fragment), ...operations.map(write.operation)]
  const text = [
    '// Made by scripts/operations.mjs; not committed.\n',
    "import { type Operation, operation } from './operation.js'\n",
    packedBoard,
    ...[...write.used].sort().map(([, text]) => text),
    ...parts,
  ].join('\n')
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}
