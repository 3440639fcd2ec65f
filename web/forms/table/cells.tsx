'use client'

import * as words from '../../messages/forms.generated.js'
import { AmountCell, SelectCell, TextCell } from '../controls/cells.js'
import type { ControlProps, Controls } from '../Control.js'
import { textsOf } from '../json.js'
import type { Value } from '../node.js'

const Tick = ({ label, value, onChange }: ControlProps<'switch'>) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
  />
)

const OneOf = ({ node: { values }, label, value, onChange }: ControlProps<'choice'>) => (
  <SelectCell {...{ values, label, onChange }} value={typeof value === 'string' ? value : ''} />
)

/** As many choices as the list has places. */
function Places({ node, label, value, onChange }: ControlProps<'several'>) {
  const chosen = textsOf(value)
  return (
    <span className="f-table-places">
      {chosen.map((entry, at) => (
        <SelectCell
          key={at}
          values={node.values}
          value={entry}
          label={words.place({ label, place: at + 1 })}
          onChange={(next) => onChange(chosen.map((old, other) => (other === at ? next : old)))}
        />
      ))}
    </span>
  )
}

/** Some of many values, each once, and a last choice that adds one. */
function Some({ node, label, value, onChange }: ControlProps<'several'>) {
  const chosen = textsOf(value)
  const free = (own?: string): readonly Value[] =>
    node.values.filter((entry) => entry.value === own || !chosen.includes(entry.value))
  return (
    <span className="f-table-several">
      {chosen.map((entry, at) => (
        <SelectCell
          key={entry}
          values={free(entry)}
          value={entry}
          label={words.numbered({ label, place: at + 1 })}
          empty={words.strikeOutChoice()}
          onChange={(next) => onChange(chosen.flatMap((old, other) => (other === at ? (next ? [next] : []) : [old])))}
        />
      ))}
      {chosen.length < node.most && (
        <SelectCell
          values={free()}
          value=""
          label={words.oneMore({ label })}
          empty={chosen.length === 0 ? (node.none ?? '–') : words.andMore()}
          onChange={(next) => onChange([...chosen, next])}
        />
      )}
    </span>
  )
}

const Several = (props: ControlProps<'several'>) =>
  props.node.least === props.node.most ? <Places {...props} /> : <Some {...props} />

/** Controls of a table's cells. */
export const tableCells: Controls = {
  switch: Tick,
  choice: OneOf,
  text: TextCell,
  amount: AmountCell,
  several: Several,
}
