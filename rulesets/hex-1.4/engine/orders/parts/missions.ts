import type { Json } from '../../../../kit/json.js'
import * as common from '../../../messages/common.generated.js'
import * as words from '../../../messages/marches.generated.js'
import { facilities, isFacility, type Facility } from '../../data/facilities.js'
import { isResource, resources, type Resource } from '../../data/resources.js'
import { usualReroll } from '../../orderValidation/odds.js'
import type { MissionOrder } from '../../model/orders.js'

/** HX-277: fortresses are immune. */
export const targets: readonly (Facility | Resource)[] = [
  ...(Object.keys(facilities) as readonly Facility[]),
  ...(Object.keys(resources) as readonly Resource[]),
].filter((name) => name !== 'FORTRESS' && name !== 'ABANDONED_FORTRESS')

export const titleOf = (target: Facility | Resource): string =>
  isFacility(target) ? common.facility({ which: target }) : common.resource({ which: target })

const sabotage = 'sabotage:'

/** A mission as a draft names it: `lieLow`, `raid`, `ambush`, `sabotage:AIRSTRIP`; null is none of these. */
export const missionNamed = (name: string): MissionOrder | null => {
  if (name === 'lieLow' || name === 'raid' || name === 'ambush') return { kind: name }
  const target = name.startsWith(sabotage) ? name.slice(sabotage.length) : ''
  return isFacility(target) || isResource(target) ? { kind: 'sabotage', target } : null
}

interface Named {
  readonly const: string
  readonly title: string
}

/** What an RF may do where it arrives (HX-270, HX-271); `first` are targets worth naming first. */
export const missions = (ambush: boolean, first: readonly (Facility | Resource)[] = []): readonly Named[] => [
  { const: 'lieLow', title: words.mission({ mission: 'lieLow' }) },
  { const: 'raid', title: words.mission({ mission: 'raid' }) },
  ...(ambush ? [{ const: 'ambush', title: words.mission({ mission: 'ambush' }) }] : []),
  ...[...first, ...targets.filter((target) => !first.includes(target))].map((target) => ({
    const: `${sabotage}${target}`,
    title: words.sabotage({ target: titleOf(target) }),
  })),
]

/** Policies for re-rolls (HX-243) by the name that a draft gives them. */
export const policies: Readonly<Record<string, { readonly title: string; readonly faces: readonly number[] }>> = {
  '1': { title: words.throwAgainOn({ faces: 'one' }), faces: usualReroll },
  '1-3': { title: words.throwAgainOn({ faces: 'three' }), faces: [1, 2, 3] },
  none: { title: words.throwAgainOn({ faces: 'none' }), faces: [] },
}

const choice = (title: string, named: readonly Named[]): Json => ({
  type: 'string',
  title,
  oneOf: named.map((entry) => ({ ...entry })),
})

/** JSON Schema of what a recon force's march carries. */
export const marchSchema = (terms: { readonly ambush: boolean; readonly rerolls: boolean }): Json => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    onArrival: choice(words.onArrival(), missions(terms.ambush)),
    onHalt: choice(words.onHalt(), missions(terms.ambush)),
    ...(terms.rerolls && {
      reroll: choice(
        words.throwAgain(),
        Object.entries(policies).map(([name, { title }]) => ({ const: name, title })),
      ),
    }),
    goHome: { type: 'boolean', title: words.goHome() },
  },
})
