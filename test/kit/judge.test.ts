import { describe, expect, test } from 'vitest'
import type { AskView } from '../../rulesets/kit/asks.js'
import { ruleId } from '../../rulesets/kit/ids.js'
import { judge } from '../../rulesets/kit/judge.js'
import type { OrderDraft, OrderProblem } from '../../rulesets/kit/orders.js'
import { ok } from '../../rulesets/kit/result.js'
import type { GameView } from '../../rulesets/kit/view.js'

const problem = (code: string, index?: number): OrderProblem => ({
  ...{ code, message: 'Wrong.', rule: ruleId('BG-001') },
  ...(index === undefined ? {} : { index }),
})

/** Reads every order but `?`, finds fault with each `bad` and with a sheet that has no `flag`. */
const desk: Parameters<typeof judge>[0] = {
  readOrder: (draft) => (draft.kind === '?' ? { ok: false, problem: problem('unread') } : ok(draft)),
  checkOrders: (_view, _ask, orders) => {
    const kinds = (orders as readonly OrderDraft[]).map(({ kind }) => kind)
    const bad = kinds.flatMap((kind, index) => (kind === 'bad' ? [problem('bad', index)] : []))
    return kinds.includes('flag') ? bad : [...bad, problem('no-flag')]
  },
}

const faults = (...kinds: readonly string[]) => {
  const drafts = kinds.map((kind) => ({ kind }))
  const { problems } = judge(desk, {} as GameView, {} as AskView, drafts)
  return problems.map(({ code, index }) => `${code} ${String(index ?? '')}`.trim())
}

describe('a sheet is judged at once', () => {
  test('the faults of all that can be read', () =>
    expect(faults('bad', 'good', 'bad')).toEqual(['bad 0', 'bad 2', 'no-flag']))

  test('those that cannot be read, and the faults of the rest, each by its place on the sheet', () =>
    expect(faults('bad', '?', 'good', '?', 'bad', 'flag')).toEqual(['bad 0', 'unread 1', 'unread 3', 'bad 4']))

  test('but not what it lacks as a whole, while some of it cannot be read', () =>
    expect(faults('good', '?')).toEqual(['unread 1']))
})
