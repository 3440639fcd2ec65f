import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { backupFolder } from '../backup/automatic.js'
import { codeOf } from '../db/owner.js'
import { spaceFor } from '../db/postgres/folder.js'
import { count, type Finding, note, well, wrong } from './finding.js'

const needed = [20, 19] as const

export const nodeVersion = (version = process.versions.node): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > needed[0] || (major === needed[0] && minor >= needed[1])
    ? well('node', `Node is ${version}.`)
    : wrong('node', `Node is ${version}, and Muster needs ${needed.join('.')} or newer: install one from nodejs.org.`)
}

/** What only the host may read. */
const secrets = ['secret', 'demo-accounts.txt', 'postgres/secrets.json']

const isOpen = (path: string): boolean => existsSync(path) && (statSync(path).mode & 0o077) !== 0

const permissions = (data: string): Finding => {
  try {
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return wrong(
      'folder',
      `The data folder ${data} cannot be used (${codeOf(error)}): make the account that runs Muster its owner.`,
    )
  }
  const open = process.platform === 'win32' ? [] : ['.', ...secrets].map((name) => join(data, name)).filter(isOpen)
  return open.length === 0
    ? well('folder', `The data folder is ${data}, and only its owner may read what is secret in it.`)
    : wrong('folder', `Others on this machine may read ${open.join(', ')}: run chmod go= ${open.join(' ')}`)
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1e6).toLocaleString('en')} MB`

const space = (data: string): Finding => {
  const { bavail, bsize } = statfsSync(data)
  const free = bavail * bsize
  return free < spaceFor.first
    ? wrong(
        'disk',
        `Only ${megabytes(free)} are free on the disk of ${data}: free at least ${megabytes(spaceFor.first)}.`,
      )
    : well('disk', `${megabytes(free)} are free on the disk of the data folder.`)
}

const day = 86_400_000

/** Of those that are kept where `npm run backup` puts them. */
const backups = (data: string): Finding => {
  const folder = backupFolder(data)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.zip')) : []
  const last = Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs))
  return files.length === 0
    ? note('backup', `There is no backup in ${folder}. If you keep none elsewhere, run npm run backup.`)
    : note('backup', `The last backup in ${folder} is ${count(Math.floor((Date.now() - last) / day), 'day')} old.`)
}

/** What can be seen without the database; nothing is changed. */
export const folderFindings = (data: string): readonly Finding[] =>
  existsSync(data)
    ? [permissions(data), space(data), backups(data)]
    : [note('folder', `There is no data folder ${data} yet: npm start makes it, or MUSTER_DATA names another.`)]

const answers = async (port: number, host: string): Promise<'muster' | 'silent' | 'other' | 'none'> => {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${String(port)}/healthz`, {
      signal: AbortSignal.timeout(5_000),
    })
    if (answer.status === 503) return 'silent'
    return answer.ok && (await answer.text()).trim() === 'ok' ? 'muster' : 'other'
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null
    return codeOf(cause) === 'ECONNREFUSED' ? 'none' : 'other'
  }
}

const canListen = (port: number, host: string | null): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(codeOf(error)))
    probe.listen({ port, ...(host !== null && { host }) }, () => probe.close(() => resolve(null)))
  })

/** Whether a server answers on the port, or could. */
export const portFinding = async (port: number, host: string | null): Promise<Finding> => {
  const name = `Port ${String(port)}`
  const found = await answers(port, host ?? '127.0.0.1')
  if (found === 'muster') return well('port', `${name}: a Muster server answers.`)
  if (found === 'silent')
    return wrong(
      'port',
      `${name}: a Muster server answers, but its database does not: see what is said of the database.`,
    )
  const refused = found === 'none' ? await canListen(port, host) : 'EADDRINUSE'
  if (refused === null) return note('port', `${name} is free: no server runs there now, and npm start can take it.`)
  return refused === 'EADDRINUSE'
    ? wrong('port', `${name} is taken by another program: stop it, or choose another port with PORT.`)
    : wrong('port', `${name} cannot be opened (${refused}): choose another with PORT, or see MUSTER_HOST.`)
}
