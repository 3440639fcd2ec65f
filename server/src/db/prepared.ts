import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { statementName } from './statements.js'

/** Texts that this process prepares, at most: each takes memory on each connection. */
const most = 500

/** PostgreSQL keeps 63 characters of a name. */
const longest = 50

const [names, once] = [new Map<string, string>(), new Set<string>()]

/** What has been asked twice will be asked again: from then on it has a name. Texts that are made anew each time are never prepared. */
const nameOf = (text: string): string | null => {
  const name = names.get(text)
  if (name !== undefined || names.size >= most) return name ?? null
  if (!once.delete(text)) {
    if (once.size >= most) once.clear()
    once.add(text)
    return null
  }
  const next = `${statementName(text).slice(0, longest)} ${String(names.size)}`
  names.set(text, next)
  return next
}

type Query = (this: pg.ClientBase, ...given: unknown[]) => unknown

/**
 * Reading and planning a statement costs PostgreSQL more than carrying most of ours out: a connection prepares those that come again, and sends the name alone from
 * then on. Statements without values are sent as they are, because several may stand in one text.
 */
export const prepareRepeated = (client: pg.ClientBase): void => {
  let prepared = 0
  // After a migration beside this process a plan may no longer fit (0A000): everything is prepared anew, and what failed may be asked again.
  const line = Reflect.get(client, 'connection') as EventEmitter
  line.on('errorMessage', ({ code }: { readonly code?: string }) => {
    if (code === '0A000') prepared += 1
  })
  const query: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null
    const asked = name === null ? text : { name: `${name}.${String(prepared)}`, text }
    return Reflect.apply(pg.Client.prototype.query as Query, client, [asked, values, ...rest])
  }
  Object.assign(client, { query })
}
