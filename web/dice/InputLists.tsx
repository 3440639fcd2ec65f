'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { ComponentType } from 'react'
import { Button, Input } from '../ui/index.js'
import { isRecord } from '../campaign/desk/schema.js'
import { blankOf, type Control, type InputControlProps } from './inputShape.js'
import type { WordOf } from './words.js'

interface ListProps {
  readonly title: string
  readonly about?: string | undefined
  readonly value: Json | undefined
  readonly word: WordOf
  readonly onChange: (value: Json) => void
  /** Draws one entry. */
  readonly Draw: ComponentType<InputControlProps>
}

/** A, B, C …: the first that is not taken. */
const freeName = (taken: readonly string[]): string => {
  for (let at = 0; at < 26; at += 1) {
    const name = String.fromCharCode(65 + at)
    if (!taken.includes(name)) return name
  }
  return String(taken.length + 1)
}

/** One entry for each of the players' own names, in rows. */
export function EntriesInput({
  title,
  about,
  value,
  word,
  onChange,
  Draw,
  entry,
}: ListProps & { readonly entry: Control }) {
  const rows = Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, one] as const],
  )
  const put = (next: readonly (readonly [string, Json])[]): void => onChange(Object.fromEntries(next))
  const names = rows.map(([name]) => name)
  return (
    <fieldset className="t-part">
      <legend className="m-field-label">{title}</legend>
      {about && <p className="m-field-hint">{about}</p>}
      {rows.map(([name, one], at) => (
        <div key={at} className="t-entry">
          <Input
            aria-label={`${title}: name ${String(at + 1)}`}
            value={name}
            maxLength={24}
            onChange={({ target }) => {
              const { value: typed } = target
              // Two of one name would be one.
              if (typed !== '' && !names.includes(typed))
                put(rows.map((row, other) => (other === at ? [typed, one] : row)))
            }}
          />
          <Draw
            title={entry.kind === 'part' ? name : `${title}: ${name}`}
            control={entry}
            optional={false}
            value={one}
            word={word}
            onChange={(next) =>
              put(rows.map((row, other) => (other === at && next !== undefined ? [name, next] : row)))
            }
          />
          <Button
            size="s"
            tone="quiet"
            aria-label={`Strike out ${name}`}
            onClick={() => put(rows.filter((_, other) => other !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <Button size="s" onClick={() => put([...rows, [freeName(names), blankOf(entry)]])}>
        Add one
      </Button>
    </fieldset>
  )
}

interface RowsInputProps extends ListProps {
  readonly shape: Extract<Control, { readonly kind: 'rows' }>
}

/** Several entries one after the other. */
export function RowsInput({
  title,
  about,
  value,
  word,
  onChange,
  Draw,
  shape: { entry, least, most },
}: RowsInputProps) {
  const rows: readonly Json[] = Array.isArray(value) ? value : []
  return (
    <fieldset className="t-part">
      <legend className="m-field-label">{title}</legend>
      {about && <p className="m-field-hint">{about}</p>}
      {rows.map((one, at) => (
        <div key={at} className="t-entry">
          <Draw
            title={`${title} ${String(at + 1)}`}
            control={entry}
            optional={false}
            value={one}
            word={word}
            onChange={(next) => onChange(rows.map((old, other) => (other === at && next !== undefined ? next : old)))}
          />
          {rows.length > least && (
            <Button
              size="s"
              tone="quiet"
              aria-label={`Strike out ${title} ${String(at + 1)}`}
              onClick={() => onChange(rows.filter((_, other) => other !== at))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button size="s" onClick={() => onChange([...rows, blankOf(entry)])}>
          Add one
        </Button>
      )}
    </fieldset>
  )
}
