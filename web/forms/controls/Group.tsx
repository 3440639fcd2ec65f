'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { Checkbox } from '../../ui/index.js'
import { blank } from '../blank.js'
import { Control, type ControlProps } from '../Control.js'
import { put, recordOf } from '../json.js'
import type { Field } from '../node.js'

interface GroupFieldProps {
  readonly field: Field
  /** Undefined: left out. */
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** One field of a group. What may be left out and has no usual value stands behind a tick. */
function GroupField({ field: [, node, required], value, onChange }: GroupFieldProps) {
  // A switch that need not be there says yes by being there.
  if (node.kind === 'switch' && !required)
    return (
      <Checkbox
        label={node.title}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
    )
  const usual = required ? undefined : node.usual
  const toggle = !required && node.kind !== 'fixed' && usual === undefined
  const shown = value === undefined ? usual : value
  return (
    <div>
      {toggle && (
        <Checkbox
          label={node.title}
          checked={value !== undefined}
          onChange={({ target }) => onChange(target.checked ? blank(node) : undefined)}
        />
      )}
      {shown !== undefined && <Control node={node} value={shown} onChange={onChange} />}
    </div>
  )
}

export function Group({ node: { about, fields }, label, value, onChange }: ControlProps<'group'>) {
  const now = recordOf(value)
  return (
    <fieldset className="f-group">
      {label && <legend>{label}</legend>}
      {about && <p className="m-field-hint">{about}</p>}
      {fields.map((field) => (
        <GroupField
          key={field[0]}
          field={field}
          value={now[field[0]]}
          onChange={(entry) => onChange(put(now, field[0], entry))}
        />
      ))}
    </fieldset>
  )
}
