'use client'

import { plainControls } from '../../forms/plain/controls.js'
import { Form } from '../../forms/Form.js'
import { answerOf } from '../../houseRules/tableChoices.js'
import { tableFields } from '../../houseRules/tableFields.js'
import type { FieldPart, FieldStep } from '../../houseRules/fields.js'
import type { StepProps } from './stepProps.js'
import { ownTable, tableOf } from './presets.js'

interface TableFieldsProps extends StepProps {
  readonly step: FieldStep
  readonly part: FieldPart
}

/** The campaign’s own questions of one step, under one heading. */
export function TableFields({ offered, draft, put, step, part }: TableFieldsProps) {
  const choices = tableOf(offered, draft)
  return tableFields
    .filter((field) => field.step === step && field.part === part)
    .map((field) => (
      <Form
        key={field.key}
        node={field.node()}
        value={answerOf(field, choices)}
        controls={plainControls}
        onChange={(value) =>
          put((before) => ({
            ...before,
            table: ownTable(offered, before, { ...before.table, [field.key]: value }),
          }))
        }
      />
    ))
}
