'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { Field, Input, Select } from '../ui/index.js'
import type { Control, InputControlProps } from './inputShape.js'

type Of<Kind extends Control['kind']> = InputControlProps & { readonly control: Extract<Control, { kind: Kind }> }

/** Up to as many values stand side by side; more of them are a list to choose from. */
const mostPressed = 4

/** One of a few values. */
export function Choice({ title, about, control: { values }, optional, value, word, onChange }: Of<'choice'>) {
  const pressed = values.length + (optional ? 1 : 0) <= mostPressed
  const now = typeof value === 'string' ? value : ''
  if (!pressed)
    return (
      <Field label={title} hint={about}>
        {(control) => (
          <Select value={now} onChange={({ target }) => onChange(target.value || undefined)} {...control}>
            {optional && <option value="">not said</option>}
            {values.map((entry) => (
              <option key={entry} value={entry}>
                {word(entry)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  const ways = [...(optional ? [''] : []), ...values]
  return (
    <fieldset className="t-choice">
      <legend className="m-field-label">{title}</legend>
      <div className="t-pressed">
        {ways.map((entry) => (
          <button key={entry} type="button" aria-pressed={entry === now} onClick={() => onChange(entry || undefined)}>
            {entry === '' ? '–' : word(entry)}
          </button>
        ))}
      </div>
      {about && <p className="m-field-hint">{about}</p>}
    </fieldset>
  )
}

/** Some of a few values. */
export function Ticks({ title, about, control: { values }, value, word, onChange }: Of<'ticks'>) {
  const ticked = Array.isArray(value) ? value.map(String) : []
  return (
    <fieldset className="t-choice">
      <legend className="m-field-label">{title}</legend>
      <div className="t-pressed">
        {values.map((entry) => {
          const on = ticked.includes(entry)
          const next = on ? ticked.filter((other) => other !== entry) : [...ticked, entry]
          return (
            <button key={entry} type="button" aria-pressed={on} onClick={() => onChange(next)}>
              {word(entry)}
            </button>
          )
        })}
      </div>
      {about && <p className="m-field-hint">{about}</p>}
    </fieldset>
  )
}

const listed = (text: string, most: number): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, most)

/** Names, or names two by two: `A, B` and `A-B, B-C`. Read when the hand leaves the field, so that a comma can be typed. */
export function Names({ title, about, control, value, onChange }: Of<'names'> | Of<'pairs'>) {
  const pairs = control.kind === 'pairs'
  const now = Array.isArray(value) ? value.map((entry) => (Array.isArray(entry) ? entry.join('-') : String(entry))) : []
  const read = (text: string): Json => {
    const entries = listed(text, control.most)
    return pairs
      ? entries.map((entry) => entry.split('-', 2).map((one) => one.trim())).filter(({ length }) => length === 2)
      : entries
  }
  const usual = pairs ? 'Two by two with a dash, several with commas: A-B, B-C.' : 'Several with commas: A, B, C.'
  return (
    <Field label={title} hint={about ?? usual}>
      {(own) => (
        <Input
          key={now.join()}
          defaultValue={now.join(', ')}
          autoCapitalize="characters"
          onBlur={({ target }) => onChange(read(target.value))}
          {...own}
        />
      )}
    </Field>
  )
}

/** A name of the players' own. */
export function Name({ title, about, control, optional, value, onChange }: Of<'name'>) {
  return (
    <Field label={title} hint={about}>
      {(own) => (
        <Input
          value={typeof value === 'string' ? value : ''}
          maxLength={control.most}
          onChange={({ target }) => onChange(target.value === '' && optional ? undefined : target.value)}
          {...own}
        />
      )}
    </Field>
  )
}
