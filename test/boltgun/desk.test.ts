import {
  checkOrders,
  orderKinds,
  orderOptions,
  readOrder,
  warnings,
  suggest,
} from '@muster/rulesets/boltgun/engine/desk.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { askOf, problems } from './support/desk.js'
import { plan, position, viewOf, type Setting } from './support/war.js'

const march = (to: string, piece = 'A1'): OrderDraft => ({ kind: 'march', piece, to })
const order = (kind: string, piece = 'A1'): OrderDraft => ({ kind, piece })

const alone = (setting: Setting = {}): State => position('. . . . . .\n. A1 # . . .\n. . # . . B1', setting)

describe('reading', () => {
  test.each<[OrderDraft, string]>([
    [{ kind: 'fly' }, 'unknown-kind'],
    [{ kind: 'march', piece: 'A1' }, 'missing-field'],
    [{ kind: 'search', piece: 'A1', to: '1,1' }, 'unexpected-field'],
    [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1.5 }, 'amount'],
    [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1, detail: { relics: [1] } }, 'detail'],
    [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1, detail: { relics: 'R1' } }, 'detail'],
    [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1, detail: { relics: [], levels: 1 } }, 'detail'],
    [{ kind: 'shift', item: 't', amount: 2 }, 'amount'],
    [{ kind: 'result', item: 't', detail: { winner: 'A', lost: { A: -1, B: 0 } } }, 'result'],
    [{ kind: 'result', item: 't', detail: { winner: 'A', lost: { A: 0.25, B: 0 } } }, 'result'],
    [{ kind: 'result', item: 't', detail: { abstract: true, winner: 'A' } }, 'result'],
    [{ kind: 'result', item: 't', detail: { winner: 'A', lost: { A: 1, B: 0 }, sacrifice: 4 } }, 'result'],
    [{ kind: 'result', item: 't', detail: { cheat: true } }, 'result'],
    [{ kind: 'result', item: 't', detail: { forfeits: [] } }, 'result'],
    [{ kind: 'choose', item: 't', with: 'both' }, 'choice'],
  ])('%j is refused as %s', (draft, code) => {
    const read = readOrder(draft)
    expect(read.ok ? 'read' : read.problem.code).toBe(code)
  })

  test('every kind of order is published with its detail', () => {
    const kinds = ['march', 'teleport', 'search', 'fortify', 'entrench', 'unfortify', 'resupply', 'join', 'split']
    const more = [
      'transfer',
      'retreat',
      'destroyRelic',
      'pickUp',
      'nameNode',
      'shift',
      'choose',
      'result',
      'army',
      'judge',
      'accept',
      'word',
    ]
    const rulings = ['answerForfeit', 'ruleRetreat', 'ruleBattle', 'ruleForfeit', 'ruleVictory']
    expect(Object.keys(orderKinds).sort()).toEqual([...kinds, ...more, ...rulings].sort())
  })
})

describe('orders judged from the banner alone', () => {
  test('a march goes to a passable neighbour on the map', () => {
    expect(problems(alone(), [march('0,0')])).toEqual([])
    expect(problems(alone(), [march('3,1')])).toEqual(['march out-of-reach'])
    expect(problems(alone(), [march('1,1')])).toEqual(['march out-of-reach'])
    expect(problems(alone(), [march('2,1')])).toEqual(['march impassable'])
    expect(problems(alone(), [march('1,9')])).toEqual(['march off-map'])
  })

  test('two sectors for the highly mobile, over obstacles unless the settings forbid it', () => {
    const mobile = { armyRules: { A: ['HIGHLY_MOBILE'] as const } }
    expect(problems(alone(mobile), [march('3,1')])).toEqual([])
    expect(problems(alone({ ...mobile, settings: { 'hm.jump': false } }), [march('3,2')])).toEqual([
      'march out-of-reach',
    ])
    expect(problems(alone({ ...mobile, settings: { 'hm.jump': false } }), [march('3,0')])).toEqual([])
    expect(problems(alone({ ...mobile, settings: { 'hm.exact': true } }), [march('0,0')])).toEqual([
      'march out-of-reach',
    ])
  })

  test('works hold a banner until it has spent a turn on leaving them', () => {
    const dug = { works: { A1: 'fortified' as const } }
    expect(problems(alone(dug), [march('0,0')])).toEqual(['march in-works'])
    expect(problems(alone(dug), [order('split')])).toEqual(['split in-works'])
    expect(problems(alone(dug), [order('unfortify'), order('search')])).toEqual([])
    expect(problems(alone({ ...dug, armyRules: { A: ['MOBILIZATION'] } }), [march('0,0')])).toEqual([])
    expect(problems(alone(), [order('unfortify')])).toEqual(['unfortify no-works'])
  })

  test('entrenching wants works, unless the army is steadfast; some armies never dig', () => {
    expect(problems(alone(), [order('entrench')])).toEqual(['entrench no-works'])
    expect(problems(alone({ armyRules: { A: ['STEADFAST'] } }), [order('entrench')])).toEqual([])
    expect(problems(alone({ armyRules: { A: ['RAIDERS'] } }), [order('fortify')])).toEqual(['fortify army-rule'])
    expect(
      problems(alone({ works: { A1: 'fortified' }, armyRules: { A: ['IMPETUOUS'] } }), [order('entrench')]),
    ).toEqual(['entrench army-rule'])
  })

  test('a banner that must retreat can do nothing else, and no other may retreat', () => {
    const beaten = alone({ mustRetreat: ['A1'] })
    expect(problems(beaten, [{ kind: 'retreat', piece: 'A1', to: '0,0' }])).toEqual([])
    expect(problems(beaten, [order('resupply')])).toEqual(['resupply must-retreat'])
    expect(problems(alone(), [{ kind: 'retreat', piece: 'A1', to: '0,0' }])).toEqual(['retreat not-beaten'])
  })

  test('nobody asks anything of one that must retreat, whether it has a way or is walled in', () => {
    const drafts = ['join', 'transfer'].map((kind): OrderDraft => {
      return { kind, piece: 'A2', with: 'A1', ...(kind === 'transfer' ? { amount: 1 } : {}) }
    })
    for (const map of ['A1 A2 . . . .\n. . . . . B1', 'A1 # A2 . . .\n# # . . . B1']) {
      const state = position(map, {
        mustRetreat: ['A1'],
        relics: [{ id: 'crown', label: 'Crown', carrier: 'A1' }],
        settings: { 'footprint.recon': 3, 'footprint.battle': 2 },
      })
      for (const draft of drafts) expect(problems(state, [draft])).toEqual([`${draft.kind} partner-retreats`])
      const offered = orderOptions(viewOf(state, 'A'), askOf(state, 'A'))
      expect(offered.filter((option) => option.piece === 'A2' && option.with)).toEqual([])
      expect(offered.filter(({ piece, kind }) => piece === 'A1' && kind !== 'retreat')).toEqual([])
    }
  })

  test('a plan without a retreat says whether there is one to name', () => {
    const codes = (map: string): readonly string[] => {
      const state = position(map, { mustRetreat: ['A1'] })
      return warnings(viewOf(state, 'A'), askOf(state, 'A'), []).map(({ code }) => code)
    }
    expect(codes('A1 . . .\n. . . B1')).toEqual(['no-retreat'])
    expect(codes('A1 # . .\n# # . B1')).toEqual(['no-way'])
  })

  test('levels, army rules and amounts', () => {
    expect(problems(alone({ levels: { A1: 9 } }), [order('split')])).toEqual(['split level'])
    expect(problems(alone({ levels: { A1: 9 }, armyRules: { A: ['FLEXIBLE_COMMAND'] } }), [order('split')])).toEqual([])
    expect(problems(alone({ armyRules: { A: ['SLOW_RESUPPLY'] } }), [order('resupply')])).toEqual([
      'resupply army-rule',
    ])
    expect(problems(alone({ armyRules: { A: ['TRIBAL_ANIMOSITY'] } }), [order('split')])).toEqual(['split army-rule'])
    const two = position('A1+A2 . . B1', { armyRules: { A: ['TRIBAL_ANIMOSITY'] } })
    expect(problems(two, [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1 }])).toEqual(['transfer amount'])
    expect(problems(two, [{ kind: 'transfer', piece: 'A1', with: 'A2', amount: 2 }])).toEqual([])
  })

  test('orders that contradict one another are refused together', () => {
    expect(problems(alone(), [march('0,0'), order('search')])).toEqual(['search contradictory'])
    expect(problems(alone(), [order('resupply'), order('fortify')])).toEqual(['fortify contradictory'])
    expect(problems(alone(), [march('0,0'), order('fortify')])).toEqual(['fortify contradictory'])
    expect(problems(alone({ armyRules: { A: ['STEADFAST'] } }), [march('0,0'), order('fortify')])).toEqual([])
    expect(problems(alone({ armyRules: { A: ['STEADFAST'] } }), [march('0,0'), order('entrench')])).toEqual([
      'march entrenching',
    ])
    expect(problems(alone({ settings: { march_and_fortify: 'all' } }), [march('0,0'), order('fortify')])).toEqual([])
  })
})

describe('what the desk does not tell', () => {
  test('an enemy’s banner and one that does not exist get the same answer', () => {
    const [enemy, nobody] = ['B1', 'Z9'].map((piece) => {
      const read = readOrder(order('search', piece))
      return read.ok ? checkOrders(viewOf(alone(), 'A'), askOf(alone(), 'A'), [read.value]) : []
    })
    expect(JSON.stringify(enemy).replaceAll('B1', 'X')).toBe(JSON.stringify(nobody).replaceAll('Z9', 'X'))
  })

  test('a march at an unseen enemy is accepted: it is no refusal but an outcome', () => {
    expect(problems(position('A1 B1 .'), [march('1,0')])).toEqual([])
  })

  test('a relic is picked up only where one knows it lies', () => {
    const relics = [{ id: 'standard', label: 'Standard', at: '1,0', hidden: true }]
    const draft = { kind: 'pickUp', piece: 'A1', item: 'standard' }
    expect(problems(position('A1 . . . B1', { relics }), [draft])).toEqual(['pickUp unknown-relic'])
    expect(problems(position('A1 . . . B1', { relics, knows: { A: ['standard'] } }), [draft])).toEqual([])
  })
})

describe('a long sheet', () => {
  test('every order that contradicts those before it is named at once', () => {
    const many = Array.from({ length: 30 }, () => march('0,0'))
    expect(problems(alone(), [order('search'), ...many])).toEqual(many.map(() => 'march contradictory'))
    expect(problems(alone(), [march('0,0'), order('search'), order('resupply'), order('search')])).toEqual([
      'search contradictory',
      'search contradictory',
    ])
  })
})

describe('battles', () => {
  const fight = plan(position('A1 . B1 . . . C1', { armyRules: { B: ['SACRIFICE'] } }), {}).state
  const item = askOf(fight, 'A').about ?? ''
  const report = (detail: OrderDraft['detail'] & object): OrderDraft => ({ kind: 'result', item, detail })

  test('exactly one answer, about the battle asked, by those who fought it', () => {
    expect(problems(fight, [report({ winner: 'A', lost: { A: 100, B: 350.5 } })])).toEqual([])
    expect(problems(fight, [])).toEqual([' one-answer'])
    expect(problems(fight, [report({ winner: 'C', lost: { A: 1, B: 2 } })])).toEqual(['result result'])
    expect(problems(fight, [report({ winner: 'A', lost: { A: 1, C: 2 } })])).toEqual(['result result'])
    expect(problems(fight, [{ ...report({ abstract: true }), item: 'another' }])).toEqual(['result unknown-battle'])
    expect(problems(fight, [march('0,0')])).toEqual(['march misplaced'])
  })

  test('only an army with Sacrifice gives up levels', () => {
    const sheet = report({ abstract: true, sacrifice: 2 })
    expect(problems(fight, [sheet])).toEqual(['result result'])
    expect(problems(fight, [sheet], 'B')).toEqual([])
  })

  test('a machine asks for abstract resolution', () => {
    const drafts = suggest(viewOf(fight, 'A'), askOf(fight, 'A'), diceFrom('bot', { turn: 1, stage: 'battles' }))
    expect(drafts).toEqual([{ kind: 'result', item, detail: { abstract: true } }])
    expect(problems(fight, drafts)).toEqual([])
  })
})
