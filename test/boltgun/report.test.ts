import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { describe, expect, test } from 'vitest'
import { drawn, plan, position, reportOf, seat, type Resolved, type Setting } from './support/war.js'

const march = (piece: string, to: string) => ({ kind: 'march', piece, to })

const textsFor = ({ events, state }: Resolved, letter: string): readonly string[] =>
  reportOf(events, seat(letter), state).map(({ text }) => text)

describe('a march that failed', () => {
  const far = '. . . . . . . .'
  const contest = plan(position(`A1 . B1 ${far}`, { levels: { A1: 18 } }), {
    A: [march('A1', '1,0')],
    B: [march('B1', '1,0')],
  })
  const inhabited = plan(position(`A1 B1 . ${far}`, { levels: { A1: 18 } }), { A: [march('A1', '1,0')] })

  test('says only that the banner did not move, whatever stopped it', () => {
    const lines = [contest, inhabited].map(({ events, state }) =>
      reportOf(events, seat('A'), state).filter(({ step }) => step === 'march'),
    )
    expect(lines[0]).toEqual(lines[1])
    expect(lines[0]?.map(({ text }) => text)).toEqual(['A1 did not move.'])
  })

  test('the winner of the contest reads of his own march alone', () => {
    expect(textsFor(contest, 'B')).toContain('B1 marches to 1,0.')
    expect(textsFor(contest, 'B').join()).not.toMatch(/A1/)
  })
})

describe('a battle', () => {
  const fight = (setting: Setting = {}): Resolved => drawn(plan(position('A1 . B1 . . . . . C1', setting), {}))

  test('is announced and told to its sides', () => {
    const texts = textsFor(fight({ levels: { A1: 14, B1: 17 } }), 'A')
    expect(texts).toContainEqual(
      expect.stringMatching(/^A1, fighting at level 14, meets a banner of B: \w+, you (at|de)/),
    )
    expect(texts).toContain(
      'A1 against B: drawn, decided on the table, as both sheets say; A loses 0 points, B 0 points.',
    )
    expect(texts.filter((text) => !text.startsWith('In sight')).join()).not.toMatch(/17|B1/)
  })

  test('is no news to others, unless the settings make it public', () => {
    const told = (setting: Setting): readonly string[] =>
      textsFor(fight(setting), 'C').filter((text) => /battle/.test(text) && !/announced/.test(text))
    expect(told({})).toEqual([])
    expect(told({ settings: { 'results.public': 'battles' } })).toEqual(['A and B fought a battle, which nobody won.'])
  })

  test('against a banner too weak to fight is decided at once', () => {
    const texts = textsFor(fight({ levels: { B1: 9 } }), 'A')
    expect(texts).toContain('A1 meets a banner of B below level 10, which cannot fight and is destroyed.')
    expect(texts).toContain('B has no banner left and is eliminated.')
  })
})

test('every line cites a rule that can be opened, and names no banner of another', () => {
  const resolved = drawn(plan(position('A1 . B1 C1 . . A2 B2', { levels: { C1: 9 } }), { A: [march('A1', '1,0')] }))
  for (const letter of ['A', 'B', 'C']) {
    const lines = reportOf(resolved.events, seat(letter), resolved.state)
    expect(lines.length).toBeGreaterThan(2)
    for (const { rule, text, about } of lines) {
      expect(rules).toHaveProperty(rule)
      for (const [id, owner] of `${text} ${about.join(' ')}`.matchAll(/\b([ABC])\d\b/g))
        expect([id, owner]).toEqual([id, letter])
    }
  }
})

test('a facilitator reads everything, and whose it is', () => {
  const { events, state } = plan(position('A1 . . . . B1'), { A: [march('A1', '1,0')], B: [march('B1', '4,0')] })
  const texts = reportOf(events, { kind: 'facilitator' }, state).map(({ text }) => text)
  expect(texts).toContain('A: A1 marches to 1,0.')
  expect(texts).toContain('B: B1 marches to 4,0.')
})
