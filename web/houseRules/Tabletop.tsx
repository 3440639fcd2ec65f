'use client'

import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/houseRules.generated.js'
import { addressOf } from '../reference/address.js'
import { anchorOf } from '../rules/anchorOf.js'
import { Link } from '../shell/Link.js'
import { readingsOf } from '../tabletop/readings.js'
import { type Opened, useShelf, useSystem } from '../tabletop/useSystem.js'
import { Skeleton } from '../ui/index.js'
import { Groups } from './Groups.js'
import { Overrides } from './Overrides.js'
import { differing, readingGroups } from './rows.js'
import { useAnchor } from './useAnchor.js'

interface TabletopProps {
  readonly tabletop: TabletopChoice & { readonly title: string }
  readonly onlyDiffering: boolean
}

const whyNot = (state: Opened<object>): string | null => (state.kind === 'failed' ? state.why : null)

/** The tabletop system with its variants, its readings, and the figures that the group has changed. */
export function Tabletop({ tabletop, onlyDiffering }: TabletopProps) {
  const { id, variants, settings, overrides, title } = tabletop
  const [shelf, system] = [useShelf(), useSystem(tabletop)]
  const address = addressOf(id, variants)
  const shelved = shelf.kind === 'open' ? shelf.shelf.find((one) => one.id === id) : undefined
  const specs = shelved ? readingsOf(shelved, variants) : []
  useAnchor(specs.map(({ key }) => anchorOf(key)))
  const all = readingGroups(specs, settings)
  const groups = onlyDiffering ? differing(all) : all
  const named =
    system.kind === 'open' ? [system.system.title, ...system.system.variants.map((one) => one.title)] : [title]
  const why = whyNot(shelf) ?? whyNot(system)
  return (
    <>
      <section className="h-group" aria-label={words.tabletop()}>
        <h2>{words.tabletop()}</h2>
        <p>
          <Link href={address}>{named.join(' · ')}</Link>
        </p>
        {why !== null && <p className="m-field-problem">{why}</p>}
        {shelf.kind === 'opening' && <Skeleton lines={3} label={words.openingTabletop()} />}
        {system.kind === 'open' && <Overrides system={system.system} overrides={overrides} />}
      </section>
      <Groups groups={groups} ruleAt={() => address} />
    </>
  )
}
