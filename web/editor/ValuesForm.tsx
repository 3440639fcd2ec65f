'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useMemo } from 'react'
import { Form } from '../forms/Form.js'
import { plainControls } from '../forms/plain/controls.js'
import { readNode } from '../forms/readNode.js'
import type { DrawnPiece } from './model/drawing.js'

interface ValuesFormProps {
  readonly schema: Json
  readonly values: DrawnPiece['values']
  readonly onChange: (values: NonNullable<DrawnPiece['values']>) => void
}

const none = {}

/** What a ruleset asks of a piece, or of the whole map. */
export function ValuesForm({ schema, values, onChange }: ValuesFormProps) {
  const node = useMemo(() => readNode(schema), [schema])
  if (!node) return null
  return (
    <Form
      node={node}
      value={values ?? none}
      controls={plainControls}
      onChange={(next) => onChange(next as NonNullable<DrawnPiece['values']>)}
    />
  )
}
