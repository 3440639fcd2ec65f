import type { ReportLine } from '../../../kit/view.js'
import { faces, hazardTitle, line, listed, points, reads, titled, type Of, type Reader } from './line.js'
import { rules } from '../rules.js'

export const moveOrderSet = ({ seats, throws }: Of<'moveOrderSet'>): ReportLine => {
  const dice = throws.map(({ seat, faces: thrown }) => `${seat} throws ${faces(thrown)}`)
  return line(
    'HX-220',
    'march',
    `Order of moves: ${seats.join(', ')}${dice.length > 0 ? ` (${dice.join('; ')})` : ''}.`,
  )
}

export const forceSplit = ({ force, stays, part }: Of<'forceSplit'>, { name }: Reader): ReportLine =>
  line(
    'HX-119',
    'march',
    `${points(part.points)} of ${force} leave it as ${part.id}; ${points(stays.points)} stay.`,
    [name(part.at)],
    [force, part.id],
  )

export const forcesMerged = ({ force, into, at, sum }: Of<'forcesMerged'>, { name }: Reader): ReportLine =>
  line('HX-114', 'march', `${force} joins ${into} in ${name(at)}: ${points(sum.points)}.`, [name(at)], [into])

export const forceMoved = ({ force, from, path }: Of<'forceMoved'>, { name }: Reader): ReportLine =>
  line(
    'HX-190',
    'march',
    `${force} goes from ${name(from)} to ${path.map(name).join(', ')}.`,
    [from, ...path].map(name),
    [force],
  )

const halts: Readonly<Record<string, string>> = {
  pressed: 'an enemy came the other way and pressed it back',
  second: 'one detachment had already gone in',
  contested: 'it met the enemy',
  'enemy-hex': 'it is enemy ground',
  recon: 'the throw lets it go no further',
  met: 'it met an enemy recon force',
  crowded: 'too many points would stand there',
  'no-object': 'there is nothing of the kind to strike at',
  'not-enemy': 'the ground is no enemy’s any more',
  empty: 'nobody is there to be raided',
  'too-far': 'it has no steps left',
  'too-far-outside': 'it has no steps outside its land left',
  outside: 'it may not leave its land',
  'back-inside': 'it does not come home in the same turn',
  'not-adjacent': 'the next hex is no neighbour',
  'too-long': 'there are too many steps in it',
}

/** Why a march or mission ended, by its code; else by what the rule is called. */
const because = (code: string, rule: string): string =>
  halts[code] ?? `the rule “${rules[rule]?.title ?? rule}” lets it go no further`

export const pathCut = ({ force, at, code, rule }: Of<'pathCut'>, { name }: Reader): ReportLine =>
  line(rule, 'march', `The path of ${force} is cut in ${name(at)}: ${because(code, rule)}.`, [name(at)], [force])

export const marchHalted = ({ force, at, code, rule }: Of<'marchHalted'>, { name }: Reader): ReportLine =>
  line(rule, 'march', `${force} halts in ${name(at)}: ${because(code, rule)}.`, [name(at)], [force])

export const moveVoid = ({ force, code, rule }: Of<'moveVoid'>): ReportLine =>
  line(rule, 'march', `The order of ${force} came to nothing: ${because(code, rule)}.`, [], [force])

export const crossingRolled = (
  { between, seats, throws, presses }: Of<'crossingRolled'>,
  { name }: Reader,
): ReportLine =>
  line(
    'HX-224',
    'march',
    `${listed(seats)} cross between ${listed(between.map(name))} with equal points and throw ${throws
      .map((pair) => pair.join(' to '))
      .join(', then ')}: ${presses} presses on.`,
    between.map(name),
  )

export const featuresFound = (
  { at, faces: thrown, resources, hazards }: Of<'featuresFound'>,
  { name }: Reader,
): ReportLine => {
  const found = [...resources.map(titled), ...hazards.map(hazardTitle)]
  return line(
    'HX-440',
    'march',
    `${name(at)} is explored (dice ${faces(thrown)}): ${found.length > 0 ? listed(found) : 'nothing of note'}.`,
    [name(at)],
    [],
    { resources, hazards },
  )
}

const causes: Readonly<Record<Of<'reconRolled'>['why'], readonly [rule: string, text: string]>> = {
  entry: ['HX-241', 'enters'],
  overrun: ['HX-252', 'hides from those who have taken'],
  fallBack: ['HX-274', 'falls back to'],
  advance: ['HX-248', 'goes on to'],
}

const outcomes: Readonly<Record<Of<'reconRolled'>['outcome'], string>> = {
  destroyed: 'it is discovered and destroyed',
  halted: 'undetected, and it stays there',
  onward: 'undetected, and it may go on',
}

export const reconRolled = (event: Of<'reconRolled'>, { name }: Reader): ReportLine => {
  const { force, at, why, faces: thrown, minus, outcome, bought } = event
  const [rule, text] = causes[why]
  const again = thrown.length > 1 ? (bought ? ', thrown again for RP' : ', thrown again') : ''
  const less = minus > 0 ? `, less ${String(minus)}` : ''
  const end = why === 'overrun' && outcome !== 'destroyed' ? 'undetected' : outcomes[outcome]
  return line(
    rule,
    'recon',
    `${force} ${text} ${name(at)}: ${faces(thrown)}${again}${less}; ${end}.`,
    [name(at)],
    [force],
    { faces: thrown, minus, outcome },
  )
}

/** HX-241, HX-508: its owner and those who found it. */
export const reconDestroyed = ({ force, seat, at }: Of<'reconDestroyed'>, reader: Reader): ReportLine => {
  const own = reads(reader, seat)
  return line(
    'HX-506',
    'recon',
    own
      ? `${force} is destroyed in ${reader.name(at)}.`
      : `A recon force of ${seat} is found and destroyed in ${reader.name(at)}.`,
    [reader.name(at)],
    own ? [force] : [],
    { event: 'RF_DESTROYED', at: reader.name(at), owner: seat },
  )
}

/** Told to those who met: others only hear of their own. */
export const reconMet = ({ at }: Of<'reconMet'>, { name }: Reader): ReportLine =>
  line('HX-247', 'recon', `Recon forces meet in ${name(at)}; they fight.`, [name(at)])

export const reconDisplaced = ({ force, from, to }: Of<'reconDisplaced'>, { name }: Reader): ReportLine =>
  line(
    'HX-252',
    'recon',
    `${force} leaves ${name(from)}, which has fallen, for ${name(to)}.`,
    [name(from), name(to)],
    [force],
  )

export const sentBack = ({ force, from, to, rule }: Of<'sentBack'>, { name }: Reader): ReportLine =>
  line(
    rule,
    'march',
    `${force} goes back from ${name(from)} to ${name(to)}: too many points would stand there.`,
    [name(from), name(to)],
    [force],
  )

/** Public (HX-501). */
export const hexTaken = ({ at, from, to }: Of<'hexTaken'>, { name }: Reader): ReportLine => {
  const text =
    to === null
      ? `${name(at)} is nobody's any more.`
      : from === null
        ? `${to} takes ${name(at)}.`
        : `${to} takes ${name(at)} from ${from}.`
  return line(to === null ? 'HX-037' : from === null ? 'HX-035' : 'HX-040', 'ground', text, [name(at)], [], {
    from,
    to,
  })
}

export const facilitiesRazed = ({ at, facilities }: Of<'facilitiesRazed'>, { name }: Reader): ReportLine =>
  line('HX-041', 'ground', `Destroyed with the capture of ${name(at)}: ${listed(facilities.map(titled))}.`, [name(at)])

export const hexContested = ({ at }: Of<'hexContested'>, { name }: Reader): ReportLine =>
  line('HX-031', 'ground', `${name(at)} is contested.`, [name(at)])

/** To its owner, and to the invaders whom it faces (HX-507). */
export const garrisonReacted = ({ force, seat, from, at }: Of<'garrisonReacted'>, reader: Reader): ReportLine => {
  const own = reads(reader, seat)
  const { name } = reader
  return line(
    'HX-150',
    'ground',
    `${own ? `The garrison ${force}` : `A garrison of ${seat}`} in ${name(from)} defends ${name(at)}.`,
    [name(from), name(at)],
    own ? [force] : [],
  )
}
