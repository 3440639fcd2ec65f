import { textsOf } from './support/told.js'
import { describe, expect, it } from 'vitest'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { aftermath, fight, fought, pointsOf, report, unit } from './support/fought.js'
import { frontier, holders, scripted, type Position } from './support/position.js'

describe('survivors', () => {
  const roster = [unit('Red-U1'), unit('Red-U2', { models: 1, alive: 1, points: 150, types: ['HQ', 'BIKE'] })]
  const position: Position = {
    hexes: { ...frontier, '3/5': { owner: 'Red' } },
    forces: {
      ...holders,
      'Red-CF1': { at: '3/6', points: 700, authorised: 1000, units: roster },
      'Blue-CF1': { at: '3/6', points: 900 },
    },
  }
  const after = (
    result: Parameters<typeof fight>[4],
    winner = 'Red',
    dice: Parameters<typeof scripted>[0] = {},
    orders: readonly HexOrder[] = [],
    settings: Position['settings'] = {},
  ) =>
    aftermath(
      fought(
        { ...position, settings },
        {
          contests: { '3/6': winner === 'draw' ? null : winner },
          cameFrom: { 'Red-CF1': '3/5' },
          battles: (state) => [fight(state, '3/6', ['Red-CF1', 'Blue-CF1'], winner, result)],
        },
      ),
      scripted(dice),
      { Red: orders },
    ).state.forces.find(({ id }) => id === 'Red-CF1')
  const lost = [report('Red-U1', { lost: 4 }), report('Red-U2', { lost: 1, kills: 2 })]
  const faces = { 'survive.d6(Red-U1)': [5, 4, 6, 1], 'survive.d6(Red-U2)': [3] }

  it('bring their points back, never beyond what was bought', () => {
    const force = after({ units: [lost, []], degree: 'MAJOR', before: 900 }, 'Red', faces)
    expect(force?.points).toBe(700 + 2 * 10 + 150)
    expect(force?.units).toMatchObject([
      { alive: 8, experience: 3 },
      { alive: 1, experience: 5 },
    ])
  })

  it('are told unit by unit, with what the force has then', () => {
    const course = aftermath(
      fought(position, {
        contests: { '3/6': 'Red' },
        cameFrom: { 'Red-CF1': '3/5' },
        battles: (state) => [fight(state, '3/6', ['Red-CF1', 'Blue-CF1'], 'Red', { units: [lost, []], before: 900 })],
      }),
      scripted({ ...faces, 'survive.d6(Red-U2)': [2] }),
    )
    expect(textsOf(course, 'Red').filter((text) => text.includes('lost model'))).toEqual([
      'Red-U1 of Red-CF1: 4 lost models throw 5, 4, 6, 1; 2 of 4 survive, on 5 or more. 8 models of it are left, and Red-CF1 has 720 points.',
      'Red-U2 of Red-CF1: 1 lost model throws 2; 0 of 1 survive, on 3 or more. None of the unit is left, and Red-CF1 has 720 points.',
    ])
  })

  it('bring back no more than the result says was lost', () => {
    const points = [0, 100].map((more) => after({ units: [lost, []], before: 700 + more }, 'Red', faces)?.points)
    expect(points).toEqual([700, 800])
  })

  it('forget everything when nothing of them lives', () => {
    const force = after({ units: [lost, []] }, 'Red', { ...faces, 'survive.d6(Red-U2)': [2] })
    expect(force?.units[1]).toMatchObject({ alive: 0, experience: 0 })
  })

  it('have no dice and no return after a withdrawal', () => {
    const force = after({ units: [lost, []], withdrew: 'Red' }, 'Blue')
    expect(force).toMatchObject({ at: 24, points: 700, units: [{ alive: 6, experience: 1 }, { alive: 0 }] })
  })

  it('throw for the rest of a unit that flees below a quarter', () => {
    const flees = [report('Red-U1', { lost: 8, fleeing: true })]
    const force = after({ units: [flees, []] }, 'Red', { 'survive.d6(Red-U1)': [1, 1, 1, 1, 1, 1, 1, 1, 5, 2] })
    expect(force?.units[0]?.alive).toBe(1)
    expect(force?.points).toBe(690)
  })

  it('take dice entered from the table where the campaign has it so, and throws for a wrong number of them', () => {
    const table = { 'survival.rolls': 'table' }
    const own: HexOrder[] = [
      { kind: 'survival', unit: 'Red-U1', faces: [6, 6, 6, 6] },
      { kind: 'survival', unit: 'Red-U2', faces: [6, 6] },
    ]
    const force = after({ units: [lost, []] }, 'Red', { 'survive.d6(Red-U2)': [1] }, own, table)
    expect(force?.units.map(({ alive }) => alive)).toEqual([10, 0])
  })

  it('of a draw that dice decided keep their losses and have fought, no more', () => {
    const force = after({ units: [lost, []], rolledOff: true }, 'Red', faces)
    expect(force?.units[0]).toMatchObject({ alive: 8, experience: 1 })
    const never = after({ units: [[], []], how: 'roll-off', rolledOff: true }, 'Red')
    expect(never?.units[0]).toMatchObject({ alive: 10, experience: 0 })
  })

  it('are owed an honour for each level, and keep what is owed until it is taken', () => {
    const kills = [report('Red-U1', { kills: 3 })]
    const result = { units: [kills, []] as const, degree: 'MAJOR' as const }
    const waiting = after(result)
    expect(waiting?.units[0]).toMatchObject({ experience: 6, honours: [] })
    const picks: HexOrder[] = [
      { kind: 'honours', unit: 'Red-U1', picks: [{ roll: 'INFANTRY' }, { choose: 'INFANTRY.3' }] },
    ]
    const taken = after(result, 'Red', { 'honour.d6(Red-U1)': [3, 5] }, picks)
    expect(taken?.units[0]?.honours).toEqual(['INFANTRY.5', 'INFANTRY.3'])
  })

  it('leave a force that has nothing left off the map', () => {
    const thin = { ...position, forces: { ...position.forces, 'Red-CF1': { at: '3/6', points: 20, units: roster } } }
    const flees = [report('Red-U1', { lost: 8, fleeing: true })]
    const state = fought(thin, {
      contests: { '3/6': 'Red' },
      battles: (now) => [fight(now, '3/6', ['Red-CF1', 'Blue-CF1'], 'Red', { units: [flees, []] })],
    })
    const { state: left, events } = aftermath(state, scripted({ 'survive.d6(Red-U1)': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }))
    expect(pointsOf(left, 'Red-CF1')).toBeUndefined()
    expect(events).toContainEqual(expect.objectContaining({ kind: 'forceSpent', seenBy: ['Red'] }))
  })
})
