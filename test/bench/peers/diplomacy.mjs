/** Orders a second that js-diplomacy resolves: random legal moves of all 22 units of the standard map, movement phases only. */
import jsDiplomacy from 'js-diplomacy'

const { standardRule, standardMap, standard } = jsDiplomacy.default ?? jsDiplomacy
void standardMap
const variant = standard.variant
let seed = 7
const next = (count) => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * count)
}

const played = (milliseconds) => {
  let [orders, spent] = [0, 0]
  while (spent < milliseconds) {
    const board = variant.initialBoard ?? variant.initalBoard
    const units = [...board.units]
    const sheet = units.map((unit) => {
      const to = [...standardRule.Utils.movableLocationsOf(board, unit)]
      return to.length === 0
        ? new standardRule.Order.Hold(unit)
        : new standardRule.Order.Move(unit, to[next(to.length)])
    })
    const from = performance.now()
    const { result } = variant.rule.resolve(board, new Set(sheet))
    spent += performance.now() - from
    if (!result) throw new Error('the peer refused its own legal orders')
    orders += sheet.length
  }
  return (orders / spent) * 1000
}

played(500)
console.log(JSON.stringify({ ordersPerSecond: played(3000) }))
