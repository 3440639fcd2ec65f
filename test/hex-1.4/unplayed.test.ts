import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import presentation from '@muster/rulesets/hex-1.4/web/index.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { blue, close, fightOf, invasion, ready, red, report, viewOf, type Course } from './support/fights.js'
import { move } from './support/play.js'
import { stateOf } from './support/position.js'
import { linesOf } from './support/told.js'

type Settings = Readonly<Record<string, Json>>

const end = (course: Course, seat = 'Red') => {
  const found = linesOf(course, seat).find(({ text }) => /Points: /.test(text))
  if (!found) throw new Error('no fight has ended')
  return found
}

const how = (course: Course): unknown =>
  presentation
    .document?.(viewOf(course, red), fightOf(course).id)
    ?.sections.find(({ title }) => title === 'Result')
    ?.lines.find(({ label }) => label === 'How')

const says = ' as the settings of this campaign say'

describe('a raid that nobody reports', () => {
  const unplayed = (settings: Settings): Course => {
    const position = {
      ...invasion(settings),
      forces: { ...invasion().forces, 'Red-RF1': { at: '3/5', points: 300, units: [] } },
    }
    const raid: HexOrder = { ...move('Red-RF1', '3/6'), onArrival: { kind: 'raid' }, onHalt: { kind: 'raid' } }
    const halts = { 'recon.d6(Red-RF1@3/6)': 4 }
    const start = close({ state: stateOf(position, 'movement'), events: [] }, 'movement', { Red: [raid] }, halts)
    return close(close(start, 'prepare'), 'report')
  }

  test.each([
    ['roll_off', 'so the dice decide', 'Blue'],
    ['lost', 'so the raid counts as lost', 'Blue'],
    ['won', 'so the raid counts as won', 'Red'],
  ])('says by which setting it ended: %s', (rule, so, winner) => {
    const course = unplayed({ 'raid.unplayed': rule })
    const { text, rule: cited } = end(course)
    expect(text).toContain(`Neither side reported a result, ${so},${says}. `)
    expect(text).toContain(`${winner} wins`)
    expect(cited).toBe('HX-282')
    expect(how(course)).toMatchObject({ value: `Neither side reported a result, ${so},${says}`, rule: 'HX-282' })
  })
})

describe('a battle that no report decides', () => {
  test('says that nobody reported it, and what follows', () => {
    const held = close(ready({ 'battle.unplayed': 'defender_holds' }), 'report')
    expect(end(held)).toMatchObject({ rule: 'HX-300' })
    expect(end(held).text).toContain(`Neither side reported a result, so the defender holds,${says}. Blue wins.`)
    expect(end(close(ready(), 'report')).text).toContain(`so the dice decide,${says}. Red throws`)
  })

  test('says that two reports differed, or that one was not confirmed', () => {
    const course = ready({ 'result.conflict': 'defender_holds' })
    const differed = close(
      close(course, 'report', { Red: [report(course, red)], Blue: [report(course, blue)] }),
      'correct',
    )
    expect(end(differed)).toMatchObject({ rule: 'HX-301' })
    expect(end(differed).text).toContain(`The two reports differed to the end, so the defender holds,${says}.`)
    const doubted = ready({ 'result.conflict': 'defender_holds', 'result.silence': 'conflict' })
    const silent = close(close(doubted, 'report', { Red: [report(doubted, red)] }), 'confirm')
    expect(end(silent).text).toContain('One side reported and the other did not confirm it, so the defender holds,')
  })
})

test('the facilitator’s list of fights takes neither side for one’s own', () => {
  const course = ready()
  const filed = close(course, 'report', { Red: [report(course, red)] })
  const facilitator = hex.viewFor(filed.state, { kind: 'facilitator' })
  const statuses = [facilitator, viewOf(filed, red), viewOf(filed, blue)].map(
    (view) => presentation.documents?.(view)[0]?.status,
  )
  expect(statuses).toEqual([
    'One side has reported: the other confirms',
    'You have reported: it is to be confirmed',
    'The other side has reported: is it so?',
  ])
})

test('orders are told by the names of things, not by their codes', () => {
  const course = ready()
  const view = viewOf(course, red)
  const say = (kind: string, more: Readonly<Record<string, unknown>>): string =>
    presentation.describe(view, { kind, ...more })
  expect(say('strike', { piece: 'Red-RF1', item: 'raid' })).toBe('Red-RF1 raids where it is')
  expect(say('strike', { piece: 'Red-RF1', item: 'ambush' })).toBe('Red-RF1 lies in ambush where it is')
  expect(say('prepare', { item: fightOf(course).id, detail: { strikes: 1, transporters: 2 } })).toMatch(
    / – Air \/ Artillery Strike, 2 × Transporter Device$/,
  )
  expect(say('honours', { item: 'Red-U1', detail: { picks: [{ roll: 'INFANTRY' }] } })).toMatch(
    /: a roll on the table of Infantry$/,
  )
  expect(say('claim', { to: '3/6' })).toBe('Secures the claim to 3/6')
})
