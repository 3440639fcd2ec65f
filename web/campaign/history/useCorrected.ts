import { useEffect, useState } from 'react'
import type { ReportLine } from '../../api/briefing.js'
import type { OldBriefing } from '../../api/history.js'
import type { Shelf } from './shelf.js'

/** What a correction speaks of: pieces, or else cells. */
interface Corrected {
  readonly number: number
  readonly about: ReadonlySet<string>
  readonly cells: ReadonlySet<string>
}

const correctedIn = ({ number, report }: OldBriefing): readonly Corrected[] =>
  report.flatMap(({ step, about, cells }) =>
    step === 'correction' ? [{ number, about: new Set(about), cells: new Set(about.length > 0 ? [] : cells) }] : [],
  )

/** Whether what a line of an earlier briefing speaks of was set right later. */
export const useCorrected = (
  numbers: readonly number[],
  shelf: Shelf<OldBriefing>,
): ((line: ReportLine, number: number) => boolean) => {
  const [corrected, setCorrected] = useState<readonly Corrected[]>([])
  useEffect(() => {
    let here = true
    void Promise.all(numbers.map((number) => shelf.read(number).catch(() => null))).then((read) => {
      if (here) setCorrected(read.flatMap((briefing) => (briefing ? correctedIn(briefing) : [])))
    })
    return () => {
      here = false
    }
  }, [numbers, shelf])
  return ({ step, about, cells }, number) =>
    step !== 'correction' &&
    corrected.some(
      (later) =>
        later.number > number &&
        (about.some((id) => later.about.has(id)) || cells.some((cell) => later.cells.has(cell))),
    )
}
