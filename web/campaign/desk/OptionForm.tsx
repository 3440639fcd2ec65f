'use client'

import type { Choice, OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useState } from 'react'
import { Button, Field, Input, Select } from '../../skin/index.js'
import { startOf } from './drafts.js'
import { blank, readShape } from './schema.js'
import { ShapeField } from './ShapeField.js'

interface OptionFormProps {
  readonly option: OrderOption
  readonly view: GameView
  readonly done: (draft: OrderDraft) => void
}

const pickFirst = (list: readonly Choice[] | undefined): string | undefined => list?.[0]?.id

const filled = (option: OrderOption): OrderDraft => {
  const shape = readShape(option.detail)
  const partner = pickFirst(option.with)
  const item = pickFirst(option.item)
  const to = option.to?.[0]
  return {
    ...startOf(option),
    ...(partner !== undefined && { with: partner }),
    ...(item !== undefined && { item }),
    ...(to !== undefined && { to }),
    ...(shape && { detail: blank(shape) }),
  }
}

function ChoiceField({
  label,
  list,
  value,
  onChange,
}: {
  readonly label: string
  readonly list: readonly Choice[]
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
          {list.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The blanks of one option, drawn from its lists, ranges and schema. */
export function OptionForm({ option, view, done }: OptionFormProps) {
  const [draft, setDraft] = useState(() => filled(option))
  const set = (more: Partial<OrderDraft>): void => setDraft((before) => ({ ...before, ...more }))
  const shape = readShape(option.detail)
  const { amount } = option
  return (
    <form
      className="c-option-form"
      onSubmit={(event) => {
        event.preventDefault()
        done(draft)
      }}
    >
      {option.to && (
        <ChoiceField
          label="Where to"
          list={option.to.map((cell) => ({ id: cell, label: cell }))}
          value={draft.to ?? ''}
          onChange={(to) => set({ to })}
        />
      )}
      {option.with && (
        <ChoiceField
          label="With"
          list={option.with}
          value={draft.with ?? ''}
          onChange={(partner) => set({ with: partner })}
        />
      )}
      {option.item && option.item.length > 1 && (
        <ChoiceField label="Which" list={option.item} value={draft.item ?? ''} onChange={(item) => set({ item })} />
      )}
      {option.item?.length === 1 && <p className="m-label">{option.item[0]?.label}</p>}
      {amount && amount.max > amount.min && (
        <Field label="How much" hint={`${String(amount.min)} to ${String(amount.max)}`}>
          {(control) => (
            <Input
              type="number"
              min={amount.min}
              max={amount.max}
              value={draft.amount ?? amount.min}
              onChange={(event) => set({ amount: Math.round(event.target.valueAsNumber) || 0 })}
              {...control}
            />
          )}
        </Field>
      )}
      {shape && (
        <ShapeField
          shape={shape}
          value={draft.detail ?? blank(shape)}
          view={view}
          onChange={(detail) => set({ detail })}
        />
      )}
      <Button type="submit" size="s" tone="primary">
        Put on the sheet
      </Button>
    </form>
  )
}
