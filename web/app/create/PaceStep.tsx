'use client'

import * as formWords from '../../messages/create.generated.js'
import * as words from '../../messages/createSteps.generated.js'
import { allZones } from '../../api/time.js'
import { usualHour } from '../../houseRules/rows.js'
import { Checkbox, Field, Input, Select } from '../../ui/index.js'
import type { StepProps } from './stepProps.js'
import { Choices } from './Choices.js'
import { type Length, ofRuleset, withRuleset } from './draft.js'
import { mostDays } from './faults.js'
import { deadlinesOf, paceOf, withLength } from './presets.js'
import { TableFields } from './TableFields.js'

interface LengthFieldProps {
  readonly title: string
  readonly length: Length
  readonly onChange: (length: Length) => void
}

const shortOf = (length: Length): string =>
  length ? words.length({ days: length.days || 0, at: length.at }) : words.noLength()

const LengthField = ({ title, length, onChange }: LengthFieldProps) => (
  <fieldset className="n-length">
    <legend className="m-field-label">{title}</legend>
    <Checkbox
      label={formWords.hasDeadline()}
      checked={length !== null}
      onChange={({ target }) => onChange(target.checked ? { days: 2, at: usualHour } : null)}
    />
    {length && (
      <span className="a-pair">
        <Input
          type="number"
          aria-label={formWords.days({ stage: title })}
          {...{ min: 0, max: mostDays, step: 'any' }}
          value={Number.isNaN(length.days) ? '' : length.days}
          onChange={({ target }) => onChange({ ...length, days: target.valueAsNumber })}
        />
        <Input
          type="time"
          aria-label={formWords.timeOfDay({ stage: title })}
          value={length.at}
          onChange={({ target }) => onChange({ ...length, at: target.value })}
        />
      </span>
    )}
  </fieldset>
)

/** How fast it is played: cards that fill every deadline, which can be changed one by one. */
export function PaceStep({ timeZone, ...common }: StepProps & { readonly timeZone: string }) {
  const { offered, draft, put } = common
  const { id, deadlines: classes } = offered.ruleset
  const lengths = deadlinesOf(offered, draft)
  const changed = Object.keys(ofRuleset(draft, id).deadlines).length
  return (
    <>
      <Choices
        legend={words.title({ step: 'pace' })}
        name="pace"
        value={paceOf(offered, draft).id}
        onChange={(pace) => put((before) => ({ ...withRuleset(before, id, { deadlines: {} }), pace }))}
        choices={offered.paces.map((pace) => ({ id: pace.id, title: pace.title, text: pace.about }))}
      />
      <Field label={formWords.timeZone()} hint={formWords.timeZoneHint()}>
        {(control) => (
          <Select
            value={timeZone}
            onChange={({ target }) => put((before) => ({ ...before, timeZone: target.value }))}
            {...control}
          >
            {allZones().map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <dl className="n-clock" aria-label={formWords.deadlines()}>
        {classes.map(({ id: one, title }) => (
          <div key={one}>
            <dt>{title}</dt>
            <dd>{shortOf(lengths[one] ?? null)}</dd>
          </div>
        ))}
      </dl>
      <details className="a-fold">
        <summary>
          {formWords.deadlines()} <span className="m-quiet">{words.changed({ count: changed })}</span>
        </summary>
        <div className="n-lengths">
          {classes.map(({ id: one, title }) => (
            <LengthField
              key={one}
              title={title}
              length={lengths[one] ?? null}
              onChange={(length) =>
                put((before) => withRuleset(before, id, { deadlines: withLength(offered, before, one, length) }))
              }
            />
          ))}
        </div>
        <div className="a-fold-body">
          <TableFields {...common} step="pace" part="table" />
        </div>
      </details>
    </>
  )
}
