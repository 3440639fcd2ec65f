import { type Ask, isCalendar, viewerOf } from '@muster/rulesets/kit/asks.js'
import { type GameEvent, isFor } from '@muster/rulesets/kit/events.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { LineThrows } from '@muster/rulesets/kit/lineThrows.js'
import type { AsTold } from '@muster/rulesets/kit/report.js'
import type { Board, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { sha256 } from '../../base/hash.js'
import type { Game } from './game.js'

/** The key under which a viewer's briefings are stored. */
export const viewerKey = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat:${viewer.seat}` : viewer.kind)

/** The key of whoever answers a question: a seat, or the facilitator's desk. */
export const deskKey = (desk: string): string => viewerKey(viewerOf({ seat: seatId(desk) }))

export const viewersOf = (seats: readonly string[], facilitator: boolean): readonly Viewer[] => [
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat: seatId(seat) })),
  { kind: 'observer' },
  ...(facilitator ? [{ kind: 'facilitator' } as const] : []),
]

/** What one viewer would be told of a resolution, before it is decided whether they are told anything. */
export interface ViewerBriefing {
  readonly viewer: string
  readonly board: Board
  /** JSON of what they know, without the board. */
  readonly viewText: string
  readonly report: readonly ReportLine[]
  /** JSON of what they are asked. */
  readonly askText: string
  /** Hash of both: whether a later resolution changed anything for them. */
  readonly knownHash: string
}

/** What the line about an event, by its number, carries of the dice for one viewer. */
export type DiceOfLines = (event: number, viewer: Viewer) => readonly LineThrows[]

/** Everything that a viewer may know now, and the lines about what has just happened. */
export const brief = (
  ruleset: Game,
  state: object,
  events: AsTold<GameEvent>,
  asks: readonly Ask[],
  viewer: Viewer,
  dice: DiceOfLines,
): ViewerBriefing => {
  const { board, ...view } = ruleset.viewFor(state, viewer)
  const report = events.flatMap(([event, number]): readonly ReportLine[] => {
    const line = isFor(event, viewer) ? ruleset.reportFor(event, viewer, board) : null
    if (!line) return []
    const throws = dice(number, viewer)
    return [throws.length > 0 ? { ...line, throws } : line]
  })
  const own = asks
    .filter((ask) => !isCalendar(ask) && viewerKey(viewerOf(ask)) === viewerKey(viewer))
    .map((ask) => ask.view)
  const [viewText, askText] = [JSON.stringify(view), JSON.stringify(own)]
  return { viewer: viewerKey(viewer), board, viewText, report, askText, knownHash: sha256(`[${viewText},${askText}]`) }
}

/**
 * Who gets a briefing: everybody if the public stage changed; otherwise only those for whom something is new, and those whose own question
 * was settled. Somebody who may not know of a group cannot tell that it closed.
 */
export const isTold = (
  telling: ViewerBriefing,
  last: { readonly knownHash: string } | undefined,
  stageChanged: boolean,
  asked: ReadonlySet<string>,
): boolean =>
  stageChanged ||
  telling.report.length > 0 ||
  asked.has(telling.viewer) ||
  last === undefined ||
  last.knownHash !== telling.knownHash
