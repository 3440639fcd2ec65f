'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { Procedure, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { type ReactNode, useMemo, useState } from 'react'
import * as words from '../messages/bench.generated.js'
import { blank } from '../forms/blank.js'
import { Form } from '../forms/Form.js'
import { readNode } from '../forms/readNode.js'
import { thumbControls } from '../forms/thumb/controls.js'
import { Button } from '../ui/index.js'
import { RuleLink } from '../rules/RuleLink.js'
import './dice.css'
import { HandDice } from './HandDice.js'
import { OddsView } from './OddsView.js'
import { ProcedurePicker } from './ProcedurePicker.js'
import { useOdds } from './useOdds.js'
import type { WordOf } from './words.js'

export type Faces = Readonly<Record<string, readonly number[]>>

export interface Rolling {
  /** What the button says that throws at once. */
  readonly label: string
  /** Null while nothing may be rolled. Answers whether it was. */
  readonly roll: ((procedure: Procedure, input: Json, faces: Faces | null) => Promise<boolean>) | null
  /** Whether dice that were entered by hand go into a log. */
  readonly logged: boolean
}

interface BenchProps extends Rolling {
  readonly system: TabletopSystem
  readonly word: WordOf
  /** What stands below the buttons of the chosen procedure: its last result, or what went wrong. */
  readonly below: (procedure: Procedure) => ReactNode
}

interface OneProps extends Omit<BenchProps, 'system'> {
  readonly procedure: Procedure
  readonly rules: TabletopSystem['rules']
  readonly input: Json
  readonly onInput: (input: Json) => void
}

function One({ procedure, rules, input, onInput, word, label, roll, logged, below }: OneProps) {
  const [busy, setBusy] = useState(false)
  const [byHand, setByHand] = useState(false)
  const form = useMemo(() => readNode(procedure.input), [procedure])
  const odds = useOdds(procedure, input)
  const cited = procedure.ledger.filter((rule) => Object.hasOwn(rules, rule))
  const chance = useMemo(() => procedure.prepare(input), [procedure, input])
  const send = async (faces: Faces | null): Promise<void> => {
    if (!roll) return
    setBusy(true)
    const done = await roll(procedure, input, faces)
    setBusy(false)
    if (done && faces) setByHand(false)
  }
  return (
    <>
      <p className="t-about">
        {procedure.about}{' '}
        {cited.map((rule) => (
          <RuleLink key={rule} rule={rule} rules={rules} />
        ))}
      </p>
      {form && (
        <Form
          node={form}
          label=""
          value={input}
          controls={thumbControls}
          word={word}
          onChange={(next) => {
            setByHand(false)
            onInput(next)
          }}
        />
      )}
      {roll && chance.ok && !byHand && (
        <div className="t-buttons">
          <Button tone="primary" busy={busy} onClick={() => void send(null)}>
            {label}
          </Button>
          <Button disabled={busy} onClick={() => setByHand(true)}>
            {words.enterOurs()}
          </Button>
        </div>
      )}
      {roll && chance.ok && byHand && (
        <HandDice
          {...{ procedure, word, busy }}
          chance={chance.value}
          onDone={logged ? (faces) => void send(faces) : null}
          onClose={() => setByHand(false)}
        />
      )}
      {!byHand && below(procedure)}
      {/* Last, for they come late: what is above must not move from under a finger. */}
      <div className="t-before" aria-busy={odds.kind === 'working'}>
        {odds.kind === 'ready' && <OddsView procedure={procedure} summary={odds.summary} word={word} />}
        {odds.kind === 'without' && <p className="m-quiet m-label">{odds.why}</p>}
        {odds.kind === 'bad' && <p className="m-field-problem">{odds.why}</p>}
        {odds.kind === 'working' && <p className="m-quiet m-label">{words.working()}</p>}
      </div>
    </>
  )
}

/** What a procedure is asked before anything is said. */
const startOf = (procedure: Procedure | undefined): Json => {
  const form = readNode(procedure?.input)
  return form && blank(form)
}

/** Procedures of a system: pick one, say how it stands, see the odds, throw. What was said last is kept while the page is open. */
export function Bench({ system, word, ...rolling }: BenchProps) {
  const [picked, pick] = useState<string | null>(null)
  const [inputs, setInputs] = useState<Readonly<Record<string, Json>>>({})
  const procedure = system.procedures.find(({ id }) => id === picked)
  const start = useMemo(() => startOf(procedure), [procedure])
  if (!procedure) return <ProcedurePicker procedures={system.procedures} onPick={pick} />
  return (
    <section className="t-bench" aria-label={procedure.title}>
      <p className="t-bench-head">
        <Button size="s" tone="quiet" onClick={() => pick(null)}>
          {words.allRolls()}
        </Button>
        {procedure.id in inputs && (
          <Button
            size="s"
            tone="quiet"
            onClick={() => setInputs(Object.fromEntries(Object.entries(inputs).filter(([id]) => id !== procedure.id)))}
          >
            {words.startOver()}
          </Button>
        )}
      </p>
      <h3>{procedure.title}</h3>
      <One
        key={procedure.id}
        {...{ procedure, word }}
        {...rolling}
        rules={system.rules}
        input={inputs[procedure.id] ?? start}
        onInput={(input) => setInputs({ ...inputs, [procedure.id]: input })}
      />
    </section>
  )
}
