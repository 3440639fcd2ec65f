import pg from 'pg'
import { memberOf } from '../base/memberOf.js'
import { beginStep } from '../base/trace.js'

const textOf = (query: unknown): { readonly name?: string; readonly text: string } => {
  if (typeof query === 'string') return { text: query }
  const [name, text] = [memberOf(query, 'name'), memberOf(query, 'text')]
  return { text: typeof text === 'string' ? text : '', ...(typeof name === 'string' && { name }) }
}

/** What a statement is called: as it was prepared, without number, or what it does and to what. Nothing of its values, and none of its text besides. */
export const statementName = (query: unknown): string => {
  const { name, text } = textOf(query)
  if (name !== undefined) return name.replace(/ \d+\.\d+$/, '')
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  const object = /"?\b(?:muster|accounts|graphile_worker)"?\."?(\w+)/.exec(text)?.[1]
  return object === undefined ? verb : `${verb} ${object}`
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** Each statement of this process is a step from now on; returns how to stop that. */
export const traceStatements = (): (() => void) => {
  const original = pg.Client.prototype.query as Query
  const watched: Query = function (...given) {
    const step = beginStep(`statement ${statementName(given[0])}`)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const told = (error: unknown, ...rest: unknown[]): unknown => {
        step.end({}, error ?? undefined)
        return (last as (...told: unknown[]) => unknown)(error, ...rest)
      }
      return Reflect.apply(original, this, [...given.slice(0, -1), told])
    }
    const result = Reflect.apply(original, this, given)
    if (result instanceof Promise)
      result.then(
        () => step.end({}),
        (error: unknown) => step.end({}, error),
      )
    else step.end({})
    return result
  }
  pg.Client.prototype.query = watched as typeof pg.Client.prototype.query
  return () => {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}
