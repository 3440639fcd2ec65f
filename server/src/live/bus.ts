import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'
import { logFault, logWarning } from '../base/log.js'
import { StartProblem } from '../base/startProblem.js'
import { connection } from '../db/pool.js'
import { channelOf } from './listen.js'
import type { Bus, Ears } from './types.js'

/** How often a server says that it is there, and how long it may be silent. */
const beats = { every: 2_000, silence: 5_000 }

const retryStrategy = (times: number): number => Math.min(times * 100, 2_000)

const nameOf = async (refereeUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: refereeUrl, ...connection })
  await client.connect()
  try {
    return await channelOf(client)
  } finally {
    await client.end()
  }
}

const here = 'here'
const gone = 'gone'
const missedAll = 'all'

/**
 * Signals by Redis or Valkey. They leave after the commit, so a server that dies in between takes some with it: when one falls silent without a word, all others read again what is
 * watched. So does everybody after an interruption, and every two seconds while it lasts.
 */
export const openBus = async (refereeUrl: string, redisUrl: string): Promise<Bus> => {
  const channel = await nameOf(refereeUrl)
  const own = randomBytes(8).toString('hex')
  const options = { lazyConnect: true, autoResubscribe: false, maxRetriesPerRequest: null, retryStrategy }
  const [sender, receiver] = [new Redis(redisUrl, options), new Redis(redisUrl, options)]
  const others = new Map<string, number>()
  let [ears, deaf, isTold, isMuted]: [Ears | null, boolean, boolean, boolean] = [null, true, false, false]
  const send = (text: string): void => {
    if (sender.status === 'ready') sender.publish(channel, `${own} ${text}`).catch(() => (isMuted = true))
    else isMuted = true
  }
  const take = (text: string): void => {
    const [from = '', what = ''] = text.split(' ', 2)
    if (from === own) return
    if (what === gone) others.delete(from)
    else others.set(from, Date.now())
    if (what === missedAll) ears?.missed()
    else if (what !== here && what !== gone) ears?.heard(what)
  }
  const listen = async (): Promise<void> => {
    await receiver.subscribe(channel)
    if (isTold) logWarning('signals: Redis answers again')
    deaf = false
    isTold = false
    ears?.missed()
  }
  receiver.on('message', (_, text: string) => take(text))
  receiver.on('ready', () => void listen().catch((error: unknown) => logFault('signals: Redis refused to tell', error)))
  receiver.on('close', () => {
    if (!deaf) logFault('signals: Redis does not answer; what is watched is read every two seconds until it does')
    isTold ||= !deaf
    deaf = true
    others.clear()
  })
  sender.on('ready', () => {
    if (isMuted) send(missedAll)
    isMuted = false
  })
  // `close` follows.
  for (const client of [sender, receiver]) client.on('error', () => undefined)
  try {
    await Promise.all([sender.connect(), receiver.connect()])
  } catch {
    sender.disconnect()
    receiver.disconnect()
    throw new StartProblem('The Redis in REDIS_URL does not answer: start it, or correct REDIS_URL, or leave it out.')
  }
  const beat = setInterval(() => {
    send(here)
    const silent = [...others].filter(([, at]) => Date.now() - at > beats.silence)
    for (const [name] of silent) others.delete(name)
    if (silent.length > 0 || deaf) ears?.missed()
  }, beats.every).unref()
  return {
    publish: (signals) => {
      for (const signal of signals) {
        ears?.heard(signal)
        send(signal)
      }
    },
    listen: async (given) => {
      ears = given
      if (receiver.status === 'ready') await listen()
      send(here)
    },
    close: async () => {
      clearInterval(beat)
      // Nobody is to be told that it does not answer.
      deaf = true
      send(gone)
      await sender.quit().catch(() => undefined)
      receiver.disconnect()
    },
  }
}
