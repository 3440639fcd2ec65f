import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Outcome, TableBattle } from '@muster/rulesets/kit/ruleset.js'
import type { Game } from './registry.js'
import { Campaign, type CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import * as books from '../store/books.js'
import { enterLog } from '../store/log.js'
import { lapseMatters } from '../store/matters.js'
import { facilitatorOf, seatsOf } from '../store/places.js'
import { addBotsJob, addOpenJob, signalCampaign } from '../store/queue.js'
import { bumpVersion, type Tx, updateCampaign } from '../store/tx.js'
import { matchBattles } from './battles.js'
import { beginDuePlaces } from './beginPlaces.js'
import { briefingRow, deskKey, isTold, tell, type Telling, viewerKey, viewersOf } from './brief.js'
import { type ClosedGroup, closingLine } from './closingLine.js'
import { engine, EngineFault } from './fault.js'
import { openGroupsFor } from './group.js'
import { isRuling } from './rulings.js'
import { silenceAfter } from './silence.js'
import type { Caller } from './useCases.js'

/** A resolution that the ruleset has made and nobody has seen yet. */
export interface Resolved {
  readonly campaign: CampaignEntity
  readonly ruleset: Game
  readonly groupId: string | null
  /** Whether every seat was asked the same, so that its closing is everybody's to see. */
  readonly common: boolean
  readonly why: string
  /** Null: nothing was closed, the war begins. */
  readonly closed: ClosedGroup | null
  readonly input: object
  readonly asked: readonly string[]
  readonly events: readonly GameEvent[]
  readonly throws: readonly Throw[]
  readonly state: object
  readonly now: Date
}

/** What follows from the new state, worked out before the first row is written. */
interface Consequences {
  readonly turn: number
  readonly stage: string
  readonly stageChanged: boolean
  readonly asks: readonly Ask[]
  readonly outcome: Outcome | null
  readonly battles: readonly TableBattle[]
  readonly tellings: readonly Telling[]
}

const consequencesOf = (
  { campaign, ruleset, events, state, groupId }: Resolved,
  seats: readonly string[],
  facilitator: boolean,
): Consequences =>
  engine(() => {
    const { turn, stage } = ruleset.clock(state)
    const outcome = ruleset.outcome(state)
    const wanted = outcome ? [] : ruleset.awaiting(state)
    const stageChanged = groupId === null || turn !== campaign.turn || stage !== campaign.stage
    const tellings = viewersOf(seats, facilitator).map((viewer) => tell(ruleset, state, events, wanted, viewer))
    const battles = ruleset.battles?.(state) ?? []
    return { turn, stage, stageChanged, asks: wanted, outcome, battles, tellings }
  })

/** Compare-and-set on the revision: of two that resolve the same group one finds that it came too late. */
const advanceRevision = async (tx: Tx, { campaign }: Resolved, next: Partial<CampaignEntity>): Promise<void> => {
  const { id, revision } = campaign
  const done = await tx.update(Campaign, { id, revision }, { ...next, revision: revision + 1 })
  if (done.affected !== 1) throw new Error('the campaign moved on while a group was being resolved')
}

/** Silence may pause the campaign; the end is the end. */
const phaseAfter = async (
  tx: Tx,
  { campaign, asked, now }: Resolved,
  { turn, stageChanged, outcome, asks: wanted }: Consequences,
  bots: readonly string[],
): Promise<Partial<CampaignEntity>> => {
  if (outcome || wanted.length === 0)
    return { phase: 'ENDED', note: outcome?.text ?? 'The campaign is over.', stoppedAt: now }
  if (campaign.phase === 'GATHERING') return { phase: 'RUNNING', note: null }
  if (!stageChanged) return {}
  return silenceAfter(tx, { campaign, bots, asked, turn, now })
}

const writeBooks = async (tx: Tx, resolved: Resolved): Promise<void> => {
  const { campaign, groupId, why, input, events, throws, state, now } = resolved
  const inputHash = books.sha256(canonical(input))
  const eventsHash = books.sha256(canonical(events))
  const stateHash = books.sha256(canonical(state))
  const { turn, stage } = campaign
  const revision = campaign.revision + 1
  const hashes = { inputHash, eventsHash, stateHash }
  const row = { campaign: campaign.id, revision, groupId, why, turn, stage, input, events, throws, state, at: now }
  await books.insertResolution(tx, { ...row, ...hashes })
  await books.enterRecord(tx, campaign.id, 'resolution', { revision, groupId: groupId ?? '', ...hashes }, now)
}

const writeBriefings = async (
  tx: Tx,
  { campaign, asked, closed, now }: Resolved,
  { turn, stage, stageChanged, tellings }: Consequences,
  boardHash: string,
): Promise<void> => {
  const last = await books.lastKnown(tx, campaign.id)
  const concerned = new Set(asked.map(deskKey))
  const told = tellings.filter((telling) => isTold(telling, last.get(telling.viewer), stageChanged, concerned))
  const at = { campaign: campaign.id, turn, stage, boardHash, at: now }
  const rows = told.map((telling) => {
    const line = closed && closingLine(closed, telling.viewer)
    const report = line ? [line, ...telling.report] : telling.report
    return briefingRow({ ...telling, report }, { ...at, number: (last.get(telling.viewer)?.number ?? 0) + 1 })
  })
  await books.insertBriefings(tx, rows)
  const payloads = rows.map(({ viewer, number }) => ({ viewer, number }))
  await books.addToOutbox(tx, campaign.id, 'briefing', payloads, now)
}

/** The board is public and fixed: every viewer's is the same, or the ruleset is wrong. */
const boardHashOf = async (tx: Tx, tellings: readonly Telling[]): Promise<string> => {
  const texts = new Set(tellings.map(({ board }) => JSON.stringify(board)))
  const first = tellings[0]
  if (!first || texts.size !== 1) throw new EngineFault('viewers are shown different boards')
  return books.publishBoard(tx, first.board)
}

const logClosing = async (
  tx: Tx,
  { campaign, ruleset, closed, now }: Resolved,
  { stageChanged }: Consequences,
): Promise<void> => {
  if (!closed) return
  const detail = { turn: campaign.turn, title: ruleset.stages[campaign.stage] ?? campaign.stage }
  if (closed.common && closed.members.some(isRuling)) {
    const [ruling] = closed.sealed
    if (!ruling) return
    const note = ruling.reason === null ? {} : { note: ruling.reason }
    await enterLog(tx, campaign.id, { kind: 'RULED', detail: { ...detail, ...note } }, now)
    return
  }
  // What a person closes early was written down when it was settled.
  if (closed.why !== 'complete' && closed.why !== 'deadline') return
  const cause = closed.why === 'complete' ? ('COMPLETE' as const) : ('DEADLINE' as const)
  if (closed.common) await enterLog(tx, campaign.id, { kind: 'STAGE_CLOSED', detail: { ...detail, cause } }, now)
  // That the stage is over is public; how the last group of a few was closed, or that it was a ruling, is theirs to know.
  else if (stageChanged) await enterLog(tx, campaign.id, { kind: 'STAGE_CLOSED', detail }, now)
}

/** What of a resolution is everybody's to see, in the log of the table: nothing of a group that only some may know. */
const logResolution = async (
  tx: Tx,
  resolved: Resolved,
  next: Consequences,
  { phase, note }: Partial<CampaignEntity>,
): Promise<void> => {
  const { id } = resolved.campaign
  await logClosing(tx, resolved, next)
  if (phase === 'ENDED') await lapseMatters(tx, { campaign: id }, resolved.now)
  else if (next.stageChanged) await lapseMatters(tx, { campaign: id, kind: 'CLOSING' }, resolved.now)
  const kind = phase === 'PAUSED' || phase === 'ENDED' ? phase : null
  if (kind) await enterLog(tx, id, { kind, ...(note ? { detail: { note } } : {}) }, resolved.now)
}

/**
 * Writes a resolution and everything that follows from it, in the caller's transaction: the books, the questions that open or close, each
 * viewer's briefing, the outbox, the deadlines, and the signal, which leaves with the commit.
 */
export const publish = async (tx: Tx, resolved: Resolved): Promise<void> => {
  const { campaign, ruleset, groupId, common, state, now } = resolved
  const clock = engine(() => ruleset.clock(state))
  if (groupId !== null && clock.turn > campaign.turn) await beginDuePlaces(tx, campaign, now)
  const seats = await seatsOf(tx, campaign.id)
  const bots = seats.filter(({ bot }) => bot).map(({ seat }) => seat)
  const facilitator = (await facilitatorOf(tx, campaign.id)) !== null
  const next = consequencesOf(
    resolved,
    seats.map(({ seat }) => seat),
    facilitator,
  )
  const boardHash = await boardHashOf(tx, next.tellings)
  const phase = await phaseAfter(tx, resolved, next, bots)
  const { turn, stage, stageChanged } = next
  await advanceRevision(tx, resolved, { turn, stage, boardHash, ...phase })
  await writeBooks(tx, resolved)
  if (groupId !== null) await asks.updateGroup(tx, { campaign: campaign.id, groupId }, { closedAt: now })
  const opening = { campaign: { ...campaign, turn, stage }, ruleset, stageChanged, facilitator, now }
  await openGroupsFor(tx, opening, phase.phase === 'ENDED' ? [] : next.asks)
  await matchBattles(tx, campaign.id, seats, phase.phase === 'ENDED' ? [] : next.battles, now)
  await writeBriefings(tx, resolved, next, boardHash)
  if (phase.phase === 'ENDED') await addOpenJob(tx, campaign.id)
  else if (next.asks.some(({ seat }) => bots.includes(seat))) await addBotsJob(tx, campaign.id)
  if (stageChanged) {
    await books.enterRecord(tx, campaign.id, phase.phase === 'ENDED' ? 'ended' : 'stage', { turn, stage }, now, true)
    await books.addToOutbox(tx, campaign.id, 'stage', [{ turn, stage }], now)
  }
  await logResolution(tx, resolved, next, phase)
  if (stageChanged || common || phase.phase !== undefined) await bumpVersion(tx, campaign.id)
  await signalCampaign(tx, campaign.id)
}

/** A facilitator who is appointed while the war runs is briefed on how it stands and what he is asked. */
export const briefFacilitator = async (tx: Tx, campaign: CampaignEntity, ruleset: Game, now: Date): Promise<void> => {
  const state = await books.lastState(tx, campaign)
  if (!state) throw new Error('a campaign that has started has no state')
  const viewer = { kind: 'facilitator' } as const
  const telling = engine(() => {
    const asked = ruleset.outcome(state) ? [] : ruleset.awaiting(state)
    return tell(ruleset, state, [], asked, viewer)
  })
  const last = (await books.lastKnown(tx, campaign.id)).get(viewerKey(viewer))
  const { id, turn, stage, boardHash } = campaign
  const number = (last?.number ?? 0) + 1
  await books.insertBriefings(tx, [briefingRow(telling, { campaign: id, turn, stage, boardHash, at: now, number })])
}

/** Ends a campaign that is not over by its rules. */
export const endNow = async (tx: Tx, campaign: CampaignEntity, by: Caller, note: string, now: Date): Promise<void> => {
  for (const group of await asks.openGroups(tx, campaign.id)) await asks.updateGroup(tx, group, { closedAt: now })
  await matchBattles(tx, campaign.id, [], [], now)
  await updateCampaign(tx, campaign.id, { phase: 'ENDED', note, stoppedAt: now })
  await addOpenJob(tx, campaign.id)
  await books.enterRecord(tx, campaign.id, 'ended', { note }, now, true)
  await lapseMatters(tx, { campaign: campaign.id }, now)
  await enterLog(tx, campaign.id, { kind: 'ENDED', by, detail: { note } }, now)
  await signalCampaign(tx, campaign.id)
}
