import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { playStep } from '../support/bothWars.js'
import type { House } from '../support/house.js'

/** What a turn of a campaign costs. */
export interface Cost {
  readonly ruleset: string
  readonly seats: number
  readonly turns: number
  /** Milliseconds of a processor for each turn: of the server, engines and bots included, and of PostgreSQL. */
  readonly server: number
  readonly database: number
  readonly statements: number
  /** Kilobytes stored for each turn, indexes included. */
  readonly kilobytes: number
}

/** The processor time, in milliseconds, of a PostgreSQL and all that it has forked. */
const databaseTime = (folder: string): number => {
  const [line = ''] = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  const times = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return pid === line.trim() || fields[1] === line.trim() ? [Number(fields[11]) + Number(fields[12])] : []
    } catch {
      return []
    }
  })
  // In hundredths of a second.
  return times.reduce((sum, one) => sum + one, 0) * 10
}

/** Counts what this process says to its databases from now on. */
const counting = (): { readonly count: () => number } => {
  const original = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  let count = 0
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...given: unknown[]) {
    count += 1
    return Reflect.apply(original, this, given)
  })
  return { count: () => count }
}

const { count } = counting()

const stored = async (house: House): Promise<number> =>
  (
    await house.sql<{ bytes: number }>(
      `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class WHERE relnamespace = 'muster'::regnamespace AND relkind = 'r'`,
    )
  )[0]?.bytes ?? 0

const open = async (house: House, rulesetId: string, scenarioId: string, seats: readonly string[]): Promise<string> => {
  const organiser = await house.person(`Organiser of ${rulesetId}`)
  const given = { name: 'A war to be measured', rulesetId, scenarioId, settings: {}, timeZone: 'UTC' }
  const { campaignId } = await house.referee.createCampaign(organiser, given)
  for (const seat of seats) await house.referee.seatBot(organiser, { campaignId, seat })
  await house.referee.startCampaign(organiser, { campaignId })
  return campaignId
}

const turnOf = async (house: House, campaignId: string): Promise<{ readonly turn: number; readonly phase: string }> =>
  (
    await house.sql<{ turn: number; phase: string }>('SELECT turn, phase FROM muster.campaign WHERE id = $1', [
      campaignId,
    ])
  )[0] ?? {
    turn: 0,
    phase: 'ENDED',
  }

/** Plays some turns of as many campaigns with bots in all seats. */
export const measureCampaign = async (
  house: House,
  folder: string,
  what: { readonly ruleset: string; readonly scenario: string; readonly seats: readonly string[] },
): Promise<Cost> => {
  const [wanted, campaigns] = [6, 2]
  const ids: string[] = []
  for (let at = 0; at < campaigns; at += 1) ids.push(await open(house, what.ruleset, what.scenario, what.seats))
  const before = { cpu: process.cpuUsage(), database: databaseTime(folder), count: count(), bytes: await stored(house) }
  let turns = 0
  for (const id of ids) {
    const first = (await turnOf(house, id)).turn
    for (;;) {
      const { turn, phase } = await turnOf(house, id)
      if (phase !== 'RUNNING' || turn >= first + wanted || !(await playStep(house, id))) break
    }
    turns += (await turnOf(house, id)).turn - first
  }
  const cpu = process.cpuUsage(before.cpu)
  const per = (sum: number): number => sum / Math.max(1, turns)
  return {
    ...{ ruleset: what.ruleset, seats: what.seats.length, turns },
    server: per((cpu.user + cpu.system) / 1000),
    database: per(databaseTime(folder) - before.database),
    statements: per(count() - before.count),
    kilobytes: per((await stored(house)) - before.bytes) / 1000,
  }
}
