import { expect, test } from 'vitest'
import { evolvers } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import { evolveMovement } from '@muster/rulesets/hex-1.4/engine/evolve/movement.js'
import type { Evolvers } from '@muster/rulesets/hex-1.4/engine/evolve/evolvers.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { MovementEvent } from '@muster/rulesets/hex-1.4/engine/events/movement.js'
import { reports } from '@muster/rulesets/hex-1.4/engine/report.js'
import type { Reports } from '@muster/rulesets/kit/report.js'

// What these say is said to the compiler: `npm run check` fails where an expected error is none.

test('a kind of event without an evolver does not compile', () => {
  const { hexTaken, ...others } = evolveMovement
  // @ts-expect-error: hexTaken is missing in its part
  const part: Evolvers<MovementEvent> = others
  // @ts-expect-error: all other parts are missing in the whole
  const whole: Evolvers = { ...others, hexTaken }
  expect(Object.keys(whole)).toContain('hexTaken')
  expect(Object.keys(part)).not.toContain('hexTaken')
})

test('a kind of event without a report does not compile', () => {
  const { hexTaken, ...others } = reports
  // @ts-expect-error: hexTaken is missing
  const table: Reports<HexEvent> = others
  expect(Object.keys(table)).not.toContain('hexTaken')
  expect(hexTaken).toBeTypeOf('function')
})

test('both tables have the same kinds', () => {
  // Reports are spread from whole files: a helper that a file exports would be a kind too many
  expect(Object.keys(reports).sort()).toEqual(Object.keys(evolvers).sort())
})
