import { inspect } from 'node:util'
import { inSources } from './inSources.js'

const textOf = (value: object, key: string): string => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' && found !== '' ? found : ''
}

/** What PostgreSQL says of an error repeats what was sent: of it stand the code and the names of things of our own alone. */
const fromDatabase = (error: Error): string | null => {
  if (textOf(error, 'severity') === '' || textOf(error, 'code') === '') return null
  const parts = ['routine', 'schema', 'table', 'constraint'].flatMap((key) => textOf(error, key) || [])
  return `PostgreSQL ${[textOf(error, 'code'), ...parts].join(' ')}`
}

/** A parser quotes what it could not read. */
const quoting = new Set(['SyntaxError', 'ZodError'])

const frames = ({ stack = '' }: Error): string => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return inSources(
    lines
      .slice(0, 12)
      .map((line) => `\n${line}`)
      .join(''),
  )
}

/** An error as a log may hold it: no orders, keys or names, which drivers and parsers hang on theirs. */
export const toldOf = (error: unknown): string => {
  if (!(error instanceof Error)) return error === undefined ? '' : `a thrown ${typeof error}`
  const beneath: unknown = Reflect.get(error, 'driverError') ?? error.cause
  if (beneath instanceof Error) return `${error.name}: ${toldOf(beneath)}`
  const told =
    fromDatabase(error) ?? (quoting.has(error.name) ? error.name : `${error.name}: ${error.message.slice(0, 300)}`)
  return told + frames(error)
}

/** Writes down a fault for the operator. */
export const logFault = (what: string, error?: unknown): void => {
  console.error(error === undefined ? what : `${what}: ${toldOf(error)}`)
}

/**
 * What libraries write by themselves goes the same way: errors among the arguments, and objects, lose what they quote. A log whose reader has gone (a
 * closed terminal, a broken pipe) is no fault: written down, it would be the next one, without end.
 */
export const guardConsole = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const write = console.error.bind(console)
  console.error = (...parts: readonly unknown[]) =>
    write(
      ...parts.map((part) =>
        part instanceof Error
          ? toldOf(part)
          : typeof part === 'object'
            ? inspect(part, { depth: 0 }).slice(0, 80)
            : part,
      ),
    )
}
