import { inspect } from 'node:util'
import { pino } from 'pino'
import { inSources } from './inSources.js'
import { requestId } from './request.js'

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

export const logLevels = ['error', 'warn', 'debug'] as const

export interface LogSettings {
  /** Lines of this kind and those that matter more. */
  readonly level: (typeof logLevels)[number]
  /** For a person in front of a terminal, or one line of JSON each. */
  readonly form: 'text' | 'json'
}

interface Line {
  readonly time: string
  readonly level: string
  readonly request?: string
  readonly msg: string
}

const readable = (json: string): string => {
  const { time, level, request, msg, ...facts } = JSON.parse(json) as Line
  const rest = Object.entries({ ...facts, ...(request && { request }) }).map(([key, value]) => ` ${key}=${value}`)
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${rest.join('')}`
}

/** Where lines go: the console’s own way, whatever else is made of it. */
let write = (line: string): void => console.error(line)

let form: LogSettings['form'] = 'json'

const log = pino(
  {
    level: 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = requestId()
      return request === null ? {} : { request }
    },
  },
  { write: (line: string) => write(form === 'json' ? line.trimEnd() : readable(line)) },
)

export const setUpLog = (settings: LogSettings): void => {
  log.level = settings.level
  form = settings.form
}

/** Logs a fault for the operator. */
export const logFault = (what: string, error?: unknown): void => {
  log.error(error === undefined ? what : `${what}: ${toldOf(error)}`)
}

/** Logs what an operator may have to look at, and is no fault of ours. */
export const logWarning = (what: string): void => log.warn(what)

/** Logs a step of the work, for whoever looks for something: its kind, counts and ids. */
export const logStep = (what: string, facts: Readonly<Record<string, string | number>>): void => log.debug(facts, what)

const harmless = (part: unknown): string => {
  if (part instanceof Error) return toldOf(part)
  return typeof part === 'string' ? part : inspect(part, { depth: 0 }).slice(0, 80)
}

/**
 * What libraries log by themselves is treated alike: errors among the arguments, and objects, lose what they quote. A log whose reader is gone (a
 * closed terminal, a broken pipe) is no fault: logging that would cause the next one, without end. Returns how to undo it.
 */
export const guardConsole = (): (() => void) => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const [before, { error, warn }] = [write, console]
  write = error.bind(console)
  console.error = (...parts: readonly unknown[]) => log.error(parts.map(harmless).join(' '))
  console.warn = (...parts: readonly unknown[]) => log.warn(parts.map(harmless).join(' '))
  return () => {
    write = before
    Object.assign(console, { error, warn })
  }
}
