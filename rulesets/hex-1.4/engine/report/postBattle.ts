import { reads, type Reader } from '../../../kit/report.js'
import { counted, listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import { honourText } from '../data/honours.js'
import { levelOf, levels } from '../data/levels.js'
import type { Earned } from '../events/postBattle.js'
import { faces, line, points, rp, spelled, titled, type Of } from './line.js'

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
        `${force} retreats from ${name(from)} to ${name(to)}${ordered ? '' : ', as no order was given'}.`,
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
    `${who} has no friendly hex beside ${reader.name(at)} to retreat to and is destroyed.`,
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
    `${seat} has raided ${place} and takes its next income instead of ${victim}: ${rp(amount)}, unless something changes there before it is paid.`,
    [place],
    [],
    reads(reader, victim) ? { event: 'RAID', at: place, by: seat, amount } : { amount },
  )
}

export const raidIdle = ({ at, force }: Of<'raidIdle'>, { name }: Reader): ReportLine =>
  line(
    'HX-273',
    'raid',
    `The raid of ${force} on ${name(at)} brings nothing: an earlier raid of this turn has taken the next income of the hex.`,
    [name(at)],
    [force],
    { amount: 0 },
  )

export const hexSabotaged = ({ at, seat, victim, target }: Of<'hexSabotaged'>, reader: Reader): ReportLine => {
  const place = reader.name(at)
  return line(
    'HX-277',
    'raid',
    `${seat} has sabotaged ${place}, a hex of ${victim}: its ${titled(target)} is destroyed for good.`,
    [place],
    [],
    reads(reader, victim) ? { event: 'SABOTAGE', at: place, by: seat, target } : { target },
  )
}

export const sabotageIdle = ({ at, target }: Of<'sabotageIdle'>, { name }: Reader): ReportLine =>
  target === 'FORTRESS' || target === 'ABANDONED_FORTRESS'
    ? line('HX-158', 'raid', `The sabotage in ${name(at)} destroys nothing: fortresses are immune.`, [name(at)])
    : line('HX-277', 'raid', `The sabotage in ${name(at)} destroys nothing: no ${titled(target)} stands there.`, [
        name(at),
      ])

const fallBacks: Readonly<Record<Of<'fallenBack'>['why'], readonly [rule: string, text: string]>> = {
  'lost-raid': ['HX-274', 'is beaten and flees'],
  'won-raid': ['HX-276', 'has won and goes home without pursuit'],
  'won-meeting': ['HX-248', 'has won its meeting and goes on'],
}

export const fallenBack = ({ force, from, to, why }: Of<'fallenBack'>, { name }: Reader): ReportLine => {
  const [rule, text] = fallBacks[why]
  return line(rule, 'raid', `${force} ${text} from ${name(from)} to ${name(to)}.`, [name(from), name(to)], [force])
}

export const survivalRolled = (event: Of<'survivalRolled'>): ReportLine => {
  const { force, name, faces: thrown, lives, survivors, entered, alive, left } = event
  const throws = `${counted(thrown.length, 'lost model')} ${thrown.length === 1 ? 'throws' : 'throw'} ${faces(thrown)}${entered ? ' on the table' : ''}`
  const lived = `${String(survivors)} of ${String(thrown.length)} ${survivors === 1 ? 'survives' : 'survive'}, on ${String(lives)} or more`
  const after = `${alive === 0 ? 'None of the unit is' : `${counted(alive, 'model')} of it ${alive === 1 ? 'is' : 'are'}`} left, and ${force} has ${points(left)}`
  return line('HX-364', 'survival', `${name} of ${force}: ${throws}; ${lived}. ${after}.`, [], [force], {
    ...{ unit: event.unit, faces: thrown, lives, survivors, alive, left },
  })
}

const gains: Readonly<Record<keyof Earned, (count: number) => string>> = {
  fought: (count) => spelled(count, 'fight'),
  won: (count) => spelled(count, 'victory', 'victories'),
  major: (count) => spelled(count, 'major victory', 'major victories'),
  kills: (count) => `${spelled(count, 'enemy unit')} destroyed`,
}

/** HX-390: what it had and what each fight brought, with the sum. */
const experienceText = ({ earned, experience }: Of<'unitChanged'>): string => {
  const kinds = (Object.keys(gains) as readonly (keyof Earned)[]).filter((key) => earned[key] > 0)
  const before = experience - kinds.reduce((sum, key) => sum + earned[key], 0)
  const parts = kinds.map((key) => `${String(earned[key])} for ${gains[key](earned[key])}`)
  const level = levels.find((one) => one.name === levelOf(experience))?.title
  const sum = parts.length > 0 ? `${String(before)}, and ${listed(parts)}: ${String(experience)}` : String(experience)
  return `experience ${sum}${level === undefined ? '' : ` (${level})`}`
}

export const unitChanged = (event: Of<'unitChanged'>): ReportLine => {
  const { force, unit, name, alive, experience, earned } = event
  const state = experience === 0 ? 'its experience is lost' : experienceText(event)
  return line(
    'HX-390',
    'honours',
    alive > 0
      ? `${name} of ${force}: ${counted(alive, 'model')} alive; ${state}.`
      : `${name} of ${force} is gone, and its experience with it.`,
    [],
    [force],
    { unit, alive, experience, earned: { ...earned } },
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
  line('HX-369', 'survival', `Nothing is left of ${force} in ${name(at)}: it is removed.`, [name(at)], [force])
