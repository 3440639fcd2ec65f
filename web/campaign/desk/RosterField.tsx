'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/index.js'
import { Budget, type ListProps, type Rows } from './ListFields.js'
import { openLine, rowOf } from './roster.js'
import './roster.css'
import { RosterFile } from './RosterFile.js'
import { RosterLine } from './RosterLine.js'
import { type RosterFrom, spentIn } from './schema.js'

interface RosterFieldProps extends ListProps<Rows> {
  readonly roster: RosterFrom
}

/** What the lines come to where nothing limits them. */
function Sum({ shape, value }: { readonly shape: Rows; readonly value: readonly Json[] }) {
  const units = value.length === 1 ? '1 unit' : `${String(value.length)} units`
  const counts = shape.row.fields.some(([, field]) => field.kind === 'number' && field.points)
  return (
    <p className="c-roster-sum" role="status">
      {units}
      {counts && shape.budget === undefined && ` · ${String(spentIn(shape, [...value]))} points`}
    </p>
  )
}

/** An army list: a line for each unit, typed by hand or filled from a file. */
export function RosterField({ shape, roster, value, view, onChange }: RosterFieldProps) {
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
  const add = (): void => {
    if (value.length >= shape.most) return
    onChange([...value, openLine(shape)])
    goTo(value.length)
  }
  return (
    <fieldset className="c-shape c-roster">
      <legend>{shape.title}</legend>
      {shape.about && <p className="m-field-hint">{shape.about}</p>}
      <RosterFile shape={shape} roster={roster} value={value} onChange={onChange} />
      <Budget shape={shape} value={value} />
      <Sum shape={shape} value={value} />
      {value.length > 0 && (
        <ol ref={list} className="c-roster-lines" aria-label={shape.title}>
          {value.map((row, at) => (
            <RosterLine
              key={at}
              fields={shape.row.fields}
              row={rowOf(row)}
              line={at + 1}
              view={view}
              onChange={(next) => onChange(value.map((old, other) => (other === at ? next : old)))}
              onRemove={() => {
                onChange(value.filter((_, other) => other !== at))
                goTo(Math.max(0, at - 1))
              }}
              onNext={() => (at + 1 < value.length ? goTo(at + 1) : add())}
            />
          ))}
        </ol>
      )}
      {value.length < shape.most && (
        <div>
          <Button size="s" onClick={add}>
            Add a unit
          </Button>
        </div>
      )}
    </fieldset>
  )
}
