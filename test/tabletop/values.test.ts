import type { ShelvedSystem } from '@muster/rulesets/kit/system.js'
import { shelf } from '@muster/rulesets/tabletop/index.js'
import { describe } from 'vitest'
import { documentsOf } from '../coverage/played.js'
import { valuesAreShown } from '../coverage/values.js'

const documents = documentsOf('tabletop')

const settingsWith = (system: ShelvedSystem, variants: readonly string[]): ShelvedSystem['settings'] =>
  system.settings.filter(
    (spec) => system.choose({ variants, settings: { [spec.key]: spec.default }, overrides: {} }).ok,
  )

const casesOf = (system: ShelvedSystem, variant: string | null) =>
  documents.filter(
    ({ system: id, variants }) =>
      id === system.id && (variant === null || (Array.isArray(variants) && variants.includes(variant))),
  )

/** A setting is shown by cases of its own system and variant: elsewhere it means nothing. */
for (const system of shelf) {
  const plain = settingsWith(system, [])
  if (plain.length > 0)
    describe(system.id, () => {
      valuesAreShown({ settings: plain, documents: casesOf(system, null), samples: {}, beyond: {} })
    })
  for (const { id } of system.variants) {
    const more = settingsWith(system, [id]).filter(({ key }) => !plain.some((spec) => spec.key === key))
    if (more.length > 0)
      describe(`${system.id}, ${id}`, () => {
        valuesAreShown({ settings: more, documents: casesOf(system, id), samples: {}, beyond: {} })
      })
  }
}
