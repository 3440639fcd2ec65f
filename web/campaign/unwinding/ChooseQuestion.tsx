'use client'

import * as words from '../../messages/unwinding.generated.js'
import type { ClosedQuestion } from '../../api/unwinding.js'
import { Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

interface ChooseProps {
  readonly questions: readonly ClosedQuestion[]
  readonly value: ClosedQuestion | null
  readonly onChange: (question: ClosedQuestion | null) => void
}

/** Several questions of a seat may have been asked by one briefing: they are told apart by what was asked. */
const nameOf = ({ sheets }: ClosedQuestion): string => sheets[0]?.askId ?? ''

/** One of the questions that have closed. */
export function ChooseQuestion({ questions, value, onChange }: ChooseProps) {
  const { stages } = useCampaignContext().campaign.ruleset
  const said = ({ turn, stage, sheets }: ClosedQuestion): string =>
    words.question({
      ...{ turn, stage: stages.find(({ id }) => id === stage)?.title ?? stage },
      ...{ title: sheets[0]?.title ?? '', seats: sheets.map(({ seat }) => seat).join(', ') },
    })
  return (
    <Field label={words.which()}>
      {(control) => (
        <Select
          value={value ? nameOf(value) : ''}
          onChange={(event) => onChange(questions.find((one) => nameOf(one) === event.target.value) ?? null)}
          {...control}
        >
          <option value="">{words.choose()}</option>
          {questions.map((question) => (
            <option key={nameOf(question)} value={nameOf(question)}>
              {said(question)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
