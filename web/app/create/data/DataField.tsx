'use client'

import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { useState } from 'react'
import { isRecord } from '../../../campaign/desk/schema.js'
import { Field, Select } from '../../../ui/index.js'
import { type DataForm, dataForm, isLines, maskOf } from './dataForm.js'
import { JsonField } from './JsonField.js'
import { LinesField } from './LinesField.js'
import { MaskField } from './MaskField.js'
import { TableField } from './TableField.js'

interface DataFieldProps {
  readonly spec: Extract<SettingSpec, { readonly type: 'data' }>
  readonly value: Json
  readonly onChange: (value: Json) => void
}

interface OwnProps {
  readonly form: DataForm
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** What is drawn up instead of that which ships. */
function Own({ form, value, onChange }: OwnProps) {
  if (form.kind === 'table')
    return <TableField form={form} rows={Array.isArray(value) ? value : []} onChange={onChange} />
  const drawn = isRecord(value) ? value : {}
  return (
    <div className="a-masks">
      {form.masks.map(({ key, title, most }) => (
        <MaskField
          key={key}
          title={title}
          rows={maskOf(drawn[key])}
          most={most}
          onChange={(rows) => onChange({ ...drawn, [key]: rows })}
        />
      ))}
    </div>
  )
}

/** A setting of data: a table to edit or masks to draw, where its schema says so; else its JSON. */
export function DataField({ spec, value, onChange }: DataFieldProps) {
  const form = dataForm(spec.schema)
  const [own, setOwn] = useState(canonical(value) !== canonical(spec.default))
  if (!form) {
    const plain = { label: spec.question, hint: spec.source, value, onChange }
    return isLines(spec.schema) ? <LinesField {...plain} /> : <JsonField {...plain} />
  }
  const turn = (toOwn: boolean): void => {
    setOwn(toOwn)
    onChange(toOwn ? (spec.default ?? form.start) : spec.default)
  }
  return (
    <div className="a-data" data-own={own || undefined}>
      <Field label={spec.question} hint={`${own ? form.about : form.none} · ${spec.source}`}>
        {(control) => (
          <Select value={own ? 'own' : 'none'} onChange={({ target }) => turn(target.value === 'own')} {...control}>
            <option value="none">{form.none} (default)</option>
            <option value="own">Our own, as follows</option>
          </Select>
        )}
      </Field>
      {own && <Own form={form} value={value} onChange={onChange} />}
    </div>
  )
}
