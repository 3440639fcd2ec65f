import { randomFrom } from '../support/random.js'
import { failpoints } from './failpoints.js'
import { type FaultName, faults, killing, type Stage } from './faults.js'
import { frameFaults } from './followers.js'
import { violations } from './invariants.js'
import { readOptions } from './options.js'
import { replayAll } from './replay.js'
import { emptyTally, print, type Tally } from './report.js'
import { rest } from './rest.js'
import { spoil } from './spoilers.js'
import { countResolutions, giveUp, movedOn } from './watch.js'
import { openWars, type Wars } from './wars.js'
import { openWorld, type World } from './world.js'

const options = readOptions()

/** Promised: a campaign moves on within so many milliseconds of a fault's end. The short form counts events: there it is only when to give up. */
const promised = options.short ? giveUp : 10_000

/** Promised: what a server that is gone had begun is done by another within so many milliseconds. */
const inheritance = options.short ? giveUp : 5_000

/** Beside other tests there is little to play for: most of the processors is theirs. A look each second and a half is work enough for every fault to meet. */
const glance = options.short ? 1_500 : 150

const unknown = options.only.filter((name) => !Object.hasOwn(faults, name))
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}. There are: ${Object.keys(faults).join(', ')}.`)
  process.exit(2)
}

const every = (options.only.length > 0 ? options.only : Object.keys(faults)) as readonly FaultName[]

/** As many campaigns as are played at once. */
const party = options.short ? ['toy', 'toy', 'toy', 'boltgun'] : [...Array<string>(8).fill('toy'), 'boltgun', 'hex-1.4']

/** A campaign that is over is followed by another of its kind. */
const refill = async ({ sql }: World, wars: Wars): Promise<void> => {
  const rows = await sql<{ ruleset: string }>(
    `SELECT ruleset FROM muster.campaign WHERE phase IN ('RUNNING', 'PAUSED')`,
  )
  const there = rows.map(({ ruleset }) => ruleset)
  for (const ruleset of party) {
    const at = there.indexOf(ruleset)
    if (at >= 0) there.splice(at, 1)
    else await wars.open(ruleset)
  }
}

/** Turns of silence pause a campaign: that is a rule, and no fault. */
const resume = async ({ sql, referee }: World, wars: Wars): Promise<void> => {
  const rows = await sql<{ id: string }>(`SELECT id FROM muster.campaign WHERE phase = 'PAUSED'`)
  for (const { id: campaignId } of rows) {
    const war = wars.all.find((each) => each.campaignId === campaignId)
    if (war) await referee.resumeCampaign(war.player, { campaignId }).catch(() => undefined)
  }
}

/** One fault, and the wait until everybody has moved on. */
const suffer = async (stage: Stage, name: FaultName, tally: Tally): Promise<void> => {
  const killed = await faults[name](stage)
  const since = Date.now()
  if (killed === 'not run') {
    tally.notRun.add(name)
    return
  }
  tally.kills += killed
  const { slowest, stuck } = await movedOn(stage.world, since, [])
  tally.suffered.set(name, [...(tally.suffered.get(name) ?? []), slowest])
  if (!options.short)
    console.log(`${String(tally.kills)} killed; ${name}: moved on within ${(slowest / 1000).toFixed(1)} s`)
  if (slowest > promised)
    tally.found.push(
      `${name}: ${String(stuck.length)} stuck, the slowest moved on after ${(slowest / 1000).toFixed(1)} s`,
    )
  tally.found.push(...(await violations(stage.world, stage.wars.acknowledged, [])))
  await resume(stage.world, stage.wars)
  await refill(stage.world, stage.wars)
}

const atPlaces: FaultName = 'server killed at a failpoint'

/** Each fault once, then kills with the other faults in between, until there were enough of everything. */
const play = async (stage: Stage, tally: Tally): Promise<void> => {
  const others = every.filter((name) => !killing.includes(name))
  const kills = every.filter((name) => killing.includes(name))
  // Each named place once, and a few of them in the short form
  const visits = every.includes(atPlaces) ? (options.short ? 2 : Object.keys(failpoints).length) : 0
  const places = Array<FaultName>(visits).fill(atPlaces)
  for (const name of stage.random.shuffled([...every, ...places])) await suffer(stage, name, tally)
  for (let round = 0; ; round += 1) {
    const enough = (await countResolutions(stage.world)) >= options.resolutions
    if (enough && (tally.kills >= options.kills || kills.length === 0)) return
    if (tally.found.length > 20) return
    const pool = round % 5 === 4 || kills.length === 0 ? others : kills
    if (pool.length === 0) await rest(500)
    else await suffer(stage, stage.random.pick(pool), tally)
  }
}

const run = async (): Promise<number> => {
  const began = Date.now()
  const world = await openWorld({ seconds: options.short ? 3 : 5 })
  const wars = openWars(world, glance)
  const tally = emptyTally()
  try {
    await refill(world, wars)
    const stage: Stage = {
      ...{ world, wars, random: randomFrom(options.seed), inheritance, inherited: tally.inherited },
      ...{ reached: tally.reached, found: tally.found },
    }
    await play(stage, tally)
    const spoilt = options.only.length > 0 ? null : await spoil(world, wars)
    await wars.stop()
    tally.found.push(...(await frameFaults(world, wars.followers)))
    tally.lines = wars.followers.reduce((sum, { lost }) => sum + lost(), 0)
    await Promise.all(wars.followers.map((one) => one.stop()))
    const again = await replayAll(world)
    tally.found.push(...(spoilt?.found ?? []), ...again.found, ...world.ended)
    tally.found.push(...(await violations(world, wars.acknowledged, spoilt?.held ?? [])))
    const seconds = (Date.now() - began) / 1000
    const { acknowledged, refusals } = wars
    const summary = {
      resolutions: again.count,
      seals: acknowledged.length,
      refusals,
      outages: world.database.outages,
      spoilt,
      seconds,
      failpoints,
    }
    print(tally, summary)
    return tally.found.length > 0 || wars.acknowledged.length === 0 ? 1 : 0
  } finally {
    await wars.stop()
    await world.close()
  }
}

process.exitCode = await run()
