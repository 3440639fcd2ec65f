'use client'

import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { DataSetting } from '@muster/rulesets/kit/settings.js'
import { useMemo, useState } from 'react'
import * as words from '../../../messages/settings.generated.js'
import { blank } from '../../../forms/blank.js'
import { Form } from '../../../forms/Form.js'
import type { NodeOf } from '../../../forms/node.js'
import { readNode } from '../../../forms/readNode.js'
import { Field, Select } from '../../../ui/index.js'
import { settingControls } from './controls.js'
import { JsonField } from './JsonField.js'

interface DataFieldProps {
  readonly spec: DataSetting
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** What the ruleset has, or what is drawn up instead. */
function OwnField({ node, spec, value, onChange }: DataFieldProps & { readonly node: NodeOf<'nullable'> }) {
  const { none, some } = node
  const [own, setOwn] = useState(canonical(value) !== canonical(spec.default))
  const turn = (toOwn: boolean): void => {
    setOwn(toOwn)
    onChange(toOwn ? (spec.default ?? blank(some)) : spec.default)
  }
  const about = own ? (some.about ?? node.about) : none
  return (
    <div className="a-data" data-own={own || undefined}>
      <Field label={spec.question} hint={`${about ?? ''} · ${spec.source}`}>
        {(control) => (
          <Select value={own ? 'own' : 'none'} onChange={({ target }) => turn(target.value === 'own')} {...control}>
            <option value="none">{words.usual({ meaning: none })}</option>
            <option value="own">{words.own()}</option>
          </Select>
        )}
      </Field>
      {own && <Form node={some} value={value} controls={settingControls} onChange={onChange} />}
    </div>
  )
}

/** A setting of data: a table to edit or masks to draw, where its schema says so; else its JSON. */
export function DataField(props: DataFieldProps) {
  const { spec, value, onChange } = props
  const { schema, question, source } = spec
  const node = useMemo(() => readNode(schema), [schema])
  if (node?.kind === 'nullable') return <OwnField {...props} node={node} />
  if (!node || !(node.kind in settingControls))
    return <JsonField label={question} hint={source} {...{ value, onChange }} />
  return (
    <Form
      node={{ ...node, title: question, about: [node.about, source].filter(Boolean).join(' · ') }}
      value={value}
      controls={settingControls}
      onChange={onChange}
    />
  )
}
