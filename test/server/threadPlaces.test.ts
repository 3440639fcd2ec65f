import { expect, test } from 'vitest'
import { Places } from '../../server/src/referee/compute/places.js'

/** Who was called so far, in order. */
const called = async (
  places: Places,
  asked: readonly (readonly [string, boolean])[],
): Promise<{ readonly names: string[] }> => {
  const names: string[] = []
  for (const [name, isQuestion] of asked) void places.take(isQuestion).then(() => names.push(name))
  await Promise.resolve()
  return { names }
}

test('questions leave a thread to the wars, and wars go before them', async () => {
  const places = new Places(2)
  const { names } = await called(places, [
    ['map', true],
    ['odds', true],
    ['war', false],
    ['next war', false],
  ])
  expect(names).toEqual(['map', 'war'])
  places.give(true)
  await Promise.resolve()
  expect(names).toEqual(['map', 'war', 'next war'])
  places.give(false)
  await Promise.resolve()
  expect(names).toEqual(['map', 'war', 'next war', 'odds'])
})

test('a single thread serves both', async () => {
  const places = new Places(1)
  const { names } = await called(places, [
    ['map', true],
    ['odds', true],
  ])
  expect(names).toEqual(['map'])
  places.give(true)
  await Promise.resolve()
  expect(names).toEqual(['map', 'odds'])
})
