'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { useState } from 'react'
import { Checkbox, Field, Input, Select, TextArea } from '../../skin/index.js'

interface SettingFieldProps {
  readonly spec: SettingSpec
  readonly value: Json
  readonly onChange: (value: Json) => void
}

function DataField({ spec, value, onChange }: SettingFieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 1))
  const [problem, setProblem] = useState<string | undefined>()
  const read = (typed: string): void => {
    setText(typed)
    try {
      const parsed = JSON.parse(typed) as Json
      setProblem(undefined)
      onChange(parsed)
    } catch {
      setProblem('This is not JSON yet: the last readable value is kept.')
    }
  }
  return (
    <Field label={spec.question} hint={spec.source} problem={problem}>
      {(control) => (
        <TextArea
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => read(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One question of the ruleset, drawn from its spec. */
export function SettingField({ spec, value, onChange }: SettingFieldProps) {
  switch (spec.type) {
    case 'flag':
      return (
        <Checkbox label={spec.question} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )
    case 'number':
      return spec.values ? (
        <Field label={spec.question} hint={spec.source}>
          {(control) => (
            <Select value={plain(value)} onChange={(event) => onChange(Number(event.target.value))} {...control}>
              {spec.values?.map((allowed) => (
                <option key={allowed}>{allowed}</option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <Field label={spec.question} hint={`${String(spec.min)} to ${String(spec.max)} · ${spec.source}`}>
          {(control) => (
            <Input
              type="number"
              min={spec.min}
              max={spec.max}
              step={1}
              value={plain(value)}
              onChange={(event) => onChange(event.target.valueAsNumber || 0)}
              {...control}
            />
          )}
        </Field>
      )
    case 'choice':
      return (
        <Field label={spec.question} hint={`${spec.options[plain(value)] ?? ''} · ${spec.source}`}>
          {(control) => (
            <Select value={plain(value)} onChange={(event) => onChange(event.target.value)} {...control}>
              {Object.entries(spec.options).map(([id, meaning]) => (
                <option key={id} value={id}>
                  {meaning.length > 70 ? `${id} – ${meaning.slice(0, 60)}…` : meaning}
                  {id === spec.default ? ' (default)' : ''}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )
    case 'data':
      return <DataField spec={spec} value={value} onChange={onChange} />
  }
}
