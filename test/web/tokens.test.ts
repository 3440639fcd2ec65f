import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hatches, hatchOf, hatchPaths, lookOf, seatToken } from '../../web/ui/seats.js'
import { blindness, contrast, difference, seenAs } from './colour.js'

const css = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8')

/** Colour tokens of the block that a selector opens. */
const block = (selector: string): ReadonlyMap<string, string> => {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`tokens.css has no block ${selector}`)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

const lights = { paper: block("[data-theme='light']"), night: block("[data-theme='dark']") }
const seats = Array.from('abcdefgh', (letter) => `--seat-${letter}`)
const surfaces = ['--paper', '--sheet', '--sunk']

describe.each(Object.entries(lights))('%s', (_, tokens) => {
  const colour = (name: string): string => {
    const value = tokens.get(name)
    if (!value) throw new Error(`no colour ${name}`)
    return value
  }
  const pair = (ink: string, paper: string): number => contrast(colour(ink), colour(paper))

  test.each(surfaces)('body text on %s reaches AAA', (surface) => {
    expect(pair('--ink', surface)).toBeGreaterThanOrEqual(7)
    expect(pair('--ink-2', surface)).toBeGreaterThanOrEqual(7)
  })

  test.each(surfaces)('quiet and signal text on %s reaches AA', (surface) => {
    for (const ink of ['--ink-3', '--signal', '--good', '--warn'])
      expect(pair(ink, surface), ink).toBeGreaterThanOrEqual(4.5)
    for (const edge of ['--line-strong', '--focus']) expect(pair(edge, surface), edge).toBeGreaterThanOrEqual(3)
  })

  test('text on buttons and washes reaches AA', () => {
    const pairs = [
      ['--on-ink', '--ink'],
      ['--on-signal', '--signal'],
      ['--good', '--good-wash'],
      ['--warn', '--warn-wash'],
      ['--ink', '--signal-wash'],
      ['--ink', '--good-wash'],
      ['--ink', '--warn-wash'],
    ] as const
    for (const [ink, paper] of pairs) expect(pair(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
  })

  test('ink and pencil are read on printed and on blank paper', () => {
    for (const paper of ['--map-ground', '--map-blank']) {
      expect(pair('--map-ink', paper)).toBeGreaterThanOrEqual(7)
      expect(pair('--map-pencil', paper)).toBeGreaterThanOrEqual(4.5)
      for (const wash of ['--map-battle', '--map-recon']) expect(pair(wash, paper), wash).toBeGreaterThanOrEqual(3)
    }
  })

  test.each(seats)('%s stands out from the map and carries its letter', (seat) => {
    for (const paper of ['--map-ground', '--map-blank', '--sheet', '--paper'])
      expect(pair(seat, paper), paper).toBeGreaterThanOrEqual(3)
    expect(pair('--on-seat', seat)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(blindness))('eight seats are told apart with %s', (_sight, matrix) => {
    const seen = seats.map((seat) => seenAs(colour(seat), matrix))
    seen.forEach((one, index) =>
      seen.slice(0, index).forEach((other, before) => {
        // A just noticeable difference is about 0.02.
        expect(difference(one, other), `${seats[before] ?? ''} ${seats[index] ?? ''}`).toBeGreaterThanOrEqual(0.08)
      }),
    )
  })
})

test('the reader whose system is dark gets the same night', () => {
  expect(block(":root:not([data-theme='light'])")).toEqual(lights.night)
})

test('both lights name the same colours', () => {
  expect([...lights.night.keys()]).toEqual([...lights.paper.keys()])
})

test('eight seats have eight colours and eight hatches; a ninth begins again', () => {
  const letters = Array.from('ABCDEFGH')
  expect(new Set(letters.map(seatToken)).size).toBe(8)
  expect(new Set(letters.map(hatchOf)).size).toBe(8)
  expect(new Set(hatches.map((hatch) => hatchPaths[hatch])).size).toBe(8)
  expect(lookOf('I')).toBe(lookOf('A'))
  expect(lookOf('AA')).toBe(26 % 8)
})
