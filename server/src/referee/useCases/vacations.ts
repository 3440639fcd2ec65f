import * as words from '../../messages/vacations.generated.js'
import * as deputies from '../../store/deputies.js'
import { showRecord, type RecordShown } from '../../store/records.js'
import { clock, lockCampaign, type Tx } from '../../store/tx.js'
import * as vacations from '../../store/vacations.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { Context } from '../access/context.js'
import { badInput, conflict, notFound, Problem } from '../../base/problems.js'
import { plainText } from '../common/plainText.js'
import { endDeputyship } from '../resolution/deputies.js'
import { logVacation, waitForVacations } from '../resolution/vacations.js'
import type { AnnounceVacation, Caller } from '../common/contract.js'

export const vacationLimits = {
  /** The longest, in days. */
  days: 60,
  /** How far ahead it may begin, in days. */
  ahead: 366,
  /** Announced by one person at the same time. */
  atOnce: 10,
  /** Characters of a note. */
  note: 200,
} as const

const day = 86_400_000

const checked = (
  { from, until, note: given = '' }: AnnounceVacation,
  now: Date,
): { readonly fromAt: Date; readonly untilAt: Date; readonly note: string } => {
  const [fromAt, untilAt] = [new Date(Math.max(now.getTime(), Date.parse(from))), new Date(until)]
  const { days, ahead, note: most } = vacationLimits
  if (!(fromAt.getTime() <= now.getTime() + ahead * day)) throw badInput(words.tooFarAhead({ days: ahead }), 'from')
  if (!(untilAt > fromAt && untilAt.getTime() <= fromAt.getTime() + days * day))
    throw badInput(words.times({ days }), 'until')
  const note = plainText(given)
  if ([...note].length > most) throw new Problem('LIMIT', words.note({ most }))
  return { fromAt, untilAt, note }
}

/** Where somebody holds a seat, one campaign after the other, each under its lock. */
const atTheirTables = async (
  tx: Tx,
  userId: string,
  act: (at: { readonly campaign: CampaignEntity; readonly seat: string; readonly now: Date }) => Promise<void>,
): Promise<void> => {
  for (const { campaign: id, seat } of await vacations.seatsOf(tx, userId)) {
    const locked = await lockCampaign(tx, id)
    if (locked && locked.campaign.phase !== 'ENDED') await act({ ...locked, seat })
  }
}

/** Somebody will be away: all whom they play with read it, and each campaign does what its rules say. */
export const announceVacation = async (
  { store }: Context,
  { userId }: Caller,
  input: AnnounceVacation,
): Promise<{ readonly id: string }> =>
  store.transaction(async (tx) => {
    await vacations.lockPerson(tx, userId)
    const announcedAt = await clock(tx)
    const { fromAt, untilAt, note } = checked(input, announcedAt)
    const known = await vacations.vacationsOf(tx, userId, announcedAt)
    if (known.length >= vacationLimits.atOnce) throw new Problem('LIMIT', words.atOnce({ most: vacationLimits.atOnce }))
    if (known.some((other) => other.fromAt < untilAt && other.untilAt > fromAt)) throw conflict(words.overlaps())
    const id = await vacations.insertVacation(tx, { userId, fromAt, untilAt, note, announcedAt })
    await atTheirTables(tx, userId, async ({ campaign, seat, now }) => {
      await logVacation(tx, 'VACATION', { campaign: campaign.id, seat, userId, fromAt, untilAt }, now)
      if (campaign.phase === 'RUNNING') await waitForVacations(tx, campaign, now)
    })
    return { id }
  })

/** They are there after all. What was put off stays put off; a bot that acts because of it acts no longer. */
export const cancelVacation = async (
  { store }: Context,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<void> =>
  store.transaction(async (tx) => {
    const { userId } = caller
    await vacations.lockPerson(tx, userId)
    const vacation = await vacations.vacationById(tx, id)
    const at = await clock(tx)
    if (!vacation || vacation.userId !== userId || vacation.untilAt <= at) throw notFound()
    await vacations.endVacation(tx, id, at)
    const { fromAt, untilAt } = vacation
    await atTheirTables(tx, userId, async ({ campaign, seat, now }) => {
      await logVacation(tx, 'VACATION_OVER', { campaign: campaign.id, seat, userId, fromAt, untilAt }, now)
      const acting = await deputies.deputyshipOf(tx, campaign.id, seat)
      if (acting?.vacation === id) await endDeputyship(tx, acting, caller, now)
    })
  })

/** Who may see how reliably somebody plays. */
export const showRecordTo = async (
  { store }: Context,
  { userId }: Caller,
  { shown }: { readonly shown: RecordShown },
): Promise<void> => showRecord(store.plain, userId, shown)
