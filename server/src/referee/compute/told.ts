import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { brief, type ViewerBriefing } from './brief.js'
import { guardEngine } from '../common/fault.js'
import { sha256 } from '../../base/hash.js'
import type { EditionKey, Game } from './game.js'
import type { Registry } from './registry.js'
import { gameOf } from './installed.js'
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
      guardEngine(() => brief(game, state, [], asked, viewer)),
      {},
    ),
  ])
}

export interface OpenTask extends EditionKey {
  /** JSON of the newest stored state, or null: from the beginning. */
  readonly state: string | null
  /** What came after it, in order: the JSON of the events of each. */
  readonly resolutions: readonly { readonly revision: number; readonly events: string; readonly at: Date }[]
  /** Revision of the first that is to be opened. */
  readonly first: number
}

/** What everybody may know after each resolution, now that the war is over. States that were deleted are rebuilt from the events. */
export const openSome = (
  registry: Registry,
  { state: kept, resolutions, first, ...key }: OpenTask,
): { readonly briefings: Rows; readonly boards: Rows } => {
  const game = gameOf(registry, key)
  let state = kept === null ? game.initial : (JSON.parse(kept) as object)
  const boards = new Map<string, object>()
  const rows: string[] = []
  for (const { revision, events: text, at } of resolutions) {
    const [before, events] = [state, JSON.parse(text) as readonly GameEvent[]]
    state = guardEngine(() => game.evolve(before, events))
    if (revision < first) continue
    const telling = guardEngine(() => brief(game, state, events, [], { kind: 'everyone' }))
    const boardHash = sha256(canonical(telling.board))
    boards.set(boardHash, telling.board)
    rows.push(rowOf(game, state, telling, { boardHash, at, number: revision + 1 }))
  }
  return { briefings: listOf(rows), boards: rowsOf([...boards].map(([hash, body]) => ({ hash, body }))) }
}
