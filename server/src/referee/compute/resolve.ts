import { groupId as asGroupId } from '@muster/rulesets/kit/ids.js'
import { withArrivals } from './admission.js'
import type { ClosedGroup, Closer } from './closingLine.js'
import { botsOf, isRuling } from '../common/desk.js'
import { campaignDice } from '../dice/dice.js'
import { guardEngine } from '../common/fault.js'
import type { Registry } from './registry.js'
import { sheetsFor } from './sheets.js'
import { sealUnsealed, type Unsealed } from './unsealed.js'
import type { Facts, SheetFact } from './facts.js'
import { following, type Made, type Resolution } from './following.js'
import type { Game } from './game.js'
import { gameOf, systemOf } from './installed.js'
import { type Moved, takenOver, tellingOf } from './moving.js'
import { rowsOf } from './rows.js'

export interface GroupTask extends Unsealed {
  /** JSON of `Facts`. */
  readonly facts: string
  /** JSON of the state after the last resolution. */
  readonly state: string
  readonly privateKey: string
  readonly why: Closer
  /** Name of the person who closes it early. */
  readonly by: string
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
    /** Those of them for which nothing was sealed, by a person, a bot or a draft. Standing orders are no sign that anybody is there. */
    readonly silent: readonly string[]
    /** Hashes of the sheets that went in. */
    readonly sealed: readonly string[]
    /** Users whose drafts or standing orders were sealed. */
    readonly drafters: readonly string[]
    /** A turn has opened with which another edition was to begin, and whether it does; null: none was. */
    readonly edition: (Moved & { readonly done: boolean }) | null
  }
}

/** What goes into a resolution, as it is stored. */
const inputOf = (
  { members, arrivals }: Facts,
  groupId: string,
  sealed: readonly SheetFact[],
  bots: readonly string[],
  moved: Moved | null,
): object => ({
  group: groupId,
  ...(moved && { edition: moved }),
  ...(arrivals.length > 0 && { arrivals }),
  sheets: members.map(({ seat, askId }) => {
    const sheet = sealed.find((row) => row.seat === seat && row.askId === askId)
    const bot = bots.includes(seat) ? { bot: true } : {}
    return { ask: askId, seat, orders: sheet?.orders ?? null, hash: sheet?.hash ?? null, ...bot }
  }),
})

/** What is to begin with the turn that has opened, if one has. */
const editionIn = (registry: Registry, { campaign, seats }: Facts, game: Game, { state }: Made) => {
  const { edition: from, nextEdition: to } = campaign
  if (
    to === null ||
    guardEngine(() => game.clock(state)).turn <= campaign.turn ||
    guardEngine(() => game.outcome(state))
  )
    return null
  const taken = takenOver(registry, { ...campaign, seats: seats.map(({ seat }) => seat) }, to, state)
  return { from, to, taken }
}

/** Resolves one group, from what is stored of it. */
export const resolveGroup = (registry: Registry, task: GroupTask): GroupResolution => {
  const facts = JSON.parse(task.facts) as Facts
  const { campaign, group, members, seats } = facts
  if (!group) throw new Error('there is no group to resolve')
  const game = gameOf(registry, campaign)
  const system = systemOf(registry, campaign, campaign.tabletop)
  const unsealed = sealUnsealed(game, facts, task)
  const sheets: readonly SheetFact[] = [...facts.sheets, ...unsealed]
  const bots = botsOf(seats)
  const scope = { campaign: campaign.id, seatBytes: seats.map(({ bytes }) => bytes ?? '') }
  const dice = campaignDice(task.privateKey, { ...scope, turn: campaign.turn, stage: campaign.stage })
  const before = JSON.parse(task.state) as object
  const made = guardEngine(() => {
    const events = game.advance(before, asGroupId(group.groupId), sheetsFor(game, members, sheets, bots), dice, system)
    return withArrivals(game, campaign, { events, state: game.evolve(before, events) }, facts.arrivals, dice)
  })
  const closed: ClosedGroup = {
    ...{ why: task.why, by: task.by, hours: campaign.noticeHours, common: group.common, members, sealed: sheets },
    stage: game.stages[campaign.stage] ?? campaign.stage,
  }
  const [ruling] = sheets
  const edition = editionIn(registry, facts, game, made)
  const taken = edition?.taken ?? null
  const moved = edition && taken ? { from: edition.from, to: edition.to } : null
  return {
    ...following({
      ...{ facts, privateKey: task.privateKey, closed, now: task.now, before, dice, events: made.events },
      game: taken ? tellingOf(taken.game, game) : game,
      state: taken?.state ?? made.state,
      input: inputOf(facts, group.groupId, sheets, bots, moved),
      sheets: rowsOf(unsealed),
    }),
    closed: {
      ...group,
      ruling: members.some(isRuling) ? { reason: ruling?.reason ?? null } : null,
      // Whose answer is kept was asked when the stage closed before.
      asked: members.filter(({ kept }) => !kept).map(({ seat }) => seat),
      silent: members
        .filter(({ seat, askId }) => !sheets.some((one) => one.seat === seat && one.askId === askId && !one.standing))
        .map(({ seat }) => seat),
      sealed: sheets.map(({ hash }) => hash),
      drafters: unsealed.map(({ by }) => by),
      edition: edition && { from: edition.from, to: edition.to, done: moved !== null },
    },
  }
}
