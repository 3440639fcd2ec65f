import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { armies } from '@muster/rulesets/boltgun/engine/data/armies.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { close, judge, opening, own, preset, refused } from './support/armies.js'
import { reportOf, seat, viewOf } from './support/war.js'

const observer = { kind: 'observer' } as const
const facilitator = { kind: 'facilitator' } as const
const rulesOf = (state: ReturnType<typeof opening>, letter: string): readonly string[] =>
  state.seats.find(({ id }) => id === letter)?.armyRules ?? []

describe('consent', () => {
  const filed = close(opening('three-valleys'), { A: [own(['STEADFAST'])], B: [preset('Necron')] }).state
  const shown = (state: typeof filed, letter: string): readonly string[] =>
    (viewOf(state, letter).detail.choosing?.lists ?? []).map(({ seat: whose, army }) => `${whose} ${army.type}`)

  test('is asked of all others, who are shown the list; an observer is not', () => {
    expect(filed.stage).toBe('consent')
    expect(boltgun.awaiting(filed).map(({ seat: asked, view }) => [asked, view.kind])).toEqual([
      ['B', 'consent'],
      ['C', 'consent'],
    ])
    expect(['A', 'B', 'C'].map((letter) => shown(filed, letter))).toEqual([[], ['A Free company'], ['A Free company']])
    expect(viewOf(filed, 'B').detail.choosing?.lists[0]?.army.rules[0]).toMatchObject({
      ...{ name: 'STEADFAST', title: 'Steadfast', why: 'It is what they are.' },
    })
    expect(boltgun.viewFor(filed, observer).detail.choosing).toBeNull()
    expect(JSON.stringify(boltgun.viewFor(filed, observer))).not.toContain('Free company')
    for (const letter of ['A', 'C']) expect(JSON.stringify(viewOf(filed, letter))).not.toContain('Necron')
  })

  test('once nobody objects the list stands, and its reasons and titles with it', () => {
    const { state } = close(filed, { B: [judge('A', 'approve')] })
    expect([state.stage, rulesOf(state, 'A'), rulesOf(state, 'B')]).toEqual(['plans', ['STEADFAST'], armies.Necron])
    expect(state.seats.map(({ armyType }) => armyType)).toEqual(['Free company', 'Necron', 'Orks'])
    expect(JSON.stringify(viewOf(state, 'C'))).not.toContain('STEADFAST')
  })

  test('a refusal says why, to the owner alone, and he is asked once more', () => {
    expect(refused(filed, 'B', judge('A', 'refuse'))).toEqual(['no-reason'])
    expect(refused(filed, 'B', judge('C', 'approve'))).toEqual(['unknown-list'])
    expect(refused(filed, 'B', judge('A', 'approve'), judge('A', 'refuse', 'No.'))).toEqual(['twice'])
    const { state, events } = close(filed, { B: [judge('A', 'refuse', 'Too hard to shift.')] })
    expect(
      boltgun.awaiting(state).map(({ seat: asked, group, askedOfAllSeats }) => [asked, group, askedOfAllSeats]),
    ).toEqual([['A', 'armies.2', false]])
    expect(viewOf(state, 'A').detail.choosing?.reasons).toEqual(['Too hard to shift.'])
    const told = (letter: string) =>
      reportOf(events, seat(letter), state)
        .map(({ text }) => text)
        .join('\n')
    expect(told('A')).toContain('Too hard to shift.')
    for (const text of [told('C'), JSON.stringify(viewOf(state, 'C'))]) expect(text).not.toContain('Too hard')
    expect(told('C')).toContain('The list of A is refused by the other players.')
    expect(reportOf(events, observer, state).map(({ text }) => text)).toEqual([
      'A list was refused: who filed it chooses again.',
    ])
    const second = close(state, { A: [own(['TOUGH'])] }).state
    expect(second.stage).toBe('consent')
    expect(rulesOf(close(second, { C: [judge('A', 'refuse', 'Again?')] }).state, 'A')).toEqual(armies.Eldar)
    expect(rulesOf(close(second).state, 'A')).toEqual(['TOUGH'])
    expect(rulesOf(close(state).state, 'A')).toEqual(armies.Eldar)
    expect(rulesOf(close(state, { A: [preset('Sisters')] }).state, 'A')).toEqual(['HATRED'])
  })

  test('with several lists every seat judges those of others', () => {
    const two = close(opening('three-valleys'), { A: [own(['STEADFAST'])], B: [own(['TOUGH'])] }).state
    expect(boltgun.awaiting(two).map(({ seat: asked, askedOfAllSeats }) => [asked, askedOfAllSeats])).toEqual([
      ['A', true],
      ['B', true],
      ['C', true],
    ])
    expect(['A', 'B', 'C'].map((letter) => shown(two, letter).length)).toEqual([1, 1, 2])
    expect(refused(two, 'A', judge('A', 'approve'))).toEqual(['unknown-list'])
    const after = close(two, { C: [judge('B', 'refuse', 'No.')] }).state
    expect(boltgun.awaiting(after).map(({ seat: asked }) => String(asked))).toEqual(['B'])
  })
})

describe('a facilitator', () => {
  const start = opening('three-valleys', { 'army.approval': 'facilitator' })
  const filed = close(start, { A: [own(['STEADFAST'])] }).state

  test('is asked whether there is a list or not, and nobody else sees a difference', () => {
    const without = close(start, { A: [preset('Sisters')] }).state
    for (const state of [filed, without]) {
      expect(state.stage).toBe('approval')
      expect(boltgun.awaiting(state).map(({ seat: asked }) => asked)).toEqual([facilitatorDesk])
    }
    for (const letter of ['B', 'C']) expect(viewOf(filed, letter)).toEqual(viewOf(without, letter))
    expect(boltgun.viewFor(filed, observer)).toEqual(boltgun.viewFor(without, observer))
    expect(boltgun.viewFor(filed, facilitator).detail.choosing?.lists.map(({ seat: whose }) => String(whose))).toEqual([
      'A',
    ])
    expect(close(without, { facilitator: [] }).state.stage).toBe('plans')
    expect(close(without).state.stage).toBe('plans')
  })

  test('rules with a reason, which the owner alone is told', () => {
    expect(refused(filed, 'facilitator', judge('A', 'approve'))).toEqual(['no-reason'])
    const { state, events } = close(filed, { facilitator: [judge('A', 'approve', 'It suits them.')] })
    expect([state.stage, rulesOf(state, 'A')]).toEqual(['plans', ['STEADFAST']])
    expect(JSON.stringify(reportOf(events, seat('A'), state))).toContain('It suits them.')
    expect(JSON.stringify(reportOf(events, seat('B'), state))).not.toMatch(/suits them|list/)
    const again = close(filed, { facilitator: [judge('A', 'refuse', 'Not theirs.')] }).state
    expect([again.stage, boltgun.awaiting(again).map(({ seat: asked }) => String(asked))]).toEqual(['armies', ['A']])
    const second = close(again, { A: [own(['TOUGH'])] }).state
    expect(second.stage).toBe('approval')
    expect(rulesOf(close(second, { facilitator: [judge('A', 'refuse', 'No.')] }).state, 'A')).toEqual(armies.Eldar)
  })

  test('who is silent, or not there, leaves it to the other players', () => {
    const { state } = close(filed)
    expect([state.stage, boltgun.awaiting(state).map(({ seat: asked }) => String(asked))]).toEqual([
      'consent',
      ['B', 'C'],
    ])
    expect(rulesOf(close(state).state, 'A')).toEqual(['STEADFAST'])
  })
})
