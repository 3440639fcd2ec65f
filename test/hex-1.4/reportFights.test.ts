import type { RollOff } from '@muster/rulesets/hex-1.4/engine/model/battle.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import {
  close,
  fightOf,
  invaded,
  invasion,
  march,
  ready,
  red,
  report,
  roll,
  unit,
  type Course,
} from './support/fights.js'
import { move } from './support/play.js'
import { stateOf, type Position } from './support/position.js'
import { linesOf, textsOf } from './support/told.js'

describe('a roll-off', () => {
  const beside: Position = {
    ...invasion(),
    forces: {
      ...invasion().forces,
      'Red-CF1': { at: '3/5', points: 1000, units: [unit('a'), unit('b'), unit('c')] },
      'Red-OF2': { at: '3/4', points: 300 },
      'Red-OF3': { at: '3/5', points: 200 },
      'Blue-OF3': { at: '3/7', points: 700 },
    },
  }
  const rolled = (settings: Readonly<Record<string, Json>> = {}): Course => {
    const start = { state: stateOf({ ...beside, settings }, 'movement'), events: [] }
    const fight = close(close(close(start, 'movement', { Red: [march('Red-CF1', '3/6')] }), 'prepare'), 'mission')
    return close(
      fight,
      'report',
      { Red: [roll(fight)], Blue: [roll(fight)] },
      { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 5 },
    )
  }

  test('names everything that is added, so that each side can do the sum, and its own hexes alone', () => {
    const course = rolled()
    const [told, others] = ['Red', 'Blue'].map((letter) =>
      textsOf(course, letter).find((text) => /throws 2 dice/.test(text)),
    )
    expect(told).toBe(
      'Battle in 3/6, Red against Blue: Both sides let the dice decide. ' +
        'Red throws 2 dice (one for each full 500 of 1000 points): 5 + 5 = 10; ' +
        'adds 2 for 2 units more than the enemy and 1 for one friendly hex with troops beside it (3/5); 13 in all. ' +
        'Blue throws 2 dice (one for each full 500 of 1000 points): 1 + 1 = 2; ' +
        'adds 1 for being the defender and 1 for one friendly hex with troops beside it; 4 in all. ' +
        'Red wins. Points: Red 1000 → 1000, Blue 1000 → 0. The army of Blue is destroyed.',
    )
    expect(others).toContain('one friendly hex with troops beside it; 13 in all')
    expect(others).toContain('one friendly hex with troops beside it (3/7); 4 in all')
  })

  test.each(['base_dice_flat_mods', 'all_dice', 'flat_all'])('adds up from its own data under %s', (mode) => {
    const course = rolled({ 'rolloff.mode': mode })
    const found = linesOf(course, 'Blue').flatMap(({ data }) =>
      data && typeof data === 'object' && 'rollOff' in data ? [data.rollOff as RollOff & Json] : [],
    )
    expect(found).toHaveLength(1)
    for (const { dice: counts, items, modifiers, throws, totals } of found)
      for (const side of [0, 1] as const) {
        const count = (as: string): number =>
          items[side].filter((item) => item.as === as).reduce((sum, item) => sum + item.count, 0)
        const faces = throws.at(-1)?.[side] ?? []
        expect([count('dice'), count('flat')]).toEqual([counts[side], modifiers[side]])
        expect(faces).toHaveLength(counts[side])
        expect(faces.reduce((sum, face) => sum + face, 0) + modifiers[side]).toBe(totals[side])
      }
    expect(fightOf(course).result?.rollOff?.items[0].map(({ what }) => what)).toContain('units')
  })

  test('agreed on beforehand has no word of a mission', () => {
    const course = invaded()
    const early: HexOrder = {
      ...{ kind: 'prepare', battle: fightOf(course).id, strikes: 0, transporters: 0 },
      ...{ intel: false, freeHeavySupport: 0, rollOff: true },
    }
    const both = close(
      course,
      'prepare',
      { Red: [early], Blue: [early] },
      { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6 },
    )
    expect(textsOf(both, 'Red').join()).not.toMatch(/mission/)
  })
})

describe('a mission', () => {
  test('says who chooses it and by what', () => {
    const prepared = close(invaded(), 'prepare')
    expect(textsOf(prepared, 'Blue')).toContain(
      'Battle in 3/6, Red against Blue: Red chooses the mission as the attacker.',
    )
    expect(textsOf(ready(), 'Blue')[0]).toMatch(/The mission is .*, by a throw of 1\. It can be played now/)
  })

  test('of a raid is fixed by the order, and nobody chooses it', () => {
    const start = stateOf(
      { ...invasion(), forces: { ...invasion().forces, 'Red-RF1': { at: '3/5', points: 300 } } },
      'movement',
    )
    const raid: HexOrder = { ...move('Red-RF1', '3/6'), onArrival: { kind: 'raid' } }
    const opened = close({ state: start, events: [] }, 'movement', { Red: [raid] }, { 'recon.d6(Red-RF1@3/6)': 4 })
    const texts = textsOf(close(opened, 'prepare'), 'Red')
    expect(texts.join()).not.toMatch(/chooses/)
    expect(texts).toContainEqual(
      expect.stringMatching(/^Raid in 3\/6, Red against Blue: The mission is .*, by the order to raid\./),
    )
  })
})

test('HX-390: experience is told as a sum', () => {
  const course = ready()
  const won: HexOrder = {
    ...{ kind: 'result', battle: fightOf(course).id, winner: red, degree: 'MAJOR', left: { Blue: 500 } },
    destroyed: { Blue: 1 },
    units: [{ unit: 'Red-U1', lost: 2, fled: 0, fleeing: false, kills: 1 }],
  }
  const filed = close(course, 'report', { Red: [won] })
  const confirmed = close(filed, 'confirm', {
    Blue: [{ kind: 'confirm', battle: fightOf(course).id, units: [] }],
  })
  const after = close(confirmed, 'postBattle')
  expect(textsOf(after, 'Red')).toContain(
    'Red-U1 of Red-CF1: 2 lost models throw 1, 1; 0 of 2 survive, on 5 or more. 8 models of it are left, and Red-CF1 has 1000 points.',
  )
  expect(textsOf(after, 'Red')).toContainEqual(
    expect.stringMatching(
      /^Red-U1 of Red-CF1: 8 models alive; experience 0, and 1 for one fight, 1 for one victory, 1 for one major victory and 1 for one enemy unit destroyed: 4 \(Survivor\)\.$/,
    ),
  )
})

test('HX-297: a draw says who holds the ground', () => {
  const course = ready()
  const drawn = [report(course, 'draw', { Red: 700 })]
  const told = textsOf(close(course, 'report', { Red: drawn, Blue: drawn }), 'Blue')
  expect(told).toContain(
    'Battle in 3/6, Red against Blue: A draw: Blue holds, and the army of Red is out. Points: Red 1000 → 700, Blue 1000 → 1000.',
  )
})
