import type { Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import type { Procedure, ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { shelf } from '@muster/rulesets/tabletop/index.js'

type Choice = Omit<TabletopChoice, 'id'>

const plain: Choice = { variants: [], settings: {}, overrides: {} }

/** What a choice makes of a system that must allow it. */
export const chosen = (system: ShelvedSystem, choice: Partial<Choice> = {}): TabletopSystem => {
  const made = system.choose({ ...plain, ...choice })
  if (!made.ok) throw new Error(`${made.problem.key}: ${made.problem.message}`)
  return made.value
}

/** Every set of a system's variants. */
const sets = (system: ShelvedSystem): readonly (readonly string[])[] =>
  system.variants.reduce<readonly (readonly string[])[]>(
    (known, { id }) => [...known, ...known.map((set) => [...set, id])],
    [[]],
  )

const othersOf = (spec: SettingSpec): readonly Json[] => {
  if (spec.type === 'flag') return [!spec.default]
  if (spec.type === 'choice') return Object.keys(spec.options).filter((value) => value !== spec.default)
  if (spec.type === 'number') return (spec.values ?? [spec.min, spec.max]).filter((value) => value !== spec.default)
  return []
}

/** Settings that leave the default, one at a time, as far as they mean something with these variants. */
const departures = (system: ShelvedSystem, variants: readonly string[]): readonly Choice['settings'][] =>
  system.settings
    .flatMap((spec) => othersOf(spec).map((value) => ({ [spec.key]: value })))
    .filter((settings) => system.choose({ ...plain, variants, settings }).ok)

export interface Composed {
  readonly name: string
  readonly system: TabletopSystem
  /** The same with one setting otherwise. */
  readonly otherwise: readonly TabletopSystem[]
  /** The same with a group's own values, where it may have them. */
  with(overrides: Choice['overrides']): TabletopSystem | null
}

/** Every system of the shelf with every set of its variants. */
export const composed: readonly Composed[] = shelf.flatMap((system) =>
  sets(system).map((variants) => ({
    name: [system.id, ...variants].join(' + '),
    system: chosen(system, { variants }),
    otherwise: departures(system, variants).map((settings) => chosen(system, { variants, settings })),
    with(overrides) {
      const made = system.choose({ ...plain, variants, overrides })
      return made.ok ? made.value : null
    },
  })),
)

export const procedureOf = (system: TabletopSystem, id: string): Procedure => {
  const found = system.procedures.find((each) => each.id === id)
  if (!found) throw new Error(`${system.id} has no ${id}`)
  return found
}
