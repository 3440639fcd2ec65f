'use client'

import type { AmountRange } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/desk.generated.js'
import * as pathWords from '../../messages/path.generated.js'
import * as sealWords from '../../messages/seal.generated.js'
import { plainControls } from '../../forms/plain/controls.js'
import { Stepper } from '../../forms/controls/Stepper.js'
import { Form } from '../../forms/Form.js'
import { Button, Notice } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { ChoiceField } from './ChoiceField.js'
import { useOpenDesk } from './DeskContext.js'
import { amountOf, placesOf } from './drafts.js'
import { PathField } from './PathField.js'
import { useDetail } from './useDetail.js'
import { usePlaceNames } from './usePlaceNames.js'
import type { Filling } from './deskState.js'

interface AmountFieldProps {
  readonly range: AmountRange
  readonly value: number
  readonly onChange: (amount: number) => void
}

const AmountField = ({ range: { min, max, step = 1 }, value, onChange }: AmountFieldProps) => (
  <Stepper
    label={words.amount()}
    about={words.range({ min, max, step })}
    range={{ min, max, step }}
    {...{ value, press: step, emptied: 0, words: [words.less(), words.more()] }}
    onChange={(next) => onChange(Math.round(next ?? 0))}
  />
)

/** What an option chooses from: its lists and ranges. */
function ListFields({ filling: { option, draft } }: { readonly filling: Filling }) {
  const { view, tools } = useOpenedView()
  const { ask, fill } = useOpenDesk().desk
  const named = usePlaceNames(view.pieces.find(({ id }) => id === option.piece)?.at)
  const alone = option.item?.length === 1 ? option.item[0] : undefined
  const amount = amountOf(option, draft)
  const places = placesOf(option, draft)
  const partners = option.with ?? []
  return (
    <>
      {partners.length > 0 && (
        <ChoiceField
          label={tools.presentation.partners[option.kind] ?? words.partner()}
          list={partners}
          value={draft.with ?? ''}
          onChange={(partner) => fill({ with: partner })}
        />
      )}
      {option.item && (option.item.length > 1 || alone?.about !== undefined) && (
        <ChoiceField
          label={option.label}
          list={option.item}
          value={draft.item ?? ''}
          onChange={(item) => fill({ item })}
        />
      )}
      {alone && alone.about === undefined && alone.id !== ask?.about && <p className="m-label">{alone.label}</p>}
      {places && (
        <ChoiceField
          label={words.whereTo()}
          list={places.map((cell) => ({ id: cell, label: named(cell) }))}
          value={draft.to ?? ''}
          onChange={(to) => fill({ to })}
        />
      )}
      {amount && amount.max > amount.min && (
        <AmountField range={amount} value={draft.amount ?? amount.min} onChange={(next) => fill({ amount: next })} />
      )}
    </>
  )
}

/** The blanks of the option that is open, drawn from its lists, ranges and schema. */
export function OptionForm() {
  const { view, tools } = useOpenedView()
  const { desk, onSeal } = useOpenDesk()
  const { filling, fill, put, begin, answer, oneAnswer } = desk
  const detail = useDetail()
  if (!filling) return null
  const { option, draft } = filling
  const whole = { ...draft, ...(detail && { detail: detail.value }) }
  const from = view.pieces.find(({ id }) => id === option.piece)?.at
  const effect = tools.presentation.effect?.(view, whole)
  return (
    <form
      className="c-option-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (option.path) begin(null)
        else if (!oneAnswer) put(option, whole)
        else if (answer(option, whole)) onSeal()
      }}
    >
      {filling.carried && <Notice tone="warn">{words.carried()}</Notice>}
      {option.path && from !== undefined && <PathField from={from} />}
      <ListFields filling={filling} />
      {detail && <Form {...detail} controls={plainControls} onChange={(next) => fill({ detail: next })} />}
      {effect && <p className="c-effect">{effect}</p>}
      <Button type="submit" size="s" tone="primary">
        {option.path ? pathWords.done() : oneAnswer ? sealWords.answer() : words.put()}
      </Button>
    </form>
  )
}
