'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Checkbox, Field, Input, Select } from '../../skin/index.js'
import { blank, type Shape } from './schema.js'

interface ShapeFieldProps {
  readonly shape: Shape
  readonly value: Json
  readonly view: GameView
  readonly onChange: (value: Json) => void
}

/** A side by its name where a value is a seat's letter; else the value as a word. */
const wordFor = (view: GameView, value: string): string => {
  const side = view.legend.find(({ seat }) => seat === value)
  return side ? `${value} – ${side.title}` : value.charAt(0).toUpperCase() + value.slice(1)
}

const entries = (value: Json): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])))
    : {}

function ObjectFields({
  shape,
  value,
  view,
  onChange,
}: ShapeFieldProps & { readonly shape: Shape & { kind: 'object' } }) {
  const now = entries(value)
  return (
    <fieldset className="c-shape">
      {shape.title && <legend>{shape.title}</legend>}
      {shape.fields.map(([key, field, required]) => {
        const present = key in now
        const without = Object.fromEntries(Object.entries(now).filter(([other]) => other !== key))
        const toggle = !required && field.kind !== 'fixed'
        return (
          <div key={key}>
            {toggle && (
              <Checkbox
                label={'title' in field ? field.title : key}
                checked={present}
                onChange={(event) => onChange(event.target.checked ? { ...now, [key]: blank(field) } : without)}
              />
            )}
            {present && (
              <ShapeField
                shape={'title' in field ? { ...field, title: wordFor(view, field.title) } : field}
                value={now[key] ?? blank(field)}
                view={view}
                onChange={(entry) => onChange({ ...now, [key]: entry })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** One part of an order's detail as a control. */
export function ShapeField({ shape, value, view, onChange }: ShapeFieldProps) {
  switch (shape.kind) {
    case 'fixed':
      return null
    case 'flag':
      return (
        <Checkbox label={shape.title} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )
    case 'number':
      return (
        <Field label={shape.title}>
          {(control) => (
            <Input
              type="number"
              inputMode="decimal"
              min={shape.min}
              max={shape.max}
              step={shape.step}
              value={typeof value === 'number' ? value : ''}
              onChange={(event) =>
                onChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)
              }
              {...control}
            />
          )}
        </Field>
      )
    case 'choice':
    case 'list': {
      const list: readonly Json[] = Array.isArray(value) ? value : []
      const single = shape.kind === 'choice' ? value : list[0]
      return (
        <Field label={shape.title}>
          {(control) => (
            <Select
              value={typeof single === 'string' ? single : ''}
              onChange={(event) => onChange(shape.kind === 'choice' ? event.target.value : [event.target.value])}
              {...control}
            >
              {shape.values.map((entry) => (
                <option key={entry} value={entry}>
                  {wordFor(view, entry)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )
    }
    case 'object':
      return <ObjectFields {...{ shape, value, view, onChange }} />
  }
}
