import * as words from '../../messages/history.generated.js'
import type { ReportLine } from '../../api/briefing.js'

/** A line of a briefing, by its place from 0, that is no longer so. */
export interface GoneLine {
  readonly briefing: number
  readonly line: number
}

interface Told {
  readonly number: number
  readonly report: readonly ReportLine[]
}

/** What is to be said of a line of a briefing that is no longer so; null: it still is. */
export const noteOnGone =
  (gone: readonly GoneLine[], { number, report }: Told) =>
  (line: ReportLine): string | null =>
    gone.some((one) => one.briefing === number && report[one.line] === line) ? words.noLonger() : null
