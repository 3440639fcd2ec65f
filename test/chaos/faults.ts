import type { Random } from '../support/random.js'
import { failpoints, type FailpointName } from './failpoints.js'
import type { Node } from './nodes.js'
import { rest } from './rest.js'
import { workBegun, workDone } from './watch.js'
import { stallStreams } from './sockets.js'
import type { Wars } from './wars.js'
import type { World } from './world.js'

export interface Stage {
  readonly world: World
  readonly wars: Wars
  readonly random: Random
  /** Places at which a server has died so far. */
  readonly reached: Set<FailpointName>
  /** What must not be: one text each. */
  readonly found: string[]
  /** Milliseconds within which the work of a server that is gone is done by another. */
  readonly inheritance: number
  /** How long that took. */
  readonly inherited: number[]
}

/** Does its harm and undoes it; it has ended when this resolves. What it comes to where it could not be done, or how many servers it killed. */
export type Fault = (stage: Stage) => Promise<'not run' | number>

const anyNode = ({ world, random }: Stage): Node => random.pick(world.nodes)

/** A kill at any moment, and the process started again. */
const kill: Fault = async (stage) => {
  const node = anyNode(stage)
  await rest(stage.random.below(400))
  await node.kill()
  await node.start()
  return 1
}

const killBoth: Fault = async ({ world, random }) => {
  await rest(random.below(400))
  await Promise.all(world.nodes.map((node) => node.kill()))
  await Promise.all(world.nodes.map((node) => node.start()))
  return world.nodes.length
}

const patience = 4_000

/** A death at a named place; those that were not reached yet come first. */
const dieAtFailpoint: Fault = async (stage) => {
  const { random, reached } = stage
  const names = Object.keys(failpoints) as FailpointName[]
  const fresh = names.filter((name) => !reached.has(name))
  const name = random.pick(fresh.length > 0 ? fresh : names)
  const node = anyNode(stage)
  if (!(await node.dieAt(name, patience))) return 0
  reached.add(name)
  await node.start()
  return 1
}

/** A server that is killed and stays away: the other one does what it had begun. */
const gone: Fault = async (stage) => {
  const node = anyNode(stage)
  const begun = await workBegun(stage.world)
  await node.kill()
  const taken = await workDone(stage.world, begun, Date.now())
  if (taken > stage.inheritance) stage.found.push(`a server gone: what it had begun took ${String(taken)} ms`)
  stage.inherited.push(taken)
  await node.start()
  return 1
}

/** A server that is told to stop while everybody plays, and its successor. */
const drain: Fault = async (stage) => {
  const node = anyNode(stage)
  await rest(stage.random.below(400))
  await node.drain()
  await node.start()
  return 0
}

const endDatabase =
  (signal: 'SIGKILL' | 'SIGQUIT'): Fault =>
  async ({ world, random }) => {
    await rest(random.below(400))
    world.database.end(signal)
    // It is over when the database answers again: the product itself sees to that
    await world.database.answers()
    return 0
  }

/** Connections that break again and again in the middle of whatever they do. */
const cut: Fault = async ({ world, random }) => {
  for (let cuts = 0; cuts < 5; cuts += 1) {
    await world.database.cut(Object.values(world.urls))
    await rest(random.below(200))
  }
  return 0
}

const blackHole: Fault = async ({ world, random }) => {
  world.proxy.swallow()
  await rest(2_000 + random.below(4_000))
  world.proxy.restore()
  return 0
}

/** Less than a segment of the journal, so that soon nothing can be committed; and more than what lies in shared memory, which no disk holds. */
const tooSmall = 4 * 1024 * 1024

const fullDisk: Fault = async ({ world }) => {
  const { database } = world
  if (!database.limitFiles(tooSmall)) return 'not run'
  await database.fillJournal().catch(() => undefined)
  // What is started again meanwhile finds no room either
  for (let looks = 0; looks < 15; looks += 1) {
    await rest(200)
    database.limitFiles(tooSmall)
  }
  database.limitFiles(null)
  // The disk has room again for whatever runs, and what was forked while the limit was lifted is among it.
  const lifting = setInterval(() => database.limitFiles(null), 500)
  try {
    await database.answers()
  } finally {
    clearInterval(lifting)
  }
  return 0
}

const hour = 3_600_000

/** A node whose application lives an hour early or late for a while. */
const wrongClock: Fault = async (stage) => {
  const node = anyNode(stage)
  await node.kill()
  await node.start(stage.random.pick([-hour, hour]))
  await rest(3_000)
  await node.kill()
  await node.start()
  return 2
}

const stalledSockets: Fault = async ({ world, wars }) => {
  const stalled = await stallStreams(world, wars, 60)
  await rest(2_000)
  for (const socket of stalled) socket.terminate()
  return stalled.length > 0 ? 0 : 'not run'
}

/** A machine that sleeps, and wakes again where it was. */
const sleep: Fault = async (stage) => {
  await anyNode(stage).freeze(2_000 + stage.random.below(2_000))
  return 0
}

/** The hour of every open question strikes on both nodes at once. */
const race: Fault = async ({ world }) => {
  await world.sql(
    `UPDATE muster.ask_group g SET deadline_at = clock_timestamp() + interval '300 milliseconds'
     FROM muster.campaign c WHERE c.id = g.campaign AND c.ruleset = 'toy' AND g.closed_at IS NULL`,
  )
  await rest(400)
  return 0
}

export const faults = {
  'server killed': kill,
  'server killed at a failpoint': dieAtFailpoint,
  'both servers killed': killBoth,
  'server gone': gone,
  'server drained': drain,
  'database killed': endDatabase('SIGKILL'),
  'database stopped at once': endDatabase('SIGQUIT'),
  'connections cut': cut,
  'black hole': blackHole,
  'full disk': fullDisk,
  'clock an hour off': wrongClock,
  'stalled sockets': stalledSockets,
  'server asleep': sleep,
  'deadlines at once': race,
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Those that a run of kills is made of; the others come in between, in turn. */
export const killing: readonly FaultName[] = ['server killed', 'server killed at a failpoint']
