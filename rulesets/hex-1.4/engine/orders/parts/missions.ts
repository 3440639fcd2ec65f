import type { Json } from '../../../../kit/json.js'
import { facilities, isFacility, type Facility } from '../../data/facilities.js'
import { isResource, resources, type Resource } from '../../data/resources.js'
import { usualReroll } from '../../legality/odds.js'
import type { MissionOrder } from '../../orders.js'

/** HX-277: fortresses are immune. */
export const targets: readonly (Facility | Resource)[] = [
  ...(Object.keys(facilities) as readonly Facility[]),
  ...(Object.keys(resources) as readonly Resource[]),
].filter((name) => name !== 'FORTRESS' && name !== 'ABANDONED_FORTRESS')

export const titleOf = (target: Facility | Resource): string =>
  isFacility(target) ? facilities[target].title : resources[target].title

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
  { const: 'lieLow', title: 'Lie low' },
  { const: 'raid', title: 'Raid: take the next income of the hex' },
  ...(ambush ? [{ const: 'ambush', title: 'Lie in ambush' }] : []),
  ...[...first, ...targets.filter((target) => !first.includes(target))].map((target) => ({
    const: `${sabotage}${target}`,
    title: `Sabotage: ${titleOf(target)}`,
  })),
]

/** Policies for re-rolls (HX-243) by the name that a draft gives them. */
export const policies: Readonly<Record<string, { readonly title: string; readonly faces: readonly number[] }>> = {
  '1': { title: 'On a 1', faces: usualReroll },
  '1-3': { title: 'On 1 to 3', faces: [1, 2, 3] },
  none: { title: 'Never', faces: [] },
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
    onArrival: choice('Where the path ends', missions(terms.ambush)),
    onHalt: choice('Where a 2 or 3 halts it earlier', missions(terms.ambush)),
    ...(terms.rerolls && {
      reroll: choice(
        'Throw again',
        Object.entries(policies).map(([name, { title }]) => ({ const: name, title })),
      ),
    }),
    goHome: { type: 'boolean', title: 'Go home after a raid that is won' },
  },
})
