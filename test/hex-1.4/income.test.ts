import { describe, expect, it } from 'vitest'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { yieldOf } from '@muster/rulesets/hex-1.4/engine/steps/income.js'
import { openUpkeep } from './support/steps.js'
import { capsNow } from '@muster/rulesets/hex-1.4/engine/steps/disband.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { frontier, holders, stateOf } from './support/position.js'

const red = seatId('Red')

const nextUpkeep = (state: State): State => openUpkeep(state).state

const stash = (state: State, seat: string): number | undefined => state.seats.find(({ id }) => id === seat)?.stash

const at = (state: State, name: string): number => contextOf(state).cell(name) ?? -1

describe('income', () => {
  it('pays every hex, its resources and the five of a fortress', () => {
    const state = stateOf({
      hexes: { ...frontier, '3/3': { owner: 'Red', features: ['ORE_MINE_LARGE', 'SWAMP'] } },
      forces: holders,
    })
    expect([stash(state, 'Red'), stash(state, 'Blue')]).toEqual([5 + 1 + 5 + 1, 7])
  })

  it('pays a once-only resource once', () => {
    const opened = stateOf({
      hexes: { ...frontier, '3/3': { owner: 'Red', features: ['ANCIENT_RUIN'] } },
      forces: holders,
    })
    expect([stash(opened, 'Red'), stash(nextUpkeep(opened), 'Red')]).toEqual([11, 19])
    expect(opened.hexes[at(opened, '3/3')]?.exhausted).toBe(true)
  })

  it('lets an empty fortress sleep after a turn of grace', () => {
    const opened = stateOf({
      hexes: { ...frontier, '3/4': { owner: 'Red', features: ['ABANDONED_FORTRESS'] } },
      forces: holders,
    })
    const next = nextUpkeep(opened)
    expect([yieldOf(opened, at(opened, '3/4')), yieldOf(next, at(next, '3/4'))]).toEqual([5, 1])
    expect([capsNow(opened, red).CF, capsNow(next, red).CF]).toEqual([2, 1])
  })

  it('gives a raided hex to its raider once', () => {
    const opened = stateOf({ hexes: frontier, forces: holders })
    const hexes = opened.hexes.map((hex, cell) => (cell === at(opened, '3/8') ? { ...hex, raider: red } : hex))
    const raided = nextUpkeep({ ...opened, hexes })
    expect([stash(raided, 'Red'), stash(raided, 'Blue')]).toEqual([8 + 8 + 5, 7 + 2])
    expect(stash(nextUpkeep(raided), 'Blue')).toBe(7 + 2 + 7)
  })
})
