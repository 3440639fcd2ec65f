import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { deskKey, isTold, brief, type ViewerBriefing, viewersOf } from './brief.js'
import { type ClosedGroup, closingLine } from './closingLine.js'
import { guardEngine, EngineFault } from '../common/fault.js'
import { type CampaignDice, withProofs } from '../dice/dice.js'
import { diceOfLines } from './diceOfLines.js'
import { sha256 } from '../../base/hash.js'
import type { Game } from './game.js'
import { desksOf } from './desks.js'
import type { Facts } from './facts.js'
import { questionsOf } from './questions.js'
import type { Writes } from '../../store/writes.js'
import { rowsOf, textBytes } from './rows.js'

/** What the ruleset has made of it. */
export interface Made {
  readonly events: readonly GameEvent[]
  readonly state: object
}

/** A resolution, computed to the last row, that nobody has seen yet. */
export interface Resolution {
  readonly turn: number
  readonly stage: string
  readonly stageChanged: boolean
  /** The war is over; and why, if its rules say so. */
  readonly over: { readonly text: string | null } | null
  /** Whether bots are asked something now. */
  readonly botsAsked: boolean
  readonly boardHash: string
  /** Its JSON, if the map has changed. */
  readonly board: Uint8Array | null
  readonly books: {
    readonly input: Uint8Array
    readonly events: Uint8Array
    readonly throws: Uint8Array
    readonly state: Uint8Array
  }
  readonly hashes: { readonly inputHash: string; readonly eventsHash: string; readonly stateHash: string }
  readonly writes: Writes
}

/** What a viewer is told of a war that was played again. */
export interface Retold {
  /** Where anything differs: that it was played again. */
  readonly first: ReportLine
  readonly lines: readonly ReportLine[]
  /** Lines of earlier briefings that are no longer so. */
  readonly corrected: readonly CorrectedLine[]
}

/** A line of an earlier briefing, by its place there from 0. */
export interface CorrectedLine {
  readonly briefing: number
  readonly line: number
}

export interface Resolved extends Made {
  readonly game: Game
  readonly facts: Facts
  readonly privateKey: string
  /** In which the resolution began. */
  readonly before: object
  readonly dice: CampaignDice
  /** As it is stored. */
  readonly input: object
  /** Null: nothing was closed, the war begins, or its state is corrected. */
  readonly closed: ClosedGroup | null
  readonly corrects?: true
  /** Of a campaign that is played again from an earlier moment: what each viewer is told of that. */
  readonly told?: (viewer: string) => Retold
  readonly sheets: Writes['sheets']
  readonly now: Date
}

/** The board is public and fixed: every viewer's is the same, or the ruleset is wrong. */
const boardOf = (tellings: readonly ViewerBriefing[], before: string): Pick<Resolution, 'board' | 'boardHash'> => {
  const first = tellings[0]
  const text = JSON.stringify(first?.board)
  if (!first || tellings.some(({ board }) => board !== first.board && JSON.stringify(board) !== text))
    throw new EngineFault('viewers are shown different boards')
  const boardHash = sha256(canonical(first.board))
  return { boardHash, board: boardHash === before ? null : textBytes(text) }
}

/** For each viewer who is told anything: their next briefing. */
const briefingsOf = (
  { facts, closed, told: retold }: Resolved,
  tellings: readonly ViewerBriefing[],
  stageChanged: boolean,
): Pick<Writes, 'briefings' | 'outbox'> => {
  const last = new Map(facts.known.map(({ viewer, number, hash }) => [viewer, { number, knownHash: hash }]))
  const concerned = new Set(facts.members.map(({ seat }) => deskKey(seat)))
  const isMarked = (viewer: string): boolean => (retold?.(viewer).corrected.length ?? 0) > 0
  const told = tellings.filter(
    (telling) => isTold(telling, last.get(telling.viewer), stageChanged, concerned) || isMarked(telling.viewer),
  )
  const heads = told.map(({ viewer }) => ({ viewer, number: (last.get(viewer)?.number ?? 0) + 1 }))
  const texts = told.map(({ viewer, report, viewText, askText, knownHash }, at) => {
    const again = retold?.(viewer)
    const line = again?.first ?? (closed && closingLine(closed, viewer))
    const corrected = again && again.corrected.length > 0 ? { corrected: again.corrected } : {}
    const head = JSON.stringify({ ...heads[at], knownHash, ...corrected, report: line ? [line, ...report] : report })
    return `${head.slice(0, -1)},"view":${viewText},"asks":${askText}}`
  })
  return { briefings: texts.length === 0 ? null : textBytes(`[${texts.join(',')}]`), outbox: rowsOf(heads) }
}

/** A resolution as the books keep it. */
export type Booked = Pick<Resolution, 'books' | 'hashes'>

export const bookedOf = ({
  input,
  events,
  throws,
  state,
}: Made & { readonly input: object; readonly throws: readonly Throw[] }): Booked => ({
  books: {
    input: textBytes(JSON.stringify(input)),
    events: textBytes(JSON.stringify(events)),
    throws: textBytes(JSON.stringify(throws)),
    state: textBytes(JSON.stringify(state)),
  },
  hashes: {
    inputHash: sha256(canonical(input)),
    eventsHash: sha256(canonical(events)),
    stateHash: sha256(canonical(state)),
  },
})

/** Computes everything that follows from a new state, before the first row is written. */
export const following = (resolved: Resolved): Resolution => {
  const { game, facts, before, events, state, dice, input, privateKey, now } = resolved
  const { campaign, group, seats } = facts
  const { turn, stage } = guardEngine(() => game.clock(state))
  const outcome = guardEngine(() => game.outcome(state))
  const wanted = outcome ? [] : guardEngine(() => game.awaiting(state))
  const begun = group === null && !resolved.corrects
  const stageChanged = begun || turn !== campaign.turn || stage !== campaign.stage
  const begins = group !== null && turn > campaign.turn
  const due = begins && facts.facilitatorDueAt !== null && new Date(facts.facilitatorDueAt) <= now
  const facilitator = facts.facilitator || due
  const names = seats.map(({ seat }) => seat)
  const tellings = guardEngine(() => {
    const told = asTold(game, events)
    const thrown = diceOfLines(game, { state: before, dice }, events)
    return viewersOf(names, facilitator).map((viewer): ViewerBriefing => {
      const telling = brief(game, state, told, wanted, viewer, thrown)
      return resolved.told ? { ...telling, report: resolved.told(telling.viewer).lines } : telling
    })
  })
  const over = outcome || wanted.length === 0 ? { text: outcome?.text ?? null } : null
  const battles = over ? [] : (guardEngine(() => game.battles?.(state)) ?? [])
  const showable = new Set(facts.blindFacilitator && game.showBattles ? battles.map(({ id }) => id) : [])
  const opening = { campaign, turn, stage, stageChanged, facilitator, showable, deadlines: game.deadlines, now }
  return {
    ...{ turn, stage, stageChanged, over },
    botsAsked: !over && wanted.some(({ seat }) => seats.some((one) => one.bot && one.seat === seat)),
    ...boardOf(tellings, campaign.boardHash),
    ...bookedOf({ input, events, state, throws: withProofs(dice) }),
    writes: {
      sheets: resolved.sheets,
      ...questionsOf(opening, facts, over ? [] : wanted, group?.groupId ?? null),
      ...desksOf(facts, battles, privateKey),
      ...briefingsOf(resolved, tellings, stageChanged),
    },
  }
}
