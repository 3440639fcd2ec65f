import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '../../server/dist/compose.js'
import { boundless } from './boundless.js'
import { closeOpen, registryWith, startCampaign } from './campaign.js'
import { makePeople } from './people.js'
import { benchWar } from './scenario.js'

// Prints what fields cost in microseconds of processor time, of server and database: what `priced` states beside them, rounded up.

/** So often in one operation, as far as its price allows. */
const many = 10
const few = 2
const war = benchWar({ seats: 8, banners: 80, side: 32, blocks: 3 })

const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1])

/** Processes of the database: children of the postmaster, which is a child of ours or of nobody. */
const backends = (postmaster: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && parentOf(pid) === postmaster
      } catch {
        return false
      }
    })

const ranOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1000
    } catch {
      return sum
    }
  }, 0)

const often = (inner: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `a${String(at)}: ${inner}`).join(' ')

const roots = [
  ...[
    'campaigns { nodes { id } }',
    'campaign(id: "$id") { id }',
    'rulesets { id }',
    'rulesets { rules { id title text } }',
  ],
  'procedureOdds(choice: { id: "bolt-action-3" }, procedure: "scenario", input: {}) { leftOut }',
]
const ofCampaign = [
  ...['status { turn }', 'board', 'briefing { number }', 'briefings { number }', 'receipts { hash }', 'heads'],
  ...['battles { id }', 'invitations { id }', 'log { number }', 'system { id }'],
]
const ofBriefing = ['view', 'asks { id }', 'pieces { id }', 'report { text }', 'cells { name values }']
const ofAsk = ['options { kind }', 'options { kind label slot rule piece to with { id label } item { id label } }']

interface Asked {
  readonly name: string
  readonly without: string
  readonly query: string
  readonly count: number
}

const around = (inner: string): string => `{ campaign(id: "$id") { ${inner} } }`
const inBriefing = (inner: string): string => around(`briefing { ${inner} }`)

const row = (name: string, inner: string, count: number, wrap: (inner: string) => string, bare: string): Asked => ({
  ...{ name: `${name} ${inner}`, without: wrap(bare), query: wrap(often(inner, count)), count },
})

const asked: readonly Asked[] = [
  ...roots.map((inner) => row('', inner, inner.startsWith('procedure') ? 1 : 6, (all) => `{ ${all} }`, '__typename')),
  ...ofCampaign.map((inner) => row('campaign', inner, inner.startsWith('system') ? few : many, around, 'id')),
  ...ofBriefing.map((inner) => row('briefing', inner, many, inBriefing, 'number')),
  ...ofAsk.map((inner) => row('asks', inner, 1, (all) => inBriefing(`asks { ${all} }`), 'id')),
]

const folder = mkdtempSync(join(tmpdir(), 'muster-prices-'))
const server = await openServer({
  config: {
    ...{ port: 0, host: null, trustProxy: 0, dataFolder: folder, databaseUrl: null, secret: 'x'.repeat(32) },
    ...{ publicUrl: null, pages: false, demo: false },
    signUp: 'open',
    providers: [],
    operators: [],
    privateHooks: false,
    chatHosts: [],
    metrics: null,
    drainSeconds: 0,
    telemetry: null,
    redisUrl: null,
    mail: { smtpUrl: null, from: 'muster@example.org', folder: join(folder, 'mail') },
  },
  registry: registryWith(war.scenario),
  budgets: boundless,
})
try {
  const people = await makePeople(server.ownerUrl, war.seats.length)
  const campaignId = await startCampaign(server, war.scenario, war.seats, people)
  await closeOpen(server, campaignId)
  const pidFile =
    readdirSync(folder, { recursive: true })
      .map(String)
      .find((name) => name.endsWith('postmaster.pid')) ?? ''
  const postmaster = Number(readFileSync(join(folder, pidFile), 'utf8').split('\n')[0])
  const once = async (query: string): Promise<string> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${people[0]?.token ?? ''}` },
      body: JSON.stringify({ query: query.replace('$id', campaignId) }),
    })
    return response.text()
  }
  const measure = async (query: string): Promise<{ readonly server: number; readonly database: number }> => {
    for (let warm = 0; warm < 5; warm += 1) await once(query)
    const pids = backends(postmaster)
    const [database, own, until] = [ranOf(pids), process.cpuUsage(), performance.now() + 250]
    let count = 0
    for (; performance.now() < until || count < 3; count += 1) await once(query)
    const { user, system } = process.cpuUsage(own)
    return { server: (user + system) / count, database: (ranOf(pids) - database) / count }
  }
  console.log(`${'µs of processor time'.padEnd(72)}   server database`)
  for (const { name, without, query, count } of asked) {
    const refusal = /"errors".*?"message":"([^"]+)/.exec(await once(query))?.[1]
    const [bare, whole] = [await measure(without), await measure(query)]
    const [ours, its] = [(whole.server - bare.server) / count, (whole.database - bare.database) / count]
    console.log(name.slice(0, 70).padEnd(72), ours.toFixed(0).padStart(8), its.toFixed(0).padStart(8), refusal ?? '')
  }
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
