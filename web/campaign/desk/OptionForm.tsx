'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect } from 'react'
import { Button } from '../../ui/index.js'
import { AmountField } from './AmountField.js'
import { ChoiceField } from './ChoiceField.js'
import { amountOf, placesOf } from './drafts.js'
import type { Tools } from './openDesk.js'
import { PathField } from './PathField.js'
import { blank, readShape } from './schema.js'
import { ShapeField } from './ShapeField.js'
import type { DeskState } from './useDesk.js'

interface OptionFormProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
}

/** A path stands on the sheet while it is drawn: with it what else the order must say. */
const useDetail = ({ filling, fill }: DeskState): void => {
  const first = filling?.option.path && filling.draft.detail === undefined ? readShape(filling.option.detail) : null
  useEffect(() => {
    if (first) fill({ detail: blank(first) })
  })
}

/** The blanks of the option that is open, drawn from its lists, ranges and schema. */
export function OptionForm({ view, desk, tools }: OptionFormProps) {
  const { ask, filling, fill, put, begin } = desk
  useDetail(desk)
  if (!filling) return null
  const { option, draft } = filling
  const alone = option.item?.length === 1 ? option.item[0] : undefined
  const shape = readShape(option.detail)
  const detail = draft.detail ?? (shape ? blank(shape) : undefined)
  const whole = { ...draft, ...(detail !== undefined && { detail }) }
  const amount = amountOf(option, draft)
  const places = placesOf(option, draft)
  const from = view.pieces.find(({ id }) => id === option.piece)?.at
  const effect = tools.presentation.effect?.(view, whole)
  return (
    <form
      className="c-option-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (option.path) begin(null)
        else put(option, whole)
      }}
    >
      {option.path && from !== undefined && <PathField {...{ desk, from }} words={tools.presentation.cell} />}
      {option.with && option.with.length > 0 && (
        <ChoiceField
          label={tools.presentation.partners[option.kind] ?? 'With'}
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
        <AmountField range={amount} value={draft.amount ?? amount.min} onChange={(next) => fill({ amount: next })} />
      )}
      {places && (
        <ChoiceField
          label="Where to"
          list={places.map((cell) => ({ id: cell, label: cell }))}
          value={draft.to ?? ''}
          onChange={(to) => fill({ to })}
        />
      )}
      {shape && detail !== undefined && (
        <ShapeField shape={shape} value={detail} view={view} onChange={(next) => fill({ detail: next })} />
      )}
      {effect && <p className="c-effect">{effect}</p>}
      <Button type="submit" size="s" tone="primary">
        {option.path ? 'Done' : 'Put on the sheet'}
      </Button>
    </form>
  )
}
