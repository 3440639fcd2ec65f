import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { networksOf, type TrustProxy } from './http/address.js'
import { StartProblem } from './base/startProblem.js'

export interface Config {
  readonly port: number
  /** The address to listen on; null: all of this machine. */
  readonly host: string | null
  /** Which proxies' word on a caller's address is taken: none, so many hops, or those of these addresses. */
  readonly trustProxy: TrustProxy
  readonly dataFolder: string
  /** Null: a PostgreSQL of our own below the data folder. */
  readonly databaseUrl: string | null
  /** Signs cookies and makes the passwords of the database roles. */
  readonly secret: string
  /** Where browsers find the server; null: at whatever address they use. */
  readonly publicUrl: string | null
  /** False: the API alone. */
  readonly pages: boolean
  /** Whether a first run brings a campaign to look at. */
  readonly demo: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const portOf = (text: string): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535)
    throw new StartProblem(`PORT is "${text}", which is no port: set it to a number from 0 to 65535.`)
  return port
}

const publicUrlOf = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new StartProblem(`MUSTER_URL is "${text}", which is no address: write it like https://muster.example.`)
  return new URL(text).origin
}

const hostOf = (text: string): string | null => {
  const host = text.trim()
  if (/[\s/:]/.test(host) && isIP(host) === 0)
    throw new StartProblem(
      `MUSTER_HOST is "${text}", which is no address to listen on: set it to one like 127.0.0.1, and the port with PORT.`,
    )
  return host === '' ? null : host
}

const trustProxyOf = (text: string): TrustProxy => {
  const given = text.trim()
  if (/^\d{1,2}$/.test(given) || given === '') return Number(given)
  const names = given.split(',').map((name) => name.trim())
  if (networksOf(names) === null)
    throw new StartProblem(
      `MUSTER_TRUST_PROXY is "${text}": set it to the number of proxies before the server, or to their addresses, like 10.0.0.0/8,127.0.0.1.`,
    )
  return names
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Level by level: Node's own recursive way never comes back from a file system that refuses folders, like /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** The first run writes a random secret that only the owner of the folder may read. */
const storedSecret = (dataFolder: string): string => {
  const file = join(dataFolder, 'secret')
  try {
    makeFolder(dataFolder)
    // `wx` lets one of two first starts win; the other reads what it wrote.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new StartProblem(
        `The data folder ${dataFolder} cannot be written (${reasonOf(error)}). Make room or give rights, or choose another with MUSTER_DATA.`,
      )
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartProblem(`${file} is damaged: put back its copy, or delete it and let everybody sign in again.`)
  return secret
}

/** @throws StartProblem with one sentence that names what to set */
export const readConfig = (environment: Environment = process.env): Config => {
  const dataFolder = resolve(environment['MUSTER_DATA'] ?? './.data')
  const given = environment['MUSTER_SECRET']
  if (given !== undefined && given.length < 32)
    throw new StartProblem('MUSTER_SECRET is too short: set it to at least 32 random characters.')
  return {
    port: portOf(environment['PORT'] ?? '3000'),
    host: hostOf(environment['MUSTER_HOST'] ?? ''),
    trustProxy: trustProxyOf(environment['MUSTER_TRUST_PROXY'] ?? ''),
    dataFolder,
    databaseUrl: environment['DATABASE_URL'] ?? null,
    secret: given ?? storedSecret(dataFolder),
    publicUrl: environment['MUSTER_URL'] === undefined ? null : publicUrlOf(environment['MUSTER_URL']),
    pages: environment['MUSTER_PAGES'] !== 'no',
    demo: environment['MUSTER_DEMO'] !== 'no',
  }
}
