import { packets } from '@muster/rulesets/boltgun/engine/armies/packetItems.js'
import { describe, expect, test } from 'vitest'
import { drawn, plan, position, reportOf, seat, type Resolved } from './support/war.js'

const march = (piece: string, to: string) => ({ kind: 'march', piece, to })
const retreat = (piece: string, to: string) => ({ kind: 'retreat', piece, to })

const linesFor = ({ events, state }: Resolved, letter: string) => reportOf(events, seat(letter), state)
const textsFor = (resolved: Resolved, letter: string): readonly string[] =>
  linesFor(resolved, letter).map(({ text }) => text)

const far = '. . . . . . . . .'

describe('what is found', () => {
  const features = [{ id: 'F1', kind: 'cache', label: 'Old depot', at: '2,0', hidden: true }]
  const relics = [{ id: 'R1', label: 'Crown of iron', at: '1,0', hidden: true }]

  test('a feature is told by name, kind and place, a relic by its title (A-64)', () => {
    const found = plan(position(`A1 . . . ${far} B1`, { features, relics }), { A: [{ kind: 'search', piece: 'A1' }] })
    expect(textsFor(found, 'A')).toContain('Found at 2,0: Old depot (cache).')
    expect(textsFor(found, 'A')).toContain('Relic found: Crown of iron lies at 1,0.')
    const again = plan(found.state, { A: [{ kind: 'search', piece: 'A1' }] })
    expect(textsFor(again, 'A')).toContain('A1 searches and finds nothing new.')
    expect(textsFor(again, 'A').join()).not.toMatch(/Relic found|Found at/)
  })

  test('a relic is picked up, passed on, destroyed and lost under its title', () => {
    const known = position(`A1+A2 . . . ${far} B1`, { relics, knows: { A: ['R1'] } })
    const taken = plan(known, { A: [{ kind: 'pickUp', piece: 'A1', item: 'R1' }] })
    expect(textsFor(taken, 'A')).toContain('A1 picks up Crown of iron at 1,0.')
    const passed = plan(taken.state, { A: [{ kind: 'transfer', piece: 'A2', with: 'A1', amount: 0, item: 'R1' }] })
    expect(textsFor(passed, 'A')).toContain('A2 takes Crown of iron over from A1.')
    const gone = plan(passed.state, { A: [{ kind: 'destroyRelic', piece: 'A2', item: 'R1' }] })
    expect(textsFor(gone, 'A')).toContain('A2 destroys Crown of iron.')
    const handed = plan(taken.state, {
      A: [
        { kind: 'transfer', piece: 'A2', with: 'A1', amount: 0, item: 'R1' },
        { kind: 'destroyRelic', piece: 'A1', item: 'R1' },
      ],
    })
    expect(textsFor(handed, 'A').join()).not.toMatch(/destroys/)
    expect(handed.state.relics.map(({ place }) => place)).toEqual([{ kind: 'carried', by: 'A2' }])
    const carried = position(`A1 . B1 ${far}`, {
      levels: { A1: 5 },
      relics: [{ id: 'R1', label: 'Crown of iron', carrier: 'A1' }],
    })
    expect(textsFor(drawn(plan(carried, {})), 'A')).toContain(
      'Crown of iron is lost with A1 and lies at 0,0, to be searched for.',
    )
  })
})

describe('what is known from the start', () => {
  test('is told sector by sector, and in one sector by title (BG-012)', () => {
    const state = position(`A1 . . . ${far} B1`, {
      features: [
        { id: 'F1', kind: 'cache', label: 'Zeta depot', at: '1,0', hidden: true },
        { id: 'F2', kind: 'cache', label: 'Middle depot', at: '2,0', hidden: true },
      ],
      relics: [
        { id: 'R1', label: 'Alpha relic', at: '1,0', hidden: true },
        { id: 'R2', label: 'Zenith relic', at: '0,0', hidden: true },
      ],
      knows: { A: ['F1', 'F2', 'R1', 'R2'] },
    })
    const known = reportOf(packets(state), seat('A'), state).flatMap(({ rule, text }) =>
      rule === 'BG-012' ? [text] : [],
    )
    expect(known).toEqual(
      ['Zenith relic at 0,0', 'Alpha relic at 1,0', 'Zeta depot at 1,0', 'Middle depot at 2,0'].map(
        (what) => `Known from the start: ${what}.`,
      ),
    )
  })
})

describe('sectors that are taken', () => {
  test('by the same banner are told in one line, each of them in it', () => {
    const state = position(`A1 . . . B1 ${far}`, { owned: { A: ['4,0', '5,0'], B: ['0,0', '1,0', '2,0'] } })
    const lines = linesFor(plan(state, { A: [march('A1', '1,0')] }), 'B').filter(({ rule }) => rule === 'BG-177')
    expect(lines.map(({ text }) => text)).toEqual([
      '3 sectors of yours were taken by a banner of A at 1,0 (level 12): 0,0; 1,0; 2,0.',
    ])
    expect(lines[0]?.cells).toEqual(['0,0', '1,0', '2,0', '1,0'])
  })
})

describe('a banner that retreats into an enemy', () => {
  test('is told to the victor, who may have to reckon with it (BG-206)', () => {
    const start = position(`A1 . B1 ${far} B2`, {
      levels: { B1: 9 },
      mustRetreat: ['B1'],
      armyRules: { A: ['BLOOD_REWARD'] },
    })
    const met = drawn(plan(start, { A: [march('A1', '1,0')], B: [retreat('B1', '1,0')] }))
    expect(textsFor(met, 'A')).toContain(
      'A banner of B runs into A1 at 1,0 as it retreats, and is destroyed. Blood Reward counts its level with this turn’s attrition.',
    )
    expect(textsFor(met, 'B')).toContain('B1 runs into an enemy as it retreats, and is destroyed.')
    expect(textsFor(met, 'A').join()).not.toMatch(/B1|level 9/)
    expect(textsFor(met, 'A')).toContain(
      'A1 loses no level in battle, gains 3 levels (Blood Reward, one for three that it cost an enemy): level 12 to 15.',
    )
  })

  test('brings no word of attrition where nothing is gained by it', () => {
    for (const level of [9, 2]) {
      const start = position(`A1 . B1 ${far} B2`, {
        levels: { B1: level },
        mustRetreat: ['B1'],
        armyRules: { A: level === 2 ? ['BLOOD_REWARD'] : [] },
      })
      const met = drawn(plan(start, { A: [march('A1', '1,0')], B: [retreat('B1', '1,0')] }))
      expect(linesFor(met, 'A').filter(({ step }) => step === 'attrition')).toEqual([])
    }
  })

  test('stays for want of an order, or for want of ground (A-13, A-15)', () => {
    const settings = { 'retreat.default': 'stay' }
    const open = plan(position(`A1 . ${far} B1`, { mustRetreat: ['A1'], settings }), {})
    expect(textsFor(open, 'A')).toEqual(
      expect.arrayContaining(['A1 must retreat, and its plan does not say where to.', 'A1 stays where it is.']),
    )
    const walled = plan(position(`A1 # ${far} B1`, { mustRetreat: ['A1'] }), {})
    expect(textsFor(walled, 'A')).toContain('A1 finds no sector to retreat to and stays.')
  })

  test('and to nobody where it got away', () => {
    const start = position(`A1 . . B1 . ${far} B2`, { mustRetreat: ['B1'] })
    const away = plan(start, { A: [march('A1', '1,0')], B: [retreat('B1', '4,0')] })
    expect(textsFor(away, 'A').join()).not.toMatch(/runs into/)
  })
})

describe('a banner too weak to fight', () => {
  test('is told of each enemy that it meets, and once that it is destroyed', () => {
    const met = drawn(plan(position(`B1 . A1 . C1 ${far} A2`, { levels: { A1: 7 } }), {}))
    const texts = textsFor(met, 'A').filter((text) => /A1/.test(text))
    expect(texts).toEqual([
      'A1, at level 7, meets a banner of B and loses: below level 10 it cannot fight.',
      'A1, at level 7, meets a banner of C and loses: below level 10 it cannot fight.',
      'A1 was too weak to fight and is destroyed.',
    ])
  })

  test('leaves no gap in the numbers of the battles that are fought', () => {
    const numbers = (levels: Readonly<Record<string, number>>): readonly string[] =>
      ['1', '2', '3', '4', '5', '6'].flatMap((variant) => {
        const names = { A1: `A${variant}`, A2: 'A8', A3: 'A9' }
        const map = `${names.A1} . B1 . . . ${names.A2} . B2 . . . ${names.A3} . B3`
        return textsFor(plan(position(map, { levels }), {}), 'A').flatMap((text) => /battle \d/.exec(text) ?? [])
      })
    expect(numbers({ B1: 5, B2: 5 })).toEqual([])
    expect(new Set(numbers({ B2: 5 }))).toEqual(new Set(['battle 1', 'battle 2']))
    expect(new Set(numbers({}))).toEqual(new Set(['battle 1', 'battle 2', 'battle 3']))
  })
})

test('an army rule that hurts is a limitation, and no advantage', () => {
  const state = position(`A1 ${far} B1`, { armyRules: { A: ['TOUGH', 'PONDEROUS'] } })
  const texts = reportOf(packets(state), seat('A'), state).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringMatching(/^Advantage: Tough\./))
  expect(texts).toContainEqual(expect.stringMatching(/^Limitation: Ponderous\./))
})

test('the champion is named as every line names a player', () => {
  const { state } = drawn(plan(position(`A1 . B1 ${far}`, { levels: { B1: 5 } }), {}))
  expect(state.outcome?.text).toBe('A is the last player with a banner and is the champion.')
})
