'use client'

import type { ComponentType } from 'react'
import { Button, Field, Select } from '../../ui/index.js'
import type { ListProps, ShapeFieldProps } from './ListFields.js'
import { blank, caseOf, type EitherShape, type Shape } from './schema.js'

interface Nested {
  /** Draws what lies within. */
  readonly Blank: ComponentType<ShapeFieldProps>
}

/** One of several kinds, and the blanks of the kind that is chosen. */
export function EitherField({
  shape,
  value,
  view,
  onChange,
  Blank,
}: ShapeFieldProps & Nested & { readonly shape: EitherShape }) {
  const at = caseOf(shape, value)
  const chosen = shape.cases[at]
  if (!chosen) return null
  return (
    <div className="c-either">
      <Field label={shape.title || 'What'} hint={shape.about}>
        {(control) => (
          <Select
            value={String(at)}
            onChange={({ target }) => {
              const next = shape.cases[Number(target.value)]
              if (next) onChange(blank(next))
            }}
            {...control}
          >
            {shape.cases.map(({ title }, index) => (
              <option key={title} value={String(index)}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Blank shape={{ ...chosen, title: '' }} value={value} view={view} onChange={onChange} />
    </div>
  )
}

type Sequence = Shape & { readonly kind: 'sequence' }

const numbered = (entry: Shape, at: number): Shape =>
  'title' in entry && entry.title === '' ? { ...entry, title: String(at + 1) } : entry

/** Several entries one after the other: a fixed number of dice, or as many as are wanted. */
export function SequenceField({ shape, value, view, onChange, Blank }: ListProps<Sequence> & Nested) {
  const { title, about, least, most, entry } = shape
  const fixed = least === most
  return (
    <fieldset className={`c-shape ${entry.kind === 'number' ? 'c-figures' : 'c-rows'}`}>
      <legend>{title}</legend>
      {about && <p className="m-field-hint">{about}</p>}
      {value.map((one, at) => (
        <div className={entry.kind === 'number' ? 'c-figure' : 'c-row-of-list'} key={at}>
          <Blank
            shape={numbered(entry, at)}
            value={one}
            view={view}
            onChange={(next) => onChange(value.map((old, other) => (other === at ? next : old)))}
          />
          {!fixed && (
            <Button size="s" tone="quiet" onClick={() => onChange(value.filter((_, other) => other !== at))}>
              Strike out
            </Button>
          )}
        </div>
      ))}
      {value.length < most && (
        <Button size="s" onClick={() => onChange([...value, blank(entry)])}>
          Add a line
        </Button>
      )}
    </fieldset>
  )
}
