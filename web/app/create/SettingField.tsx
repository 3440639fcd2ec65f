'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { Checkbox, Field, Input, Select } from '../../ui/index.js'
import { DataField } from './data/DataField.js'

interface SettingFieldProps {
  readonly spec: SettingSpec
  readonly value: Json
  readonly onChange: (value: Json) => void
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
              step={spec.step ?? 1}
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
