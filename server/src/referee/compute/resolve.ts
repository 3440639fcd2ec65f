import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { groupId as asGroupId } from '@muster/rulesets/kit/ids.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import type { ClosedGroup, Closer } from './closingLine.js'
import { botsOf, isRuling } from '../common/desk.js'
import { campaignDice } from '../dice/dice.js'
import { guardEngine } from '../common/fault.js'
import type { Game, Registry } from './registry.js'
import { sealed, type SealedSheet, type Signing } from './sealed.js'
import { legalPart, sheetsFor } from './sheets.js'
import type { AskFact, DraftFact, Facts, SheetFact, StoredView } from './facts.js'
import { following, type Resolution } from './following.js'
import { gameOf, systemOf } from './installed.js'
import { rowsOf } from './rows.js'

export interface GroupTask {
  /** JSON of `Facts`. */
  readonly facts: string
  /** JSON of the state after the last resolution. */
  readonly state: string
  readonly privateKey: string
  /** Of the desks whose drafts count: what they know, from their newest briefings. */
  readonly views: readonly { readonly seat: string; readonly view: string }[]
  readonly board: string
  /** Signs the receipts of drafts. */
  readonly signing: Signing
  readonly why: Closer
  /** Name of the person who closes it early. */
  readonly by: string
  readonly now: Date
}

/** The result, and what was closed. */
export interface GroupResolution extends Resolution {
  readonly closed: {
    readonly groupId: string
    /** Whether every seat was asked the same, so that everybody may see its closing. */
    readonly common: boolean
    /** Of a ruling: what is said of it in public. */
    readonly ruling: { readonly reason: string | null } | null
    /** Desks that were asked. */
    readonly asked: readonly string[]
    /** Those of them for which nothing was sealed, by a person, a bot or a draft. */
    readonly silent: readonly string[]
    /** Hashes of the sheets that went in. */
    readonly sealed: readonly string[]
    /** Users whose drafts were sealed. */
    readonly drafters: readonly string[]
  }
}

type DraftSheet = SheetFact & SealedSheet & { readonly by: string }

/**
 * What happens to the last draft at the deadline: its valid orders are sealed for the seat. After a facilitator has left, their draft
 * is no ruling.
 */
const sealDrafts = (game: Game, facts: Facts, { views, board, signing, now }: GroupTask): readonly DraftSheet[] => {
  const { members, sheets, drafts, facilitator, campaign } = facts
  if (drafts.length === 0 || (members.some(isRuling) && !facilitator)) return []
  const map = JSON.parse(board) as Board
  const sealOne = ({ seat, askId, orders, by }: DraftFact): readonly DraftSheet[] => {
    const ask = members.find((one) => one.seat === seat && one.askId === askId)
    const known = views.find((one) => one.seat === seat)
    if (!ask || !known || sheets.some((one) => one.seat === seat && one.askId === askId)) return []
    const view = { ...(JSON.parse(known.view) as StoredView), board: map }
    const legal = guardEngine(() => legalPart(game, view, ask.view, orders))
    if (legal.length === 0) return []
    const bound = { campaign: campaign.id, seat, askId, orders: legal, at: now }
    return [{ ...sealed(bound, signing), seat, askId, orders: legal, fromDraft: true, reason: null, by }]
  }
  return drafts.flatMap(sealOne)
}

/** What goes into a resolution, as it is stored. */
const inputOf = (
  groupId: string,
  members: readonly AskFact[],
  sealed: readonly SheetFact[],
  bots: readonly string[],
): object => ({
  group: groupId,
  sheets: members.map(({ seat, askId }) => {
    const sheet = sealed.find((row) => row.seat === seat && row.askId === askId)
    const bot = bots.includes(seat) ? { bot: true } : {}
    return { ask: askId, seat, orders: sheet?.orders ?? null, hash: sheet?.hash ?? null, ...bot }
  }),
})

/** Resolves one group, from what is stored of it. */
export const resolveGroup = (registry: Registry, task: GroupTask): GroupResolution => {
  const facts = JSON.parse(task.facts) as Facts
  const { campaign, group, members, seats } = facts
  if (!group) throw new Error('there is no group to resolve')
  const game = gameOf(registry, campaign.ruleset)
  const system = systemOf(registry, campaign.tabletop)
  const drafted = sealDrafts(game, facts, task)
  const sheets: readonly SheetFact[] = [...facts.sheets, ...drafted]
  const bots = botsOf(seats)
  const scope = { campaign: campaign.id, seatBytes: seats.map(({ bytes }) => bytes ?? '') }
  const dice = campaignDice(task.privateKey, { ...scope, turn: campaign.turn, stage: campaign.stage })
  const before = JSON.parse(task.state) as object
  const made = guardEngine((): { readonly events: readonly GameEvent[]; readonly state: object } => {
    const events = game.advance(before, asGroupId(group.groupId), sheetsFor(game, members, sheets, bots), dice, system)
    return { events, state: game.evolve(before, events) }
  })
  const closed: ClosedGroup = {
    ...{ why: task.why, by: task.by, hours: campaign.noticeHours, common: group.common, members, sealed: sheets },
    stage: game.stages[campaign.stage] ?? campaign.stage,
  }
  const [ruling] = sheets
  return {
    ...following({
      ...{ game, facts, privateKey: task.privateKey, closed, now: task.now, throws: dice.thrown, ...made },
      input: inputOf(group.groupId, members, sheets, bots),
      sheets: rowsOf(drafted),
    }),
    closed: {
      ...group,
      ruling: members.some(isRuling) ? { reason: ruling?.reason ?? null } : null,
      asked: members.map(({ seat }) => seat),
      silent: members
        .filter(({ seat, askId }) => !sheets.some((sheet) => sheet.seat === seat && sheet.askId === askId))
        .map(({ seat }) => seat),
      sealed: sheets.map(({ hash }) => hash),
      drafters: drafted.map(({ by }) => by),
    },
  }
}
