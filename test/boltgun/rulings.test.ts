import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { system } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import { plan, position, reportOf, seat, type Resolved, type Setting } from './support/war.js'

const facilitator: Viewer = { kind: 'facilitator' }

const askOf = (state: State) => {
  const [ask] = boltgun.awaiting(state)
  if (ask?.seat !== facilitatorDesk) throw new Error('the facilitator is not asked')
  return ask
}

const read = (drafts: readonly OrderDraft[]): readonly BoltgunOrder[] =>
  drafts.map((draft) => {
    const order = boltgun.readOrder(draft)
    if (!order.ok) throw new Error(order.problem.message)
    return order.value
  })

const problems = (state: State, drafts: readonly OrderDraft[]): readonly string[] =>
  boltgun.checkOrders(boltgun.viewFor(state, facilitator), askOf(state).view, read(drafts)).map(({ code }) => code)

/** The facilitator's answer; null is silence, or that there is none. */
const rules = (state: State, drafts: readonly OrderDraft[] | null): Resolved => {
  const ask = askOf(state)
  const sheets = [{ ask: ask.id, seat: ask.seat, orders: drafts && read(drafts) }]
  const events = boltgun.advance(state, ask.group, sheets, diceFrom('ruling', boltgun.clock(state)), system)
  return { state: boltgun.evolve(state, events), events }
}

const told = ({ events, state }: Resolved, viewer: Viewer): string =>
  reportOf(events, viewer, state)
    .map(({ text }) => text)
    .join('\n')

describe('retreats that no plan names', () => {
  const map = '. . . . . . . . .\n. A1 . . . . . . B1\n. . . . . . . . .'
  const beaten: Setting = { mustRetreat: ['A1'], settings: { 'retreat.default': 'facilitator' } }
  const at = ({ state }: Resolved): number | undefined => state.banners.find(({ id }) => id === 'A1')?.at
  const send = (to: string, reason?: string): OrderDraft => ({
    ...{ kind: 'ruleRetreat', piece: 'A1', to },
    ...(reason === undefined ? {} : { detail: { reason } }),
  })

  test('the facilitator is asked after every plan, and nobody can tell whether there is anything to rule', () => {
    const pending = plan(position(map, beaten), {})
    const free = plan(position(map, { settings: { 'retreat.default': 'facilitator' } }), {})
    for (const { state } of [pending, free]) {
      expect(state.stage).toBe('rulings')
      expect(askOf(state)).toMatchObject({ askedOfAllSeats: true, deadline: 'ruling' })
    }
    for (const viewer of [seat('B'), { kind: 'observer' } as const]) {
      expect(JSON.stringify(boltgun.viewFor(pending.state, viewer))).toBe(
        JSON.stringify(boltgun.viewFor(free.state, viewer)),
      )
      expect(told(pending, viewer)).toBe(told(free, viewer))
    }
    expect(boltgun.viewFor(free.state, facilitator).detail.rulings?.retreats).toEqual([])
    expect(problems(free.state, [])).toEqual([])
  })

  test('he sends the banner where it may go, with a reason for its owner', () => {
    const { state } = plan(position(map, beaten), {})
    const [option] = boltgun.orderOptions(boltgun.viewFor(state, facilitator), askOf(state).view)
    expect(option).toMatchObject({ kind: 'ruleRetreat', piece: 'A1' })
    expect(option?.to).toContain('2,2')
    expect(problems(state, [send('2,2')])).toEqual([])
    expect(problems(state, [send('5,1')])).toEqual(['out-of-reach'])
    expect(problems(state, [send('2,2'), send('0,0')])).toEqual(['twice'])
    expect(problems(state, [{ ...send('2,2'), piece: 'B1' }])).toEqual(['unknown-piece'])
    const done = rules(state, [send('2,2', 'He wrote so by letter.')])
    expect(at(done)).toBe(2 * 9 + 2)
    expect(told(done, seat('A'))).toContain('the facilitator sends it to 2,2: He wrote so by letter.')
    expect(told(done, seat('B'))).not.toContain('letter')
  })

  test('silence is the automatic retreat; plans that were sealed are carried out', () => {
    const orders = { B: [{ kind: 'march', piece: 'B1', to: '7,1' }] }
    const done = rules(plan(position(map, beaten), orders).state, null)
    expect(at(done)).toBe(1)
    expect(done.state.banners.find(({ id }) => id === 'B1')?.at).toBe(9 + 7)
    expect(done.state.turn).toBe(2)
  })

  test('a retreat that a plan names is nothing to rule on', () => {
    const { state } = plan(position(map, beaten), { A: [{ kind: 'retreat', piece: 'A1', to: '0,0' }] })
    expect(boltgun.viewFor(state, facilitator).detail.rulings?.retreats).toEqual([])
    expect(at(rules(state, null))).toBe(0)
  })
})

describe('several reach their objectives in one turn', () => {
  const map = 'A1 . . . . . . . . B1 . . . . . . . . C1'
  const count = (sectors: number) => [{ count: sectors }]
  const tie = (of: Readonly<Record<string, number>>): State =>
    plan(
      position(map, {
        objectives: Object.fromEntries(Object.entries(of).map(([letter, sectors]) => [letter, count(sectors)])),
        settings: { 'victory.tie': 'facilitator' },
      }),
      {},
    ).state
  const name = (champion: string): OrderDraft => ({
    ...{ kind: 'ruleVictory', with: champion, detail: { reason: 'He held it longest.' } },
  })

  test('every turn waits to be posted, and nobody can tell whether there is a tie', () => {
    const [tied, none] = [tie({ A: 1, B: 1 }), tie({ A: 99, B: 99 })]
    for (const state of [tied, none]) expect([state.stage, askOf(state).deadline]).toEqual(['posting', 'posting'])
    expect(JSON.stringify(boltgun.viewFor(tied, seat('C')))).toBe(JSON.stringify(boltgun.viewFor(none, seat('C'))))
    expect(boltgun.viewFor(tied, facilitator).detail.rulings?.tied.map((one) => one.seat)).toEqual(['A', 'B'])
    expect(problems(none, [name('A')])).toEqual(['no-tie'])
    expect(rules(none, []).state.turn).toBe(2)
  })

  test('the facilitator names a champion among them and no other', () => {
    const state = tie({ A: 1, B: 1 })
    expect(problems(state, [name('B')])).toEqual([])
    expect(problems(state, [name('C')])).toEqual(['champion'])
    expect(problems(state, [name('A'), name('B')])).toEqual(['misplaced'])
    // One that got past the desk rules nothing
    const past = rules(state, [name('C')])
    expect([past.state.outcome, past.events.some(({ kind }) => kind === 'tieRuled')]).toEqual([null, false])
    const done = rules(state, [name('B')])
    expect(done.state.outcome).toMatchObject({ champion: 'B', rule: 'A-50' })
    expect(told(done, { kind: 'observer' })).toContain('He held it longest.')
  })

  test('or lets play go on, of which the tied alone learn', () => {
    for (const answer of [[name('nobody')], [], null]) {
      const done = rules(tie({ A: 1, B: 1 }), answer)
      expect([done.state.outcome, done.state.turn]).toEqual([null, 2])
      expect(told(done, seat('A')).includes('longest')).toBe(answer !== null && answer.length > 0)
      expect(told(done, seat('C'))).not.toContain('longest')
    }
  })

  test('one alone wins without a word of his', () => {
    expect(rules(tie({ A: 1, B: 99 }), null).state.outcome?.champion).toBe('A')
  })
})
