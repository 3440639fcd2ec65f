import { randomBytes } from 'node:crypto'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import { setAbsence } from '../../store/absence.js'
import { keepBotKey } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { botSeats, holdersOf, setBot } from '../../store/places.js'
import { countStage } from '../../store/records.js'
import { addBotsJob } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { GroupResolution } from '../compute/resolve.js'
import { withdrawOffer } from './offers.js'

interface Closed {
  readonly campaign: CampaignEntity
  readonly why: string
  readonly closed: Pick<GroupResolution['closed'], 'asked' | 'silent' | 'common' | 'ruling'>
  readonly now: Date
}

/** What the campaign has agreed on for a seat that stayed silent once too often. All read it, because all are asked in its place. */
const act = async (tx: Tx, { campaign, now }: Closed, holding: HoldingEntity): Promise<void> => {
  const { silentStages: stages, silentThen: then } = campaign.absence
  const { seat, userId: of } = holding
  if (then === 'OFFER') await setAbsence(tx, [holding.id], { offeredAt: holding.offeredAt ?? now })
  if (then === 'BOT') {
    await keepBotKey(tx, campaign.id, randomBytes(32).toString('hex'))
    await setBot(tx, campaign.id, seat, true)
    await addBotsJob(tx, campaign.id)
  }
  const record = { kind: 'silent', entry: { seat, then } }
  await enterLog(tx, campaign.id, { kind: 'SEAT_SILENT', seat, of, detail: { stages, then }, record }, now)
}

/**
 * Counts for each seat the stages in a row at whose deadline it had sealed nothing, and does at the last of them what the campaign says. A stage counts only
 * where all seats are asked the same, and if anybody has sealed at all: what nobody answers is a matter of the whole campaign, see `silenceAfter`.
 */
export const countAbsence = async (tx: Tx, at: Closed): Promise<void> => {
  const { campaign, why, closed, now } = at
  const { silentStages: most } = campaign.absence
  if (most === 0 || !closed.common || closed.ruling) return
  const bots = await botSeats(tx, campaign.id)
  const asked = (await holdersOf(tx, campaign.id)).filter(
    ({ seat }) => closed.asked.includes(seat) && !bots.includes(seat),
  )
  const [silent, present] = [true, false].map((is) => asked.filter(({ seat }) => closed.silent.includes(seat) === is))
  if (!silent || !present || present.length === 0) return
  for (const holding of present) if (holding.silentStages > 0) await beBack(tx, campaign, holding, now)
  if (why !== 'deadline') return
  for (const holding of silent) {
    const silentStages = holding.silentStages + 1
    await setAbsence(tx, [holding.id], { silentStages })
    if (silentStages === most) await act(tx, at, holding)
  }
}

/**
 * What everybody sees of who answers, for the records of the holders: only where all are asked the same, and if anybody has sealed at all. What is closed early
 * counts for those who had sealed.
 */
export const countRecords = async (tx: Tx, { campaign, why, closed, now }: Closed): Promise<void> => {
  if (!closed.common || closed.ruling) return
  const bots = await botSeats(tx, campaign.id)
  const asked = (await holdersOf(tx, campaign.id)).filter(
    ({ seat }) => closed.asked.includes(seat) && !bots.includes(seat),
  )
  const [silent = [], answered = []] = [true, false].map((is) =>
    asked.filter(({ seat }) => closed.silent.includes(seat) === is).map(({ id }) => id),
  )
  if (answered.length > 0) await countStage(tx, { answered, silent: why === 'deadline' ? silent : [], at: now })
}

/** Somebody is there again: what was begun without them ends. */
export const beBack = async (tx: Tx, campaign: CampaignEntity, holding: HoldingEntity, now: Date): Promise<void> => {
  await setAbsence(tx, [holding.id], { silentStages: 0 })
  // Whoever looks for a substitute plays on until there is one.
  if (!holding.offeredByHolder) await withdrawOffer(tx, campaign, holding, now)
}
