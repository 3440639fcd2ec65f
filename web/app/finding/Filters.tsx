'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { type ListedFilter, rulesetTitles } from '../../api/finding.js'
import { ownZone } from '../../api/time.js'
import { Checkbox, Field, Select } from '../../ui/index.js'

const paces = ['DAYS', 'WEEK', 'SLOW', 'UNTIMED'] as const

interface FiltersProps {
  readonly filter: ListedFilter
  readonly onChange: (filter: ListedFilter) => void
}

interface ChoiceProps {
  readonly label: string
  readonly any: string
  readonly value: string | null | undefined
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly choose: (id: string | null) => void
}

const Choice = ({ label, any, value, options, choose }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select value={value ?? ''} onChange={({ target }) => choose(target.value || null)} {...control}>
        <option value="">{any}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

const started = (value: string | null): boolean | null => (value === null ? null : value === 'yes')

/** What the campaigns that are shown have in common. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [{ data }] = useQuery({ query: rulesetTitles })
  const change = (part: ListedFilter): void => onChange({ ...filter, ...part })
  const zone = ownZone()
  const chosen = filter.started === true ? 'yes' : filter.started === false ? 'no' : null
  return (
    <fieldset className="f-filters">
      <legend className="m-hidden">{words.filters()}</legend>
      <Choice
        label={words.ruleset()}
        any={words.anyRuleset()}
        value={filter.rulesetId}
        options={data?.rulesets ?? []}
        choose={(rulesetId) => change({ rulesetId })}
      />
      <Choice
        label={words.pace()}
        any={words.anyPace()}
        value={filter.pace}
        options={paces.map((pace) => ({ id: pace, title: words.paceOf({ pace }) }))}
        choose={(pace) => change({ pace: paces.find((one) => one === pace) ?? null })}
      />
      <Choice
        label={words.state()}
        any={words.anyState()}
        value={chosen}
        options={[
          { id: 'no', title: words.gathering() },
          { id: 'yes', title: words.running() },
        ]}
        choose={(value) => change({ started: started(value) })}
      />
      <Choice
        label={words.zone()}
        any={words.anyZone()}
        value={filter.timeZone}
        options={[{ id: zone, title: words.ownZone({ zone }) }]}
        choose={(timeZone) => change({ timeZone })}
      />
      <Checkbox
        label={words.onlyFree()}
        checked={filter.freeSeats === true}
        onChange={({ target }) => change({ freeSeats: target.checked ? true : null })}
      />
    </fieldset>
  )
}
