import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuOf, heard, program, send } from './b4.js'
import { median } from './clock.js'

/** Of one server and one query: answers a second, and microseconds of the server's processor time each. */
export interface Rate {
  readonly perSecond: number
  readonly cpu: number
}

export interface ReadFigures {
  readonly name: string
  readonly bytes: number
  readonly muster: Rate
  /** Null: it could not be measured. */
  readonly yoga: Rate | null
  readonly mercurius: Rate | null
}

const queries = {
  view: `query ($id: ID!) { campaign(id: $id) { briefing { number turn stage pieces { id at kind seat size }
    layers { key rows } cells { name values } } } }`,
  small: `query ($id: ID!) { campaign(id: $id) { id name place { role seat } } }`,
} as const

const connections = 16
const agent = new Agent({ keepAlive: true, maxSockets: connections })

interface Target {
  readonly name: 'muster' | 'yoga' | 'mercurius'
  readonly url: string
  readonly token: string
  readonly process: ChildProcess
}

const ask = ({ url, token }: Pick<Target, 'url' | 'token'>, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts).toString()))
    })
    sent.on('error', reject).end(body)
  })

/** As fast as it goes, on so many connections. */
const rate = async (target: Target, body: string, milliseconds: number): Promise<Rate> => {
  const [from, spent] = [performance.now(), cpuOf(target.process.pid)]
  let count = 0
  const one = async (): Promise<void> => {
    while (performance.now() - from < milliseconds) {
      if ((await ask(target, body)).includes('"errors"')) throw new Error(`${target.name} refused the query`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const seconds = (performance.now() - from) / 1000
  return { perSecond: count / seconds, cpu: ((cpuOf(target.process.pid) - spent) * 1000) / count }
}

const folderOfPeers = fileURLToPath(new URL('../bench/peers/', import.meta.url))

const peer = async (name: 'yoga' | 'mercurius', data: string): Promise<Target> => {
  const child = fork(join(folderOfPeers, `${name}.mjs`), [data], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (told: string) => resolve(told))
    child.once('exit', () => reject(new Error(`${name} ended`)))
  })
  return { name, url, token: '', process: child }
}

const rounds = 3

const measure = async (
  name: keyof typeof queries,
  targets: readonly Target[],
  id: string,
  milliseconds: number,
): Promise<ReadFigures> => {
  const body = JSON.stringify({ query: queries[name], variables: { id } })
  const found = new Map<string, Rate[]>(targets.map((target) => [target.name, []]))
  for (const target of targets) await rate(target, body, milliseconds / 2)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) found.get(target.name)?.push(await rate(target, body, milliseconds))
  const of = (target: Target['name']): Rate | null => {
    const rates = found.get(target) ?? []
    if (rates.length === 0) return null
    return { perSecond: median(rates.map((one) => one.perSecond)), cpu: median(rates.map((one) => one.cpu)) }
  }
  const [first] = targets
  const bytes = first ? Buffer.byteLength(await ask(first, body)) : 0
  return { name, bytes, muster: of('muster') ?? { perSecond: 0, cpu: 0 }, yoga: of('yoga'), mercurius: of('mercurius') }
}

/** The same two queries to Muster, through credential, limits and prices, and to peers that hold the same answers in memory and ask nobody who they are. */
export const readFigures = async (peers: boolean, milliseconds: number): Promise<readonly ReadFigures[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const size = { seats: 8, banners: 96, side: 20, blocks: 3 }
  const server = fork(program, [join(folder, 'data'), JSON.stringify(size)])
  const others: Target[] = []
  try {
    const { url, campaignId, people } = await heard(server, 'ready')
    const muster: Target = { name: 'muster', url, token: people[0]?.token ?? '', process: server }
    const data = join(folder, 'answers.json')
    const answers = await Promise.all(
      Object.values(queries).map((query) => ask(muster, JSON.stringify({ query, variables: { id: campaignId } }))),
    )
    const [view, small] = answers.map((text) => (JSON.parse(text) as { data: { campaign: object } }).data.campaign)
    writeFileSync(data, JSON.stringify({ ...view, ...small }))
    if (peers) others.push(await peer('yoga', data), await peer('mercurius', data))
    const targets = [muster, ...others]
    return [
      await measure('view', targets, campaignId, milliseconds),
      await measure('small', targets, campaignId, milliseconds),
    ]
  } finally {
    for (const { process: child } of others) child.kill()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.connected) {
      send(server, { kind: 'stop' })
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
