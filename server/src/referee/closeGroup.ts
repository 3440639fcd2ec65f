import { isCalendar } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Game } from './registry.js'
import { groupId as asGroupId } from '@muster/rulesets/kit/ids.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { AskEntity, GroupEntity, SheetEntity } from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import * as books from '../store/books.js'
import { enterLog } from '../store/log.js'
import { facilitatorOf, seatsOf } from '../store/places.js'
import { removeJob, signalCampaign } from '../store/queue.js'
import { lockCampaign, type Tx, updateCampaign } from '../store/tx.js'
import type { ClosedGroup, Closer } from './closingLine.js'
import { type Context, rulesetOf, systemOf } from './context.js'
import { campaignDice } from './dice.js'
import { engine, EngineFault } from './fault.js'
import { publish } from './publish.js'
import { isRuling } from './rulings.js'
import { writeSheet } from './seal.js'
import { knownView, legalPart, sheetsFor } from './sheets.js'

export interface CloseGroup {
  readonly campaignId: string
  readonly groupId: string
  readonly why: Closer
  /** Name of the person who closes it early. */
  readonly by?: string
}

/** `nothing`: it was closed already, or is not due. */
export type Closing = 'closed' | 'nothing' | 'held'

interface Locked {
  readonly campaign: CampaignEntity
  readonly ruleset: Game
  readonly system: TabletopSystem
  readonly now: Date
}

const isDue = (group: GroupEntity, why: Closer, now: Date): boolean =>
  group.closedAt === null &&
  (why === 'complete'
    ? group.completeAt !== null
    : why !== 'deadline' || (group.deadlineAt !== null && group.deadlineAt <= now))

/**
 * What the last draft is worth at the deadline: its legal orders are sealed for the seat. Where nobody rules any more, what a facilitator left
 * is no ruling.
 */
const sealDrafts = async (
  tx: Tx,
  { campaign, ruleset, now }: Locked,
  members: readonly AskEntity[],
  sealed: readonly SheetEntity[],
): Promise<void> => {
  if (members.some(isRuling) && !(await facilitatorOf(tx, campaign.id))) return
  for (const draft of await asks.draftsOf(tx, members)) {
    const ask = members.find(({ seat, askId }) => seat === draft.seat && askId === draft.askId)
    const done = sealed.some(({ seat, askId }) => seat === draft.seat && askId === draft.askId)
    if (!ask || done) continue
    const view = await knownView(tx, campaign, draft.seat)
    const orders = engine(() => legalPart(ruleset, view, ask.view, draft.orders as readonly OrderDraft[]))
    if (orders.length === 0) continue
    await writeSheet(tx, campaign, ask, orders, { by: draft.by, key: null, bodyHash: null, fromDraft: true }, now)
  }
}

/** What goes into a resolution, as the books keep it. */
const inputOf = (
  groupId: string,
  members: readonly AskEntity[],
  sealed: readonly SheetEntity[],
  bots: readonly string[],
): object => ({
  group: groupId,
  sheets: members.map(({ seat, askId }) => {
    const sheet = sealed.find((row) => row.seat === seat && row.askId === askId)
    const bot = bots.includes(seat) ? { bot: true } : {}
    return { ask: askId, seat, orders: sheet?.orders ?? null, hash: sheet?.hash ?? null, ...bot }
  }),
})

const resolve = async (
  tx: Tx,
  locked: Locked,
  group: GroupEntity,
  members: readonly AskEntity[],
  { why, by = '' }: CloseGroup,
): Promise<void> => {
  const { campaign, ruleset, system, now } = locked
  // A group that one sheet settled, or a ruling that nobody is there to give, does not wait for drafts.
  const late = why !== 'complete' && campaign.draftAtDeadline === 'seal'
  if (late) await sealDrafts(tx, locked, members, await asks.sheetsOf(tx, members))
  const sealed = await asks.sheetsOf(tx, members)
  const before = await books.lastState(tx, campaign)
  if (!before) throw new Error('the state of the last resolution is missing')
  const seats = await seatsOf(tx, campaign.id)
  const seatBytes = seats.map(({ bytes }) => bytes ?? '')
  const bots = seats.flatMap(({ bot, seat }) => (bot ? [seat] : []))
  const scope = { campaign: campaign.id, seatBytes, turn: campaign.turn, stage: campaign.stage }
  const dice = campaignDice(await books.privateKeyOf(tx, campaign.id), scope)
  const made = engine((): { readonly events: readonly GameEvent[]; readonly state: object } => {
    const sheets = sheetsFor(ruleset, members, sealed, bots)
    const events = ruleset.advance(before, asGroupId(group.groupId), sheets, dice, system)
    return { events, state: ruleset.evolve(before, events) }
  })
  await removeJob(tx, { campaignId: campaign.id, groupId: group.groupId, why: 'deadline' })
  const { groupId, common } = group
  const stage = ruleset.stages[campaign.stage] ?? campaign.stage
  const closed: ClosedGroup = { why, by, hours: campaign.noticeHours, stage, common, members, sealed }
  const input = inputOf(groupId, members, sealed, bots)
  const asked = members.map(({ seat }) => seat)
  await publish(tx, {
    campaign,
    ruleset,
    groupId,
    common,
    why,
    closed,
    input,
    asked,
    ...made,
    throws: dice.thrown,
    now,
  })
}

/** The campaign stands still where it was before the resolution; every sealed sheet is kept. */
const hold = async ({ store }: Context, { campaignId }: CloseGroup, revision: number): Promise<void> => {
  await store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (locked?.campaign.phase !== 'RUNNING' || locked.campaign.revision !== revision) return
    const note = 'Held: this stage could not be resolved. Every sealed sheet is kept. The organiser can try again.'
    await updateCampaign(tx, campaignId, { phase: 'HELD', note, stoppedAt: locked.now })
    await books.enterRecord(tx, campaignId, 'held', {}, locked.now)
    await enterLog(tx, campaignId, { kind: 'HELD' }, locked.now)
    await signalCampaign(tx, campaignId)
  })
}

/** What is open beside a group that the calendar alone closes: it ends with the stage, and every sheet of it counts. */
const besides = async (tx: Tx, { campaign, groupId }: GroupEntity, members: readonly AskEntity[]): Promise<string[]> =>
  members.some(isCalendar)
    ? (await asks.openGroups(tx, campaign)).map((group) => group.groupId).filter((other) => other !== groupId)
    : []

/**
 * A transaction of its own; a ruleset that throws rolls it back and holds the campaign, any other trouble rolls it back for whoever tries again.
 * A list: these groups are to be closed first.
 */
const closeOne = async (context: Context, job: CloseGroup): Promise<Closing | readonly string[]> => {
  const at: { revision: number | null } = { revision: null }
  try {
    return await context.store.transaction(async (tx) => {
      const locked = await lockCampaign(tx, job.campaignId)
      if (locked?.campaign.phase !== 'RUNNING') return 'nothing'
      const group = await asks.groupOf(tx, job.campaignId, job.groupId)
      if (!group || !isDue(group, job.why, locked.now)) return 'nothing'
      at.revision = locked.campaign.revision
      const members = await asks.asksOf(tx, job.campaignId, job.groupId)
      const first = await besides(tx, group, members)
      if (first.length > 0) return first
      const ruleset = rulesetOf(context, locked.campaign)
      await resolve(tx, { ...locked, ruleset, system: systemOf(context, locked.campaign) }, group, members, job)
      return 'closed'
    })
  } catch (error) {
    if (at.revision === null || !(error instanceof EngineFault)) throw error
    console.error(`campaign ${job.campaignId} is held at revision ${String(at.revision)}:`, error)
    await hold(context, job, at.revision)
    return 'held'
  }
}

/** Resolves one group, exactly once whoever asks and however often: last seal, deadline and button all end here. */
export const closeGroup = async (context: Context, job: CloseGroup): Promise<Closing> => {
  const why = job.why === 'deadline' ? 'stage' : job.why
  for (;;) {
    const done = await closeOne(context, job)
    if (typeof done === 'string') return done
    for (const groupId of done) if ((await closeGroup(context, { ...job, groupId, why })) === 'held') return 'held'
  }
}
