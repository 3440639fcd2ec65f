import type { AskEntity } from '../../db/entities/asks.js'
import * as asks from '../../store/asks.js'
import { botKeyOf } from '../../store/books.js'
import { knownText } from '../../store/known.js'
import { isBot } from '../../store/places.js'
import { campaignNow, type Tx } from '../../store/tx.js'
import { openTryOnce } from '../common/tryOnce.js'
import type { BotAsk } from '../dice/botDice.js'
import { deskKey } from '../compute/brief.js'
import type { Context } from '../access/context.js'
import { isOpen } from '../sealing/openAsk.js'
import { botName, sheetOf } from '../sealing/seal.js'
import type { Answer } from '../compute/answer.js'

/** What it answers, and the number of the briefing that it was made from. */
interface Thought extends Answer {
  readonly briefing: number
}

/** Valid, open and unsealed, of a seat that a bot plays now. */
const stillAsked = async (tx: Tx, { campaignId, seat, askId }: BotAsk): Promise<AskEntity | null> => {
  const ask = await asks.askOf(tx, campaignId, seat, askId)
  const group = ask && (await asks.groupOf(tx, campaignId, ask.groupId))
  if (!group || group.closedAt || !(await isBot(tx, campaignId, seat))) return null
  return (await asks.sheetOf(tx, campaignId, seat, askId)) ? null : ask
}

/** Computes off the server's thread and outside of any transaction, from the seat's newest briefing alone: nobody waits for a bot. */
const thoughtOf = async ({ store, engines }: Context, asked: BotAsk): Promise<Thought | null> => {
  const { plain } = store
  const ask = await stillAsked(plain, asked)
  const campaign = ask && (await campaignNow(plain, asked.campaignId))
  if (!campaign) return null
  const { campaignId, seat } = asked
  const { number: briefing, view, board } = await knownText(plain, campaignId, deskKey(seat))
  const botKey = await botKeyOf(plain, campaignId)
  const { ruleset, edition } = campaign
  const task = { ruleset, edition, campaignId, seat, ask: ask.view, view, board, botKey }
  return { ...(await engines.run('answer', task)), briefing }
}

const sealer = { by: botName, key: null, bodyHash: null, reason: null, tool: false }

/** False if the seat has learnt something since, or something has changed: the bot looks again. */
const sealAnswer = async (
  { store, houseKey }: Context,
  { campaignId, seat, askId }: BotAsk,
  { briefing, ...answer }: Thought,
): Promise<boolean> => {
  const open = await store.seals.open({ userId: botName, campaignId, seat, askId, key: null })
  if (!open || !isOpen(open) || !open.bot || open.sealed) return true
  if (open.briefing?.number !== briefing) return false
  return store.seals.write(sheetOf(open, answer, sealer, houseKey.privateKey))
}

const tries = 3

const playAsk = async (context: Context, asked: BotAsk): Promise<void> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await thoughtOf(context, asked)
    if (!answer || (await sealAnswer(context, asked, answer))) return
  }
}

const nameOf = ({ campaignId, seat, askId }: BotAsk): string => `the bot’s answer for ${campaignId} ${seat} ${askId}`

export interface Bots {
  /** Answers what the bots of a campaign are asked now. */
  play(campaignId: string): Promise<void>
  /** The same for every campaign: what a lost job has left. */
  sweep(): Promise<void>
}

/** A bot that fails is silent until the deadline: it delays nobody else, and this process does not try again. */
export const openBots = (context: Context): Bots => {
  const attempt = openTryOnce()
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
