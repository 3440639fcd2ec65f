'use client'

import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { ReactNode } from 'react'
import * as absence from '../../messages/absence.generated.js'
import * as formWords from '../../messages/create.generated.js'
import * as words from '../../messages/createSteps.generated.js'
import * as houseWords from '../../messages/houseRules.generated.js'
import * as votes from '../../messages/votes.generated.js'
import type { FieldPart } from '../../houseRules/fields.js'
import { offered as specOf } from '../../houseRules/offered.js'
import { differs } from '../../houseRules/tableChoices.js'
import { tableFields } from '../../houseRules/tableFields.js'
import type { StepProps } from './stepProps.js'
import { Choices } from './Choices.js'
import { withRuleset } from './draft.js'
import { ownSettings, presetOf, rulesChoices, settingsOf, tableOf } from './presets.js'
import { SettingsForm } from './SettingsForm.js'
import { TableFields } from './TableFields.js'
import { TabletopFields } from './tabletop/TabletopFields.js'

type Part = Exclude<FieldPart, 'finding'>

interface RulesStepProps extends StepProps {
  readonly fault: SettingProblem | null
  readonly summary: ReactNode
}

const headings: Readonly<Record<Part, () => string>> = {
  ...{ table: words.tableFold, letters: houseWords.lettersGroup, absence: absence.heading, votes: votes.heading },
}
const hints: Readonly<Partial<Record<Part, () => string>>> = { absence: absence.hint, votes: votes.headingHint }
const parts: readonly Part[] = ['absence', 'letters', 'votes', 'table']

/** One part of the campaign’s own questions, folded. */
function Fold({ part, ...common }: StepProps & { readonly part: Part }) {
  const choices = tableOf(common.offered, common.draft)
  const asked = tableFields.filter((field) => field.step === 'rules' && field.part === part)
  const count = asked.filter((field) => differs(field, choices)).length
  return (
    <details className="a-fold">
      <summary>
        {headings[part]()} <span className="m-quiet">{words.changed({ count })}</span>
      </summary>
      {hints[part] && <p className="m-field-hint">{hints[part]()}</p>}
      <div className="a-fold-body">
        <TableFields {...common} step="rules" part={part} />
      </div>
    </details>
  )
}

/** The house rules: by preset, and each of them for whoever plays otherwise. */
export function RulesStep({ fault, summary, ...common }: RulesStepProps) {
  const { offered, draft, put } = common
  const { id, settings } = offered.ruleset
  const preset = presetOf(offered, draft)
  const given = rulesChoices(preset)['tabletop'] as TabletopChoice | undefined
  return (
    <>
      <Choices
        legend={words.presets()}
        name="preset"
        value={preset.id}
        onChange={(chosen) =>
          put(({ tabletop: _, ...before }) => ({
            ...withRuleset(before, id, { settings: {} }),
            ...{ table: {}, preset: chosen },
          }))
        }
        choices={offered.presets.map((one) => ({ id: one.id, title: one.title, text: one.about }))}
      />
      <details className="a-fold">
        <summary>
          {words.every({ count: settings.length })}{' '}
          <span className="m-quiet">{words.changed({ count: Object.keys(settingsOf(offered, draft)).length })}</span>
        </summary>
        <SettingsForm
          legend={formWords.houseRules()}
          about={formWords.houseRulesAbout()}
          specs={settings.map(specOf)}
          changed={settingsOf(offered, draft)}
          onChange={(changed) =>
            put((before) => withRuleset(before, id, { settings: ownSettings(offered, before, changed) }))
          }
        />
      </details>
      {parts.map((part) => (
        <Fold key={part} {...common} part={part} />
      ))}
      <details className="a-fold" open={fault !== null || undefined}>
        <summary>{words.tabletopFold()}</summary>
        <TabletopFields
          choice={draft.tabletop ?? given ?? null}
          onChange={(tabletop) => put((before) => ({ ...before, tabletop }))}
          fault={fault}
        />
      </details>
      {summary}
    </>
  )
}
