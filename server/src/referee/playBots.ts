import { type Dice, keyedDice } from '@muster/rulesets/kit/dice.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { AskEntity } from '../db/entities/asks.js'
import * as asks from '../store/asks.js'
import { botKeyOf } from '../store/books.js'
import { isBot } from '../store/places.js'
import { campaignNow, lockCampaign, type Tx } from '../store/tx.js'
import { type Context, rulesetOf } from './context.js'
import { hmac } from './dice.js'
import { openAttempts } from './attempts.js'
import { engine } from './fault.js'
import { afterSeal, botName, writeSheet } from './seal.js'
import { judge, knownNow, legalPart, tidy } from './sheets.js'

/** A question to a seat that a bot plays. */
interface BotAsk {
  readonly campaignId: string
  readonly seat: string
  readonly askId: string
}

interface Answer {
  readonly orders: readonly OrderDraft[]
  readonly settled: boolean
  /** Number of the briefing that it was made from. */
  readonly briefing: number
}

/** Dice of a bot's own: from the campaign's bot key, its seat and the question; never the campaign's. */
export const botDice = (
  key: string,
  { campaignId, seat, askId }: BotAsk,
  at: { readonly turn: number; readonly stage: string },
): Dice => {
  const own = hmac(Buffer.from(key, 'hex'), Buffer.from(`${seat}\0${askId}`))
  return keyedDice({ campaign: campaignId, seatBytes: [], ...at }, (input) => hmac(own, input), hmac)
}

/** Standing, open and unsealed, of a seat that a bot plays now. */
const stillAsked = async (tx: Tx, { campaignId, seat, askId }: BotAsk): Promise<AskEntity | null> => {
  const ask = await asks.askOf(tx, campaignId, seat, askId)
  const group = ask && (await asks.groupOf(tx, campaignId, ask.groupId))
  if (!group || group.closedAt || !(await isBot(tx, campaignId, seat))) return null
  return (await asks.sheetOf(tx, campaignId, seat, askId)) ? null : ask
}

/** Thinks outside of any transaction, from the seat's newest briefing alone: nobody waits for a bot's thoughts. */
const answerOf = async (context: Context, asked: BotAsk): Promise<Answer | null> => {
  const { plain } = context.store
  const ask = await stillAsked(plain, asked)
  const campaign = ask && (await campaignNow(plain, asked.campaignId))
  if (!campaign) return null
  const ruleset = rulesetOf(context, campaign)
  const { number: briefing, view } = await knownNow(plain, campaign.id, asked.seat)
  const dice = botDice(await botKeyOf(plain, campaign.id), asked, view)
  return engine(() => {
    const orders = legalPart(ruleset, view, ask.view, tidy(ruleset.suggest(view, ask.view, dice)))
    const judgement = judge(ruleset, view, ask.view, orders)
    if (judgement.problems.length > 0) throw new Error('the bot has no answer that may be sealed')
    return { orders, settled: ruleset.settles?.(ask.view, judgement.orders) ?? false, briefing }
  })
}

/** False when the seat has learnt something since: the bot thinks again. */
const sealAnswer = (context: Context, asked: BotAsk, { orders, settled, briefing }: Answer): Promise<boolean> =>
  context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, asked.campaignId)
    if (locked?.campaign.phase !== 'RUNNING') return true
    const { campaign, now } = locked
    const ask = await stillAsked(tx, asked)
    const group = ask && (await asks.groupOf(tx, campaign.id, ask.groupId))
    if (!group || (group.deadlineAt && group.deadlineAt <= now)) return true
    if ((await knownNow(tx, campaign.id, asked.seat)).number !== briefing) return false
    const sealer = { by: botName, key: null, bodyHash: null, fromDraft: false }
    await afterSeal(
      tx,
      campaign,
      group,
      await writeSheet(tx, campaign, ask, orders, sealer, now),
      { settled, first: true },
      now,
    )
    return true
  })

const tries = 3

const playAsk = async (context: Context, asked: BotAsk): Promise<void> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await answerOf(context, asked)
    if (!answer || (await sealAnswer(context, asked, answer))) return
  }
}

const nameOf = ({ campaignId, seat, askId }: BotAsk): string => `the bot’s answer for ${campaignId} ${seat} ${askId}`

export interface Bots {
  /** Answers what the bots of a campaign are asked now. */
  play(campaignId: string): Promise<void>
  /** The same for every campaign: what a job that was lost has left. */
  sweep(): Promise<void>
}

/** A bot that fails is silent until the deadline: it holds nobody else up, and this process does not try again. */
export const openBots = (context: Context): Bots => {
  const attempt = openAttempts()
  const playing = new Set<string>()
  const playAll = async (list: readonly BotAsk[]): Promise<void> => {
    for (const asked of list) {
      const name = nameOf(asked)
      if (playing.has(name)) continue
      playing.add(name)
      await attempt(name, () => playAsk(context, asked)).finally(() => playing.delete(name))
    }
  }
  return {
    play: async (campaignId) => playAll(await asks.idleBotAsks(context.store.plain, campaignId)),
    sweep: async () => playAll(await asks.idleBotAsks(context.store.plain, null)),
  }
}
