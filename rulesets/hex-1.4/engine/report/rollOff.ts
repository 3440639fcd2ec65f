import type { Message } from '../../../kit/messages.js'
import { reads, type Reader } from '../../../kit/report.js'
import type { RollItem, RollOff } from '../model/battle.js'
import { commas, every, oneByOne, pairs, part, type Of } from './line.js'

/** What dice or modifiers are thrown or added for. One's own hexes that helped are named; of the other side's one learns how many they are. */
const itemOf = ({ what, count }: RollItem, hexes: readonly string[]): Message => {
  switch (what) {
    case 'points':
      return part('forPoints', { count })
    case 'units':
      return part('forUnits', { count })
    case 'defender':
      return part('forDefender', { count })
    case 'hexes':
      return hexes.length > 0 ? part('forNamedHexes', { count, hexes: commas(hexes) }) : part('forHexes', { count })
  }
}

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

const thrown = (dice: readonly number[]): string | Message => {
  const faces = dice.join(' + ')
  return dice.length > 1 ? part('faceSum', { faces, sum: total(dice) }) : faces
}

/** `C throws 4 dice (for 2000 points): 5 + 6 + 5 + 3 = 19; adds 1 for being the defender; 20 in all`. */
const sideOf = (rolled: RollOff, side: 0 | 1, seat: string, hexes: readonly string[]): Message => {
  const [points, count, parts] = [rolled.points[side], rolled.dice[side], rolled.items[side]]
  const extra = parts.filter(({ as, what }) => as === 'dice' && what !== 'points')
  const flat = parts.filter(({ as }) => as === 'flat').map((item) => itemOf(item, hexes))
  const made = commas([part('diceForPoints', { points }), ...extra.map((item) => itemOf(item, hexes))])
  const faces = oneByOne(rolled.throws.map((pair) => thrown(pair[side])))
  const dice = count === 0 ? part('noDice', { seat, points }) : part('throwsDice', { seat, dice: count, made, faces })
  const sum = { dice, total: rolled.totals[side] }
  return flat.length > 0 ? part('adds', { ...sum, what: every(flat) }) : part('addsNothing', sum)
}

export const ofRollOff = (
  { seats, beside }: Of<'battleResolved'>,
  rolled: RollOff,
  reader: Reader,
): readonly Message[] => {
  const side = (index: 0 | 1): Message => {
    const seat = seats[index]
    return sideOf(rolled, index, seat, reads(reader, seat) ? beside[index].map(reader.name) : [])
  }
  return [
    ...[side(0), side(1)],
    ...(rolled.throws.length > 1 ? [part('tiesThrownAgain', {})] : []),
    ...(rolled.coins.length > 0 ? [part('coinDice', { throws: pairs(rolled.coins) })] : []),
  ]
}
