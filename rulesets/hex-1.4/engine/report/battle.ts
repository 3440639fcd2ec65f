import { reads, type Reader } from '../../../kit/report.js'
import { listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind } from '../battle.js'
import { fixedMission } from '../data/missions.js'
import type { Special } from '../data/specials.js'
import { aForce } from '../data/troops.js'
import type { OfBattle } from '../events/battle.js'
import { say } from './fight.js'
import { line, points, specialsList, type Of } from './line.js'

const orders = { contest: 'HX-296', raid: 'HX-273', meeting: 'HX-247' } as const

export const orderRolled = ({ what, at, seat, faces: thrown }: Of<'orderRolled'>, { name }: Reader): ReportLine =>
  line(
    orders[what],
    'battle',
    `${seat} throws ${thrown.join(', then ')} for the order of ${what === 'contest' ? 'fights' : `${what}s`} in ${name(at)}; low goes first.`,
    [name(at)],
  )

export const queueSet = ({ at, order }: Of<'queueSet'>, { name }: Reader): ReportLine =>
  line(
    'HX-296',
    'battle',
    `Your order of battle in ${name(at)}: ${order.map((one) => (typeof one === 'number' ? name(one) : one)).join(', ')}.`,
    [name(at)],
  )

type Opened = Of<'battleOpened'>

const armyText = ({ opened }: Opened, side: 0 | 1, reader: Reader): string => {
  const { seat, force, class: kind, points: size, from } = opened.sides[side]
  const army = reads(reader, seat) ? `${force} with ${points(size)}` : `${aForce(kind)} of ${seat} with ${points(size)}`
  return from === null ? army : `${army}, the garrison of ${reader.name(from)}`
}

/** `Red-CF1 with 900 points attacks an occupation force of Blue with 500 points`. */
const armiesText = (event: Opened, reader: Reader): string => {
  const { attacker, sides } = event.opened
  const [first, second] = [armyText(event, 0, reader), armyText(event, 1, reader)]
  const verb = attacker === null ? 'meets' : 'attacks'
  const text = attacker === sides[1].seat ? `${second} ${verb} ${first}` : `${first} ${verb} ${second}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const openedBy: Readonly<Record<BattleKind, string>> = {
  STANDARD: 'HX-291',
  BATTLE: 'HX-293',
  RAID: 'HX-272',
  SABOTAGE: 'HX-272',
  RECON: 'HX-247',
}

export const battleOpened = (event: Of<'battleOpened'>, reader: Reader): ReportLine =>
  say(
    event,
    reader,
    openedBy[event.fight],
    `${armiesText(event, reader)}. Both sides say what they bring, or let dice settle it.`,
  )

export const optionRefused = ({ battle, at, text, rule, option }: Of<'optionRefused'>, { name }: Reader): ReportLine =>
  line(
    rule,
    'battle',
    `Of your answer about the fight in ${name(at)} this does not count: ${text}`,
    [name(at)],
    [battle],
    { option },
  )

export const specialsUsed = ({ specials }: Of<'specialsUsed'>): ReportLine =>
  line('HX-165', 'battle', `Used: ${specialsList(specials)}.`)

export const specialsReturned = ({ specials }: Of<'specialsReturned'>): ReportLine =>
  line('HX-300', 'battle', `Kept, because the battle is put off: ${specialsList(specials)}.`)

export const specialsExpired = ({ specials }: Of<'specialsExpired'>): ReportLine =>
  line('HX-165', 'battle', `Unused and expired: ${specialsList(specials)}.`)

const several = (count: number, special: Special): readonly string[] =>
  count > 0 ? [specialsList(Array.from({ length: count }, () => special))] : []

const brought = ({ sides }: Of<'battlePrepared'>): readonly string[] =>
  sides.flatMap(({ seat, strikes, transporters, intel, freeHeavySupport }) => {
    const things = [
      ...several(strikes, 'AIR_STRIKE'),
      ...several(transporters, 'TRANSPORTER_DEVICE'),
      ...several(intel ? 1 : 0, 'ADVANCED_INTEL'),
      ...(freeHeavySupport > 0 ? [`a heavy support choice of ${points(freeHeavySupport)}`] : []),
    ]
    return things.length > 0 ? [`${seat} brings ${listed(things)}`] : []
  })

/** Who chooses the mission, and by what (HX-146, HX-166, HX-291, HX-293); nobody where it is fixed. */
const chooserText = ({ chooser, chose, fight, seats, sides }: Of<'battlePrepared'>): readonly string[] => {
  if (chooser === null || fixedMission(fight) !== null) return []
  const intel = sides.filter((side) => side.intel)
  const says = (why: string): readonly string[] => [`${chooser} chooses the mission${why}`]
  if (intel.length === 1 && intel[0]?.seat === chooser) return says(' with Advanced Intel')
  if (fight === 'STANDARD')
    return says(`: ${seats[0]} throws ${chose[0].join(', then ')} for it, ${seats[1]} ${chose[1].join(', then ')}`)
  return says(chooser === seats[0] ? ' as the attacker' : ' by the Defense Perimeter')
}

const preparedBy = ({ fight, sides }: Of<'battlePrepared'>): string =>
  sides.some(({ intel }) => intel)
    ? 'HX-166'
    : ({ STANDARD: 'HX-291', BATTLE: 'HX-293', RAID: 'HX-272', SABOTAGE: 'HX-272', RECON: 'HX-247' } as const)[fight]

/** Where both want dice there is nothing to prepare: the result says so. */
export const battlePrepared = (event: Of<'battlePrepared'>, reader: Reader): ReportLine | null => {
  const { deploysFirst, rollOff } = event
  const deploys = deploysFirst === null ? [] : [`${deploysFirst} deploys everything first`]
  const says = [...brought(event), ...chooserText(event), ...deploys]
  if (rollOff || says.length === 0) return null
  return say(event, reader, preparedBy(event), `${says.join('. ')}.`)
}

/** What settles the mission: an order or the meeting itself, a throw, or whoever chooses it. */
const missionBy: Readonly<Record<BattleKind, readonly [rule: string, fixed: string]>> = {
  STANDARD: ['HX-292', ''],
  BATTLE: ['HX-294', ''],
  RAID: ['HX-272', ', by the order to raid'],
  SABOTAGE: ['HX-272', ', by the order to sabotage'],
  RECON: ['HX-248', ', as recon forces that meet always play'],
}

export const missionSettled = (event: Of<'missionSettled'>, reader: Reader): ReportLine => {
  const { title, rolled, chooser, fight } = event
  const [rule, fixed] = missionBy[fight]
  const how =
    fixedMission(fight) !== null
      ? fixed
      : rolled !== null
        ? `, by a throw of ${String(rolled)}`
        : chooser === null
          ? ''
          : `, chosen by ${chooser}`
  return say(event, reader, rule, `The mission is ${title}${how}. It can be played now; then report how it ended.`)
}

export const resultFiled = (event: Of<'resultFiled'>, reader: Reader): ReportLine =>
  say(event, reader, 'HX-301', `${event.by} has reported how it ended; the other side confirms or objects.`)

export const resultsDiffered = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-301', 'The two reports differ; both sides may correct theirs.')

export const conflictReferred = (event: Of<'conflictReferred'>, reader: Reader): ReportLine =>
  event.alone === undefined
    ? say(event, reader, 'HX-301', 'The reports still differ. A facilitator rules, if there is one.')
    : say(
        event,
        reader,
        'HX-525',
        `${event.alone} has reported how it ended, and a bot confirms nothing. A facilitator rules, if there is one.`,
      )

export const battleReplayed = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-297', 'A draw; it is played again.')

export const battleCarried = (event: OfBattle, reader: Reader): ReportLine =>
  say(event, reader, 'HX-300', 'It was not played and goes on in the next turn.')

export const raidUnopposed = ({ force, at }: Of<'raidUnopposed'>, { name }: Reader): ReportLine =>
  line(
    'HX-275',
    'raid',
    `${force} meets nobody in ${name(at)}: its strike succeeds and takes effect after the battles.`,
    [name(at)],
    [force],
  )

/** To its sides; that it goes on to everybody (HX-501). */
export const contestClosed = ({ at, winner, carried }: Of<'contestClosed'>, { name }: Reader): ReportLine => {
  const text = carried
    ? `The fight for ${name(at)} goes on in the next turn.`
    : winner === null
      ? `Nobody wins the fight for ${name(at)}.`
      : `${winner} wins the fight for ${name(at)}.`
  return carried
    ? line('HX-300', 'ground', text, [name(at)], [], { winner, carried })
    : line('HX-500', 'battle', text, [name(at)], [], { winner, carried })
}
