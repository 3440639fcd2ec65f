'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { importList } from '../../api/importList.js'
import { Button, Notice } from '../../ui/index.js'
import type { Rows } from './ListFields.js'
import { appended, isUntouched, linesOf, type Row } from './roster.js'
import type { RosterFrom } from './schema.js'

interface RosterFileProps {
  readonly shape: Rows
  readonly roster: RosterFrom
  readonly value: readonly Json[]
  readonly onChange: (value: readonly Json[]) => void
}

interface Offer {
  readonly name: string
  readonly rows: readonly Row[]
  readonly remarks: readonly string[]
}

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Lines stand already: the player says what becomes of them. */
  | { readonly kind: 'offered'; readonly offer: Offer }
  | {
      readonly kind: 'filled'
      readonly offer: Offer
      readonly before: readonly Json[]
      readonly after: readonly Json[]
    }

const counted = (rows: readonly unknown[]): string => (rows.length === 1 ? '1 unit' : `${String(rows.length)} units`)
const listName = (name: string): string => (name ? `“${name}”` : 'the file')

const Remarks = ({ remarks }: { readonly remarks: readonly string[] }) =>
  remarks.length > 0 && (
    <ul className="c-roster-remarks">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )

/** Fills the lines from a file. What stands in them stays until the player says otherwise, and can be had back. */
export function RosterFile({ shape, roster, value, onChange }: RosterFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  // Somebody may go on typing while the file is read.
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  }, [value])
  const typed = value.filter((row) => !isUntouched(shape, row))
  const fill = (offer: Offer, before: readonly Json[]): void => {
    const { rows, remarks } = appended(shape, before, offer.rows)
    setState({
      kind: 'filled',
      offer: { ...offer, remarks: [...remarks, ...offer.remarks] },
      before: now.current,
      after: rows,
    })
    onChange(rows)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    // The same file, mended, may be chosen again.
    target.value = ''
    if (!file) return
    setState({ kind: 'reading' })
    const read = await importList(file)
    if (read.kind === 'refused') setState(read)
    else {
      const offer = { name: read.list.name, ...linesOf(shape, roster, read.list) }
      if (now.current.every((row) => isUntouched(shape, row))) fill(offer, [])
      else setState({ kind: 'offered', offer })
    }
  }
  const { kind } = state
  return (
    <div className="c-roster-file">
      <Button size="s" busy={kind === 'reading'} onClick={() => input.current?.click()}>
        Fill from a file…
      </Button>
      <span className="m-field-hint">New Recruit JSON, BattleScribe .ros or .rosz</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of an army list"
        accept=".json,.ros,.rosz,application/json"
        onChange={(event) => void choose(event)}
      />
      {state.kind === 'refused' && (
        <Notice tone="warn" title="The file was not read.">
          {state.message} What you entered stands.
        </Notice>
      )}
      {state.kind === 'offered' && (
        <Notice
          title={`${counted(state.offer.rows)} in ${listName(state.offer.name)}.`}
          action={
            <span className="c-roster-choices">
              <Button size="s" tone="primary" onClick={() => fill(state.offer, typed)}>
                Add below
              </Button>
              <Button size="s" onClick={() => fill(state.offer, [])}>
                {`Replace ${counted(typed)}`}
              </Button>
              <Button size="s" tone="quiet" onClick={() => setState({ kind: 'idle' })}>
                Leave it
              </Button>
            </span>
          }
        >
          <Remarks remarks={state.offer.remarks} />
        </Notice>
      )}
      {state.kind === 'filled' && (
        <Notice
          tone="good"
          title={`${counted(state.offer.rows)} taken from ${listName(state.offer.name)}.`}
          action={
            // Whatever was changed since would be lost with it.
            value === state.after && (
              <Button
                size="s"
                tone="quiet"
                onClick={() => {
                  onChange(state.before)
                  setState({ kind: 'idle' })
                }}
              >
                Undo
              </Button>
            )
          }
        >
          <Remarks remarks={state.offer.remarks} />
        </Notice>
      )}
    </div>
  )
}
