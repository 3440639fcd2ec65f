'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { Button } from '../ui/index.js'
import { isRecord } from '../campaign/desk/schema.js'
import { EntriesInput, RowsInput } from './InputLists.js'
import { Choice, Name, Names, Ticks } from './InputParts.js'
import type { InputControlProps, InputField } from './inputShape.js'
import { Stepper } from './Stepper.js'
import type { WordOf } from './words.js'

/** One input of a procedure as something to press, made for a thumb. */
function InputControl(props: InputControlProps) {
  const { title, about, control, optional, value, word, onChange } = props
  switch (control.kind) {
    case 'flag':
      return (
        <button
          type="button"
          className="t-switch"
          role="switch"
          aria-checked={value === true}
          onClick={() => onChange(value !== true)}
        >
          <span className="t-switch-mark" aria-hidden="true" />
          {title}
        </button>
      )
    case 'number':
      return (
        <Stepper
          {...{ title, about, optional, onChange }}
          {...control}
          value={typeof value === 'number' ? value : undefined}
        />
      )
    case 'choice':
      return <Choice {...props} control={control} />
    case 'ticks':
      return <Ticks {...props} control={control} />
    case 'name':
      return <Name {...props} control={control} />
    case 'names':
      return <Names {...props} control={control} />
    case 'pairs':
      return <Names {...props} control={control} />
    case 'part':
      return (
        <fieldset className="t-part">
          <legend className="m-field-label">{title}</legend>
          {optional && (
            <Button size="s" onClick={() => onChange(value === undefined ? {} : undefined)}>
              {value === undefined ? 'Say more' : 'Leave out'}
            </Button>
          )}
          {(value !== undefined || !optional) && (
            <InputForm fields={control.fields} value={value ?? {}} word={word} onChange={onChange} />
          )}
        </fieldset>
      )
    case 'entries':
      return (
        <EntriesInput {...{ title, about, word, onChange }} entry={control.entry} value={value} Draw={InputControl} />
      )
    case 'rows':
      return <RowsInput {...{ title, about, word, onChange }} shape={control} value={value} Draw={InputControl} />
  }
}

interface InputFormProps {
  readonly fields: readonly InputField[]
  /** What was said; the rest is at its default. */
  readonly value: Json
  readonly word: WordOf
  readonly onChange: (value: Json) => void
}

const without = (value: Readonly<Record<string, Json | undefined>>, key: string): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([other, entry]) => (other === key || entry === undefined ? [] : [[other, entry]])),
  )

/** Inputs of a procedure: switches in one place, the rest above them. */
export function InputForm({ fields, value, word, onChange }: InputFormProps) {
  const now = isRecord(value) ? value : {}
  const part = ({ key, title, about, control, fallback, optional }: InputField) => (
    <InputControl
      key={key}
      {...{ title, about, control, optional, word }}
      value={now[key] ?? fallback}
      onChange={(next) => onChange(next === undefined ? without(now, key) : { ...now, [key]: next })}
    />
  )
  const flags = fields.filter(({ control }) => control.kind === 'flag')
  return (
    <div className="t-inputs">
      {fields.filter(({ control }) => control.kind !== 'flag').map(part)}
      {flags.length > 0 && <div className="t-switches">{flags.map(part)}</div>}
    </div>
  )
}
