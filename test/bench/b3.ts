import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ready, Table } from './b3Server.js'
import { listen } from './b4Idle.js'
import { median, percentile } from './clock.js'
import type { Sheet } from './drafts.js'
import type { WarSize } from './scenario.js'

export interface SealFigures {
  readonly seats: number
  /** From the first request until the last receipt is read. */
  readonly allMs: number
  readonly p99Ms: number
  /** A draft of somebody in another campaign: the median meanwhile, and while nothing happens. */
  readonly othersMs: number
  readonly quietMs: number
  /** What reached the stream of a seat that did not seal. */
  readonly bytesToOthers: number
}

const program = fileURLToPath(new URL('./b3Server.js', import.meta.url))

const sealing = `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!) {
  sealOrders(campaignId: $campaignId, askId: $askId, orders: $orders, idempotencyKey: $key) { receipt { hash } problems { message } } }`
const drafting = `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!) {
  saveDraft(campaignId: $campaignId, askId: $askId, orders: $orders) { revision } }`

/** Milliseconds until the answer is read. */
const post = (url: string, token: string, body: object, expected: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const sent = request(`${url}/graphql`, { method: 'POST', agent: false, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => (text += more))
      response.on('end', () =>
        text.includes(expected) ? resolve(performance.now() - from) : reject(new Error(text.slice(0, 300))),
      )
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })

interface Storm {
  readonly times: readonly number[]
  readonly others: readonly number[]
}

/** One after the other until the work is through. */
const meanwhile = async (once: () => Promise<number>, work: Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = []
  const state = { done: false }
  void work.finally(() => (state.done = true)).catch(() => undefined)
  while (!state.done) times.push(await once())
  return times
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Everybody has a connection of their own; between two storms the server closes those that are idle. */
class Storms {
  constructor(
    private readonly url: string,
    private readonly other: Table,
  ) {}

  private readonly seal = ({ campaignId }: Table, { who, askId, orders }: Sheet): Promise<number> =>
    post(
      this.url,
      who.token,
      { query: sealing, variables: { campaignId, askId, orders, key: randomUUID() } },
      '"receipt":{"hash"',
    )

  private readonly draft = (): Promise<number> => {
    const [sheet] = this.other.sheets
    const { campaignId } = this.other
    const { askId = '', orders = [], who } = sheet ?? {}
    const body = { query: drafting, variables: { campaignId, askId, orders } }
    return post(this.url, who?.token ?? '', body, '"revision"')
  }

  readonly quiet = (): Promise<readonly number[]> => meanwhile(this.draft, pause(1500))

  /** All seats but the last seal at once: the stage stays open. */
  async storm(table: Table): Promise<Storm> {
    const work = Promise.all(table.sheets.slice(0, -1).map((sheet) => this.seal(table, sheet)))
    const [times, others] = await Promise.all([work, meanwhile(this.draft, work)])
    return { times, others }
  }
}

const ready = (server: ChildProcess): Promise<Ready> =>
  new Promise((resolve, reject) => {
    server.once('message', (reply: Ready) => resolve(reply))
    server.once('exit', () => reject(new Error('the server of the bench ended')))
  })

/** All seats of a war but one seal at once, over HTTP; each round in a campaign of its own, the first only warms up. */
export const sealFigures = async (size: WarSize, rounds: number): Promise<SealFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const server = fork(program, [folder, JSON.stringify(size), String(rounds + 2)])
  try {
    const { url, tables } = await ready(server)
    const [other, ...played] = tables
    if (!other) throw new Error('there is no table')
    const storms = new Storms(url, other)
    const quiet = median(await storms.quiet())
    const results: Storm[] = []
    let bytes = 0
    for (const table of played) {
      const socket = await listen(url, table.campaignId, table.sheets.at(-1)?.who.token ?? '')
      socket.on('message', (data: Buffer) => (bytes += data.length))
      results.push(await storms.storm(table))
      await pause(500)
      socket.removeAllListeners('close').terminate()
    }
    const kept = results.slice(1)
    return {
      seats: size.seats - 1,
      allMs: median(kept.map(({ times }) => Math.max(...times))),
      p99Ms: median(kept.map(({ times }) => percentile(times, 99))),
      othersMs: median(kept.flatMap(({ others }) => others)),
      quietMs: quiet,
      bytesToOthers: bytes,
    }
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.connected) {
      server.send({ kind: 'stop' })
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
