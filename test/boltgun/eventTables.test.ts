import { expect, test } from 'vitest'
import { evolveArmies } from '@muster/rulesets/boltgun/engine/evolve/evolveArmies.js'
import { armyReports } from '@muster/rulesets/boltgun/engine/armies/armyReports.js'
import type { ArmyEvent } from '@muster/rulesets/boltgun/engine/model/armyEvents.js'
import type { Evolvers } from '@muster/rulesets/boltgun/engine/evolve/evolvers.js'
import type { Tellers } from '@muster/rulesets/boltgun/engine/report/tellers.js'

// What these say is said to the compiler: `npm run check` fails where an expected error is none.

test('a kind of event without an evolver does not compile', () => {
  const { armyTaken, ...others } = evolveArmies
  // @ts-expect-error: armyTaken is missing in its part
  const part: Evolvers<ArmyEvent> = others
  // @ts-expect-error: all other parts are missing in the whole
  const whole: Evolvers = { ...others, armyTaken }
  expect(Object.keys(whole)).toContain('armyTaken')
  expect(Object.keys(part)).not.toContain('armyTaken')
})

test('a kind of event without a line of the report does not compile', () => {
  const { armyTaken, ...others } = armyReports
  // @ts-expect-error: armyTaken is missing in its part
  const part: Tellers<ArmyEvent> = others
  // @ts-expect-error: all other parts are missing in the whole
  const whole: Tellers = { ...others, armyTaken }
  expect(Object.keys(whole)).toContain('armyTaken')
  expect(Object.keys(part)).not.toContain('armyTaken')
})
