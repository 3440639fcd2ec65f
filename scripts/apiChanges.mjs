import { readFileSync } from 'node:fs'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { inRoot } from './paths.mjs'

/** Whatever a client might rely on: what stood in the schema of the last release, and does no longer hold. */
const breaking = async (released, current) =>
  (await diff(released, current)).filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)

/** The part of the change log about what has changed since the last release: above the first heading that names a version. */
const unreleased = (changeLog) => changeLog.split(/^## \d+\.\d+\.\d+/m, 1)[0]

/** What the schema says about a field, an argument or a value being on its way out. */
const deprecationOf = (schema, path) => {
  const [typeName, memberName, argumentName] = path.split('.')
  const type = schema.getType(typeName)
  if (isEnumType(type)) return type.getValue(memberName)?.deprecationReason
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return undefined
  const member = type.getFields()[memberName]
  const argument = member?.args?.find(({ name }) => name === argumentName)
  return argument?.deprecationReason ?? member?.deprecationReason
}

/** `@deprecated(reason: "Use `name`; goes on 2027-03-01.")` */
const isOver = (reason, today) => {
  const [date] = /\d{4}-\d{2}-\d{2}/.exec(reason ?? '') ?? []
  return date !== undefined && date <= today
}

/**
 * Changes of the API that break a promise, as sentences. Before version 1 a change that breaks clients must be named in the change log; from then on what
 * goes must have been deprecated in a release, with a date that has passed.
 *
 * @param {{ released: string, current: string, changeLog: string, version: string, today: string }} state schemas and change log as text
 */
export async function brokenPromises({ released, current, changeLog, version, today }) {
  const [before, after] = [buildSchema(released), buildSchema(current)]
  const told = unreleased(changeLog)
  const faults = []
  for (const { path, message } of await breaking(before, after)) {
    if (!told.includes(`\`${path}\``))
      faults.push(`${message}: name \`${path}\` in docs/api-changes.md, with what clients do instead.`)
    if (!version.startsWith('0.') && !isOver(deprecationOf(before, path), today))
      faults.push(`${message}: deprecate it first, with a date, and release that.`)
  }
  return faults
}

/** Those of this version. */
export function apiChanges() {
  const read = (...path) => readFileSync(inRoot(...path), 'utf8')
  return brokenPromises({
    released: read('server', 'schema.released.graphql'),
    current: read('server', 'schema.graphql'),
    changeLog: read('docs', 'api-changes.md'),
    version: JSON.parse(read('package.json')).version,
    today: new Date().toISOString().slice(0, 10),
  })
}
