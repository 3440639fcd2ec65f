'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { ReportLine } from '../../api/briefing.js'
import { RuleLink, type Rules } from '../../rules/RuleLink.js'
import { Badge, Coordinate } from '../../ui/index.js'
import { LineDice } from './LineDice.js'
import { useViewContext } from '../ViewContext.js'

interface LineProps {
  /** One that a device kept from an earlier version has no throws. */
  readonly line: Pick<ReportLine, 'text' | 'cells' | 'rule'> & Partial<Pick<ReportLine, 'throws'>>
  readonly onCells: (cells: readonly CellName[]) => void
  /** It is played just now. */
  readonly current?: boolean
  readonly note?: string | null
}

/** What is played stays in sight. */
const intoView = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest' })

/** Until the ruleset is fetched. */
const noRules: Rules = {}

/** What happened, where, and by which rule. */
export function Line({ line, onCells, current = false, note = null }: LineProps) {
  const { tools } = useViewContext()
  return (
    <li {...(current && { 'aria-current': 'step', ref: intoView })}>
      {line.text}{' '}
      {[...new Set(line.cells)].slice(0, 4).map((cell) => (
        <Coordinate key={cell} cell={cell} onSelect={() => onCells(line.cells)} />
      ))}{' '}
      {/* What the server says of itself has no rule. */}
      {line.rule !== '' && <RuleLink rule={line.rule} rules={tools?.rules ?? noRules} />}
      {note !== null && <Badge tone="warn">{note}</Badge>}
      {line.throws && line.throws.length > 0 && <LineDice throws={line.throws} />}
    </li>
  )
}
