'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import * as words from '../../messages/roster.generated.js'
import { Button } from '../../ui/index.js'
import { type ControlProps, DrawnWith } from '../Control.js'
import { Budget } from '../controls/Budget.js'
import { listOf, replaced, without } from '../json.js'
import type { RosterFrom } from '../node.js'
import { spentIn } from '../points.js'
import { rosterCells } from './cells.js'
import { openLine } from './lines.js'
import './roster.css'
import { RosterFile } from './RosterFile.js'
import { RosterLine } from './RosterLine.js'

type TableProps = ControlProps<'table'>

/** What the lines come to where nothing limits them. */
function Sum({ node, value }: Pick<TableProps, 'node' | 'value'>) {
  const { length } = listOf(value)
  const counts = node.row.fields.some(([, field]) => field.kind === 'amount' && field.points)
  return (
    <p className="f-roster-sum" role="status">
      {counts && node.budget === undefined
        ? words.unitsAndPoints({ count: length, points: spentIn(node, value) })
        : words.units({ count: length })}
    </p>
  )
}

/** Puts the focus into the first field of a line. */
const useLineFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const [, redraw] = useState(0)
  const next = useRef<number | null>(null)
  // A line can take the focus once it is drawn, and must have it before the next key is pressed.
  useLayoutEffect(() => {
    if (next.current !== null) list.current?.children[next.current]?.querySelector('input')?.focus()
    next.current = null
  })
  const goTo = (line: number): void => {
    next.current = line
    redraw((drawn) => drawn + 1)
  }
  return { list, goTo }
}

function RosterLines({ node, label, value, onChange, add, focus }: TableProps & LinesProps) {
  const rows = listOf(value)
  const { list, goTo } = focus
  return (
    <DrawnWith controls={rosterCells}>
      <ol ref={list} className="f-roster-lines" aria-label={label}>
        {rows.map((row, at) => (
          <RosterLine
            key={at}
            node={node.row}
            row={row}
            line={at + 1}
            onChange={(next) => onChange(replaced(rows, at, next))}
            onRemove={() => {
              onChange(without(rows, at))
              goTo(Math.max(0, at - 1))
            }}
            onNext={() => (at + 1 < rows.length ? goTo(at + 1) : add())}
          />
        ))}
      </ol>
    </DrawnWith>
  )
}

interface LinesProps {
  readonly add: () => void
  readonly focus: ReturnType<typeof useLineFocus>
}

/** An army list: a line for each unit, typed by hand or filled from a file. */
export function Roster({ from, ...props }: TableProps & { readonly from: RosterFrom }) {
  const { node, label, value, onChange } = props
  const focus = useLineFocus()
  const rows = listOf(value)
  const isFull = rows.length >= node.most
  const add = (): void => {
    if (isFull) return
    onChange([...rows, openLine(node)])
    focus.goTo(rows.length)
  }
  return (
    <fieldset className="f-group f-roster">
      <legend>{label}</legend>
      {node.about && <p className="m-field-hint">{node.about}</p>}
      <RosterFile node={node} roster={from} value={rows} onChange={onChange} />
      <Budget node={node} value={value} />
      <Sum node={node} value={value} />
      {rows.length > 0 && <RosterLines {...props} {...{ add, focus }} />}
      {!isFull && (
        <div>
          <Button size="s" onClick={add}>
            {words.addUnit()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
