'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { ComponentType } from 'react'
import { Button, Checkbox } from '../../ui/index.js'
import { blank, isRecord, type ObjectShape, type Shape, spentIn } from './schema.js'
import { titleOf } from './valueWords.js'

export type Rows = Shape & { readonly kind: 'rows' }
type List = Shape & { readonly kind: 'list' }

/** What any part of an order's detail is drawn from. */
export interface ShapeFieldProps {
  readonly shape: Shape
  readonly value: Json
  readonly view: GameView
  readonly onChange: (value: Json) => void
}

export interface ListProps<Of> {
  readonly shape: Of
  readonly value: readonly Json[]
  readonly view: GameView
  readonly onChange: (value: Json) => void
}

/** What is spent of a budget, in figures and in words. */
export function Budget({ shape, value }: { readonly shape: Rows | List; readonly value: readonly Json[] }) {
  const { budget } = shape
  if (budget === undefined) return null
  const left = budget - spentIn(shape, [...value])
  const said = left < 0 ? `${String(-left)} too many` : left === 0 ? 'all spent' : `${String(left)} left`
  return (
    <p className="c-budget" role="status" data-over={left < 0 || undefined}>
      <b>{budget - left}</b> of {budget} points · {said}
    </p>
  )
}

/** Several values of a list, each ticked or not. */
export function TickList({ shape, value, view, onChange }: ListProps<List>) {
  return (
    <fieldset className="c-shape">
      <legend>{shape.title}</legend>
      {shape.about && <p className="m-field-hint">{shape.about}</p>}
      <Budget shape={shape} value={value} />
      {shape.values.map((entry) => (
        <Checkbox
          key={entry.value}
          label={titleOf(view, entry)}
          checked={value.includes(entry.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, entry.value] : value.filter((other) => other !== entry.value))
          }
        />
      ))}
    </fieldset>
  )
}

/** What a row may still choose where the list names nothing twice: all but what other rows have. */
const freeIn = (row: ObjectShape, taken: readonly Json[]): ObjectShape => ({
  ...row,
  fields: row.fields.map(([key, field, required]) => [
    key,
    field.kind === 'choice'
      ? {
          ...field,
          values: field.values.filter(({ value }) => !taken.some((other) => isRecord(other) && other[key] === value)),
        }
      : field,
    required,
  ]),
})

interface RowListProps extends ListProps<Rows> {
  /** Draws one row. */
  readonly Blank: ComponentType<ShapeFieldProps>
}

/** A list of rows of several blanks each. */
export function RowList({ shape, value, view, onChange, Blank }: RowListProps) {
  const rowFor = (taken: readonly Json[]): ObjectShape => (shape.unique ? freeIn(shape.row, taken) : shape.row)
  return (
    <fieldset className="c-shape c-rows">
      <legend>{shape.title}</legend>
      {shape.about && <p className="m-field-hint">{shape.about}</p>}
      <Budget shape={shape} value={value} />
      {value.map((row, at) => (
        <div className="c-row-of-list" key={at}>
          <Blank
            shape={rowFor(value.filter((_, other) => other !== at))}
            value={row}
            view={view}
            onChange={(next) => onChange(value.map((old, other) => (other === at ? next : old)))}
          />
          <Button size="s" tone="quiet" onClick={() => onChange(value.filter((_, other) => other !== at))}>
            Strike out
          </Button>
        </div>
      ))}
      {value.length < shape.most && (
        <Button size="s" onClick={() => onChange([...value, blank(rowFor(value))])}>
          Add a line
        </Button>
      )}
    </fieldset>
  )
}
