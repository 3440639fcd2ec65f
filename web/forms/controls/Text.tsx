'use client'

import type { ChangeEvent } from 'react'
import * as words from '../../messages/forms.generated.js'
import { Field, Input, TextArea } from '../../ui/index.js'
import type { ControlProps } from '../Control.js'

/** From so many characters on it has lines, and says how many are left. */
const longText = 120

export function Text({ node: { about, least, most }, label, value, optional, onChange }: ControlProps<'text'>) {
  const now = typeof value === 'string' ? value : ''
  const long = most > longText
  const limits = {
    ...{ value: now, maxLength: most, required: !optional && least > 0 },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value === '' && optional ? undefined : target.value),
  }
  const left = words.charactersLeft({ count: most - now.length })
  return (
    <Field label={label} hint={long ? [about, left].filter(Boolean).join(' ') : about}>
      {(control) => (long ? <TextArea rows={3} {...limits} {...control} /> : <Input {...limits} {...control} />)}
    </Field>
  )
}
