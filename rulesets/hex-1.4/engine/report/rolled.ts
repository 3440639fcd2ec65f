import type { SeatId } from '../../../kit/ids.js'
import { reads, type Reader } from '../../../kit/report.js'
import { counted, listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind, RollItem, RollOff } from '../battle.js'
import { say } from './fight.js'
import { points, spelled, type Of } from './line.js'
import { unplayedRule, unplayedText } from '../fights/unplayedText.js'
import { disputeText } from './unlikeReports.js'

type Resolved = Of<'battleResolved'>

/** What an item of a roll-off is called. */
const items: Readonly<Record<RollItem['what'], (count: number) => string>> = {
  points: () => 'full 500s of points',
  units: (count) => `${spelled(count, 'unit')} more than the enemy`,
  defender: () => 'being the defender',
  hexes: (count) => `${spelled(count, 'friendly hex', 'friendly hexes')} with troops beside it`,
}

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

/** One's own hexes that helped are named; of the other side's one learns how many they are. */
const itemText = ({ what, count }: RollItem, hexes: readonly string[]): string =>
  what === 'hexes' && hexes.length > 0 ? `${items.hexes(count)} (${hexes.join(', ')})` : items[what](count)

/** `C throws 4 dice (for 2000 points): 5 + 6 + 5 + 3 = 19; adds 1 for being the defender; 20 in all`. */
const sideText = (rolled: RollOff, side: 0 | 1, seat: string, hexes: readonly string[]): string => {
  const parts = rolled.items[side]
  const thrown = rolled.throws.map((pair) => pair[side])
  const extra = parts.flatMap((item) =>
    item.as === 'dice' && item.what !== 'points' ? [`${String(item.count)} for ${itemText(item, hexes)}`] : [],
  )
  const flat = parts.flatMap((item) =>
    item.as === 'flat' ? [`${String(item.count)} for ${itemText(item, hexes)}`] : [],
  )
  const made = [`one for each full 500 of ${points(rolled.points[side])}`, ...extra].join(', ')
  const faces = thrown.map((dice) => `${dice.join(' + ')}${dice.length > 1 ? ` = ${String(total(dice))}` : ''}`)
  const dice =
    rolled.dice[side] === 0
      ? `${seat} has no die for ${points(rolled.points[side])}`
      : `${seat} throws ${counted(rolled.dice[side], 'die', 'dice')} (${made}): ${faces.join(', then ')}`
  const adds = flat.length > 0 ? `adds ${listed(flat)}` : 'adds nothing'
  return `${dice}; ${adds}; ${String(rolled.totals[side])} in all`
}

const rolledText = ({ seats, beside }: Resolved, rolled: RollOff, reader: Reader): string => {
  const side = (index: 0 | 1): string => {
    const seat = seats[index]
    return sideText(rolled, index, seat, reads(reader, seat) ? beside[index].map(reader.name) : [])
  }
  const again = rolled.throws.length > 1 ? ' Equal totals were thrown again.' : ''
  const coins =
    rolled.coins.length > 0
      ? ` Equal without dice, so each throws a coin die: ${rolled.coins.map((pair) => pair.join(' to ')).join(', then ')}.`
      : ''
  return `${side(0)}. ${side(1)}.${again}${coins} `
}

const howText = ({ result, seats }: Resolved): string => {
  const { how, reason, rollOff } = result
  const drawn = rollOff ? 'The table’s draw is decided by dice. ' : ''
  switch (how) {
    case 'roll-off':
      return 'Both sides let the dice decide. '
    case 'bot':
      return 'A bot plays a side, so the dice decide. '
    case 'unplayed':
      return result.unplayed ? `${unplayedText(result.unplayed)}. ` : ''
    case 'word':
    case 'dice':
      return disputeText(result, seats) + drawn
    case 'agreed':
      return drawn
    case 'unconfirmed':
      return `One side reported and the other did not object. ${drawn}`
    case 'ruled':
      return `The facilitator rules${reason === null ? '' : `: ${reason}`}. `
  }
}

const isRaid = (fight: BattleKind): boolean => fight === 'RAID' || fight === 'SABOTAGE'

const ruleOf = ({ fight, result: { how, rollOff, withdrew, unplayed } }: Resolved): string => {
  if (withdrew !== undefined) return 'HX-298'
  if (how === 'bot') return 'HX-525'
  if (unplayed && (isRaid(fight) || !rollOff)) return unplayedRule(unplayed, isRaid(fight))
  if (rollOff) return 'HX-341'
  return how === 'roll-off' ? 'HX-300' : 'HX-301'
}

/** HX-282, HX-347: what a roll-off costs who lost it. */
const lossText = ({ fight, seats, result: { rollOff, winner, left } }: Resolved): string => {
  const loser = seats.find((seat) => seat !== winner)
  if (!rollOff || winner === 'draw' || loser === undefined) return ''
  if (isRaid(fight)) return ' Nobody is destroyed by the dice of a raid.'
  return left[loser] === 0 ? ` The army of ${loser} is destroyed.` : ''
}

/** What a draw comes to (HX-248, HX-274, HX-296, HX-297); attackers stand first. */
const draws: Readonly<Record<BattleKind, (seats: readonly [SeatId, SeatId]) => string>> = {
  STANDARD: () => 'both armies are out',
  BATTLE: ([attacker, defender]) => `${defender} holds, and the army of ${attacker} is out`,
  RAID: () => 'the raid has failed',
  SABOTAGE: () => 'the sabotage has failed',
  RECON: () => 'both stay',
}

const wonText = ({ fight, seats, result: { winner, degree, withdrew } }: Resolved): string => {
  const degrees = { MAJOR: ', a major victory', MINOR: ', a minor victory' } as const
  const who = winner === 'draw' ? `A draw: ${draws[fight](seats)}` : `${winner} wins`
  return `${who}${degree === null ? '' : degrees[degree]}${withdrew === undefined ? '' : `; ${withdrew} withdrew`}.`
}

const pointsLeft = ({ seats, points: before, result: { left } }: Resolved): string =>
  seats
    .map((seat: SeatId, index) => `${seat} ${String(before[index] ?? 0)} → ${String(left[seat] ?? before[index] ?? 0)}`)
    .join(', ')

/** HX-526 */
const destroyedText = ({ seats, result: { destroyed = {} } }: Resolved): string => {
  const parts = seats.flatMap((seat) => {
    const count = destroyed[seat] ?? 0
    return count > 0 ? [`${String(count)} of ${seat}`] : []
  })
  return parts.length > 0 ? ` Units destroyed: ${parts.join(', ')}.` : ''
}

/** Both sides read all of it but the other's units, and which hexes helped the other. */
export const battleResolved = (event: Resolved, reader: Reader): ReportLine => {
  const { seats, forces, result } = event
  const dice = result.rollOff ? rolledText(event, result.rollOff, reader) : ''
  const text = `${howText(event)}${dice}${wonText(event)} Points: ${pointsLeft(event)}.${destroyedText(event)}${lossText(event)}`
  const own = forces.filter((_, index) => reads(reader, seats[index] ?? ''))
  return {
    ...say(event, reader, ruleOf(event), text),
    about: [event.battle, ...own],
    data: {
      ...{ winner: result.winner, degree: result.degree, left: result.left },
      ...(result.destroyed === undefined ? {} : { destroyed: result.destroyed }),
      ...(result.rollOff ? { rollOff: rollOffData(result.rollOff) } : {}),
    },
  }
}

const rollOffData = ({ points: of, items: made, throws, coins, dice, modifiers, totals }: RollOff) => ({
  ...{ points: of, throws, coins, dice, modifiers, totals },
  items: made.map((side) => side.map((item) => ({ ...item }))),
})
