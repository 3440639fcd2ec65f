import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import { cellName, unpackLayer, unpackRow } from '../../examples/packedRows.mjs'

const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('reads what the rulesets pack', () => {
  const legend = { '.': 'unknown', o: 'own', x: 'disputed' }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.constantFrom('.', 'o', 'x')), (width, symbols) => {
      const whole = symbols.slice(0, symbols.length - (symbols.length % width))
      const layer = packLayer('sight', legend, width, whole)
      expect(unpackLayer(layer)).toEqual(whole.map((symbol) => legend[symbol]))
    }),
  )
  expect(unpackRow('3.A2B')).toBe('...ABB')
  expect(unpackRow('12o')).toBe('o'.repeat(12))
})

it('names cells as the map does', () => {
  for (const grid of ['square', 'hex'] as const) {
    const board = { grid, width: 7, height: 5 }
    for (let cell = 0; cell < 35; cell += 1) expect(cellName(board, cell)).toBe(gridOf(board).name(cell))
  }
})

it('is the decoder that the page prints', () => {
  const code = (text: string): string =>
    text
      .replace(/\/\*\*[\s\S]*?\*\/\n/g, '')
      .replace(/^\/\/.*\n/gm, '')
      .replace(/\n+/g, '\n')
      .trim()
  const printed = /```js\n(.*?)```/s.exec(source('docs/packed-rows.md'))?.[1] ?? ''
  expect(code(printed)).toBe(code(source('examples/packedRows.mjs')))
  expect(code(printed).split('\n').length).toBeLessThanOrEqual(20)
})
