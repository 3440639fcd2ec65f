'use client'

import { useEffect, useRef, useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/talk.generated.js'
import type { BattleEntry } from '../../api/battles.js'
import { dayAndTime } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, SeatChip, TextArea } from '../../ui/index.js'
import { ComplainButton } from '../ComplainButton.js'
import { useBattleContext } from './BattleContext.js'
import { Hour } from './Hour.js'

function Said({ entry }: { readonly entry: BattleEntry }) {
  const agreedOn = entry.times?.[0]
  switch (entry.kind) {
    case 'MESSAGE':
      return <p className="b-words">{entry.text}</p>
    case 'TIMES':
      return (
        <>
          <p className="m-quiet">{words.proposes({ times: entry.times?.length ?? 0 })}</p>
          {entry.text && <p className="b-words">{entry.text}</p>}
        </>
      )
    case 'AGREEMENT':
      return <p>{agreedOn === undefined ? words.agrees() : words.agreesTo({ time: () => <Hour at={agreedOn} /> })}</p>
    case 'CALLED_OFF':
      return (
        <>
          <p className="m-quiet">{words.callsOff()}</p>
          {entry.text && <p className="b-words">{entry.text}</p>}
        </>
      )
    case 'SHOWN':
      return <p className="m-quiet">{words.shows()}</p>
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
      <Field label={words.to()}>
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
        {words.send()}
      </Button>
    </div>
  )
}

/** What the sides say to one another: read by nobody else. */
export function Talk() {
  const { desk, open } = useBattleContext()
  const mine = (entry: BattleEntry): boolean => desk.sides.some((side) => side.mine && side.seat === entry.seat)
  const said = desk.entries.filter(({ kind }) => kind !== 'ROLL')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // The newest word is in sight.
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said.length])
  return (
    <section className="b-card b-talk" aria-label={words.title()}>
      <h2>{words.title()}</h2>
      {said.length === 0 && <p className="m-quiet">{words.none()}</p>}
      {said.length > 0 && (
        <ol ref={list} className="b-said" tabIndex={0} aria-label={words.list()}>
          {said.map((entry) => (
            <li key={entry.number} data-mine={mine(entry) || undefined}>
              <p className="b-by">
                <SeatChip seat={entry.seat} title={entry.by} size="s" />
                <time dateTime={entry.at}>{dayAndTime(entry.at)}</time>
              </p>
              <Said entry={entry} />
              {entry.text !== null && !mine(entry) && (
                <ComplainButton about="BATTLE_ENTRY" id={desk.id} number={entry.number} />
              )}
            </li>
          ))}
        </ol>
      )}
      {open && <Writing />}
    </section>
  )
}
