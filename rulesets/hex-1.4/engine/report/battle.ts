import type { Message } from '../../../kit/messages.js'
import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind } from '../data/missions.js'
import type { OfBattle } from '../events/battle.js'
import { sayOf } from './fight.js'
import { commas, every, oneByOne, part, say, specials as named, type Of } from './line.js'

const orders = { contest: 'HX-296', raid: 'HX-273', meeting: 'HX-247' } as const

export const orderRolled = ({ what, at, seat, faces }: Of<'orderRolled'>, { name }: Reader): ReportLine => {
  const throws = oneByOne(faces.map(String))
  return say(orders[what], 'battle', 'orderRolled', { seat, throws, what, at: name(at) }, [name(at)])
}

export const queueSet = ({ at, order }: Of<'queueSet'>, { name }: Reader): ReportLine => {
  const all = order.map((one) => (typeof one === 'number' ? name(one) : one))
  return say('HX-296', 'battle', 'queueSet', { at: name(at), order: commas(all) }, [name(at)])
}

type Opened = Of<'battleOpened'>

/** Where a sentence begins with the army of the other side, another form of it. */
const armyOf = ({ opened }: Opened, side: 0 | 1, code: 'seen' | 'seenFirst', reader: Reader): Message => {
  const { seat, force, class: kind, points, from } = opened.sides[side]
  const army = reads(reader, seat) ? part('army', { force, points }) : part(code, { class: kind, seat, points })
  return from === null ? army : part('armyOfGarrison', { army, from: reader.name(from) })
}

/** `Red-CF1 with 900 points attacks an occupation force of Blue with 500 points`. */
const armies = (event: Opened, reader: Reader): Message => {
  const { attacker, sides } = event.opened
  const how = attacker === null ? 'meets' : 'attacks'
  const [one, other] = attacker === sides[1].seat ? ([1, 0] as const) : ([0, 1] as const)
  const first = armyOf(event, one, 'seenFirst', reader)
  return part('battleOpened', { first, how, second: armyOf(event, other, 'seen', reader) })
}

const openedBy: Readonly<Record<BattleKind, string>> = {
  STANDARD: 'HX-291',
  BATTLE: 'HX-293',
  RAID: 'HX-272',
  SABOTAGE: 'HX-272',
  RECON: 'HX-247',
}

export const battleOpened = (event: Opened, reader: Reader): ReportLine =>
  sayOf(event, reader, openedBy[event.fight], armies(event, reader))

export const optionRefused = ({ battle, at, text, rule, option }: Of<'optionRefused'>, { name }: Reader): ReportLine =>
  say(rule, 'battle', 'optionRefused', { at: name(at), why: text }, [name(at)], [battle], { option })

export const specialsUsed = ({ specials }: Of<'specialsUsed'>): ReportLine =>
  say('HX-165', 'battle', 'specialsUsed', { specials: every(named(specials)) })

export const specialsReturned = ({ specials }: Of<'specialsReturned'>): ReportLine =>
  say('HX-300', 'battle', 'specialsReturned', { specials: every(named(specials)) })

export const specialsExpired = ({ specials }: Of<'specialsExpired'>): ReportLine =>
  say('HX-165', 'battle', 'specialsExpired', { specials: every(named(specials)) })

export const resultFiled = (event: Of<'resultFiled'>, reader: Reader): ReportLine =>
  sayOf(event, reader, 'HX-301', part('resultFiled', { by: event.by }))

export const resultsDiffered = (event: OfBattle, reader: Reader): ReportLine =>
  sayOf(event, reader, 'HX-301', part('resultsDiffered', {}))

export const conflictReferred = (event: Of<'conflictReferred'>, reader: Reader): ReportLine =>
  event.alone === undefined
    ? sayOf(event, reader, 'HX-301', part('conflictReferred', {}))
    : sayOf(event, reader, 'HX-525', part('botReferred', { alone: event.alone }))

export const battleReplayed = (event: OfBattle, reader: Reader): ReportLine =>
  sayOf(event, reader, 'HX-297', part('battleReplayed', {}))

export const battleCarried = (event: OfBattle, reader: Reader): ReportLine =>
  sayOf(event, reader, 'HX-300', part('battleCarried', {}))

export const raidUnopposed = ({ force, at }: Of<'raidUnopposed'>, { name }: Reader): ReportLine =>
  say('HX-275', 'raid', 'raidUnopposed', { force, at: name(at) }, [name(at)], [force])

/** To its sides; that it goes on to everybody (HX-501). */
export const contestClosed = ({ at: cell, winner, carried }: Of<'contestClosed'>, { name }: Reader): ReportLine => {
  const at = name(cell)
  const data = { winner, carried }
  if (carried) return say('HX-300', 'ground', 'contestCarried', { at }, [at], [], data)
  return winner === null
    ? say('HX-500', 'battle', 'contestWonByNobody', { at }, [at], [], data)
    : say('HX-500', 'battle', 'contestWon', { at, winner }, [at], [], data)
}
