import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { networksOf, type TrustProxy } from './http/address.js'
import { StartProblem } from './base/startProblem.js'
import { type Provider, readProviders } from './auth/providers.js'
import { type SignUpMode, signUpModes } from './auth/signUpMode.js'
import { type LogSettings, logLevels } from './base/log.js'
import type { Telemetry } from './telemetry.js'
import type { MailSettings } from './mail/mail.js'
import { mailSettings } from './mail/settings.js'

export interface Config {
  readonly port: number
  /** The address to listen on; null: all of this machine's. */
  readonly host: string | null
  /** Which proxies are trusted to state a caller's address: none, the nearest so many, or those with these addresses. */
  readonly trustProxy: TrustProxy
  readonly dataFolder: string
  /** Null: a PostgreSQL of our own below the data folder. */
  readonly databaseUrl: string | null
  /** Signs cookies and derives the passwords of the database roles. */
  readonly secret: string
  /** Where browsers find the server; null: at whatever address they use. */
  readonly publicUrl: string | null
  /** False: only the API. */
  readonly pages: boolean
  /** Whether a first start sets up a demo campaign. */
  readonly demo: boolean
  /** Who may make an account. */
  readonly signUp: SignUpMode
  /** Other services with which people may sign in. */
  readonly providers: readonly Provider[]
  /** Whether addresses that people give may lead to private networks. */
  readonly privateHooks: boolean
  /** Hosts on which chat programs may be called besides their own; `*`: all. */
  readonly chatHosts: readonly string[]
  /** Addresses of those who may look at the operator's page. */
  readonly operators: readonly string[]
  /** How mails are sent. */
  readonly mail: MailSettings
  /** Where figures are read; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** Between `/readyz` saying that the server stops and its stopping. */
  readonly drainSeconds: number
  /** Where traces are sent; null: nowhere. */
  readonly telemetry: Telemetry | null
  /** By what servers signal to one another; null: by PostgreSQL. */
  readonly redisUrl: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

const portOf = (text: string, variable = 'PORT'): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535)
    throw new StartProblem(`${variable} is "${text}", which is not a port: set it to a number from 0 to 65535.`)
  return port
}

const metricsOf = (port: string | undefined, host: string | undefined): Config['metrics'] =>
  port === undefined
    ? null
    : {
        port: portOf(port, 'MUSTER_METRICS_PORT'),
        host: hostOf(host ?? '127.0.0.1', 'MUSTER_METRICS_HOST') ?? '127.0.0.1',
      }

const drainOf = (text: string): number => {
  if (!/^\d{1,3}$/.test(text.trim()))
    throw new StartProblem(`MUSTER_DRAIN_SECONDS is "${text}": set it to a number of seconds from 0 to 999.`)
  return Number(text)
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

const telemetryOf = (endpoint: string | undefined, service = 'muster'): Telemetry | null => {
  if (endpoint === undefined || endpoint === '') return null
  if (!isAddress(endpoint))
    throw new StartProblem(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}", which is not an address: write it like http://127.0.0.1:4318.`,
    )
  return { endpoint, service }
}

const redisOf = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text))
    throw new StartProblem('REDIS_URL is not an address of Redis: write it like redis://localhost:6379.')
  return text
}

/** @throws StartProblem */
export const readLog = (environment: Environment = process.env): LogSettings => {
  const [form, given] = [environment['MUSTER_LOG'], environment['MUSTER_LOG_LEVEL'] ?? 'warn']
  const level = logLevels.find((each) => each === given)
  if (!level) throw new StartProblem(`MUSTER_LOG_LEVEL is "${given}": set it to ${logLevels.join(', ')}.`)
  if (form !== undefined && form !== 'json' && form !== 'text')
    throw new StartProblem(`MUSTER_LOG is "${form}": set it to json or text.`)
  return { level, form: form ?? (process.stderr.isTTY ? 'text' : 'json') }
}

const publicUrlOf = (text: string): string => {
  if (!isAddress(text))
    throw new StartProblem(`MUSTER_URL is "${text}", which is not an address: write it like https://muster.example.`)
  return new URL(text).origin
}

const hostOf = (text: string, variable = 'MUSTER_HOST'): string | null => {
  const host = text.trim()
  if (/[\s/:]/.test(host) && isIP(host) === 0)
    throw new StartProblem(
      `${variable} is "${text}", which is not an address to listen on: use one like 127.0.0.1, and set the port with PORT.`,
    )
  return host === '' ? null : host
}

const trustProxyOf = (text: string): TrustProxy => {
  const given = text.trim()
  if (/^\d{1,2}$/.test(given) || given === '') return Number(given)
  const names = given.split(',').map((name) => name.trim())
  if (networksOf(names) === null)
    throw new StartProblem(
      `MUSTER_TRUST_PROXY is "${text}": set it to the number of proxies in front of the server, or to their addresses, like 10.0.0.0/8,127.0.0.1.`,
    )
  return names
}

const signUpOf = (text: string): SignUpMode => {
  const mode = signUpModes.find((each) => each === text.trim())
  if (!mode) throw new StartProblem(`MUSTER_SIGNUP is "${text}": set it to open, invited or closed.`)
  return mode
}

const chatHostsOf = (text: string): readonly string[] => {
  const hosts = text.split(',').flatMap((host) => host.trim() || [])
  const wrong = hosts.find((host) => host !== '*' && !/^[a-z0-9.-]+(?::\d{1,5})?$/.test(host))
  if (wrong !== undefined)
    throw new StartProblem(
      `MUSTER_CHAT_HOSTS names "${wrong}", which is not a host: write them like chat.example,talk.example:8443.`,
    )
  return hosts
}

const operatorsOf = (text: string): readonly string[] => {
  const addresses = text
    .toLowerCase()
    .split(',')
    .flatMap((address) => address.trim() || [])
  const wrong = addresses.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address))
  if (wrong !== undefined)
    throw new StartProblem(
      `MUSTER_OPERATORS has "${wrong}", which is not an e-mail address: write the addresses of accounts, with commas.`,
    )
  return addresses
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Level by level: Node's own recursive mkdir never returns on a file system that refuses folders, like /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** The first start writes a random secret that only the owner of the folder may read. */
const storedSecret = (dataFolder: string): string => {
  const file = join(dataFolder, 'secret')
  try {
    makeFolder(dataFolder)
    // `wx` lets one of two simultaneous first starts win; the other reads what it wrote.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new StartProblem(
        `The data folder ${dataFolder} cannot be written to (${reasonOf(error)}). Free some space or change its permissions, or choose another with MUSTER_DATA.`,
      )
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartProblem(`${file} is damaged: restore it from a backup, or delete it if no database uses it yet.`)
  return secret
}

/** What links in mails begin with. */
export const linkBaseOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${String(port)}`

/** Where the house is: all that is needed to copy it, or to make it of a copy. Nothing is written. */
export const readPlace = (
  environment: Environment = process.env,
): Pick<Config, 'dataFolder' | 'databaseUrl'> & { readonly givenSecret: string | null } => {
  const given = environment['MUSTER_SECRET'] ?? null
  if (given !== null && given.length < 32)
    throw new StartProblem('MUSTER_SECRET is too short: set it to at least 32 random characters.')
  const dataFolder = resolve(environment['MUSTER_DATA'] ?? './.data')
  return { dataFolder, databaseUrl: environment['DATABASE_URL'] ?? null, givenSecret: given }
}

/** @throws StartProblem with one sentence that names what to set */
export const readConfig = (environment: Environment = process.env): Config => {
  const { dataFolder, databaseUrl, givenSecret } = readPlace(environment)
  const mail = mailSettings(environment, dataFolder)
  if (mail.smtpUrl !== null && environment['MUSTER_URL'] === undefined)
    throw new StartProblem('SMTP_URL is set but MUSTER_URL is not: set it to the address that links in mails lead to.')
  return {
    port: portOf(environment['PORT'] ?? '3000'),
    host: hostOf(environment['MUSTER_HOST'] ?? ''),
    trustProxy: trustProxyOf(environment['MUSTER_TRUST_PROXY'] ?? ''),
    dataFolder,
    databaseUrl,
    secret: givenSecret ?? storedSecret(dataFolder),
    publicUrl: environment['MUSTER_URL'] === undefined ? null : publicUrlOf(environment['MUSTER_URL']),
    pages: environment['MUSTER_PAGES'] !== 'no',
    demo: environment['MUSTER_DEMO'] !== 'no',
    signUp: signUpOf(environment['MUSTER_SIGNUP'] ?? 'open'),
    providers: readProviders(environment),
    privateHooks: environment['MUSTER_PRIVATE_HOOKS'] === 'yes',
    chatHosts: chatHostsOf(environment['MUSTER_CHAT_HOSTS'] ?? ''),
    operators: operatorsOf(environment['MUSTER_OPERATORS'] ?? ''),
    mail,
    metrics: metricsOf(environment['MUSTER_METRICS_PORT'], environment['MUSTER_METRICS_HOST']),
    drainSeconds: drainOf(environment['MUSTER_DRAIN_SECONDS'] ?? '0'),
    redisUrl: redisOf(environment['REDIS_URL']),
    telemetry: telemetryOf(environment['OTEL_EXPORTER_OTLP_ENDPOINT'], environment['OTEL_SERVICE_NAME']),
  }
}
