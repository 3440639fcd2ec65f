'use client'

import type { UseFormRegister } from 'react-hook-form'
import { Field, Input, Select } from '../../ui/index.js'
import type { CampaignValues } from './input.js'

interface DeadlineFieldsProps {
  readonly classes: readonly { readonly id: string; readonly title: string }[]
  readonly register: UseFormRegister<CampaignValues>
  readonly zones: readonly string[]
}

export const DeadlineFields = ({ classes, register, zones }: DeadlineFieldsProps) => (
  <fieldset aria-describedby="clock-hint">
    <legend>Clock</legend>
    <p className="m-field-hint" id="clock-hint">
      For each stage: days after it opens, and the time of day. 0 days: no deadline.
    </p>
    <div className="a-deadlines">
      <Field label="Time zone" hint="All deadlines are told in it. Daylight saving is handled.">
        {(control) => (
          <Select {...register('timeZone')} {...control}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Notice, in hours"
        hint="So long all are told before a stage is closed early, or somebody new comes in."
      >
        {(control) => <Input type="number" {...{ min: 1, max: 336 }} {...register('noticeHours')} {...control} />}
      </Field>
      {classes.map(({ id, title }, index) => (
        <Field key={id} label={title}>
          {(control) => (
            <span className="a-pair">
              <Input
                type="number"
                {...{ min: 0, max: 60, step: 'any' }}
                {...register(`deadlines.${index}.days`)}
                {...control}
              />
              <Input type="time" aria-label={`${title}: time of day`} {...register(`deadlines.${index}.at`)} />
            </span>
          )}
        </Field>
      ))}
    </div>
  </fieldset>
)
