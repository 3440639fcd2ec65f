import { reads, type Reader } from '../../../kit/report.js'
import type { GapsOf } from '../../../kit/messages.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import { say, target as named, type Of } from './line.js'

/** Public (HX-501). */
export const contestDecided = (event: Of<'contestDecided'>, { name }: Reader): ReportLine => {
  const { winner, from, owner } = event
  const at = name(event.at)
  const data = { winner, from, owner }
  if (owner !== null && owner !== from)
    return from === null
      ? say('HX-039', 'ground', 'hexTaken', { at, to: owner }, [at], [], data)
      : say('HX-039', 'ground', 'hexTakenFrom', { at, from, to: owner }, [at], [], data)
  const held = winner !== null && winner !== owner
  if (owner === null)
    return held
      ? say('HX-039', 'ground', 'hexIsNobodysThoughHeld', { at, winner }, [at], [], data)
      : say('HX-039', 'ground', 'hexIsNobodys', { at }, [at], [], data)
  return held
    ? say('HX-039', 'ground', 'hexStaysThoughHeld', { at, owner, winner }, [at], [], data)
    : say('HX-039', 'ground', 'hexStays', { at, owner }, [at], [], data)
}

/** To its player, and to those who still hold the ground, who see it go but not where. */
export const retreatMade = (event: Of<'retreatMade'>, reader: Reader): ReportLine => {
  const { force, seat } = event
  const [from, to] = [reader.name(event.from), reader.name(event.to)]
  const ordered = event.ordered ? 'yes' : 'no'
  return reads(reader, seat)
    ? say('HX-363', 'retreat', 'retreatMade', { force, from, to, ordered }, [from, to], [force])
    : say('HX-361', 'retreat', 'enemyRetreats', { seat, from }, [from])
}

export const retreatCutOff = ({ force, seat, at: cell }: Of<'retreatCutOff'>, reader: Reader): ReportLine => {
  const at = reader.name(cell)
  return reads(reader, seat)
    ? say('HX-361', 'retreat', 'retreatCutOff', { force, at }, [at], [force])
    : say('HX-361', 'retreat', 'enemyCutOff', { seat, at }, [at])
}

/** HX-508: a notice for the victim: who, where and how much; the raider knows what he did. */
export const hexRaided = ({ at: cell, seat, victim, amount }: Of<'hexRaided'>, reader: Reader): ReportLine => {
  const at = reader.name(cell)
  const data = reads(reader, victim) ? { event: 'RAID', at, by: seat, amount } : { amount }
  return say('HX-273', 'raid', 'hexRaided', { seat, at, victim, amount }, [at], [], data)
}

export const raidIdle = ({ at, force }: Of<'raidIdle'>, { name }: Reader): ReportLine =>
  say('HX-273', 'raid', 'raidIdle', { force, at: name(at) }, [name(at)], [force], { amount: 0 })

export const hexSabotaged = ({ at: cell, seat, victim, target }: Of<'hexSabotaged'>, reader: Reader): ReportLine => {
  const at = reader.name(cell)
  const data = reads(reader, victim) ? { event: 'SABOTAGE', at, by: seat, target } : { target }
  return say('HX-277', 'raid', 'hexSabotaged', { seat, at, victim, target: named(target) }, [at], [], data)
}

export const sabotageIdle = ({ at: cell, target }: Of<'sabotageIdle'>, { name }: Reader): ReportLine => {
  const at = name(cell)
  return target === 'FORTRESS' || target === 'ABANDONED_FORTRESS'
    ? say('HX-158', 'raid', 'fortressImmune', { at }, [at])
    : say('HX-277', 'raid', 'nothingToSabotage', { at, target: named(target) }, [at])
}

const fallBacks: Readonly<
  Record<Of<'fallenBack'>['why'], readonly [rule: string, why: GapsOf<typeof report, 'fallenBack'>['why']]>
> = {
  'lost-raid': ['HX-274', 'lostRaid'],
  'won-raid': ['HX-276', 'wonRaid'],
  'won-meeting': ['HX-248', 'wonMeeting'],
}

export const fallenBack = (event: Of<'fallenBack'>, { name }: Reader): ReportLine => {
  const { force } = event
  const [rule, why] = fallBacks[event.why]
  const [from, to] = [name(event.from), name(event.to)]
  return say(rule, 'raid', 'fallenBack', { force, why, from, to }, [from, to], [force])
}

export const forceSpent = ({ force, at }: Of<'forceSpent'>, { name }: Reader): ReportLine =>
  say('HX-369', 'survival', 'forceSpent', { force, at: name(at) }, [name(at)], [force])
