'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/report.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { Coordinate, EmptyState } from '../../ui/index.js'
import { RuleLink, type Rules } from '../../rules/RuleLink.js'
import { useViewContext } from '../ViewContext.js'

interface ReportProps {
  readonly lines: readonly ReportLine[]
  readonly onCells: (cells: readonly CellName[]) => void
}

/** Until the ruleset is fetched. */
const noRules: Rules = {}

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
export function Report({ lines, onCells }: ReportProps) {
  const { tools } = useViewContext()
  const rules = tools?.rules ?? noRules
  if (lines.length === 0) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <div className="c-report">
      {bySteps(lines).map(({ step, lines: told }, at) => (
        <section key={`${String(at)} ${step}`}>
          <h2>{tools?.presentation.steps[step] ?? step}</h2>
          <ul>
            {told.map((line, index) => (
              <li key={`${String(index)} ${line.text}`}>
                {line.text}{' '}
                {[...new Set(line.cells)].slice(0, 4).map((cell) => (
                  <Coordinate key={cell} cell={cell} onSelect={() => onCells(line.cells)} />
                ))}{' '}
                <RuleLink rule={line.rule} rules={rules} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
