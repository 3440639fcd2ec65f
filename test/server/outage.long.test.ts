import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../server/src/db/postgres/index.js'
import { formatError } from '../../server/src/graphql/errors.js'
import { startJobs, type Jobs } from '../../server/src/jobs/index.js'
import { openSignals } from '../../server/src/live/signals.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { eventually } from '../support/eventually.js'
import { type House, openHouse, type Person, sealStay, diceContribution } from '../support/house.js'
import { longToy } from '../support/toyVariants.js'

// A PostgreSQL of its own, which these tests cut off and kill.
const turns = 8
const data = mkdtempSync(join(tmpdir(), 'muster-outage-'))
let postgres: RunningPostgres
let house: House
let jobs: Jobs

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  postgres = await startPostgres(data)
  postgres.watch()
  house = await openHouse(registryOf([longToy(turns)]), {
    name: 'muster',
    ownerUrl: postgres.ownerUrl,
    drop: () => Promise.resolve(),
  })
  jobs = await startJobs({ refereeUrl: house.urls.referee, referee: house.referee })
})
afterAll(async () => {
  await jobs.stop()
  await house.close()
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
  vi.restoreAllMocks()
})

interface War {
  readonly campaignId: string
  readonly north: Person
}

/** A campaign of a player and a bot. */
const openWar = async (): Promise<War> => {
  const north = await house.person('North')
  const { campaignId } = await house.referee.createCampaign(north, {
    ...{ name: 'A long night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
    ...{ seat: 'A', diceContribution: diceContribution() },
  })
  await house.referee.seatBot(north, { campaignId, seat: 'B' })
  await house.referee.startCampaign(north, { campaignId })
  return { campaignId, north }
}

/** What players were told while the database was away. */
const told = new Set<string>()

const tell = (error: unknown): void => {
  told.add(String(formatError({ message: '' }, error).extensions?.['code']))
}

/** Seals whatever is asked until the war is over; returns the asks whose seal was acknowledged. What fails is tried again, as a browser would. */
const playOn = async ({ campaignId, north }: War, over: () => boolean): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  while (!over()) {
    const briefing = await house.reads.briefing(north.session, campaignId).catch((error: unknown) => {
      tell(error)
      return null
    })
    for (const { id, closed } of briefing?.asks ?? []) {
      if (closed || acknowledged.includes(id)) continue
      const done = await sealStay(house, north, campaignId, id).then(
        () => true,
        (error: unknown) => {
          tell(error)
          return false
        },
      )
      if (done) acknowledged.push(id)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return acknowledged
}

const phases = (campaigns: readonly string[]) =>
  house.sql<{ phase: string; revision: number }>(`SELECT phase, revision FROM muster.campaign WHERE id = ANY($1)`, [
    campaigns,
  ])

/** Plays the wars to their end while the database suffers: each turn is resolved once, with every sheet that was acknowledged; none is held. */
const playThrough = async (wars: readonly War[], suffer: () => Promise<void>): Promise<void> => {
  const ids = wars.map(({ campaignId }) => campaignId)
  let over = false
  const players = wars.map((war) => playOn(war, () => over))
  await suffer()
  const rows = await eventually(
    () => phases(ids).catch(() => []),
    (found) => found.length === ids.length && found.every(({ phase }) => phase !== 'RUNNING'),
  ).finally(() => (over = true))
  expect(rows.map(({ phase }) => phase)).toEqual(ids.map(() => 'ENDED'))
  const twice = `SELECT turn FROM muster.resolution WHERE campaign = ANY($1) AND group_id IS NOT NULL
                 GROUP BY campaign, turn HAVING count(*) <> 1`
  expect(await house.sql(twice, [ids])).toEqual([])
  for (const [index, acknowledged] of (await Promise.all(players)).entries()) {
    const found = await house.sql<{ ask: string }>(
      `SELECT sheet->>'ask' AS ask FROM muster.resolution, json_array_elements(input->'sheets') AS sheet
       WHERE campaign = $1 AND group_id IS NOT NULL AND sheet->>'seat' = 'A' AND sheet->>'hash' IS NOT NULL`,
      [ids[index]],
    )
    expect(found.map(({ ask }) => ask)).toEqual(expect.arrayContaining([...acknowledged]))
    expect(acknowledged.length).toBeGreaterThan(turns / 2)
  }
}

/** Every connection of the referee, by one of its own. */
const cutAll = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: house.urls.referee })
  await client.connect()
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()',
  )
  await client.end()
}

test('connections that are cut in the middle of anything hold no campaign and silence no bot', async () => {
  await playThrough([await openWar(), await openWar(), await openWar()], async () => {
    for (let cuts = 0; cuts < 20; cuts += 1) {
      await cutAll()
      await new Promise((resolve) => setTimeout(resolve, 17 * (cuts % 9)))
    }
  })
})

test('a database that is killed is started again, and everything goes on: jobs, bots, signals', async () => {
  const signals = await openSignals(house.urls.referee)
  const wars = [await openWar(), await openWar()]
  let ticks = 0
  signals.onCampaign(wars[0]?.campaignId ?? '', () => (ticks += 1))
  await playThrough(wars, () => {
    process.kill(postgres.pid, 'SIGKILL')
    return Promise.resolve()
  })
  // The line is back, and tells again.
  ticks = 0
  await eventually(
    async () => {
      await house.sql(`SELECT muster.signal($1)`, [`campaign:${wars[0]?.campaignId ?? ''}`])
      return ticks
    },
    (heard) => heard > 0,
  )
  await signals.close()
  expect(told).toContain('UNAVAILABLE')
  expect(told).not.toContain('INTERNAL')
})
