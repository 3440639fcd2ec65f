import { inspect } from 'node:util'
import { inSources } from './inSources.js'

const textOf = (value: object, key: string): string => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' && found !== '' ? found : ''
}

/** PostgreSQL's message repeats what was sent: only the code and the names of our own objects are kept. */
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

/** An error in a form that may be logged: no orders, keys or names, which drivers and parsers attach to theirs. */
export const toldOf = (error: unknown): string => {
  if (!(error instanceof Error)) return error === undefined ? '' : `a thrown ${typeof error}`
  const beneath: unknown = Reflect.get(error, 'driverError') ?? error.cause
  if (beneath instanceof Error) return `${error.name}: ${toldOf(beneath)}`
  const told =
    fromDatabase(error) ?? (quoting.has(error.name) ? error.name : `${error.name}: ${error.message.slice(0, 300)}`)
  return told + frames(error)
}

/** What kind of error was at the root of it, and where in the sources: nothing that it says, which may quote a secret. */
export const whereOf = (error: unknown): { readonly error: string; readonly place: string } => {
  if (!(error instanceof Error)) return { error: `a thrown ${typeof error}`, place: '' }
  if (error.cause instanceof Error) return whereOf(error.cause)
  const [, frame = ''] = frames(error).split('\n')
  const [place = ''] = /[^\s(]+:\d+:\d+/.exec(frame) ?? []
  return { error: error.name, place: place.replace(/^.*?\/(?=(?:rulesets|server|test)\/)/, '') }
}

/** Logs a fault for the operator. */
export const logFault = (what: string, error?: unknown): void => {
  console.error(error === undefined ? what : `${what}: ${toldOf(error)}`)
}

/**
 * What libraries log by themselves is treated alike: errors among the arguments, and objects, lose what they quote. A log whose reader is gone (a
 * closed terminal, a broken pipe) is no fault: logging that would cause the next one, without end.
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
