'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useRef } from 'react'
import * as words from '../../messages/rosterFile.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { isUntouched } from './lines.js'
import { type Offer, type RosterFileProps, useRosterFile } from './useRosterFile.js'

const listOf = ({ rows, name }: Offer) => ({ count: rows.length, named: name ? 'yes' : 'no', name }) as const

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
    title={words.offered(listOf(offer))}
    action={
      <span className="f-roster-choices">
        <Button size="s" tone="primary" onClick={() => fill(offer, typed)}>
          {words.addBelow()}
        </Button>
        <Button size="s" onClick={() => fill(offer, [])}>
          {words.replace({ count: typed.length })}
        </Button>
        <Button size="s" tone="quiet" onClick={dismiss}>
          {words.leaveIt()}
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
    title={words.taken(listOf(offer))}
    action={
      undo && (
        <Button size="s" tone="quiet" onClick={undo}>
          {words.undo()}
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
        {words.fill()}
      </Button>
      <span className="m-field-hint">{words.formats()}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.file()}
        accept=".json,.ros,.rosz,application/json"
        onChange={(event) => void choose(event)}
      />
      {state.kind === 'refused' && (
        <Notice tone="warn" title={words.notRead()}>
          {words.kept({ message: state.message })}
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
