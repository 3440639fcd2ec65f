import pg from 'pg'
import { vi } from 'vitest'

/** Counts what this process says to its databases. */
export interface Statements {
  /** Texts since the last look, those of the reads and of the accounts alone: what referee and jobs do is not asked here. */
  taken(): readonly string[]
  stop(): void
}

const asks = /muster\.read_|"session"|"apikey"/

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : ''
  return typeof text === 'string' ? text : ''
}

export const countStatements = (): Statements => {
  const said: string[] = []
  const original = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0])
    if (asks.test(text)) said.push(text)
    return Reflect.apply(original, this, args) as never
  })
  return { taken: () => said.splice(0), stop: () => spy.mockRestore() }
}
