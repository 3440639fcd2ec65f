import { type Ask, isCalendar, viewerOf } from '@muster/rulesets/kit/asks.js'
import { type GameEvent, isFor } from '@muster/rulesets/kit/events.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Game } from './registry.js'
import type { Board, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { sha256 } from '../../base/hash.js'

/** The key under which a viewer's briefings are kept. */
export const viewerKey = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat:${viewer.seat}` : viewer.kind)

/** The key of whoever answers a question: a seat, or the facilitator at his desk. */
export const deskKey = (desk: string): string => viewerKey(viewerOf({ seat: seatId(desk) }))

export const viewersOf = (seats: readonly string[], facilitator: boolean): readonly Viewer[] => [
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat: seatId(seat) })),
  { kind: 'observer' },
  ...(facilitator ? [{ kind: 'facilitator' } as const] : []),
]

/** What one viewer is told of a resolution, before it is decided whether he is told anything. */
export interface Telling {
  readonly viewer: string
  readonly board: Board
  /** JSON of what he knows, without the board. */
  readonly viewText: string
  readonly report: readonly ReportLine[]
  /** JSON of what he is asked. */
  readonly askText: string
  /** Hash of both: whether a later resolution changed anything for him. */
  readonly knownHash: string
}

/** Everything that a viewer may know now, and the lines about what has just happened. */
export const tell = (
  ruleset: Game,
  state: object,
  events: readonly GameEvent[],
  asks: readonly Ask[],
  viewer: Viewer,
): Telling => {
  const { board, ...view } = ruleset.viewFor(state, viewer)
  const report = events
    .filter((event) => isFor(event, viewer))
    .map((event): ReportLine | null => ruleset.reportFor(event, viewer, board))
    .filter((line) => line !== null)
  const own = asks
    .filter((ask) => !isCalendar(ask) && viewerKey(viewerOf(ask)) === viewerKey(viewer))
    .map((ask) => ask.view)
  const [viewText, askText] = [JSON.stringify(view), JSON.stringify(own)]
  return { viewer: viewerKey(viewer), board, viewText, report, askText, knownHash: sha256(`[${viewText},${askText}]`) }
}

/**
 * Who is given a briefing: everybody when the public stage changed; else those alone for whom something is new, and those whose own question
 * was settled. Whoever may not know of a group cannot tell that it closed.
 */
export const isTold = (
  telling: Telling,
  last: { readonly knownHash: string } | undefined,
  stageChanged: boolean,
  asked: ReadonlySet<string>,
): boolean =>
  stageChanged ||
  telling.report.length > 0 ||
  asked.has(telling.viewer) ||
  last === undefined ||
  last.knownHash !== telling.knownHash
