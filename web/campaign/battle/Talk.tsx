'use client'

import { useEffect, useRef, useState } from 'react'
import type { CombinedError } from 'urql'
import type { BattleEntry } from '../../api/battles.js'
import { dayAndTime } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, SeatChip, TextArea } from '../../ui/index.js'
import { useBattleContext } from './BattleContext.js'
import { Hour } from './Hour.js'

function Said({ entry }: { readonly entry: BattleEntry }) {
  switch (entry.kind) {
    case 'MESSAGE':
      return <p className="b-words">{entry.text}</p>
    case 'TIMES':
      return (
        <>
          <p className="m-quiet">
            proposes {entry.times?.length === 1 ? 'a time' : `${String(entry.times?.length ?? 0)} times`}
          </p>
          {entry.text && <p className="b-words">{entry.text}</p>}
        </>
      )
    case 'AGREEMENT':
      return <p>agrees: {entry.times?.[0] ? <Hour at={entry.times[0]} /> : 'the hour stands'}</p>
    case 'CALLED_OFF':
      return (
        <>
          <p className="m-quiet">calls the hour off</p>
          {entry.text && <p className="b-words">{entry.text}</p>}
        </>
      )
    // Rolls have a log of their own.
    case 'ROLL':
      return null
  }
}

function Writing() {
  const { acts } = useBattleContext()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError | null>(null)
  const send = async (): Promise<void> => {
    if (text.trim() === '' || busy) return
    setBusy(true)
    const wrong = await acts.write(text.trim())
    setBusy(false)
    setError(wrong)
    // What could not be sent stays to be sent again.
    if (wrong === null) setText('')
  }
  return (
    <div className="b-writing">
      {error && <Trouble error={error} />}
      <Field label="To the other side">
        {(control) => (
          <TextArea
            rows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void send()
            }}
            {...control}
          />
        )}
      </Field>
      <Button size="s" tone="primary" busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
        Send
      </Button>
    </div>
  )
}

/** What the sides say to one another: read by nobody else. */
export function Talk() {
  const { desk, open } = useBattleContext()
  const said = desk.entries.filter(({ kind }) => kind !== 'ROLL')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // The newest word is in sight.
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said.length])
  return (
    <section className="b-card b-talk" aria-label="Messages">
      <h2>Messages</h2>
      {said.length === 0 && <p className="m-quiet">Nothing yet. Only the sides of this battle read here.</p>}
      {said.length > 0 && (
        <ol ref={list} className="b-said" tabIndex={0} aria-label="What was said">
          {said.map((entry) => (
            <li
              key={entry.number}
              data-mine={desk.sides.some(({ seat, mine }) => mine && seat === entry.seat) || undefined}
            >
              <p className="b-by">
                <SeatChip seat={entry.seat} title={entry.by} size="s" />
                <time dateTime={entry.at}>{dayAndTime(entry.at)}</time>
              </p>
              <Said entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {open && <Writing />}
    </section>
  )
}
