import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { expect, test } from 'vitest'
import { system } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import { plan, position, seat } from './support/war.js'

/** A alone has reported its battle with B, and chooses which result stands. */
const chosen = (): State => {
  const { state } = plan(
    position('A1 . B1 . . . . . . C1', { settings: { 'results.one_sided': 'submitter_chooses' } }),
    {},
  )
  const asks = boltgun.awaiting(state)
  const [first] = asks
  if (!first) throw new Error('nobody fights')
  const report = boltgun.readOrder({
    ...{ kind: 'result', item: first.view.about ?? '' },
    detail: { winner: 'A', lost: { A: 100, B: 400 } },
  })
  if (!report.ok) throw new Error(report.problem.message)
  const sheets = asks.map(({ id, seat: asked }) => ({
    ask: id,
    seat: asked,
    orders: asked === 'A' ? [report.value] : null,
  }))
  return boltgun.evolve(
    state,
    boltgun.advance(state, first.group, sheets, diceFrom('choice', boltgun.clock(state)), system),
  )
}

test('what the only submitter may choose from is shown to it, to a facilitator, and to nobody else (A-40)', () => {
  const state = chosen()
  expect(boltgun.awaiting(state).map((ask) => [ask.seat, ask.view.kind])).toEqual([['A', 'choose']])
  const shown = (viewer: Viewer): readonly boolean[] =>
    boltgun.viewFor(state, viewer).detail.battles.map(({ choice }) => choice !== null)
  expect(shown(seat('A'))).toEqual([true])
  expect(shown({ kind: 'facilitator' })).toEqual([true])
  expect(shown(seat('B'))).toEqual([false])
  expect([shown(seat('C')), shown({ kind: 'observer' })]).toEqual([[], []])
})
