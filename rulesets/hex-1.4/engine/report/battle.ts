import type { SeatId } from '../../../kit/ids.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind, RollOff } from '../battle.js'
import type { OfBattle } from '../events/battle.js'
import { faces, line, listed, points, reads, specialsList, type Of, type Reader } from './line.js'

const kinds: Readonly<Record<BattleKind, string>> = {
  STANDARD: 'battle',
  BATTLE: 'battle',
  RAID: 'raid',
  SABOTAGE: 'sabotage',
  RECON: 'meeting of recon forces',
}

/** `Battle for 3/6, Red against Blue`. */
const fightName = ({ at, fight, seats }: OfBattle, { name }: Reader): string => {
  const kind = kinds[fight]
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} in ${name(at)}, ${seats.join(' against ')}`
}

const say = (event: OfBattle, reader: Reader, rule: string, text: string): ReportLine =>
  line(rule, 'battle', `${fightName(event, reader)}: ${text}`, [reader.name(event.at)], [event.battle])

const orders = { contest: 'HX-296', raid: 'HX-273', meeting: 'HX-247' } as const

export const orderRolled = ({ what, at, seat, faces: thrown }: Of<'orderRolled'>, { name }: Reader): ReportLine =>
  line(
    orders[what],
    'battle',
    `${seat} throws ${faces(thrown)} for the order of ${what === 'contest' ? 'fights' : `${what}s`} in ${name(at)}; low goes first.`,
    [name(at)],
  )

export const queueSet = ({ at, order }: Of<'queueSet'>, { name }: Reader): ReportLine =>
  line(
    'HX-296',
    'battle',
    `Your order of battle in ${name(at)}: ${order.map((one) => (typeof one === 'number' ? name(one) : one)).join(', ')}.`,
    [name(at)],
  )

const armyText = (event: Of<'battleOpened'>, reader: Reader): string =>
  event.opened.sides
    .map(({ seat, force, class: kind, points: size }) =>
      reads(reader, seat) ? `${force} with ${points(size)}` : `${kind} of ${seat} with ${points(size)}`,
    )
    .join(' against ')

const openedBy: Readonly<Record<BattleKind, string>> = {
  STANDARD: 'HX-291',
  BATTLE: 'HX-293',
  RAID: 'HX-272',
  SABOTAGE: 'HX-272',
  RECON: 'HX-247',
}

export const battleOpened = (event: Of<'battleOpened'>, reader: Reader): ReportLine =>
  say(event, reader, openedBy[event.fight], `${armyText(event, reader)}.`)

export const optionRefused = ({ battle, at, text, rule, option }: Of<'optionRefused'>, { name }: Reader): ReportLine =>
  line(rule, 'battle', text, [name(at)], [battle], { option })

export const specialsUsed = ({ specials }: Of<'specialsUsed'>): ReportLine =>
  line('HX-165', 'battle', `Used: ${specialsList(specials)}.`)

export const specialsReturned = ({ specials }: Of<'specialsReturned'>): ReportLine =>
  line('HX-300', 'battle', `Kept, because the battle is put off: ${specialsList(specials)}.`)

export const specialsExpired = ({ specials }: Of<'specialsExpired'>): ReportLine =>
  line('HX-165', 'battle', `Unused and expired: ${specialsList(specials)}.`)

const brought = ({ sides }: Of<'battlePrepared'>): readonly string[] =>
  sides.flatMap(({ seat, strikes, transporters, intel, freeHeavySupport }) => {
    const things = [
      ...(strikes > 0 ? [`${String(strikes)} × strike`] : []),
      ...(transporters > 0 ? [`${String(transporters)} × transporter`] : []),
      ...(intel ? ['Advanced Intel'] : []),
      ...(freeHeavySupport > 0 ? [`a heavy support choice of ${points(freeHeavySupport)}`] : []),
    ]
    return things.length > 0 ? [`${seat} brings ${listed(things)}`] : []
  })

export const battlePrepared = (event: Of<'battlePrepared'>, reader: Reader): ReportLine => {
  const { seats, chose, chooser, deploysFirst } = event
  const thrown =
    chose[0].length > 0 ? [`the dice say ${seats[0]} ${faces(chose[0])}, ${seats[1]} ${faces(chose[1])}`] : []
  const says = [
    ...brought(event),
    ...thrown,
    ...(chooser === null ? [] : [`${chooser} chooses the mission`]),
    ...(deploysFirst === null ? [] : [`${deploysFirst} deploys everything first`]),
  ]
  return say(
    event,
    reader,
    thrown.length > 0 ? 'HX-291' : 'HX-165',
    `${says.length > 0 ? says.join('; ') : 'both are ready'}.`,
  )
}

export const missionSettled = (event: Of<'missionSettled'>, reader: Reader): ReportLine => {
  const { title, rolled, chooser, fight } = event
  const how = rolled !== null ? ` by a throw of ${String(rolled)}` : chooser === null ? '' : `, chosen by ${chooser}`
  const rule = fight === 'STANDARD' ? 'HX-292' : fight === 'BATTLE' ? 'HX-294' : 'HX-272'
  return say(event, reader, rule, `${title}${how}.`)
}

export const resultFiled = (event: Of<'resultFiled'>, reader: Reader): ReportLine =>
  say(event, reader, 'HX-301', `${event.by} has reported its result.`)

export const resultsDiffered = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-301', 'the two sheets differ; both sides may correct theirs.')

export const conflictReferred = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-301', 'the sheets still differ, and the facilitator rules.')

export const battleReplayed = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-297', 'a draw; it is played again.')

export const battleCarried = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-300', 'it was not played and goes on in the next turn.')

/** Dice and what is added, side by side, for both to check. */
const thrownText = ({ throws, coins, modifiers, totals }: RollOff, seats: readonly SeatId[]): string => {
  const side = (index: 0 | 1): string =>
    `${seats[index] ?? ''} ${throws.map((pair) => (pair[index].length > 0 ? pair[index].join(' + ') : 'no die')).join(', then ')}, ${String(modifiers[index])} added: ${String(totals[index])}`
  const tossed =
    coins.length > 0
      ? `; equal without dice, so each throws one: ${coins.map((pair) => pair.join(' to ')).join(', then ')}`
      : ''
  return `${side(0)}; ${side(1)}${tossed}`
}

const howText = (event: Of<'battleResolved'>): readonly [rule: string, text: string] => {
  const { how, reason, rollOff } = event.result
  if (rollOff)
    return ['HX-341', `Rolled off${how === 'unplayed' ? ' unplayed' : ''}: ${thrownText(rollOff, event.seats)}. `]
  switch (how) {
    case 'agreed':
      return ['HX-301', '']
    case 'unconfirmed':
      return ['HX-301', 'Nobody objected. ']
    case 'ruled':
      return ['HX-301', `The facilitator rules${reason === null ? '' : `: ${reason}`}. `]
    case 'roll-off':
    case 'unplayed':
      return ['HX-300', 'It was not played. ']
  }
}

/** Both sides read all of it but the other's units. */
export const battleResolved = (event: Of<'battleResolved'>, reader: Reader): ReportLine => {
  const { seats, forces, points: before, result } = event
  const [rule, how] = howText(event)
  const who = result.winner === 'draw' ? 'a draw' : `${result.winner} wins`
  const degree = result.degree === null ? '' : result.degree === 'MAJOR' ? ', a major victory' : ', a minor victory'
  const left = seats.map(
    (seat, index) => `${seat} ${String(before[index] ?? 0)} → ${String(result.left[seat] ?? before[index] ?? 0)}`,
  )
  const withdrew = result.withdrew === undefined ? '' : `; ${result.withdrew} withdrew`
  const found = say(
    event,
    reader,
    result.withdrew === undefined ? rule : 'HX-298',
    `${how}${who}${degree}${withdrew}. Points: ${left.join(', ')}.`,
  )
  const own = forces.filter((_, index) => reads(reader, seats[index] ?? ''))
  return {
    ...found,
    about: [event.battle, ...own],
    data: { winner: result.winner, degree: result.degree, left: result.left },
  }
}

export const raidUnopposed = ({ force, at }: Of<'raidUnopposed'>, { name }: Reader): ReportLine =>
  line('HX-275', 'raid', `${force} meets nobody in ${name(at)}: its raid succeeds.`, [name(at)], [force])

/** Public (HX-500). */
export const contestClosed = ({ at, winner, carried }: Of<'contestClosed'>, { name }: Reader): ReportLine => {
  const text = carried
    ? `The fight for ${name(at)} goes on in the next turn.`
    : winner === null
      ? `Nobody wins the fight for ${name(at)}.`
      : `${winner} wins the fight for ${name(at)}.`
  return line(carried ? 'HX-300' : 'HX-500', 'battle', text, [name(at)], [], { winner, carried })
}
