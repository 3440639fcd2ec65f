import { seatId } from '@muster/rulesets/kit/ids.js'
import { viewChanges } from '@muster/rulesets/kit/viewChanges.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import type { DryRunViewerRow } from '../../store/reads.facilitating.js'
import type { Writes } from '../../store/writes.js'
import { guardEngine } from '../common/fault.js'
import { viewerKey, viewersOf } from './brief.js'
import type { Facts } from './facts.js'
import type { Game } from './game.js'

type Told = Pick<DryRunViewerRow, 'viewer' | 'report' | 'view' | 'asks'>

const linesOnly = (lines: readonly ReportLine[], others: readonly ReportLine[]): readonly ReportLine[] => {
  const known = new Set(others.map((line) => JSON.stringify(line)))
  return lines.filter((line) => !known.has(JSON.stringify(line)))
}

/** What would be written of a resolution, viewer by viewer, with what differs from what they know in `state`, and from an earlier try. */
export const viewerRows = (
  game: Game,
  { seats, facilitator }: Pick<Facts, 'seats' | 'facilitator'>,
  state: object,
  briefings: Writes['briefings'],
  last: readonly Told[],
): readonly DryRunViewerRow[] => {
  const told = briefings ? (JSON.parse(new TextDecoder().decode(briefings)) as readonly Told[]) : []
  const before = new Map(last.map((one) => [one.viewer, one]))
  const viewers = viewersOf(
    seats.map(({ seat }) => seatId(seat)),
    facilitator,
  )
  return viewers.flatMap((viewer): readonly DryRunViewerRow[] => {
    const now = told.find((one) => one.viewer === viewerKey(viewer))
    if (!now) return []
    const { board, ...known } = guardEngine(() => game.viewFor(state, viewer))
    const ran = before.get(now.viewer)
    const sinceLast = ran && {
      ...viewChanges(board, ran.view, now.view),
      ...{ added: linesOnly(now.report, ran.report), removed: linesOnly(ran.report, now.report) },
    }
    const { report, view, asks } = now
    const changes = viewChanges(board, known, view)
    return [{ viewer: now.viewer, report, view, asks, changes, sinceLast: sinceLast ?? null }]
  })
}
