'use client'

import * as words from '../../messages/forms.generated.js'
import { Field, Select } from '../../ui/index.js'
import { blank, caseOf } from '../blank.js'
import { Control, type ControlProps } from '../Control.js'

/** One of several kinds, and the fields of the kind that is chosen. */
export function Either({ node, label, value, onChange }: ControlProps<'either'>) {
  const at = caseOf(node, value)
  const chosen = node.cases[at]
  if (!chosen) return null
  return (
    <div className="f-either">
      <Field label={label || words.kind()} hint={node.about}>
        {(control) => (
          <Select
            value={String(at)}
            onChange={({ target }) => {
              const next = node.cases[Number(target.value)]
              if (next) onChange(blank(next))
            }}
            {...control}
          >
            {node.cases.map(({ title }, index) => (
              <option key={title} value={String(index)}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Control node={chosen} label="" value={value} onChange={onChange} />
    </div>
  )
}
