'use client'

import { type Chance, playWith } from '@muster/rulesets/kit/chance.js'
import { diceOf } from '@muster/rulesets/kit/dice.js'
import type { Outcome, Procedure } from '@muster/rulesets/kit/system.js'
import { type ReactNode, useState } from 'react'
import * as words from '../messages/bench.generated.js'
import { Button } from '../ui/index.js'
import { DieFace } from './DieFace.js'
import { OutcomeView } from './OutcomeView.js'
import { Throws } from './Throws.js'
import { dieWord, type WordOf } from './words.js'

type Tapped = readonly { readonly name: string; readonly face: number }[]

const byName = (tapped: Tapped): Readonly<Record<string, readonly number[]>> => {
  const found: Record<string, number[]> = {}
  for (const { name, face } of tapped) (found[name] ??= []).push(face)
  return found
}

interface HandDiceProps {
  readonly procedure: Procedure
  readonly chance: Chance<Outcome>
  readonly word: WordOf
  /** Null: the result stands here alone. */
  readonly onDone: ((faces: Readonly<Record<string, readonly number[]>>) => void) | null
  readonly busy: boolean
  readonly onClose: () => void
}

/** Dice of the group's own, one after the other as the procedure asks for them: each face is tapped. */
export function HandDice({ procedure, chance, word, onDone, busy, onClose }: HandDiceProps) {
  const [tapped, setTapped] = useState<Tapped>([])
  const faces = byName(tapped)
  const played = playWith(chance, faces)
  const undo = (
    <Button size="s" disabled={tapped.length === 0 || busy} onClick={() => setTapped(tapped.slice(0, -1))}>
      {words.takeBack()}
    </Button>
  )
  const throws = Object.entries(faces).map(([name, list]) => ({ name, faces: list }))
  if (played.kind === 'done')
    return (
      <section className="t-hand" aria-label={words.ourDice()}>
        <Throws throws={throws} />
        <OutcomeView procedure={procedure} outcome={played.value} word={word} />
        <div className="t-buttons">
          {onDone && (
            <Button tone="primary" busy={busy} onClick={() => onDone(faces)}>
              {words.enter()}
            </Button>
          )}
          {undo}
          <Button size="s" tone="quiet" onClick={onClose}>
            {onDone ? words.throwAway() : words.close()}
          </Button>
        </div>
      </section>
    )
  const { name } = played
  const { count, faces: sides } = diceOf(name)
  const had = faces[name]?.length ?? 0
  const asked = {
    die: dieWord(name),
    number: had + 1,
    b: (inside: ReactNode) => <b>{inside}</b>,
    quiet: (inside: ReactNode) => <span className="m-quiet">{inside}</span>,
  }
  return (
    <section className="t-hand" aria-label={words.ourDice()}>
      <p aria-live="polite">
        {count > 1 ? words.throwForOf({ ...asked, one: (had % count) + 1, all: count }) : words.throwFor(asked)}
      </p>
      <p className="t-faces">
        {Array.from({ length: sides }, (_, at) => at + 1).map((face) => (
          <button
            key={face}
            type="button"
            aria-label={String(face)}
            onClick={() => setTapped([...tapped, { name, face }])}
          >
            <DieFace face={face} sides={sides} />
          </button>
        ))}
      </p>
      {throws.length > 0 && <Throws throws={throws} />}
      <div className="t-buttons">
        {undo}
        <Button size="s" tone="quiet" onClick={onClose}>
          {words.giveUp()}
        </Button>
      </div>
    </section>
  )
}
