import { describe, expect, test } from 'vitest'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { settings as spec } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { lateStartsHold, withoutLast } from '../support/lateStart.js'
import { last } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import { plan, position, seat, turn, type Setting } from './support/war.js'

const late = seatId('C')

const map = `
  .  . .  . . . . .
  .  . .  . . . . .
  .  . A1 . . . . C1
  .  . .  . . . . .
  B1 . .  . . . . .`

const laid = (setting: Setting = {}): State => position(map, { ...setting, reserved: ['C'] })

const admit = (state: State): State =>
  boltgun.evolve(state, boltgun.lateStart?.admit(state, late, diceFrom('admit', boltgun.clock(state))) ?? [])

const closed = (state: State): readonly string[] =>
  boltgun.viewFor(state, { kind: 'observer' }).marks.flatMap(({ kind, at }) => (kind === 'reserved' ? [at] : []))

const march = (piece: string, to: string) => ({ kind: 'march', piece, to })

const settingsWith = (chosen: Readonly<Record<string, Json>> = {}) => {
  const read = resolveSettings(spec, chosen)
  if (!read.ok) throw new Error(read.problem.message)
  return read.value
}

describe('A-69: closed ground', () => {
  test('is what a battle range would reach from, nearer to the start than to others', () => {
    const rows = [0, 1, 2, 3, 4].flatMap((y) => [5, 6, 7].map((x) => `${String(x)},${String(y)}`))
    expect(closed(laid())).toEqual(rows)
  })

  test('is neither offered nor accepted', () => {
    const state = turn(turn(laid(), { A: [march('A1', '3,2')] }), { A: [march('A1', '4,2')] })
    const ask = boltgun.awaiting(state).find((one) => one.seat === 'A')
    if (!ask) throw new Error('A is not asked')
    const view = boltgun.viewFor(state, seat('A'))
    const offers = boltgun.orderOptions(view, ask.view).find(({ kind }) => kind === 'march')
    expect(offers?.to).toContain('4,1')
    expect(offers?.to).not.toContain('5,2')
    const order = boltgun.readOrder(march('A1', '5,2'))
    if (!order.ok) throw new Error(order.problem.message)
    expect(boltgun.checkOrders(view, ask.view, [order.value])).toMatchObject([{ code: 'closed', rule: 'A-69' }])
    const { state: after, events } = plan(state, { A: [march('A1', '5,2')] })
    expect(after.banners.find(({ id }) => id === 'A1')).toMatchObject({
      at: state.banners.find(({ id }) => id === 'A1')?.at,
    })
    expect(events.find(({ kind }) => kind === 'orderRefused')).toMatchObject({ code: 'closed' })
  })

  test('is open again from late.until on, and the seat is out', () => {
    const settings = { 'late.until': 2 }
    const state = turn(laid({ settings }))
    expect(closed(laid({ settings })).length).toBeGreaterThan(0)
    expect(closed(state)).toEqual([])
    expect(boltgun.viewFor(state, seat('A')).legend[2]).toMatchObject({ seat: late, eliminated: true })
    expect(turn(turn(state, { A: [march('A1', '3,2')] }), { A: [march('A1', '4,2')] }).outcome).toBeNull()
  })
})

describe('A-70: what late starters get', () => {
  test.each([
    [1, {}, 0],
    [2, {}, 1],
    [4, {}, 3],
    [5, { 'late.levels': 2 }, 8],
  ])('is stated for turn %i with %j', (now, chosen, levels) => {
    expect(boltgun.lateStart?.compensation(settingsWith(chosen), now)).toMatchObject([{ key: 'levels', value: levels }])
  })

  test('lasts until the setting says', () => {
    expect(boltgun.lateStart?.lastTurn(settingsWith())).toBe(6)
    expect(boltgun.lateStart?.lastTurn(settingsWith({ 'late.until': 3 }))).toBe(3)
  })

  test.each([
    [1, {}, 12],
    [3, {}, 14],
    [3, { 'late.levels': 5 }, 20],
  ])('is given in turn %i with %j', (now, chosen, level) => {
    const state = admit({ ...laid({ settings: chosen }), turn: now })
    expect(state.banners.filter((banner) => banner.seat === late)).toMatchObject([{ id: 'C1', level }])
  })
})

describe('A-68: late starters', () => {
  test('own the ground under their ranges, which they see, and others do not see them yet', () => {
    const state = admit(turn(laid()))
    const view = boltgun.viewFor(state, seat('C'))
    expect(view.pieces).toMatchObject([{ id: 'C1', at: '7,2', size: 13 }])
    expect(view.facts.find(({ key }) => key === 'sectors')?.value).toBe(6)
    expect(boltgun.viewFor(state, seat('A')).contacts.filter((contact) => contact.seat === late)).toEqual([])
    expect(boltgun.viewFor(turn(state), seat('A')).legend[2]).toMatchObject({ seat: late, eliminated: false })
  })

  test('a banner that never comes counts as destroyed once its start is kept no more', () => {
    const objectives = { A: [{ destroy: ['C1'] }] }
    const state = turn(laid({ objectives, settings: { 'late.until': 2 } }))
    expect(state.outcome).toBeNull()
    expect(turn(state).outcome).toMatchObject({ champion: 'A' })
    expect(turn(admit(state)).outcome).toBeNull()
  })

  test('no packet that is drawn hangs on them', () => {
    const { campaign } = withoutLast({ game: boltgun, scenario: 'four-corners', settings: {} }, 'sensibly', 1)
    const { seats } = last(campaign) as State
    const hunted = seats.flatMap(({ id, objectives }) =>
      id === 'D' ? [] : objectives.flatMap((objective) => (objective.kind === 'destroy' ? objective.enemies : [])),
    )
    expect(hunted.length).toBeGreaterThan(0)
    expect(hunted).not.toContain('D')
  })

  test('what their packet holds is told to nobody else', () => {
    const state = turn(laid())
    const seats = state.seats.map((one) =>
      one.reserved
        ? {
            ...one,
            reserved: {
              ...one.reserved,
              banners: one.reserved.banners.map((banner) => ({ ...banner, level: 19, at: banner.at - 8 })),
            },
          }
        : one,
    )
    const told = (from: State): unknown => {
      const after = admit(from)
      const events = boltgun.lateStart?.admit(from, late, diceFrom('admit', boltgun.clock(from))) ?? []
      return ['A', 'B'].map((letter) => {
        const before = boltgun.viewFor(from, seat(letter))
        const view = boltgun.viewFor(after, seat(letter))
        return [before, view, events.map((event) => boltgun.reportFor(event, seat(letter), view.board))]
      })
    }
    expect(told({ ...state, seats })).toEqual(told(state))
  })

  lateStartsHold({ game: boltgun, scenario: 'three-valleys', settings: { 'army.choice': 'scenario' } })
})

describe('A-68: late starters where armies are chosen', () => {
  lateStartsHold({ game: boltgun, scenario: 'six-crowns', settings: {} })
})
