'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { ReactNode } from 'react'
import * as words from '../../messages/forms.generated.js'
import { Button, Input } from '../../ui/index.js'
import { blank } from '../blank.js'
import { Control, type ControlProps } from '../Control.js'
import { listOf, recordOf, replaced, without } from '../json.js'

interface PartProps {
  readonly label: string
  readonly about?: string | undefined
  readonly children: ReactNode
  /** Null where there is no room. */
  readonly onAdd: (() => void) | null
}

const Part = ({ label, about, children, onAdd }: PartProps) => (
  <fieldset className="f-part">
    <legend className="m-field-label">{label}</legend>
    {about && <p className="m-field-hint">{about}</p>}
    {children}
    {onAdd && (
      <Button size="s" onClick={onAdd}>
        {words.addOne()}
      </Button>
    )}
  </fieldset>
)

const StrikeOut = ({ what, onClick }: { readonly what: string; readonly onClick: () => void }) => (
  <Button size="s" tone="quiet" aria-label={words.strikeOutNamed({ name: what })} onClick={onClick}>
    ×
  </Button>
)

/** A, B, C …: the first that is not taken. */
const freeName = (taken: readonly string[]): string => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return letters.find((name) => !taken.includes(name)) ?? String(taken.length + 1)
}

/** One entry for each of the players' own names, in rows. */
export function ThumbEntries({ node: { about, entry }, label, value, onChange }: ControlProps<'entries'>) {
  const rows = Object.entries(recordOf(value)).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, one] as const],
  )
  const names = rows.map(([name]) => name)
  const write = (next: readonly (readonly [string, Json])[]): void => onChange(Object.fromEntries(next))
  const rename = (at: number, name: string): void => {
    // Two of one name would be one.
    if (name !== '' && !names.includes(name)) write(rows.map((row, other) => (other === at ? [name, row[1]] : row)))
  }
  return (
    <Part {...{ label, about }} onAdd={() => write([...rows, [freeName(names), blank(entry)]])}>
      {rows.map(([name, one], at) => (
        <div key={at} className="f-entry">
          <Input
            aria-label={words.entryName({ label, place: at + 1 })}
            value={name}
            maxLength={24}
            onChange={({ target }) => rename(at, target.value)}
          />
          <Control
            node={entry}
            label={entry.kind === 'group' ? name : words.entry({ label, name })}
            value={one}
            onChange={(next) =>
              next !== undefined && write(rows.map((row, other) => (other === at ? [name, next] : row)))
            }
          />
          <StrikeOut what={name} onClick={() => write(rows.filter((_, other) => other !== at))} />
        </div>
      ))}
    </Part>
  )
}

/** Several entries one after the other. */
export function ThumbLines({ node, label, value, onChange }: ControlProps<'table' | 'sequence'>) {
  const rows = listOf(value)
  const entry = node.kind === 'table' ? node.row : node.entry
  const add = rows.length < node.most ? () => onChange([...rows, blank(entry)]) : null
  return (
    <Part {...{ label, about: node.about }} onAdd={add}>
      {rows.map((one, at) => {
        const line = words.entryLine({ label, line: at + 1 })
        return (
          <div key={at} className="f-entry">
            <Control node={entry} label={line} value={one} onChange={(next) => onChange(replaced(rows, at, next))} />
            {rows.length > node.least && <StrikeOut what={line} onClick={() => onChange(without(rows, at))} />}
          </div>
        )
      })}
    </Part>
  )
}
