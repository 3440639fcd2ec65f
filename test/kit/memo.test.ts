import { keeping, once } from '@muster/rulesets/kit/memo.js'
import { expect, test } from 'vitest'

test('what follows from one object is found once, null and undefined among it', () => {
  const asked: string[] = []
  const lengthOf = once(({ text }: { readonly text: string }) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  })
  const [word, same, empty] = [{ text: 'map' }, { text: 'map' }, { text: '' }]
  expect([word, word, same, empty, empty].map(lengthOf)).toEqual([3, 3, 3, undefined, undefined])
  expect(asked).toEqual(['map', 'map', ''])
})

test('what follows from more is found anew when any of it is another', () => {
  const kept = keeping<string>()
  let found = 0
  const ask = (of: object, name: string, ...from: readonly unknown[]): string =>
    kept(of, name, from, () => `${name} ${String((found += 1))}`)
  const [map, other, forces] = [{}, {}, []]
  expect(ask(map, 'A', forces, 1)).toBe('A 1')
  expect(ask(map, 'A', forces, 1)).toBe('A 1')
  expect(ask(map, 'B', forces, 1)).toBe('B 2')
  expect(ask(map, 'A', forces, 1)).toBe('A 1')
  // Equal is not the same
  expect(ask(map, 'A', [], 1)).toBe('A 3')
  expect(ask(map, 'A', forces, 2)).toBe('A 4')
  expect(ask(other, 'A', forces, 2)).toBe('A 5')
})
