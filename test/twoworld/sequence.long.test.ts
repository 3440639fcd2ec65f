import { describe, expect, test } from 'vitest'
import { randomFrom } from '../support/random.js'
import { adaptersThere, loadAdapter } from './adapters.js'
import { diceInSequence } from './dice.js'
import { shiftedThrow } from './observe.js'
import { pairFrom } from './pairs.js'

/** So many shifted throws show that they are found. */
const enough = 8

describe.each(adaptersThere())('%s', async (ruleset) => {
  const adapter = await loadAdapter(ruleset)

  test('dice drawn in sequence are found out: a hidden throw shifts the seat’s own', () => {
    const random = randomFrom('sequence')
    const starts = adapter.starts(random.fork('starts'), 12)
    const shifted = (index: number, dice?: typeof diceInSequence): string | null =>
      shiftedThrow(pairFrom(adapter, starts, random.fork(String(index)), dice))
    const found: number[] = []
    for (let index = 0; index < 400 && found.length < enough; index += 1)
      if (shifted(index, diceInSequence)) found.push(index)
    expect(found.length).toBeGreaterThan(0)
    for (const index of found) expect(shifted(index)).toBeNull()
  })
})
