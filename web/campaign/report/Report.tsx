'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/report.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { EmptyState } from '../../ui/index.js'
import { Line } from './Line.js'
import { useStepTitle } from './useStepTitle.js'

interface ReportProps {
  readonly lines: readonly ReportLine[]
  readonly onCells: (cells: readonly CellName[]) => void
  /** The line that is played just now. */
  readonly current?: ReportLine | undefined
  /** What else is to be said of a line. */
  readonly note?: (line: ReportLine) => string | null
}

/** Lines that follow one another in the same step of the rules. */
const bySteps = (lines: readonly ReportLine[]): readonly { readonly step: string; readonly lines: ReportLine[] }[] => {
  const groups: { readonly step: string; readonly lines: ReportLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.step === line.step) last.lines.push(line)
    else groups.push({ step: line.step, lines: [line] })
  }
  return groups
}

/** What happened as this viewer may know it, in the order of the rules. */
export function Report({ lines, onCells, current, note }: ReportProps) {
  const titleOf = useStepTitle()
  if (lines.length === 0) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <div className="c-report">
      {bySteps(lines).map(({ step, lines: told }, at) => (
        <section key={`${String(at)} ${step}`}>
          <h2>{titleOf(step)}</h2>
          <ul>
            {told.map((line, index) => (
              <Line
                key={`${String(index)} ${line.text}`}
                {...{ line, onCells }}
                current={line === current}
                note={note?.(line) ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
