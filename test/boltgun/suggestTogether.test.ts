import { suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import type { ArmyType } from '@muster/rulesets/boltgun/engine/data/armies.js'
import { oddsOf, type Fighter } from '@muster/rulesets/boltgun/engine/desk/suggest/odds.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { token } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { describe, expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { position, viewOf } from './support/war.js'

/** A's view in which it sees every enemy with its level, and the type of B's army. */
const seeing = (state: State, type: ArmyType | null): BoltgunView => {
  const view = viewOf(state, 'A')
  const grid = squareGrid(state.board.width, state.board.height)
  return {
    ...view,
    legend: view.legend.map((entry) => (type && entry.seat === 'B' ? { ...entry, subtitle: type } : entry)),
    contacts: state.banners
      .filter(({ seat }) => seat !== 'A')
      .map(({ at, level, seat }, index) => ({
        ...{ id: token(`contact-${String(index)}`), seat, kind: 'banner', sources: ['recon'], asOf: 1 },
        ...{ at: grid.name(at), size: level, sight: 'measured' as const },
      })),
  }
}

const plan = (state: State, type: ArmyType | null = null): readonly OrderDraft[] => {
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === 'A')
  if (!ask) throw new Error('A is not asked')
  return suggest(seeing(state, type), ask.view, diceFrom('bot', { turn: 1, stage: 'plans' }))
}

/** Where a banner stands after its plan. */
const goal = (state: State, drafts: readonly OrderDraft[], id: string): string => {
  const grid = squareGrid(state.board.width, state.board.height)
  const banner = state.banners.find((one) => one.id === id)
  return drafts.find(({ piece, to }) => piece === id && to !== undefined)?.to ?? grid.name(banner?.at ?? 0)
}

/** Guards a sector where it stands, with an enemy three sectors away. */
const watch = (guards: string, levels: Readonly<Record<string, number>>): State =>
  position(`. . ${guards} . . B1 . . .\n. . . . . . . . .`, {
    levels,
    objectives: { A: [{ occupy: ['2,0'], checks: 3 }] },
  })

describe('the formation of the bot', () => {
  test('two fall together upon an enemy that neither would attack alone', () => {
    const levels = { A1: 15, A2: 15, B1: 14 }
    const [alone, both] = [watch('A1', levels), watch('A1+A2', levels)]
    expect(goal(alone, plan(alone), 'A1')).toBe('2,0')
    expect(['A1', 'A2'].map((id) => goal(both, plan(both), id))).toEqual(['3,1', '3,1'])
  })

  test('digs in before an equal and gives way to one that is far stronger', () => {
    const [equal, stronger] = [watch('A1', { A1: 14, B1: 14 }), watch('A1', { A1: 14, B1: 20 })]
    expect(plan(equal)).toContainEqual({ kind: 'fortify', piece: 'A1' })
    expect(goal(stronger, plan(stronger), 'A1')).toBe('1,1')
  })

  test('holds two sectors from between them: nobody need stand on what is in battle range', () => {
    const state = position('. . . . . .\n. . . A1 . .\n. . . . . .\n. . . . . .\n. . . . . B1', {
      levels: { A1: 15, B1: 2 },
      objectives: { A: [{ occupy: ['4,0', '4,2'], checks: 3 }] },
    })
    expect(goal(state, plan(state), 'A1')).toBe('3,1')
  })
})

describe('the home guard', () => {
  /** A town of A's in the west and its objective in the east; the weakest banner stands beside the town. */
  const march = (front: string): State =>
    position(
      `. . . . . . . . . . . . .\n. C C . . . . . . . . . .\n. C A1 ${front} . . . . . . . .\n. . A4 . . . . . . . . . B1`,
      {
        levels: { A1: 10, A2: 16, A3: 16, A4: 14, B1: 15 },
        owned: { A: ['1,1', '2,1', '1,2'] },
        objectives: { A: [{ occupy: ['11,0'], checks: 2 }] },
      },
    )

  test('of four banners the weakest near the own town stays to dispute it, and the others march', () => {
    const state = march('A2 A3')
    const drafts = plan(state)
    expect(goal(state, drafts, 'A1')).toBe('1,1')
    expect(['A2', 'A3', 'A4'].map((id) => goal(state, drafts, id))).toEqual(['4,2', '5,2', '3,3'])
  })

  test('of three banners none can be spared', () => {
    const state = march('. A3')
    const drafts = plan(state)
    expect(['A1', 'A3', 'A4'].map((id) => goal(state, drafts, id))).toEqual(['3,2', '5,2', '3,3'])
  })
})

describe('what the type of an army tells', () => {
  test('nobody attacks a Steadfast army as if it stood in the open', () => {
    const state = watch('A1', { A1: 17, B1: 14 })
    expect(goal(state, plan(state), 'A1')).toBe('3,1')
    expect(goal(state, plan(state, 'Space Marines'), 'A1')).toBe('2,0')
  })

  test('a weaker banner leaves in time where the enemy reaches or marches farther', () => {
    const state = position('# # # # # # #\n. . A1 . . . B1\n# # # # # # #', {
      levels: { A1: 11, B1: 20 },
      objectives: { A: [{ occupy: ['2,1'], checks: 3 }] },
    })
    const ends = ([null, 'Sisters', 'Orks', 'Dark Eldar'] as const).map((type) => goal(state, plan(state, type), 'A1'))
    expect(ends).toEqual(['2,1', '2,1', '1,1', '1,1'])
  })

  test('army rules change what a battle costs', () => {
    const side = (army: Fighter['army']): Fighter => ({ level: 15, works: 'none', army })
    const even = oddsOf(side([]), side([]))
    expect(oddsOf(side([]), side(['HATRED'])).own).toBeCloseTo(even.own + 1)
    expect(oddsOf(side(['SUICIDE_TROOPS']), side([])).own).toBeCloseTo(even.own + 1)
    expect(oddsOf(side(['IRREPLACEABLE_TROOPS']), side([])).own).toBeCloseTo(even.own + 0.5)
    expect(oddsOf(side(['VERY_TOUGH']), side([])).own).toBeLessThan(oddsOf(side(['TOUGH']), side([])).own)
    expect(oddsOf(side(['BLOOD_REWARD']), side([])).own).toBeLessThan(even.own)
    expect(oddsOf(side([]), side(['TOUGH'])).enemy).toBeLessThan(even.enemy)
  })
})
