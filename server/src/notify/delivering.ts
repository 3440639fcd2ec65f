import { isLanguage } from '@muster/rulesets/kit/language.js'
import { speaking } from '../base/language.js'
import { logFault } from '../base/log.js'
import { deliveries } from '../base/metrics.js'
import { traced } from '../base/trace.js'
import type { DueDelivery, Settled } from '../store/notify/deliveries.js'
import type { Channel, Outcome } from './channel.js'
import { isKind } from './kinds.js'
import { quietUntil } from './quiet.js'
import { saidBefore, type StageTitle, wordsOf } from './words.js'

export interface Delivering {
  readonly channels: ReadonlyMap<string, Channel>
  readonly publicUrl: string
  readonly stageTitle: StageTitle
}

const minute = 60
const hour = 60 * minute

/** Seconds before each attempt after the first: about three days in all. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

const settledBy = (outcome: Outcome, attempts: number, { removedWhenGone = false }: Channel): Settled => {
  const logged = outcome.status === undefined ? {} : { status: outcome.status }
  switch (outcome.done) {
    case 'sent':
      return { ...logged, state: 'SENT', ...(outcome.post !== undefined && { post: outcome.post }) }
    case 'gone':
      return removedWhenGone ? { state: 'REMOVED' } : { ...logged, state: 'FAILED', why: outcome.why, gone: true }
    case 'nobody':
      return { ...logged, state: 'VOID', why: outcome.why }
    case 'later': {
      const again = waits[attempts - 1]
      const { why, seconds } = outcome
      if (again === undefined) return { ...logged, state: 'FAILED', why, gone: false }
      return { ...logged, state: 'WAITING', why, again: seconds ?? again, wait: seconds !== undefined }
    }
  }
}

/** Of all that is told of one stage of a campaign. */
const topicOf = ({ campaignId, about }: DueDelivery): string => JSON.stringify([campaignId, about.turn, about.stage])

const attemptOnce = async (channel: Channel, due: DueDelivery, given: Delivering): Promise<Outcome> => {
  const { id, at, now, number, head, campaignId, channelId, settings, address, post, kind, account } = due
  if (!isKind(kind)) return { done: 'nobody', why: 'nothing that this version tells' }
  const words = wordsOf(due, kind, given)
  const before = saidBefore(due, given)
  const whose = { campaignId, channelId, shared: account === null }
  const receipt = due.about.receipt ?? null
  const message = {
    ...{ id, at, now, number, kind, head, receipt },
    ...whose,
    ...{ words, settings, address, post, before },
  }
  try {
    return await traced(`delivery by ${channel.kind}`, {}, () => channel.deliver({ ...message, topic: topicOf(due) }))
  } catch (error) {
    logFault(`a message by ${channel.kind} failed and is tried again`, error)
    return { done: 'later', why: 'it failed on this side' }
  }
}

/** Said in the language of who reads it. */
const attempt = (channel: Channel, due: DueDelivery, given: Delivering): Promise<Outcome> =>
  speaking(isLanguage(due.language) ? due.language : 'en', () => attemptOnce(channel, due, given))

/** What counting calls each of them. */
const outcomes: Readonly<Record<Settled['state'], string>> = {
  SENT: 'sent',
  VOID: 'dropped',
  FAILED: 'given_up',
  REMOVED: 'given_up',
  WAITING: 'to_be_tried_again',
  QUIET: 'put_off',
}

/** Tries once to deliver something that this node has taken, and says what became of it. */
export const deliver = async (due: DueDelivery, given: Delivering): Promise<Settled> => {
  const settled = await settle(due, given)
  deliveries.inc({ channel: due.channel.toLowerCase(), outcome: outcomes[settled.state] })
  return settled
}

const settle = async (due: DueDelivery, given: Delivering): Promise<Settled> => {
  const channel = given.channels.get(due.channel)
  if (due.digest?.length === 0) return { state: 'VOID', why: 'no campaign goes on' }
  if (due.stale) return { state: 'VOID', why: 'no longer asked' }
  if (!channel) return { state: 'VOID', why: 'this server has no such channel' }
  const until = channel.rings && due.kind !== 'TEST' ? quietUntil(due, due.now) : null
  return until ? { state: 'QUIET', until } : settledBy(await attempt(channel, due, given), due.attempts, channel)
}
