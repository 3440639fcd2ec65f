'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { Control, type Controls, DrawnWith, type WordOf } from './Control.js'
import './forms.css'
import type { FormNode } from './node.js'

interface FormProps {
  readonly node: FormNode
  readonly label?: string
  readonly value: Json | undefined
  readonly controls: Controls
  readonly word?: WordOf
  readonly onChange: (value: Json) => void
}

/** A value drawn from its schema, with the controls and the words of whoever asks for it. */
export const Form = ({ controls, word, onChange, ...what }: FormProps) => (
  <DrawnWith {...{ controls, word }}>
    <Control {...what} onChange={(next) => onChange(next ?? null)} />
  </DrawnWith>
)
