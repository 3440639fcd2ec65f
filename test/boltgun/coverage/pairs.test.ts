import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { expect, test } from 'vitest'
import { pairsMeet } from '../../coverage/pairs.js'
import { apart, inert } from './apart.js'
import { armiesOf, documents, holdsWithout, small } from './played.js'
import { steps } from './steps.js'

const isArmyRule = (rule: string): boolean => rule >= 'BG-301' && rule <= 'BG-328'

pairsMeet({
  steps,
  apart,
  documents: small,
  rules,
  // An army rule meets another only where somebody has it
  acts: (document, rule) => !isArmyRule(rule) || armiesOf(document).has(rule),
})

test('an army rule that a case cites decides it', async () => {
  const idle: string[] = []
  for (const document of small)
    for (const rule of armiesOf(document)) {
      if (!document.rules.includes(rule)) continue
      const decides = !(await holdsWithout(document, rule))
      const excused = inert[document.id]?.[rule] !== undefined
      if (decides === excused) idle.push(`${document.id} ${rule}${decides ? ' decides' : ''}`)
    }
  const known = new Set(documents.map(({ id }) => id))
  expect(Object.keys(inert).filter((id) => !known.has(id))).toEqual([])
  expect(idle).toEqual([])
})
