'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useRef } from 'react'
import { Button, Notice } from '../../ui/index.js'
import { isUntouched } from './lines.js'
import { type Offer, type RosterFileProps, useRosterFile } from './useRosterFile.js'

const counted = (rows: readonly unknown[]): string => (rows.length === 1 ? '1 unit' : `${String(rows.length)} units`)
const listName = (name: string): string => (name ? `“${name}”` : 'the file')

const Remarks = ({ remarks }: Pick<Offer, 'remarks'>) =>
  remarks.length > 0 && (
    <ul className="f-roster-remarks">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )

interface OfferedProps {
  readonly offer: Offer
  /** Lines that somebody wrote in. */
  readonly typed: readonly Json[]
  readonly fill: (offer: Offer, kept: readonly Json[]) => void
  readonly dismiss: () => void
}

/** Lines stand already: what becomes of them? */
const Offered = ({ offer, typed, fill, dismiss }: OfferedProps) => (
  <Notice
    title={`${counted(offer.rows)} in ${listName(offer.name)}.`}
    action={
      <span className="f-roster-choices">
        <Button size="s" tone="primary" onClick={() => fill(offer, typed)}>
          Add below
        </Button>
        <Button size="s" onClick={() => fill(offer, [])}>
          {`Replace ${counted(typed)}`}
        </Button>
        <Button size="s" tone="quiet" onClick={dismiss}>
          Leave it
        </Button>
      </span>
    }
  >
    <Remarks remarks={offer.remarks} />
  </Notice>
)

/** What was taken, with a way back: null where it would lose what was changed since. */
const Taken = ({ offer, undo }: { readonly offer: Offer; readonly undo: (() => void) | null }) => (
  <Notice
    tone="good"
    title={`${counted(offer.rows)} taken from ${listName(offer.name)}.`}
    action={
      undo && (
        <Button size="s" tone="quiet" onClick={undo}>
          Undo
        </Button>
      )
    }
  >
    <Remarks remarks={offer.remarks} />
  </Notice>
)

/** Fills the lines from a file. */
export function RosterFile(props: RosterFileProps) {
  const { node, value } = props
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, fill, dismiss, undo } = useRosterFile(props)
  return (
    <div className="f-roster-file">
      <Button size="s" busy={state.kind === 'reading'} onClick={() => input.current?.click()}>
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
        <Offered {...{ fill, dismiss }} offer={state.offer} typed={value.filter((row) => !isUntouched(node, row))} />
      )}
      {state.kind === 'filled' && (
        <Taken offer={state.offer} undo={value === state.after ? () => undo(state.before) : null} />
      )}
    </div>
  )
}
