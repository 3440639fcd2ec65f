'use client'

import type { Procedure } from '@muster/rulesets/kit/system.js'
import { useDeferredValue, useState } from 'react'
import * as words from '../messages/bench.generated.js'
import { Field, Input } from '../ui/index.js'

interface ProcedurePickerProps {
  readonly procedures: readonly Procedure[]
  readonly onPick: (id: string) => void
}

/** Procedures by group; typing leaves those with all the words. */
export function ProcedurePicker({ procedures, onPick }: ProcedurePickerProps) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean)
  const found = procedures.filter(({ title, about, group, ledger }) => {
    const text = `${title} ${about} ${group} ${ledger.join(' ')}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className="t-picker">
      <Field label={words.find()} hint={found.length === 0 ? words.noRoll() : undefined}>
        {(control) => (
          <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} {...control} />
        )}
      </Field>
      {groups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="t-procedures">
            {found
              .filter((procedure) => procedure.group === group)
              .map(({ id, title, about }) => (
                <li key={id}>
                  <button type="button" onClick={() => onPick(id)}>
                    <b>{title}</b>
                    <span className="m-quiet">{about}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
