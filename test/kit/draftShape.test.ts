import { describe, expect, test } from 'vitest'
import { shapeProblem } from '../../rulesets/kit/draftShape.js'
import type { OrderDraft } from '../../rulesets/kit/orders.js'

const code = (draft: Omit<OrderDraft, 'kind'>) =>
  shapeProblem({ kind: 'march', ...draft }, { must: ['piece', 'to'], may: ['amount'] }, 'BG-029')?.code ?? null

describe('the shape of a draft', () => {
  test.each([
    ['what it must carry is enough', { piece: 'A1', to: '4,3' }, null],
    ['what it may carry is welcome', { piece: 'A1', to: '4,3', amount: 2 }, null],
    ['a missing field', { piece: 'A1' }, 'missing-field'],
    ['a field too many', { piece: 'A1', to: '4,3', item: 'x' }, 'unexpected-field'],
    ['half an amount', { piece: 'A1', to: '4,3', amount: 1.5 }, 'amount'],
  ])('%s', (_, draft, found) => {
    expect(code(draft)).toBe(found)
  })

  test('says what to do, and by which rule', () => {
    expect(shapeProblem({ kind: 'march' }, { must: ['piece'] }, 'BG-029')).toEqual({
      code: 'missing-field',
      message: 'An order march needs piece: add it.',
      rule: 'BG-029',
    })
  })
})
