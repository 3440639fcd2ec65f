'use client'

import { Checkbox } from '../../ui/index.js'
import { type ControlProps, useTitles } from '../Control.js'
import { listOf } from '../json.js'
import { Budget } from './Budget.js'
import { Choice } from './Choice.js'

/** Several values of a list, each ticked or not; one of a list is chosen like one value. */
export function Several({ node, label, value, optional, onChange }: ControlProps<'several'>) {
  const titleOf = useTitles()
  const list = listOf(value)
  if (node.most === 1)
    return (
      <Choice
        {...{ label, optional }}
        node={{ ...node, kind: 'choice' }}
        value={list[0]}
        onChange={(entry) => onChange(entry === undefined ? [] : [entry])}
      />
    )
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      {node.about && <p className="m-field-hint">{node.about}</p>}
      <Budget node={node} value={value} />
      {node.values.map((entry) => (
        <Checkbox
          key={entry.value}
          label={titleOf(entry)}
          checked={list.includes(entry.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...list, entry.value] : list.filter((other) => other !== entry.value))
          }
        />
      ))}
    </fieldset>
  )
}
