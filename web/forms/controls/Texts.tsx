'use client'

import * as words from '../../messages/forms.generated.js'
import { Field, TextArea } from '../../ui/index.js'
import type { ControlProps } from '../Control.js'
import { textsOf } from '../json.js'

/** A list of texts, one per line. */
export const Texts = ({ node: { about }, label, value, onChange }: ControlProps<'texts'>) => (
  <Field label={label} hint={about === undefined ? words.onePerLine() : words.onePerLineAbout({ about })}>
    {(control) => (
      <TextArea
        rows={6}
        defaultValue={textsOf(value).join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n').flatMap((line) => line.trim() || []))}
        {...control}
      />
    )}
  </Field>
)
