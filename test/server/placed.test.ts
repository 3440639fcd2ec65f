import { cellName, ruleId } from '@muster/rulesets/kit/ids.js'
import { expect, it } from 'vitest'
import { placed, placedDraft } from '../../server/src/graphql/placed.js'

const orders = [
  { kind: 'march', piece: 'x', to: '4,3', path: ['2,3', '3,3', '2,3', '4,4'] },
  { kind: 'hold', piece: 'y', to: '4,4', path: ['4,4'] },
]

it.each([
  ['all orders together', {}, ['orders']],
  ['one order', { index: 1 }, ['orders', '1']],
  ['where it goes', { index: 0, cell: cellName('4,3') }, ['orders', '0', 'to']],
  ['a cell of its path', { index: 0, cell: cellName('3,3') }, ['orders', '0', 'path', '1']],
  ['a cell that its path enters twice', { index: 0, cell: cellName('2,3') }, ['orders', '0']],
  ['a cell that is both', { index: 1, cell: cellName('4,4') }, ['orders', '1']],
  ['a cell that it does not name', { index: 0, cell: cellName('9,9') }, ['orders', '0']],
  ['an order that is not there', { index: 7, cell: cellName('4,3') }, ['orders', '7']],
])('a problem of %s says so in its path', (_, about, path) => {
  const problem = { code: 'no', message: 'No.', rule: ruleId('R-1'), ...about }
  const said = { problems: [problem], warnings: [{ ...problem, code: 'hm' }], budget: [] }
  expect(placed(orders, said)).toEqual({
    problems: [{ ...problem, path }],
    warnings: [{ ...problem, code: 'hm', path }],
    budget: [],
  })
  expect(placedDraft({ ...said, orders }).problems).toEqual([{ ...problem, path }])
})
