'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { lazy, Suspense } from 'react'
import { Checkbox, Field, Input, Select, Skeleton, TextArea } from '../../ui/index.js'
import { EitherField, SequenceField } from './EitherFields.js'
import { RowList, type ShapeFieldProps, TickList } from './ListFields.js'
import { blank, isRecord, type ObjectShape, type Shape } from './schema.js'
import { titleOf, wordFor } from './valueWords.js'

const RosterField = lazy(() => import('./RosterField.js').then((module) => ({ default: module.RosterField })))

function ObjectFields({ shape, value, view, onChange }: ShapeFieldProps & { readonly shape: ObjectShape }) {
  const now: Readonly<Record<string, Json>> = isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])))
    : {}
  return (
    <fieldset className="c-shape">
      {shape.title && <legend>{shape.title}</legend>}
      {shape.about && <p className="m-field-hint">{shape.about}</p>}
      {shape.fields.map(([key, field, required]) => {
        const present = key in now
        const without = Object.fromEntries(Object.entries(now).filter(([other]) => other !== key))
        const usual = field.kind === 'number' && !required ? field.usual : undefined
        const toggle = !required && field.kind !== 'fixed' && usual === undefined
        // A flag that need not be there says yes by being there.
        if (field.kind === 'flag' && !required)
          return (
            <Checkbox
              key={key}
              label={field.title}
              checked={now[key] === true}
              onChange={({ target }) => onChange(target.checked ? { ...now, [key]: true } : without)}
            />
          )
        return (
          <div key={key}>
            {toggle && (
              <Checkbox
                label={'title' in field ? field.title : key}
                checked={present}
                onChange={(event) => onChange(event.target.checked ? { ...now, [key]: blank(field) } : without)}
              />
            )}
            {(present || usual !== undefined) && (
              <ShapeField
                shape={'title' in field ? { ...field, title: wordFor(view, field.title) } : field}
                value={now[key] ?? usual ?? blank(field)}
                view={view}
                onChange={(entry) => onChange({ ...now, [key]: entry })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function ChoiceOf({ shape, value, view, onChange }: ShapeFieldProps & { readonly shape: Shape & { kind: 'choice' } }) {
  const about = shape.values.find((entry) => entry.value === value)?.about ?? shape.about
  return (
    <Field label={shape.title} hint={about}>
      {(control) => (
        <Select
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        >
          {shape.values.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {titleOf(view, entry)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function TextOf({ shape, value, onChange }: ShapeFieldProps & { readonly shape: Shape & { kind: 'text' } }) {
  const now = typeof value === 'string' ? value : ''
  const limits = { value: now, maxLength: shape.most, required: shape.least > 0 }
  const hint = shape.long
    ? `${shape.about ? `${shape.about} ` : ''}${String(shape.most - now.length)} letters left.`
    : shape.about
  return (
    <Field label={shape.title} hint={hint}>
      {(control) =>
        shape.long ? (
          <TextArea rows={3} {...limits} onChange={(event) => onChange(event.target.value)} {...control} />
        ) : (
          <Input {...limits} onChange={(event) => onChange(event.target.value)} {...control} />
        )
      }
    </Field>
  )
}

/** One part of an order's detail as a control. */
export function ShapeField({ shape, value, view, onChange }: ShapeFieldProps) {
  const list: readonly Json[] = Array.isArray(value) ? value : []
  switch (shape.kind) {
    case 'fixed':
      return null
    case 'flag':
      return (
        <Checkbox label={shape.title} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )
    case 'number':
      return (
        <Field label={shape.title} hint={shape.about}>
          {(control) => (
            <Input
              type="number"
              inputMode="decimal"
              min={shape.min}
              max={shape.max}
              step={shape.step}
              value={typeof value === 'number' ? value : ''}
              onChange={(event) =>
                onChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)
              }
              {...control}
            />
          )}
        </Field>
      )
    case 'text':
      return <TextOf {...{ shape, value, view, onChange }} />
    case 'choice':
      return <ChoiceOf {...{ shape, value, view, onChange }} />
    case 'list':
      // One of a list is chosen like one value; more are ticked.
      return shape.most === 1 ? (
        <ChoiceOf
          shape={{ ...shape, kind: 'choice' }}
          value={list[0] ?? null}
          view={view}
          onChange={(entry) => onChange([entry])}
        />
      ) : (
        <TickList shape={shape} value={list} view={view} onChange={onChange} />
      )
    case 'rows':
      if (shape.roster)
        return (
          <Suspense fallback={<Skeleton lines={3} />}>
            <RosterField shape={shape} roster={shape.roster} value={list} view={view} onChange={onChange} />
          </Suspense>
        )
      return <RowList shape={shape} value={list} view={view} onChange={onChange} Blank={ShapeField} />
    case 'sequence':
      return <SequenceField {...{ shape, view, onChange }} value={list} Blank={ShapeField} />
    case 'either':
      return <EitherField {...{ shape, value, view, onChange }} Blank={ShapeField} />
    case 'object':
      return <ObjectFields {...{ shape, value, view, onChange }} />
  }
}
