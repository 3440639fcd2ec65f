import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { brief, type ViewerBriefing } from './brief.js'
import { diceOfLines } from './diceOfLines.js'
import { EngineFault, guardEngine } from '../common/fault.js'
import { asThrown, campaignDice, type CampaignDice, setUpAt } from '../dice/dice.js'
import { sha256 } from '../../base/hash.js'
import type { EditionKey, Game } from './game.js'
import type { Registry } from './registry.js'
import { gameOf } from './installed.js'
import { takenOver, tellingOf } from './moving.js'
import type { Rows } from '../../store/writes.js'
import { rowsOf, textBytes } from './rows.js'

/** A briefing of one viewer as a row, its number separate. */
const rowOf = (game: Game, state: object, { viewText, askText, ...telling }: ViewerBriefing, more: object): string => {
  const { turn, stage } = guardEngine(() => game.clock(state))
  const { viewer, report, knownHash } = telling
  const head = JSON.stringify({ ...more, viewer, turn, stage, report, knownHash })
  return `${head.slice(0, -1)},"view":${viewText},"asks":${askText}}`
}

const listOf = (rows: readonly string[]): Rows => (rows.length === 0 ? null : textBytes(`[${rows.join(',')}]`))

export interface BriefTask extends EditionKey {
  /** JSON of the state after the last resolution. */
  readonly state: string
  readonly viewer: Viewer
}

/** The state of the war for one viewer, and what they are asked. */
export const briefOne = (registry: Registry, { state: text, viewer, ...key }: BriefTask): Rows => {
  const game = gameOf(registry, key)
  const state = JSON.parse(text) as object
  const asked = guardEngine(() => (game.outcome(state) ? [] : game.awaiting(state)))
  return listOf([
    rowOf(
      game,
      state,
      guardEngine(() => brief(game, state, [], asked, viewer, () => [])),
      {},
    ),
  ])
}

/** A resolution as it is stored, with the JSON of its events and throws. */
export interface StoredResolution {
  readonly revision: number
  /** In which it was made; of the first, the set-up, neither is used. */
  readonly turn: number
  readonly stage: string
  readonly events: string
  readonly throws: string
  readonly at: Date
  /** The edition that plays on from here; null: the same. */
  readonly next: string | null
  /** JSON of the state to which the campaign went back with it; null: it is one like any other. */
  readonly restored: string | null
}

/** Its dice, as they were thrown. */
const diceOf = (
  { campaign, seatBytes, privateKey }: OpenTask,
  { revision, turn, stage, throws }: StoredResolution,
): CampaignDice => {
  const at = revision === 0 ? setUpAt : { turn, stage }
  return asThrown(campaignDice(privateKey, { campaign, seatBytes, ...at }), JSON.parse(throws) as readonly Throw[])
}

/** `edition`: by which the first of the resolutions was played. */
export interface OpenTask extends EditionKey {
  readonly campaign: string
  readonly tabletop: TabletopChoice
  /** In seat order. */
  readonly seats: readonly string[]
  /** In seat order. */
  readonly seatBytes: readonly string[]
  readonly privateKey: string
  /** JSON of the newest stored state, or null: from the beginning. */
  readonly state: string | null
  /** What came after it, in order. */
  readonly resolutions: readonly StoredResolution[]
  /** Revision of the first that is to be opened. */
  readonly first: number
}

/** What everybody may know after each resolution, now that the war is over. States that were deleted are rebuilt from the events. */
export const openSome = (registry: Registry, task: OpenTask): { readonly briefings: Rows; readonly boards: Rows } => {
  const { state: kept, resolutions, first } = task
  let { edition } = task
  let game = gameOf(registry, task)
  let state = kept === null ? game.initial : (JSON.parse(kept) as object)
  const boards = new Map<string, object>()
  const rows: string[] = []
  for (const resolution of resolutions) {
    const { revision, events: text, at } = resolution
    const [before, events] = [state, JSON.parse(text) as readonly GameEvent[]]
    const played = game
    const { restored } = resolution
    state = restored === null ? guardEngine(() => played.evolve(before, events)) : (JSON.parse(restored) as object)
    const taken = resolution.next === null ? null : takenOver(registry, { ...task, edition }, resolution.next, state)
    if (resolution.next !== null && !taken) throw new EngineFault('the newer edition does not take the war over')
    if (taken) ({ game, state } = taken)
    edition = resolution.next ?? edition
    if (revision < first) continue
    const after = state
    const teller = taken ? tellingOf(game, played) : game
    const telling = guardEngine(() => {
      const dice = diceOfLines(teller, { state: before, dice: diceOf(task, resolution) }, events)
      return brief(teller, after, asTold(teller, events), [], { kind: 'everyone' }, dice)
    })
    const boardHash = sha256(canonical(telling.board))
    boards.set(boardHash, telling.board)
    rows.push(rowOf(game, state, telling, { boardHash, at, number: revision + 1 }))
  }
  return { briefings: listOf(rows), boards: rowsOf([...boards].map(([hash, body]) => ({ hash, body }))) }
}
