import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatEntity } from '../../db/entities/places.js'
import { digestOfFacts, readFacts, secretsOf, type Whole } from '../../store/facts.js'
import { enterRecord } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { keptScenario } from '../../store/ownScenarios.js'
import { holdersOf, seatsOf, setDiceContribution } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { commit } from '../resolution/commit.js'
import { releaseEvents } from '../resolution/releaseEvents.js'
import { type Context, lockForMember, rulesetOf } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { conflict } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { BeginTask } from '../compute/begin.js'

/**
 * Every seat's contribution to the dice, as its holder's browser made it; a seat that a bot plays, or whose start is kept, adds nothing. The record
 * is bound to them before the key is used for the first time.
 */
const bytesOf = async (tx: Tx, seats: readonly SeatEntity[], now: Date): Promise<readonly string[]> => {
  const seatBytes: string[] = []
  for (const { campaign, seat, bot, reservedUntil, bytes } of seats) {
    const none = bot || reservedUntil !== null
    if (none && bytes !== null) await setDiceContribution(tx, campaign, seat, null)
    seatBytes.push(none ? '' : (bytes ?? ''))
  }
  const [first] = seats
  if (first) await enterRecord(tx, first.campaign, { kind: 'seatBytes', entry: { seatBytes }, publish: true }, now)
  return seatBytes
}

/** The campaign under its lock, if it may start, with its seats. */
const ready = async (
  tx: Tx,
  caller: Caller,
  campaignId: string,
): Promise<{ readonly campaign: CampaignEntity; readonly seats: readonly SeatEntity[]; readonly now: Date }> => {
  const { campaign, now } = await lockForMember(tx, caller, campaignId)
  await organiserOnly(tx, campaign, caller)
  if (campaign.phase !== 'GATHERING') throw conflict(words.alreadyStarted())
  const seats = await seatsOf(tx, campaign.id)
  const held = new Set((await holdersOf(tx, campaign.id)).map(({ seat }) => seat))
  const free = seats
    .filter(({ seat, bot, reservedUntil }) => !bot && reservedUntil === null && !held.has(seat))
    .map(({ seat }) => seat)
  if (free.length > 0) throw conflict(words.seatsFree({ seats: free.join(', ') }))
  return { campaign, seats, now }
}

interface Prepared {
  readonly digest: string
  readonly task: BeginTask
}

const prepare = (context: Context, caller: Caller, whole: Whole): Promise<Prepared> =>
  context.store.transaction(async (tx) => {
    const { campaign, seats, now: at } = await ready(tx, caller, whole.campaign)
    rulesetOf(context, campaign)
    const seatBytes = await bytesOf(tx, seats, at)
    const { privateKey } = await secretsOf(tx, campaign.id)
    const { facts, digest, now } = await readFacts(tx, whole)
    const { scenario } = campaign
    const settings = campaign.settings as BeginTask['settings']
    const titles = seats.map(({ seat, title, subtitle, reservedUntil }) => ({
      ...{ seat, title, subtitle },
      reserved: reservedUntil !== null,
    }))
    const kept = await keptScenario(tx, campaign.id)
    return { digest, task: { facts, privateKey, scenario, kept, settings, seats: titles, seatBytes, now } }
  })

/** False if somebody has come or gone meanwhile. */
const startOnce = async (context: Context, caller: Caller, campaignId: string): Promise<boolean> => {
  const whole = { campaign: campaignId, group: null, drafts: false, standing: false }
  const { digest, task } = await prepare(context, caller, whole)
  const resolution = await context.engines.run('begin', task)
  return context.store.transaction(async (tx) => {
    const { campaign } = await ready(tx, caller, campaignId)
    if ((await digestOfFacts(tx, whole)) !== digest) return false
    const { now } = task
    await enterLog(tx, campaign.id, { kind: 'STARTED', by: caller }, now)
    await commit(tx, { campaign, game: rulesetOf(context, campaign), why: 'start', closed: null, resolution, now })
    return true
  })
}

/** Sets the war up: the first state, the first questions, the first briefings. */
export const startCampaign = async (
  context: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> => {
  while (!(await startOnce(context, caller, campaignId)));
  await releaseEvents(context, campaignId)
  return { campaignId }
}
