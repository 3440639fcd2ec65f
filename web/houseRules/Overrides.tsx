'use client'

import type { ReferenceCell, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useMemo } from 'react'
import * as words from '../messages/tabletopNote.generated.js'
import '../dice/dice.css'
import { humanised, readable } from '../dice/words.js'

interface Put {
  readonly path: string
  readonly where: string
  readonly cell: ReferenceCell
  readonly printed: string
}

/** The values that the group has put in place of printed ones, with what stood there. */
const putIn = ({ tables }: TabletopSystem): readonly Put[] =>
  tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      table.columns.flatMap(({ key, title }) => {
        const cell = row.cells[key]
        if (cell?.printed === undefined || cell.path === null) return []
        return [{ path: cell.path, where: `${table.title}, ${row.title}: ${title}`, cell, printed: cell.printed }]
      }),
    ),
  )

/** One value may stand in several tables: it is told of once. */
const once = (found: readonly Put[]): readonly Put[] =>
  found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at)

export const Overrides = ({
  system,
  overrides,
}: {
  readonly system: TabletopSystem
  readonly overrides: TabletopChoice['overrides']
}) => {
  const shown = useMemo(() => once(putIn(system)), [system])
  const rest = Object.entries(overrides).filter(([path]) => !shown.some((put) => put.path === path))
  if (shown.length + rest.length === 0) return null
  return (
    <>
      <p className="t-own">{words.figures()}</p>
      <ul className="t-own">
        {shown.map(({ path, where, cell, printed }) => (
          <li key={path}>
            {words.figure({
              ...{ where, value: cell.text, printed },
              b: (inside) => <b>{inside}</b>,
              quiet: (inside) => <span className="m-quiet">{inside}</span>,
            })}
          </li>
        ))}
        {rest.map(([path, value]) => (
          <li key={path}>
            {path} <b>{readable(value, humanised)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
