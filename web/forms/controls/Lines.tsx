'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { ReactNode } from 'react'
import * as words from '../../messages/forms.generated.js'
import { Button } from '../../ui/index.js'
import { blank } from '../blank.js'
import { Control, type ControlProps } from '../Control.js'
import { isRecord, listOf, replaced, without } from '../json.js'
import type { FormNode, NodeOf } from '../node.js'
import { Budget } from './Budget.js'

interface LinesProps extends ControlProps<'table' | 'sequence'> {
  /** What an entry is drawn from, seen the others. */
  readonly entryOf: (others: readonly Json[], at: number) => FormNode
  readonly looks?: readonly [list: string, line: string]
  readonly children?: ReactNode
}

/** Entries one below the other, as many as are wanted. */
function Lines({ node, label, value, entryOf, looks = ['f-lines', 'f-line'], children, onChange }: LinesProps) {
  const list = listOf(value)
  return (
    <fieldset className={`f-group ${looks[0]}`}>
      <legend>{label}</legend>
      {node.about && <p className="m-field-hint">{node.about}</p>}
      {children}
      {list.map((entry, at) => (
        <div className={looks[1]} key={at}>
          <Control
            node={entryOf(without(list, at), at)}
            value={entry}
            onChange={(next) => onChange(replaced(list, at, next))}
          />
          {node.least !== node.most && (
            <Button size="s" tone="quiet" onClick={() => onChange(without(list, at))}>
              {words.strikeOut()}
            </Button>
          )}
        </div>
      ))}
      {list.length < node.most && (
        <Button size="s" onClick={() => onChange([...list, blank(entryOf(list, list.length))])}>
          {words.addLine()}
        </Button>
      )}
    </fieldset>
  )
}

/** What a row may still choose where the list names nothing twice: all but what other rows have. */
const freeIn = (row: NodeOf<'group'>, taken: readonly Json[]): FormNode => ({
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

/** A list of rows of several fields each. */
export const Rows = (props: ControlProps<'table'>) => (
  <Lines {...props} entryOf={(others) => (props.node.unique ? freeIn(props.node.row, others) : props.node.row)}>
    <Budget node={props.node} value={props.value} />
  </Lines>
)

/** A fixed number of dice, or as many of something as are wanted. */
export function Sequence(props: ControlProps<'sequence'>) {
  const { entry } = props.node
  return (
    <Lines
      {...props}
      {...(entry.kind === 'amount' && { looks: ['f-figures', 'f-figure'] as const })}
      entryOf={(_, at) => (entry.title === '' ? { ...entry, title: String(at + 1) } : entry)}
    />
  )
}
