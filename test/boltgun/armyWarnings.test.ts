import { armyRules, armyRuleText, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { describe, expect, test } from 'vitest'
import { close, judge, opening, own, preset, warned } from './support/armies.js'

describe('warnings', () => {
  const state = opening('first-contact', { 'army.budget': 9 })
  const pairs: readonly (readonly [ArmyRule, ArmyRule])[] = [
    ['RAIDERS', 'IMPETUOUS'],
    ['RAIDERS', 'STEADFAST'],
    ['IMPETUOUS', 'STEADFAST'],
    ['RAIDERS', 'SLOW_RESUPPLY'],
    ['IMPETUOUS', 'SLOW_RESUPPLY'],
    ['UNSEEN_PRESENCE', 'EASILY_OBSERVABLE'],
    ['TRIBAL_ANIMOSITY', 'FLEXIBLE_COMMAND'],
    ['BLITZ', 'INFESTATION'],
    ['WOTS_A_RECON', 'ALL_SEEING_EYE'],
    ['RAIDERS', 'MOBILIZATION'],
    ['TOUGH', 'VERY_TOUGH'],
  ]
  const of = (code: string, warnings: readonly string[]) => warnings.filter((text) => text.startsWith(`${code}: `))

  test('name every pair of rules that stand in one another’s way, and no other', () => {
    const all = Object.keys(armyRules) as ArmyRule[]
    for (const first of all)
      for (const second of all.slice(all.indexOf(first) + 1)) {
        const found = of('pair', warned(state, 'A', own([first, second])))
        const known = pairs.some((pair) => pair.includes(first) && pair.includes(second))
        expect([first, second, found.length]).toEqual([first, second, known ? 1 : 0])
        if (known) for (const rule of [first, second]) expect(found[0]).toContain(armyRuleText(rule).title)
      }
    const stacking = opening('first-contact', { 'army.budget': 9, 'tough.stack': true })
    expect(of('pair', warned(stacking, 'A', own(['TOUGH', 'VERY_TOUGH'])))).toEqual([])
  })

  test('say who will be shown the list, what is left over, and that a node is still to be named', () => {
    const warnings = warned(state, 'A', own(['HIVE_MENTALITY', 'BLITZ']))
    expect(of('shown', warnings)[0]).toContain('All other players are shown your list')
    expect(of('two-blitzes', warnings)).toHaveLength(1)
    expect(of('budget-left', warnings)[0]).toContain('13 of 9')
    expect(of('node-later', warnings)).toHaveLength(1)
    expect(warned(opening('first-contact'), 'A', preset('Sisters'))).toEqual([])
  })

  test('name banners without orders in a plan, and lists that are left without a word', () => {
    const begun = close(opening('first-contact')).state
    expect(warned(begun, 'A', { kind: 'search', piece: 'A1' })).toEqual(['no-orders: A2 and A3 have no orders.'])
    const filed = close(opening('three-valleys'), { A: [own(['STEADFAST'])] }).state
    expect(of('unjudged', warned(filed, 'B'))).toHaveLength(1)
    expect(warned(filed, 'B', judge('A', 'approve'))).toEqual([])
    const odd = close(opening('three-valleys'), { A: [own(['RAIDERS', 'IMPETUOUS'])] }).state
    expect(warned(odd, 'C', judge('A', 'approve'))).toEqual([expect.stringMatching(/^pair: A: Raiders and Impetuous/)])
  })
})
