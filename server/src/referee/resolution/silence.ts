import type { CampaignEntity } from '../../db/entities/campaign.js'
import { calendarDesk, facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import * as asks from '../../store/asks.js'
import type { Tx } from '../../store/tx.js'
import { botName } from '../sealing/seal.js'

const silentNote =
  'Paused by itself: two stages closed without a sealed sheet. Nothing is lost; the organiser can resume when people are back.'

const turnsOfBots = 10

const botsNote = `Paused by itself: only bots have played for ${String(turnsOfBots)} turns. Nothing is lost; the organiser can let them play on.`

interface Closed {
  readonly campaign: CampaignEntity
  readonly bots: readonly string[]
  /** Desks of the group that was resolved last. */
  readonly asked: readonly string[]
  /** The turn that begins, or goes on. */
  readonly turn: number
  readonly now: Date
}

const pause = (note: string, now: Date): Partial<CampaignEntity> => ({ phase: 'PAUSED', note, stoppedAt: now })

/**
 * What follows for the campaign when a stage closes: two stages in which persons were asked and none sealed pause it, and so do ten turns of
 * bots alone, who would play on for ever. A stage that asked the facilitator or bots alone is no silence; one that lasts its time whoever is asked
 * (`calendarDesk`) neither begins nor ends one, for whether anybody was is not everybody's to know.
 */
export const silenceAfter = async (
  tx: Tx,
  { campaign, bots, asked, turn, now }: Closed,
): Promise<Partial<CampaignEntity>> => {
  const notPersons = [...bots, facilitatorDesk]
  const desks = [...asked, ...(await asks.desksAsked(tx, campaign))]
  const counted = !desks.includes(calendarDesk)
  const silent = counted && !desks.every((desk) => notPersons.includes(desk))
  const alive = counted && (await asks.stageSealed(tx, campaign, [botName, facilitatorDesk]))
  const silentStages = alive ? 0 : campaign.silentStages + (silent ? 1 : 0)
  if (silentStages >= 2) return { silentStages: 0, ...pause(silentNote, now) }
  const base = { silentStages }
  if (bots.length === 0 || turn <= campaign.turn) return base
  const alone = turn - 1 - (await asks.lastTurnSealed(tx, campaign.id, [botName, facilitatorDesk]))
  return alone > 0 && alone % turnsOfBots === 0 ? { ...base, ...pause(botsNote, now) } : base
}
