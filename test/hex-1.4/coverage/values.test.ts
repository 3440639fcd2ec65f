import { settings } from '@muster/rulesets/hex-1.4/engine/settings.js'
import { expect, test } from 'vitest'
import { holdsWith } from '../../coverage/played.js'
import { valuesAreShown } from '../../coverage/values.js'
import { documents } from './played.js'
import { beyond, samples } from './values.js'

valuesAreShown({ settings, documents, samples, beyond })

test('HX-043: every other player stays an enemy, whatever allies.enabled says', async () => {
  const invasions = documents.filter(({ rules }) => rules.includes('HX-043') || rules.includes('HX-197'))
  expect(invasions.length).toBeGreaterThan(2)
  for (const document of invasions) expect(await holdsWith(document, 'allies.enabled', true)).toBe(true)
})
