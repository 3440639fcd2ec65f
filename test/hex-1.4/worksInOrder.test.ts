import { expect, it } from 'vitest'
import { randomFrom } from '../support/random.js'
import { loadAdapter } from '../twoworld/adapters.js'

/** The same with the works of every hex, and of every memory of one, built the other way round. */
const reversed = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    key === 'facilities' && Array.isArray(value) ? Array.from<unknown>(value).reverse() : value,
  )

it('shows in no view in which order the works of a hex were built', async () => {
  const { game, starts } = await loadAdapter('hex-1.4')
  let several = 0
  for (const state of starts(randomFrom('works'), 6, {})) {
    if (JSON.stringify(reversed(state)) !== JSON.stringify(state)) several += 1
    for (const seat of game.viewFor(state, { kind: 'observer' }).legend.map((entry) => entry.seat))
      expect(game.viewFor(reversed(state), { kind: 'seat', seat })).toEqual(game.viewFor(state, { kind: 'seat', seat }))
  }
  expect(several).toBeGreaterThan(0)
})
