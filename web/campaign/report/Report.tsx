'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { Coordinate, EmptyState } from '../../ui/index.js'
import { RuleLink, type Rules } from './RuleLink.js'

interface ReportProps {
  readonly lines: readonly ReportLine[]
  readonly rules: Rules
  readonly words: Readonly<Record<string, string>>
  readonly onCells: (cells: readonly CellName[]) => void
}

/** Lines that follow one another in the same step of the rules. */
export const bySteps = (lines: readonly ReportLine[]): readonly (readonly ReportLine[])[] => {
  const groups: ReportLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0]?.step === line.step) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** Steps have words of their own: a range may be called like one. */
const heading = (step: string, words: ReportProps['words']): string =>
  words[`step ${step}`] ?? step.charAt(0).toUpperCase() + step.slice(1).replace(/[-_]/g, ' ')

/** What happened as this viewer may know it, in the order of the rules. */
export function Report({ lines, rules, words, onCells }: ReportProps) {
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing to report yet">The report of a stage comes here as soon as it is resolved.</EmptyState>
    )
  return (
    <div className="c-report">
      {bySteps(lines).map((group, at) => (
        <section key={`${String(at)} ${group[0]?.step ?? ''}`}>
          <h2>{heading(group[0]?.step ?? '', words)}</h2>
          <ul>
            {group.map((line, index) => (
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
