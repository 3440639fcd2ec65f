import { describe, expect, it } from 'vitest'
import { chanceAgainst, chanceAgainstAll } from '@muster/rulesets/hex-1.4/engine/desk/suggest/chance.js'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import { settings as spec, type Settings } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { defaultsOf } from '@muster/rulesets/kit/settings.js'

const lawsWith = (mode: Settings['rolloff.mode'], tie: Settings['rolloff.tie'] = 'reroll') => {
  const settings: Settings = { ...defaultsOf(spec), 'rolloff.mode': mode, 'rolloff.tie': tie }
  return contextOf({ board: { rows: 6, columns: 10 }, settings })
}

const army = (points: number, bonus = 0, units = 1) => ({ points, bonus, units })

/** Wins and losses of so many dice against so many, counted out over all throws. */
const counted = (dice: number, others: number, lead: number): { wins: number; ties: number; all: number } => {
  let [wins, ties] = [0, 0]
  const all = 6 ** (dice + others)
  for (let n = 0; n < all; n += 1) {
    let sum = lead
    for (let at = 0; at < dice + others; at += 1) {
      const face = (Math.floor(n / 6 ** at) % 6) + 1
      sum += at < dice ? face : -face
    }
    if (sum > 0) wins += 1
    if (sum === 0) ties += 1
  }
  return { wins, ties, all }
}

describe('the reckoning of bots', () => {
  const usual = lawsWith('base_dice_flat_mods')

  it('is that of the dice', () => {
    const { wins, ties, all } = counted(3, 2, -1)
    expect(chanceAgainst(usual, army(1500), army(1000, 1), 'other')).toBeCloseTo(wins / (all - ties), 10)
    const favoured = lawsWith('base_dice_flat_mods', 'defender')
    expect(chanceAgainst(favoured, army(1500), army(1000, 1), 'other')).toBeCloseTo(wins / all, 10)
    expect(chanceAgainst(favoured, army(1500), army(1000, 1), 'own')).toBeCloseTo((wins + ties) / all, 10)
  })

  it('reads the table as the campaign does', () => {
    const dice = counted(4, 2, 0)
    expect(chanceAgainst(lawsWith('all_dice'), army(1500, 1), army(1000), 'other')).toBeCloseTo(
      dice.wins / (dice.all - dice.ties),
      10,
    )
    const flat = counted(3, 2, 1)
    expect(chanceAgainst(lawsWith('flat_all'), army(1500), army(1000), 'other')).toBeCloseTo(
      flat.wins / (flat.all - flat.ties),
      10,
    )
  })

  it('counts units that one side has more', () => {
    const { wins, ties, all } = counted(2, 2, 3)
    expect(chanceAgainst(usual, army(1000, 0, 5), army(1000, 0, 2), 'other')).toBeCloseTo(wins / (all - ties), 10)
  })

  it('knows sure fights and coins', () => {
    expect(chanceAgainst(usual, army(400, 1), army(400), 'other')).toBe(1)
    expect(chanceAgainst(usual, army(400), army(400), 'other')).toBe(0.5)
    expect(chanceAgainstAll(usual, army(1000), [])).toBe(1)
    expect(chanceAgainstAll(usual, army(1000), [army(1000), army(1000)])).toBeCloseTo(0.25)
  })
})
