'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/facilitator.generated.js'
import type { ViewChanges } from '../../api/facilitating.js'
import { Coordinate } from '../../ui/index.js'
import { Line } from '../report/Line.js'

interface ChangesProps {
  readonly changes: ViewChanges
  /** From an earlier run: then lines of the report may differ. */
  readonly isLast: boolean
  readonly onCells: (cells: readonly CellName[]) => void
}

interface LinesProps extends Pick<ChangesProps, 'onCells'> {
  readonly title: string
  readonly lines: ViewChanges['added']
}

function Lines({ title, lines, onCells }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          <Line key={at} {...{ line, onCells }} />
        ))}
      </ul>
    </>
  )
}

/** What differs for one viewer, as a list; the cells of it are lit on the map. */
export function Changes({ changes: { cells, changes, added, removed }, isLast, onCells }: ChangesProps) {
  return (
    <>
      <h2>{isLast ? words.sinceLast() : words.sinceNow()}</h2>
      <p className="m-label m-quiet">{words.changed({ cells: cells.length, things: changes.length })}</p>
      {changes.length > 0 && (
        <ul className="c-changes">
          {changes.map(({ kind, id, seat, label, at, before, after }) => (
            <li key={`${kind} ${id}`}>
              <strong>
                {seat !== null && kind !== 'PIECE' && `${seat} `}
                {kind === 'PIECE' ? id : label}
              </strong>{' '}
              {at !== null && <Coordinate cell={at} onSelect={() => onCells([at])} />}{' '}
              <span className="m-label">
                {words.beforeAfter({ before: before ?? words.absent(), after: after ?? words.absent() })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Lines title={words.newLines()} lines={added} onCells={onCells} />
      <Lines title={words.goneLines()} lines={removed} onCells={onCells} />
    </>
  )
}
