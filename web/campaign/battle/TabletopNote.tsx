'use client'

import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/tabletopNote.generated.js'
import '../../dice/dice.css'
import { Overrides } from '../../houseRules/Overrides.js'
import { useShelf, useSystem } from '../../tabletop/useSystem.js'
import { humanised, readable } from '../../dice/words.js'

function Readings({ tabletop }: { readonly tabletop: TabletopChoice }) {
  const state = useShelf()
  if (state.kind !== 'open') return null
  const specs = state.shelf.find(({ id }) => id === tabletop.id)?.settings ?? []
  const chosen = specs.flatMap((spec) => {
    const value: Json | undefined = tabletop.settings[spec.key]
    if (value === undefined || canonical(value) === canonical(spec.default)) return []
    return [
      {
        spec,
        said:
          spec.type === 'choice' && typeof value === 'string'
            ? (spec.options[value] ?? value)
            : readable(value, humanised),
      },
    ]
  })
  if (chosen.length === 0) return null
  return (
    <>
      <p className="t-own">{words.readings()}</p>
      <ul className="t-own">
        {chosen.map(({ spec, said }) => (
          <li key={spec.key}>
            {spec.question} <b>{said}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Under which tabletop system a campaign is fought, and what its group has chosen otherwise. */
export function TabletopNote({ tabletop }: { readonly tabletop: TabletopChoice & { readonly title: string } }) {
  const state = useSystem(tabletop)
  const named =
    state.kind === 'open' ? [state.system.title, ...state.system.variants.map(({ title }) => title)] : [tabletop.title]
  return (
    <div className="t-note m-label">
      <p className="t-own">{words.battles({ system: named.join(' · '), b: (inside) => <b>{inside}</b> })}</p>
      {state.kind === 'failed' && <p className="m-field-problem">{state.why}</p>}
      <Readings tabletop={tabletop} />
      {state.kind === 'open' && <Overrides system={state.system} overrides={tabletop.overrides} />}
    </div>
  )
}
