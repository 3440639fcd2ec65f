'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/forms.generated.js'
import { Field, Input } from '../../ui/index.js'
import type { ControlProps } from '../Control.js'
import { listOf, textsOf } from '../json.js'

const listed = (text: string, most: number): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, most)

const pairOf = (text: string): readonly (readonly string[])[] => {
  const pair = text.split('-', 2).map((one) => one.trim())
  return pair.length === 2 ? [pair] : []
}

const hints = { pairs: words.pairsHint, texts: words.textsHint }

/** Names, or names two by two: `A, B` and `A-B, B-C`. Read when the hand leaves the field, so that a comma can be typed. */
export function Names({ node: { kind, about, most }, label, value, onChange }: ControlProps<'texts' | 'pairs'>) {
  const now = listOf(value).map((entry) => textsOf(Array.isArray(entry) ? entry : [entry]).join('-'))
  const read = (text: string): Json => {
    const names = listed(text, most)
    return kind === 'pairs' ? names.flatMap(pairOf) : names
  }
  return (
    <Field label={label} hint={about ?? hints[kind]()}>
      {(control) => (
        <Input
          key={now.join()}
          defaultValue={now.join(', ')}
          autoCapitalize="characters"
          onBlur={({ target }) => onChange(read(target.value))}
          {...control}
        />
      )}
    </Field>
  )
}
