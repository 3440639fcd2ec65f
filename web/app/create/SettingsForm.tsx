'use client'

import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingProblem, SettingSpec } from '@muster/rulesets/kit/settings.js'
import { Fragment } from 'react'
import * as words from '../../messages/settings.generated.js'
import type { JsonRecord } from '../../api/graphql.js'
import { SettingField } from './SettingField.js'

interface SettingsFormProps {
  readonly legend: string
  readonly about: string
  readonly specs: readonly SettingSpec[]
  /** Only what differs from the defaults. */
  readonly changed: JsonRecord
  readonly onChange: (changed: JsonRecord) => void
  /** Shown at the setting that it names. */
  readonly problem?: SettingProblem | null
}

const groupsOf = (specs: readonly SettingSpec[]): readonly (readonly [string, readonly SettingSpec[]])[] =>
  [...new Set(specs.map(({ group }) => group))].map((group) => [group, specs.filter((spec) => spec.group === group)])

/** The record of changes after one answer: an answer that equals the default is no change. */
export const changedBy = (changed: JsonRecord, spec: SettingSpec, value: Json): JsonRecord => {
  const { [spec.key]: _, ...others } = changed
  return canonical(value) === canonical(spec.default) ? others : { ...others, [spec.key]: value }
}

export function SettingsForm({ legend, about, specs, changed, onChange, problem = null }: SettingsFormProps) {
  return (
    <fieldset className="a-settings">
      <legend>{legend}</legend>
      <p className="m-quiet">{about}</p>
      {groupsOf(specs).map(([group, entries]) => {
        const count = entries.filter(({ key }) => key in changed).length
        return (
          <details key={group} className="a-fold" open={entries.some(({ key }) => key === problem?.key) || undefined}>
            <summary>
              {group}
              <span className="m-quiet">
                {' '}
                {count > 0 ? words.changed({ count }) : words.atDefault({ count: entries.length })}
              </span>
            </summary>
            <div className="a-fold-body">
              {entries.map((spec) => (
                <Fragment key={spec.key}>
                  <SettingField
                    spec={spec}
                    value={changed[spec.key] ?? spec.default}
                    onChange={(value) => onChange(changedBy(changed, spec, value))}
                  />
                  {problem?.key === spec.key && (
                    <p className="m-field-problem a-setting-problem" role="alert">
                      {problem.message}
                    </p>
                  )}
                </Fragment>
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}
