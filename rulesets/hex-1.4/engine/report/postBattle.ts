import type { ReportLine } from '../../../kit/view.js'
import { honourText } from '../data/honours.js'
import { levelOf, levels } from '../data/levels.js'
import { faces, line, points, reads, rp, titled, type Of, type Reader } from './line.js'

/** Public (HX-501). */
export const contestDecided = ({ at, winner, from, owner }: Of<'contestDecided'>, { name }: Reader): ReportLine => {
  const held = owner === null ? 'is nobody’s' : `stays ${owner}’s`
  const text =
    owner !== null && owner !== from
      ? `${owner} takes ${name(at)}${from === null ? '' : ` from ${from}`}.`
      : `${name(at)} ${held}${winner !== null && winner !== owner ? `, though ${winner} holds the ground` : ''}.`
  return line('HX-039', 'ground', text, [name(at)], [], { winner, from, owner })
}

/** To its player, and to those who still hold the ground, who see it go but not where. */
export const retreatMade = (event: Of<'retreatMade'>, reader: Reader): ReportLine => {
  const { force, seat, from, to, ordered } = event
  const { name } = reader
  return reads(reader, seat)
    ? line(
        'HX-363',
        'retreat',
        `${force} retreats from ${name(from)} to ${name(to)}${ordered ? '' : ', the usual way'}.`,
        [name(from), name(to)],
        [force],
      )
    : line('HX-361', 'retreat', `A beaten force of ${seat} retreats from ${name(from)}.`, [name(from)])
}

export const retreatCutOff = ({ force, seat, at }: Of<'retreatCutOff'>, reader: Reader): ReportLine => {
  const own = reads(reader, seat)
  const who = own ? force : `A beaten force of ${seat}`
  return line(
    'HX-361',
    'retreat',
    `${who} has nowhere to go from ${reader.name(at)} and is destroyed.`,
    [reader.name(at)],
    own ? [force] : [],
  )
}

/** HX-508: a notice for the victim: who, where and how much; the raider knows what he did. */
export const hexRaided = ({ at, seat, victim, amount }: Of<'hexRaided'>, reader: Reader): ReportLine => {
  const place = reader.name(at)
  return line(
    'HX-273',
    'raid',
    `${seat} has raided ${place} of ${victim} and takes its next income, ${rp(amount)} as it stands.`,
    [place],
    [],
    reads(reader, victim) ? { event: 'RAID', at: place, by: seat, amount } : { amount },
  )
}

export const hexSabotaged = ({ at, seat, victim, target }: Of<'hexSabotaged'>, reader: Reader): ReportLine => {
  const place = reader.name(at)
  return line(
    'HX-277',
    'raid',
    `${seat} has destroyed a target of ${victim} in ${place}: ${titled(target)}.`,
    [place],
    [],
    reads(reader, victim) ? { event: 'SABOTAGE', at: place, by: seat, target } : { target },
  )
}

export const sabotageIdle = ({ at, target }: Of<'sabotageIdle'>, { name }: Reader): ReportLine =>
  line('HX-277', 'raid', `There is no ${titled(target)} to destroy in ${name(at)}.`, [name(at)])

const fallBacks: Readonly<Record<Of<'fallenBack'>['why'], readonly [rule: string, text: string]>> = {
  'lost-raid': ['HX-274', 'is beaten and falls back'],
  'won-raid': ['HX-276', 'falls back without pursuit'],
  'won-meeting': ['HX-248', 'goes on'],
}

export const fallenBack = ({ force, from, to, why }: Of<'fallenBack'>, { name }: Reader): ReportLine => {
  const [rule, text] = fallBacks[why]
  return line(rule, 'raid', `${force} ${text} from ${name(from)} to ${name(to)}.`, [name(from), name(to)], [force])
}

export const survivalRolled = (event: Of<'survivalRolled'>): ReportLine => {
  const { force, name, faces: thrown, lives, survivors, entered } = event
  return line(
    'HX-364',
    'survival',
    `${name} of ${force}: ${faces(thrown)}${entered ? ' on the table' : ''}; ${String(survivors)} of ${String(thrown.length)} live on ${String(lives)}+.`,
    [],
    [force],
    { unit: event.unit, faces: thrown, survivors },
  )
}

export const unitChanged = ({ force, unit, name, alive, experience }: Of<'unitChanged'>): ReportLine => {
  const level = levels.find((one) => one.name === levelOf(experience))?.title
  return line(
    'HX-390',
    'honours',
    alive > 0
      ? `${name} of ${force}: ${String(alive)} alive, experience ${String(experience)}${level === undefined ? '' : ` (${level})`}.`
      : `${name} of ${force} is gone, and its experience with it.`,
    [],
    [force],
    { unit, alive, experience },
  )
}

export const honourGained = ({ force, unit, name, honour, faces: thrown }: Of<'honourGained'>): ReportLine =>
  line(
    'HX-395',
    'honours',
    `${name} of ${force} gains an honour${thrown.length > 0 ? ` (thrown ${faces(thrown)})` : ''}: ${honourText(honour)}.`,
    [],
    [force],
    { unit, honour },
  )

export const forceSpent = ({ force, at }: Of<'forceSpent'>, { name }: Reader): ReportLine =>
  line(
    'HX-369',
    'survival',
    `Nothing is left of ${force} in ${name(at)} (${points(0)}): it is removed.`,
    [name(at)],
    [force],
  )
