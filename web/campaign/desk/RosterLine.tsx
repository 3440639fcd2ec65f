'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { type KeyboardEvent, useId } from 'react'
import { Checkbox, Input, Select } from '../../ui/index.js'
import { isOpen, type Row } from './roster.js'
import type { Field, Shape } from './schema.js'
import { titleOf, wordFor } from './valueWords.js'

interface CellProps<Of> {
  readonly shape: Of
  readonly value: Json
  readonly view: GameView
  /** Field and line, for readers. */
  readonly label: string
  readonly isOpen: boolean
  readonly isRequired: boolean
  readonly onChange: (value: Json | undefined) => void
}

type Of<Kind extends Shape['kind']> = Shape & { readonly kind: Kind }

const Text = ({ shape, value, label, isRequired, onChange }: CellProps<Of<'text'>>) => (
  <Input
    aria-label={label}
    value={typeof value === 'string' ? value : ''}
    maxLength={shape.most}
    required={isRequired && shape.least > 0}
    onChange={({ target }) => onChange(target.value === '' && !isRequired ? undefined : target.value)}
  />
)

const Figure = ({ shape, value, label, isRequired, onChange }: CellProps<Of<'number'>>) => (
  <Input
    type="number"
    inputMode="numeric"
    aria-label={label}
    min={shape.min}
    max={shape.max}
    step={shape.step}
    required={isRequired}
    value={typeof value === 'number' ? value : ''}
    onChange={({ target }) =>
      onChange(Number.isNaN(target.valueAsNumber) ? (isRequired ? null : undefined) : target.valueAsNumber)
    }
  />
)

const OneOf = ({ shape, value, view, label, isOpen: open, isRequired, onChange }: CellProps<Of<'choice'>>) => (
  <Select
    aria-label={label}
    aria-invalid={open || undefined}
    required={isRequired}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(target.value === '' && !isRequired ? undefined : target.value)}
  >
    <option value="">{`${shape.title}: ${isRequired ? 'choose' : '–'}`}</option>
    {shape.values.map((entry) => (
      <option key={entry.value} value={entry.value}>
        {titleOf(view, entry)}
      </option>
    ))}
  </Select>
)

/** Some of several values: closed it says which, open they are ticked. */
function SomeOf({ shape, value, view, label, isOpen: open, onChange }: CellProps<Of<'list'>>) {
  const chosen = Array.isArray(value) ? value : []
  const words = shape.values.filter((entry) => chosen.includes(entry.value)).map((entry) => titleOf(view, entry))
  return (
    <details className="c-roster-some" data-open={open || undefined}>
      <summary aria-label={`${label}: ${words.join(', ') || 'not chosen yet'}`}>
        <span>{shape.title}:</span> {words.join(', ') || (open ? 'choose' : '–')}
      </summary>
      <div className="c-roster-ticks">
        {shape.values.map((entry) => (
          <Checkbox
            key={entry.value}
            label={titleOf(view, entry)}
            checked={chosen.includes(entry.value)}
            disabled={!chosen.includes(entry.value) && chosen.length >= shape.most}
            onChange={({ target }) =>
              onChange(
                shape.values
                  .map((other) => other.value)
                  .filter((other) => (other === entry.value ? target.checked : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
    </details>
  )
}

function Cell({ shape, ...rest }: CellProps<Shape>) {
  switch (shape.kind) {
    case 'text':
      return <Text shape={shape} {...rest} />
    case 'number':
      return <Figure shape={shape} {...rest} />
    case 'choice':
      return <OneOf shape={shape} {...rest} />
    case 'list':
      return <SomeOf shape={shape} {...rest} />
    case 'flag':
      return (
        <Checkbox
          label={shape.title}
          aria-label={rest.label}
          checked={rest.value === true}
          onChange={({ target }) => rest.onChange(target.checked)}
        />
      )
    case 'fixed':
    case 'rows':
    case 'sequence':
    case 'either':
    case 'object':
      return null
  }
}

interface RosterLineProps {
  readonly fields: readonly Field[]
  readonly row: Row
  /** Counted from 1. */
  readonly line: number
  readonly view: GameView
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
  /** Enter goes on to the next line; it does not send the form. */
  readonly onNext: () => void
}

/** One unit: what is typed stands in the first row, what is chosen below it. */
export function RosterLine({ fields, row, line, view, onChange, onRemove, onNext }: RosterLineProps) {
  const id = useId()
  const name = typeof row['name'] === 'string' && row['name'] !== '' ? row['name'] : `line ${String(line)}`
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return
    event.preventDefault()
    onNext()
  }
  const put = (key: string, value: Json | undefined): void => {
    const { [key]: _, ...others } = row
    onChange(value === undefined ? others : { ...others, [key]: value })
  }
  return (
    <li className="c-roster-line" onKeyDown={onKeyDown}>
      <span className="c-roster-number" aria-hidden="true">
        {line}
      </span>
      {fields.map((field) => {
        const [key, shape, required] = field
        if (!('title' in shape)) return null
        const title = wordFor(view, shape.title)
        const typed = shape.kind === 'text' || shape.kind === 'number'
        return (
          <div key={key} className="c-roster-cell" data-kind={shape.kind}>
            {typed && (
              <span className="c-roster-label" aria-hidden="true" id={`${id}-${key}`}>
                {title}
              </span>
            )}
            <Cell
              shape={{ ...shape, title }}
              value={row[key] ?? null}
              view={view}
              label={`${title}, line ${String(line)}`}
              isOpen={isOpen(field, row)}
              isRequired={required}
              onChange={(value) => put(key, value)}
            />
          </div>
        )
      })}
      <button type="button" className="m-close" aria-label={`Strike out ${name}`} onClick={onRemove} />
    </li>
  )
}
