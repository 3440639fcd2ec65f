'use client'

import * as words from '../../messages/roster.generated.js'
import { Checkbox } from '../../ui/index.js'
import { type ControlProps, type Controls, useTitles } from '../Control.js'
import { AmountCell, SelectCell, TextCell } from '../controls/cells.js'
import { textsOf } from '../json.js'

const OneOf = ({ node, label, value, optional, onChange, ...rest }: ControlProps<'choice'>) => (
  <SelectCell
    {...rest}
    {...{ label, values: node.values, required: !optional }}
    value={typeof value === 'string' ? value : ''}
    empty={(optional ? words.empty : words.toChoose)({ field: node.title })}
    onChange={(next) => onChange(optional && next === '' ? undefined : next)}
  />
)

/** Some of several values: closed it says which, open they are ticked. */
function SomeOf({ node: { title, values, most }, label, value, open = false, onChange }: ControlProps<'several'>) {
  const titleOf = useTitles()
  const chosen = textsOf(value)
  const said = values
    .filter((entry) => chosen.includes(entry.value))
    .map(titleOf)
    .join(', ')
  const all = values.map((entry) => entry.value)
  return (
    <details className="f-roster-some" data-open={open || undefined}>
      <summary aria-label={said ? words.chosen({ field: label, chosen: said }) : words.notChosen({ field: label })}>
        {words.summary({
          field: title,
          chosen: said || (open ? words.choose() : '–'),
          b: (inside) => <span>{inside}</span>,
        })}
      </summary>
      <div className="f-roster-ticks">
        {values.map((entry) => (
          <Checkbox
            key={entry.value}
            label={titleOf(entry)}
            checked={chosen.includes(entry.value)}
            disabled={!chosen.includes(entry.value) && chosen.length >= most}
            onChange={({ target }) =>
              onChange(all.filter((other) => (other === entry.value ? target.checked : chosen.includes(other))))
            }
          />
        ))}
      </div>
    </details>
  )
}

const Tick = ({ node, label, value, onChange }: ControlProps<'switch'>) => (
  <Checkbox
    label={node.title}
    aria-label={label}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
  />
)

/** Controls of a roster's line. */
export const rosterCells: Controls = {
  text: TextCell,
  amount: AmountCell,
  choice: OneOf,
  several: SomeOf,
  switch: Tick,
}
