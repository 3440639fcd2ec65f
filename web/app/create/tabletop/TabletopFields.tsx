'use client'

import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice } from '@muster/rulesets/kit/system.js'
import { lazy, Suspense, useMemo, useState } from 'react'
import * as words from '../../../messages/tabletopChoice.generated.js'
import { readingsOf } from '../../../tabletop/readings.js'
import { useShelf } from '../../../tabletop/useSystem.js'
import { Checkbox, ErrorNote, Skeleton } from '../../../ui/index.js'
import { Choices } from '../Choices.js'
import { SettingsForm } from '../SettingsForm.js'
import { nothingOf, under } from './choice.js'

const OverrideTables = lazy(() => import('./OverrideTables.js').then((module) => ({ default: module.OverrideTables })))

interface TabletopFieldsProps {
  /** Null: the first of the shelf, as it comes. */
  readonly choice: TabletopChoice | null
  readonly onChange: (choice: TabletopChoice) => void
  /** What the server found wrong with the choice. */
  readonly fault: SettingProblem | null
}

interface ChosenProps extends TabletopFieldsProps {
  readonly shelf: readonly [ShelvedSystem, ...ShelvedSystem[]]
}

function Variants({
  system,
  choice,
  onChange,
}: {
  readonly system: ShelvedSystem
  readonly choice: TabletopChoice
  readonly onChange: (choice: TabletopChoice) => void
}) {
  if (system.variants.length === 0) return null
  return (
    <fieldset className="a-variants">
      <legend className="m-field-label">{words.variants()}</legend>
      {system.variants.map(({ id, title, about }) => (
        <Checkbox
          key={id}
          label={
            <>
              {title} <span className="m-field-hint">{about}</span>
            </>
          }
          checked={choice.variants.includes(id)}
          onChange={({ target }) => {
            const all = system.variants.map((variant) => variant.id)
            onChange(
              under(
                system,
                choice,
                all.filter((other) => (other === id ? target.checked : choice.variants.includes(other))),
              ),
            )
          }}
        />
      ))}
    </fieldset>
  )
}

function Chosen({ shelf, choice: given, onChange, fault }: ChosenProps) {
  const [wanted, setWanted] = useState(false)
  const choice = useMemo(() => given ?? nothingOf(shelf[0]), [given, shelf])
  const system = shelf.find(({ id }) => id === choice.id) ?? shelf[0]
  const made = useMemo(() => system.choose(choice), [system, choice])
  const problem = fault ?? (made.ok ? null : made.problem)
  const readings = useMemo(() => readingsOf(system, choice.variants), [system, choice.variants])
  const count = Object.keys(choice.overrides).length
  const hasTables =
    made.ok &&
    made.value.tables.some(({ rows }) =>
      rows.some(({ cells }) => Object.values(cells).some(({ path }) => path !== null)),
    )
  const atField =
    problem !== null && (readings.some(({ key }) => key === problem.key) || problem.key in choice.overrides)
  return (
    <>
      <Choices
        legend={words.legend()}
        name="tabletop"
        value={system.id}
        onChange={(id) => onChange(nothingOf(shelf.find((entry) => entry.id === id) ?? shelf[0]))}
        choices={shelf.map(({ id, title, about }) => ({ id, title, text: about }))}
      />
      {made.ok && made.value.sources.length > 0 && (
        <p className="m-label m-quiet">
          {words.figures({
            sources: made.value.sources
              .map(({ title, note }) => (note ? words.source({ title, note }) : title))
              .join('; '),
          })}
        </p>
      )}
      {problem && !atField && (
        <p className="m-field-problem" role="alert">
          {problem.message}
        </p>
      )}
      <Variants {...{ system, choice, onChange }} />
      {readings.length > 0 && (
        <SettingsForm
          legend={words.readings()}
          about={words.readingsAbout()}
          specs={readings}
          changed={choice.settings}
          problem={problem}
          onChange={(settings) => onChange({ ...choice, settings })}
        />
      )}
      {(hasTables || count > 0) && (
        <details className="a-fold" onToggle={(event) => setWanted(wanted || event.currentTarget.open)}>
          <summary>
            {words.ownFigures()}{' '}
            <span className="m-quiet">{count > 0 ? words.changed({ count }) : words.asPrinted()}</span>
          </summary>
          {wanted && (
            <Suspense fallback={<Skeleton lines={6} label={words.openingTables()} />}>
              <OverrideTables {...{ system, choice, onChange }} fault={problem} />
            </Suspense>
          )}
        </details>
      )}
    </>
  )
}

/** Under which tabletop system the battles of a campaign are fought: card, variants, readings, and figures of the group's own. */
export function TabletopFields(props: TabletopFieldsProps) {
  const state = useShelf()
  if (state.kind === 'opening') return <Skeleton lines={4} label={words.opening()} />
  if (state.kind === 'failed')
    return (
      <ErrorNote title={words.failed()} safe={words.safe()}>
        {words.failedText({ why: state.why })}
      </ErrorNote>
    )
  return (
    <div className="a-tabletop">
      <Chosen {...props} shelf={state.shelf} />
    </div>
  )
}
