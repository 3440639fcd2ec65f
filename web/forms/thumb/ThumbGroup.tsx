'use client'

import * as words from '../../messages/forms.generated.js'
import { Button } from '../../ui/index.js'
import { Control, type ControlProps } from '../Control.js'
import { put, recordOf } from '../json.js'
import type { Field } from '../node.js'

type GroupProps = ControlProps<'group'>

/** Switches in one place, the rest above them. */
function Inputs({ node, value, onChange }: Pick<GroupProps, 'node' | 'value' | 'onChange'>) {
  const now = recordOf(value)
  const part = ([key, field, required]: Field) => (
    <Control
      key={key}
      node={field}
      value={now[key] ?? field.usual}
      optional={!required && field.usual === undefined}
      onChange={(next) => onChange(put(now, key, next))}
    />
  )
  const switches = node.fields.filter(([, { kind }]) => kind === 'switch')
  return (
    <div className="f-inputs">
      {node.fields.filter(([, { kind }]) => kind !== 'switch').map(part)}
      {switches.length > 0 && <div className="f-toggles">{switches.map(part)}</div>}
    </div>
  )
}

/** The whole form, which has no name here, or a part of it, which may be left out. */
export function ThumbGroup(props: GroupProps) {
  const { label, value, optional, onChange } = props
  if (label === '') return <Inputs {...props} />
  return (
    <fieldset className="f-part">
      <legend className="m-field-label">{label}</legend>
      {optional && (
        <Button size="s" onClick={() => onChange(value === undefined ? {} : undefined)}>
          {value === undefined ? words.addDetails() : words.leaveOut()}
        </Button>
      )}
      {(value !== undefined || !optional) && <Inputs {...props} />}
    </fieldset>
  )
}
