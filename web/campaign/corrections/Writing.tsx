'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useState } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import { blank } from '../../forms/blank.js'
import { Form } from '../../forms/Form.js'
import { plainControls } from '../../forms/plain/controls.js'
import { readNode } from '../../forms/readNode.js'
import { Button, Field, Input, Select } from '../../ui/index.js'

interface CorrectionKind {
  readonly title: string
  readonly schema: Json
}

export interface Written {
  readonly kind: string
  readonly detail: Json
  readonly reason: string
}

export const kindsIn = (json: unknown): Readonly<Record<string, CorrectionKind>> =>
  typeof json === 'object' && json !== null ? (json as Record<string, CorrectionKind>) : {}

interface Kinds {
  readonly kinds: Readonly<Record<string, CorrectionKind>>
}

interface WritingProps extends Kinds {
  /** What is asked for; left out: what is wrong. */
  readonly what?: string
  /** Who reads the reason. */
  readonly readers: string
  readonly add: (written: Written) => void
}

/** One correction is written: what is so, and why. */
export function Writing({ kinds, what = words.correctWhat(), readers, add }: WritingProps) {
  const [kind, setKind] = useState(Object.keys(kinds)[0] ?? '')
  const node = readNode(kinds[kind]?.schema)
  const [detail, setDetail] = useState<Json | null>(null)
  const [reason, setReason] = useState('')
  const value = detail ?? (node ? blank(node) : {})
  return (
    <>
      <Field label={what}>
        {(control) => (
          <Select
            value={kind}
            onChange={(event) => {
              setKind(event.target.value)
              setDetail(null)
            }}
            {...control}
          >
            {Object.entries(kinds).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {node && <Form key={kind} node={node} value={value} controls={plainControls} onChange={setDetail} />}
      <Field label={words.reason()} hint={readers}>
        {(control) => (
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} {...control} />
        )}
      </Field>
      <Button
        disabled={reason.trim() === ''}
        onClick={() => {
          add({ kind, detail: value, reason: reason.trim() })
          setDetail(null)
          setReason('')
        }}
      >
        {words.addCorrection()}
      </Button>
    </>
  )
}

interface ListProps extends Kinds {
  readonly title?: string
  readonly list: readonly Written[]
  readonly change: (list: readonly Written[]) => void
}

/** What is written so far, each to be taken off again. */
export function WrittenList({ kinds, title = words.toCorrect(), list, change }: ListProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="c-changes">
        {list.map(({ kind, detail, reason }, at) => (
          <li key={at}>
            <strong>{kinds[kind]?.title ?? kind}</strong>: {words.saidOf({ detail: sayDetail(detail), reason })}{' '}
            <Button size="s" tone="quiet" onClick={() => change(list.filter((_, other) => other !== at))}>
              {words.dropCorrection()}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What it comes to, in short. */
export const sayDetail = (detail: Json): string =>
  typeof detail === 'object' && detail !== null ? Object.values(detail).map(String).join(', ') : String(detail)
