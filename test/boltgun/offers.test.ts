import { orderOptions, suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import { armyRules, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fill } from '../support/fill.js'
import { diceFrom, randomFrom } from '../support/random.js'
import { askOf, problems, problemsAt } from './support/desk.js'
import { plan, position, turn, viewOf } from './support/war.js'

describe('whatever is offered is accepted', () => {
  const names = Object.keys(armyRules) as ArmyRule[]
  const drawing = (map: readonly string[]): string =>
    ['. . # . . .', '. # . . . .', '. . . # C .', '# . . . . .', '. . . . . .']
      .map((row, y) =>
        row
          .split(' ')
          .map((word, x) => {
            const standing = map.flatMap((place, index) => (place === `${String(x)},${String(y)}` ? [index] : []))
            const ids = standing.map((index) => `${index < 3 ? 'A' : 'B'}${String((index % 3) + 1)}`)
            return ids.length > 0 ? ids.join('+') : word
          })
          .join(' '),
      )
      .join('\n')

  const worlds = record({
    army: subarray(names, { maxLength: 4 }),
    stack: constantFrom('0,0', '1,0', '2,1'),
    level: integer({ min: 0, max: 20 }),
    works: constantFrom('none' as const, 'fortified' as const, 'entrenched' as const),
    beaten: constantFrom<readonly string[]>([], ['A1'], ['A2', 'A3']),
    jump: constantFrom(true, false),
    exact: constantFrom(true, false),
    squeeze: constantFrom(true, false),
    played: constantFrom(true, false),
    seed: integer(),
  })

  test('each option filled from its own lists, and every plan of the bot', () => {
    assert(
      property(worlds, ({ army, stack, level, works, beaten, jump, exact, squeeze, played, seed }) => {
        const opened = position(drawing([stack, stack, '3,3', '4,2', '5,4', '4,0']), {
          armyRules: { A: army },
          levels: { A1: level },
          works: works === 'none' ? {} : { A1: works, A3: works },
          mustRetreat: beaten,
          settings: { 'hm.jump': jump, 'hm.exact': exact, 'march.diagonal_squeeze': squeeze },
          relics: [
            { id: 'near', label: 'Near', at: '2,2', hidden: true },
            { id: 'carried', label: 'Carried', carrier: 'A2' },
          ],
          knows: { A: ['near'] },
        })
        // After a turn there are contacts to reckon with; an army that did not outlive it is asked nothing.
        const state = played ? turn(opened) : opened
        if (!boltgun.awaiting(state).some(({ seat }) => seat === 'A')) return
        const [view, ask] = [viewOf(state, 'A'), askOf(state, 'A')]
        const random = randomFrom(String(seed))
        const refused = orderOptions(view, ask).flatMap((option) => problemsAt(view, ask, [fill(option, random)]))
        const drafts = suggest(view, ask, diceFrom(String(seed), boltgun.clock(state)))
        expect([...refused, ...problemsAt(view, ask, drafts)]).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('and what is accepted of a banner alone is offered', () => {
    const everywhere = Array.from({ length: 30 }, (_, cell) => `${String(cell % 6)},${String(Math.floor(cell / 6))}`)
    const aimed = ['march', 'teleport', 'retreat']
    const plain = ['search', 'fortify', 'entrench', 'unfortify', 'resupply', 'split', 'nameNode']
    assert(
      property(worlds, ({ army, stack, level, works, beaten, jump, exact, squeeze }) => {
        const state = position(drawing([stack, stack, '3,3', '4,2', '5,4', '4,0']), {
          armyRules: { A: army },
          levels: { A1: level },
          works: works === 'none' ? {} : { A1: works, A3: works },
          mustRetreat: beaten,
          settings: { 'hm.jump': jump, 'hm.exact': exact, 'march.diagonal_squeeze': squeeze },
          relics: [{ id: 'carried', label: 'Carried', carrier: 'A2' }],
        })
        const [view, ask] = [viewOf(state, 'A'), askOf(state, 'A')]
        const options = orderOptions(view, ask)
        const offered = options.flatMap(({ kind, piece = '', to, item }) => [
          ...(aimed.includes(kind) ? (to ?? []).map((cell) => `${piece} ${kind} ${cell}`) : []),
          ...(plain.includes(kind) ? [`${piece} ${kind}`] : []),
          ...(kind === 'destroyRelic' ? (item ?? []).map(({ id }) => `${piece} ${kind} ${id}`) : []),
        ])
        const drafts: readonly OrderDraft[] = ['A1', 'A2', 'A3'].flatMap((piece) => [
          ...aimed.flatMap((kind) => everywhere.map((to) => ({ kind, piece, to }))),
          ...plain.map((kind) => ({ kind, piece })),
          { kind: 'destroyRelic', piece, item: 'carried' },
        ])
        const accepted = drafts
          .filter((draft) => problemsAt(view, ask, [draft]).length === 0)
          .map(({ piece, kind, to, item }) => [piece, kind, to ?? item].filter((part) => part !== undefined).join(' '))
        expect(offered.sort()).toEqual(accepted.sort())
      }),
      { numRuns: 60 },
    )
  })

  test('levels from every banner that can spare them, its last one too', () => {
    const state = position('A1 A2 A3 . . .\n. . . . . B1', { levels: { A2: 1, A3: 0 } })
    const transfers = orderOptions(viewOf(state, 'A'), askOf(state, 'A')).filter(({ kind }) => kind === 'transfer')
    const senders = transfers.map(({ piece, with: from = [] }) => [piece, ...from.map(({ id }) => id)].join(' '))
    expect(senders).toEqual(['A1 A2', 'A2 A1', 'A3 A1 A2'])
    expect(transfers[0]?.with?.[0]?.amount).toEqual({ min: 1, max: 1 })
    expect(problems(state, [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1 }])).toEqual([])
  })

  test('each option of a battle', () => {
    const fight = plan(position('A1 . B1', { armyRules: { A: ['SACRIFICE', 'TACTICAL_GENIUS'] } }), {}).state
    const options = orderOptions(viewOf(fight, 'A'), askOf(fight, 'A'))
    expect(options.map(({ kind }) => kind)).toEqual(['shift'])
    const settled = plan(position('A1 . B1', { armyRules: { A: ['SACRIFICE'] } }), {}).state
    const results = orderOptions(viewOf(settled, 'A'), askOf(settled, 'A'))
    expect(results).toHaveLength(4)
    for (let seed = 0; seed < 50; seed += 1) {
      const random = randomFrom(String(seed))
      for (const option of options) expect(problems(fight, [fill(option, random)])).toEqual([])
      for (const option of results) expect(problems(settled, [fill(option, random)])).toEqual([])
    }
  })
})
