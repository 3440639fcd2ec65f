import { rangesOf, regionOf } from '@muster/rulesets/boltgun/engine/map/footprint.js'
import { armyRules, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { contextOf } from '@muster/rulesets/boltgun/engine/model/rulesContext.js'
import { assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { position } from './support/war.js'

const masks = { battle: ['...', 'xx.', '...'], recon: ['x...x', '.xxx.', 'x...x'], search: ['xxxxxxx'] }

test('the ranges that the desk draws are those that the referee judges by', () => {
  const worlds = record({
    army: subarray(Object.keys(armyRules) as ArmyRule[], { maxLength: 4 }),
    metric: constantFrom('square', 'diamond', 'plus', 'custom'),
    drawn: constantFrom(masks, null),
    recon: integer({ min: 1, max: 4 }),
    bonus: constantFrom(0, 1),
    keeps: constantFrom(true, false),
    at: integer({ min: 0, max: 34 }),
  })
  assert(
    property(worlds, ({ army, metric, drawn, recon, bonus, keeps, at }) => {
      const settings = {
        'footprint.metric': metric,
        'footprint.masks': drawn,
        'footprint.recon': recon,
        'superior_intel.search_bonus': bonus,
        'battlelust.keeps_recon': keeps,
      }
      const map = 'A1 . . # . . .\n. . . . # . .\n. # . . . . .\n. . . . . # .\n. . # . . . B1'
      const state = position(map, { settings, armyRules: { A: army } })
      const context = contextOf(state)
      const field = { width: 7, height: 5, passable: (cell: number) => context.passable[cell] === 1 }
      const ranges = rangesOf(state.settings, army)
      const truth = context.seats[0]
      const sorted = (cells: readonly number[] | undefined): readonly number[] =>
        [...(cells ?? [])].sort((a, b) => a - b)
      expect(regionOf(field, at, ranges.battle)).toEqual(sorted(truth?.battle.region(at)))
      expect(regionOf(field, at, ranges.recon)).toEqual(sorted(truth?.recon.region(at)))
      expect(regionOf(field, at, ranges.search)).toEqual(sorted(truth?.findings.region(at)))
    }),
    { numRuns: 200 },
  )
})
