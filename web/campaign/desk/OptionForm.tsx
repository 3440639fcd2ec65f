'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { Button, Field, Input } from '../../skin/index.js'
import { ChoiceField } from './ChoiceField.js'
import { amountOf } from './drafts.js'
import type { Tools } from './openDesk.js'
import { blank, readShape } from './schema.js'
import { ShapeField } from './ShapeField.js'
import type { DeskState } from './useDesk.js'

interface OptionFormProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
}

/** The blanks of the option that is open, drawn from its lists, ranges and schema. */
export function OptionForm({ view, desk, tools }: OptionFormProps) {
  const { ask, filling, fill, put } = desk
  if (!filling) return null
  const { option, draft } = filling
  const alone = option.item?.length === 1 ? option.item[0] : undefined
  const shape = readShape(option.detail)
  const detail = draft.detail ?? (shape ? blank(shape) : undefined)
  const whole = { ...draft, ...(detail !== undefined && { detail }) }
  const amount = amountOf(option, draft)
  const effect = tools.skin.effect?.(view, whole)
  return (
    <form
      className="c-option-form"
      onSubmit={(event) => {
        event.preventDefault()
        put(option, whole)
      }}
    >
      {option.to && (
        <ChoiceField
          label="Where to"
          list={option.to.map((cell) => ({ id: cell, label: cell }))}
          value={draft.to ?? ''}
          onChange={(to) => fill({ to })}
        />
      )}
      {option.with && option.with.length > 0 && (
        <ChoiceField
          label="With"
          list={option.with}
          value={draft.with ?? ''}
          onChange={(partner) => fill({ with: partner })}
        />
      )}
      {option.item && (option.item.length > 1 || option.item[0]?.about !== undefined) && (
        <ChoiceField
          label={option.label}
          list={option.item}
          value={draft.item ?? ''}
          onChange={(item) => fill({ item })}
        />
      )}
      {alone && alone.about === undefined && alone.id !== ask?.about && <p className="m-label">{alone.label}</p>}
      {amount && amount.max > amount.min && (
        <Field label="How much" hint={`${String(amount.min)} to ${String(amount.max)}`}>
          {(control) => (
            <Input
              type="number"
              inputMode="numeric"
              min={amount.min}
              max={amount.max}
              value={draft.amount ?? amount.min}
              onChange={(event) => fill({ amount: Math.round(event.target.valueAsNumber) || 0 })}
              {...control}
            />
          )}
        </Field>
      )}
      {shape && detail !== undefined && (
        <ShapeField shape={shape} value={detail} view={view} onChange={(next) => fill({ detail: next })} />
      )}
      {effect && <p className="c-effect">{effect}</p>}
      <Button type="submit" size="s" tone="primary">
        Put on the sheet
      </Button>
    </form>
  )
}
