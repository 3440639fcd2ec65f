'use client'

import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { ReferenceCell, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useMemo } from 'react'
import '../../dice/dice.css'
import { useShelf, useSystem } from '../../tabletop/useSystem.js'
import { humanised, readable } from '../../dice/words.js'

interface Put {
  readonly path: string
  readonly where: string
  readonly cell: ReferenceCell
}

/** The values that the group has put in place of printed ones, with what stood there. */
const putIn = ({ tables }: TabletopSystem): readonly Put[] =>
  tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      table.columns.flatMap(({ key, title }) => {
        const cell = row.cells[key]
        if (cell?.printed === undefined || cell.path === null) return []
        return [{ path: cell.path, where: `${table.title}, ${row.title}: ${title}`, cell }]
      }),
    ),
  )

/** One value may stand in several tables: it is told of once. */
const once = (found: readonly Put[]): readonly Put[] =>
  found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at)

const Overrides = ({
  system,
  overrides,
}: {
  readonly system: TabletopSystem
  readonly overrides: TabletopChoice['overrides']
}) => {
  const shown = useMemo(() => once(putIn(system)), [system])
  const rest = Object.entries(overrides).filter(([path]) => !shown.some((put) => put.path === path))
  if (shown.length + rest.length === 0) return null
  return (
    <>
      <p className="t-own">Figures of the group’s own:</p>
      <ul className="t-own">
        {shown.map(({ path, where, cell }) => (
          <li key={path}>
            {where} <b>{cell.text}</b> <span className="m-quiet">(printed {cell.printed})</span>
          </li>
        ))}
        {rest.map(([path, value]) => (
          <li key={path}>
            {path} <b>{readable(value, humanised)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

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
      <p className="t-own">Readings of the group’s own:</p>
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
      <p className="t-own">
        Battles: <b>{named.join(' · ')}</b>
      </p>
      {state.kind === 'failed' && <p className="m-field-problem">{state.why}</p>}
      <Readings tabletop={tabletop} />
      {state.kind === 'open' && <Overrides system={state.system} overrides={tabletop.overrides} />}
    </div>
  )
}
