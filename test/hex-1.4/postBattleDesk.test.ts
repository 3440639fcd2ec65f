import { describe, expect, it } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks/awaiting.js'
import { checkOrders, orderOptions, readOrder, suggest, warnings } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { aftermath, fight, fought, report, unit } from './support/fought.js'
import { frontier, holders, noDice, scripted, type Position } from './support/position.js'

/** Red has lost 3/6 and a raid, and two units of his have earned their honours. */
const position = (settings: Position['settings'] = {}): State =>
  fought(
    {
      settings,
      hexes: { ...frontier, '3/5': { owner: 'Red' }, '4/6': { owner: 'Red' } },
      forces: {
        ...holders,
        'Red-CF1': {
          ...{ at: '3/6', points: 700, authorised: 900 },
          units: [
            unit('Red-U1', { experience: 2, honours: ['INFANTRY.1'] }),
            unit('Red-U2', { types: ['HQ', 'BIKE'], models: 1, alive: 1 }),
          ],
        },
        'Red-RF1': { at: '3/7', points: 300 },
        'Blue-CF1': { at: '3/6', points: 900 },
      },
    },
    {
      contests: { '3/6': 'Blue' },
      raids: { 'Red-RF1': { at: '3/7', won: false } },
      battles: (state) => [
        fight(state, '3/6', ['Red-CF1', 'Blue-CF1'], 'Blue', {
          units: [[report('Red-U1', { lost: 3, kills: 1 }), report('Red-U2', { kills: 1 })], []],
        }),
      ],
    },
  )

const desk = (state: State) => {
  const ask = awaiting(state).find(({ seat }) => seat === 'Red')
  if (!ask) throw new Error('Red is not asked')
  const view = viewFor(state, { kind: 'seat', seat: ask.seat })
  const read = (draft: OrderDraft) => {
    const order = readOrder(draft)
    if (!order.ok) throw new Error(order.problem.message)
    return order.value
  }
  return {
    options: orderOptions(view, ask.view),
    read,
    codes: (...drafts: readonly OrderDraft[]) => checkOrders(view, ask.view, drafts.map(read)).map(({ code }) => code),
    warnings: (...drafts: readonly OrderDraft[]) =>
      warnings?.(view, ask.view, drafts.map(read)).map(({ message }) => message),
    suggested: suggest(view, ask.view, noDice),
  }
}

const honours = (item: string, ...picks: readonly Readonly<Record<string, string>>[]): OrderDraft => ({
  ...{ kind: 'honours', item },
  detail: { picks },
})

describe('the desk after the battles', () => {
  it('offers each force the hexes to which it may go', () => {
    const { options } = desk(position())
    const going = options.flatMap(({ kind, piece, to }) => (piece ? [[kind, piece, to]] : []))
    expect(going).toEqual([
      ['retreat', 'Red-CF1', ['3/5', '4/6']],
      ['fallBack', 'Red-RF1', ['2/6', '2/7', '3/6', '3/8', '4/6', '4/7']],
    ])
  })

  it('accepts what it offers and says what is wrong with the rest', () => {
    const { codes } = desk(position())
    const [go, back] = [
      { kind: 'retreat', piece: 'Red-CF1', to: '3/5' },
      { kind: 'fallBack', piece: 'Red-RF1', to: '4/7' },
    ]
    expect(codes(go, back)).toEqual([])
    expect(codes({ ...go, to: '3/7' })).toEqual(['out-of-reach'])
    expect(codes({ ...go, piece: 'Blue-CF1' })).toEqual(['not-asked'])
    expect(codes(go, { ...go, to: '4/6' })).toEqual(['twice'])
  })

  it('offers the honours that a unit has not, from its own tables, once each', () => {
    const { codes, options } = desk(position())
    const owed = options.filter(({ kind }) => kind === 'honours').map(({ item }) => item?.[0])
    expect(owed).toEqual([
      expect.objectContaining({ id: 'Red-U1', badge: '1 owed' }),
      expect.objectContaining({ id: 'Red-U2' }),
    ])
    expect(JSON.stringify(options)).not.toContain('"INFANTRY.1"')
    expect(codes(honours('Red-U1', { choose: 'INFANTRY.2' }), honours('Red-U2', { roll: 'BIKE' }))).toEqual([])
    expect(codes(honours('Red-U1', { choose: 'INFANTRY.1' }))).toEqual(['twice'])
    expect(codes(honours('Red-U1', { choose: 'INFANTRY.7' }))).toEqual(['unknown-honour'])
    expect(codes(honours('Red-U1', { choose: 'VEHICLE.2' }))).toEqual(['wrong-table'])
    expect(codes(honours('Red-U1', { roll: 'INFANTRY' }, { roll: 'INFANTRY' }))).toEqual(['too-many'])
  })

  it('keeps to the campaign’s way of gaining honours', () => {
    const rolled = desk(position({ 'honours.mode': 'roll' }))
    expect(rolled.codes(honours('Red-U1', { choose: 'INFANTRY.2' }))).toEqual(['not-chosen'])
    const chosen = desk(position({ 'honours.mode': 'choose' }))
    expect(chosen.codes(honours('Red-U1', { roll: 'INFANTRY' }))).toEqual(['not-rolled'])
    expect([rolled.codes(...rolled.suggested), chosen.codes(...chosen.suggested)]).toEqual([[], []])
    expect(rolled.suggested).toHaveLength(2)
  })

  it('takes survival dice where the campaign has them thrown on the table', () => {
    const dice = (faces: readonly number[]): OrderDraft => ({ kind: 'survival', item: 'Red-U1', detail: { faces } })
    expect(desk(position()).codes(dice([1, 2, 3]))).toEqual(['not-asked'])
    const table = desk(position({ 'survival.rolls': 'table' }))
    expect(table.codes(dice([1, 5, 6]))).toEqual([])
    expect(table.codes(dice([1, 5]))).toEqual(['wrong-count'])
    expect(readOrder(dice([7, 1, 1])).ok).toBe(false)
    expect(table.options.find(({ kind }) => kind === 'survival')?.item?.[0]?.badge).toBe('lives on 5+')
  })

  it('says what comes of everything that no order is given for', () => {
    const { warnings: said } = desk(position())
    expect(said()).toEqual([
      'Without an order Red-CF1 retreats to 3/5.',
      'Without an order Red-RF1 falls back to 4/6.',
      'Red-U1 is owed 1 honour: it waits until it is taken.',
      'Red-U2 is owed 1 honour: it waits until it is taken.',
    ])
    const all = [
      { kind: 'retreat', piece: 'Red-CF1', to: '4/6' },
      { kind: 'fallBack', piece: 'Red-RF1', to: '4/6' },
      honours('Red-U1', { roll: 'INFANTRY' }),
      honours('Red-U2', { roll: 'BIKE' }),
    ]
    expect(said(...all)).toEqual([])
  })

  it('keeps its word: silence goes where the warnings say', () => {
    const state = position()
    const dice = scripted({ 'recon.d6(Red-RF1@4/6)': [6], 'survive.d6(Red-U1)': [6, 6, 6] })
    const { events } = aftermath(state, dice)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'retreatMade', force: 'Red-CF1', ordered: false }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'fallenBack', force: 'Red-RF1', why: 'lost-raid' }))
  })
})
