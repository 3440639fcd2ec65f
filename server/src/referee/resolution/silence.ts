import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { calendarDesk, facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import * as asks from '../../store/asks.js'
import type { Tx } from '../../store/tx.js'
import { botName } from '../sealing/seal.js'

const turnsOfBots = 10

interface Closed {
  readonly campaign: CampaignEntity
  readonly bots: readonly string[]
  /** Desks of the group that was resolved last. */
  readonly asked: readonly string[]
  /** The turn that begins, or continues. */
  readonly turn: number
  readonly now: Date
}

const pause = (note: string, now: Date): Partial<CampaignEntity> => ({ phase: 'PAUSED', note, stoppedAt: now })

/**
 * What follows for the campaign when a stage closes: two stages in which people were asked and none sealed pause it, and so do ten turns of
 * bots alone, which would play on forever. A stage that asked only the facilitator or bots is no silence; one that lasts its time whoever is asked
 * (`calendarDesk`) neither starts nor ends one, because not everybody may know whether anybody was asked.
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
  if (silentStages >= 2) return { silentStages: 0, ...pause(inEnglish(words.silentNote), now) }
  const base = { silentStages }
  if (bots.length === 0 || turn <= campaign.turn) return base
  const alone = turn - 1 - (await asks.lastTurnSealed(tx, campaign.id, [botName, facilitatorDesk]))
  return alone > 0 && alone % turnsOfBots === 0
    ? {
        ...base,
        ...pause(
          inEnglish(() => words.botsNote({ turns: turnsOfBots })),
          now,
        ),
      }
    : base
}
