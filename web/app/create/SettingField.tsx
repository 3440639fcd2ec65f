'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { plainControls } from '../../forms/plain/controls.js'
import { Form } from '../../forms/Form.js'
import { DataField } from './data/DataField.js'
import { settingNode } from './settingNode.js'

interface SettingFieldProps {
  readonly spec: SettingSpec
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** One question of the ruleset, drawn from its spec. */
export function SettingField({ spec, value, onChange }: SettingFieldProps) {
  if (spec.type === 'data') return <DataField {...{ spec, value, onChange }} />
  const node = settingNode(spec)
  const figure = spec.type === 'number'
  return (
    <Form
      node={node}
      value={figure && node.kind === 'choice' ? JSON.stringify(value) : value}
      controls={plainControls}
      onChange={(next) => onChange(figure ? Number(next) : next)}
    />
  )
}
