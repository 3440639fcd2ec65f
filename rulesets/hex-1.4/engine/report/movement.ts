import { reads, type Reader } from '../../../kit/report.js'
import { listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import { hasFortress } from '../control.js'
import { fortressHold, garrisonHold } from '../data/troops.js'
import type { Idleness, Openings } from '../events/movement.js'
import { faces, line, none, ofFeatures, points, rp, spelled, sums, titles, type Of } from './line.js'
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
  line(
    'HX-114',
    'march',
    `${force} joins ${into} in ${name(at)}, which has ${points(sum.points)} now.`,
    [name(at)],
    [into],
  )

export const forceMoved = ({ force, from, path }: Of<'forceMoved'>, { name }: Reader): ReportLine =>
  line(
    'HX-190',
    'march',
    `${force} goes from ${name(from)} to ${path.map(name).join(', ')}.`,
    [from, ...path].map(name),
    [force],
  )

const halts: Readonly<Record<string, string>> = {
  pressed: 'an enemy came the other way over the same border and pressed it back',
  second: 'an enemy stands there, and only one detachment may go in',
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

/** What the throw of a recon force stops is told with the throw. */
export const marchHalted = ({ force, at, code, rule }: Of<'marchHalted'>, { name }: Reader): ReportLine | null =>
  code === 'recon'
    ? null
    : line(rule, 'march', `${force} halts in ${name(at)}: ${because(code, rule)}.`, [name(at)], [force])

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

/** Dice of the feature table, of the Resource and of the Hazard table (HX-441, HX-443, HX-451). */
const featureDice = ({ faces: thrown, resourceFaces, hazardFaces }: Of<'featuresFound'>): string =>
  [
    `features ${faces(thrown)}`,
    ...(resourceFaces.length > 0 ? [`resources ${sums(resourceFaces)}`] : []),
    ...(hazardFaces.length > 0 ? [`hazards ${faces(hazardFaces)}`] : []),
  ].join('; ')

export const featuresFound = (event: Of<'featuresFound'>, { name }: Reader): ReportLine => {
  const { at, faces: thrown, resourceFaces, hazardFaces, resources, hazards } = event
  return line(
    'HX-440',
    'march',
    `${name(at)} is explored: ${ofFeatures({ resources, hazards, exhausted: false })} (dice: ${featureDice(event)}).`,
    [name(at)],
    [],
    { resources, hazards, faces: thrown, resourceFaces, hazardFaces },
  )
}

export const sentBack = ({ force, from, to, rule }: Of<'sentBack'>, { name }: Reader): ReportLine =>
  line(
    rule,
    'march',
    `${force} goes back from ${name(from)} to ${name(to)}: a hex takes 6000 points of a player, and 2000 of occupation forces.`,
    [name(from), name(to)],
    [force],
  )

/** Public (HX-501). */
export const hexTaken = ({ at, from, to }: Of<'hexTaken'>, { name }: Reader): ReportLine => {
  const text =
    to === null
      ? `${name(at)} is nobody’s any more: nothing was spent on it, and its troops have left.`
      : from === null
        ? `${to} takes ${name(at)}.`
        : `${to} takes ${name(at)} from ${from}.`
  return line(to === null ? 'HX-037' : from === null ? 'HX-035' : 'HX-040', 'ground', text, [name(at)], [], {
    from,
    to,
  })
}

export const facilitiesRazed = ({ at, facilities }: Of<'facilitiesRazed'>, { name }: Reader): ReportLine =>
  line('HX-041', 'ground', `Destroyed with the capture of ${name(at)}: ${titles(facilities)}.`, [name(at)])

export const hexContested = ({ at }: Of<'hexContested'>, { name }: Reader): ReportLine =>
  line('HX-031', 'ground', `${name(at)} is contested.`, [name(at)])

const more: Readonly<Record<keyof Openings, (count: number) => string>> = {
  CF: (count) => spelled(count, 'conquest force'),
  RF: (count) => spelled(count, 'recon force'),
  specialCharacters: (count) => spelled(count, 'special character'),
  hq: (count) => `${spelled(count, 'HQ choice')} for every army`,
  elites: (count) => `${spelled(count, 'elites choice')} for every army`,
  fastAttack: (count) => `${spelled(count, 'fast attack choice')} for every army`,
  heavySupport: (count) => `${spelled(count, 'heavy support choice')} for every army`,
  airstrips: (count) =>
    `${spelled(2 * count, 'step')} in all and ${spelled(count, 'step')} outside one’s land for every march`,
  reconCentres: () => 'a second throw for recon forces',
}

const opened = (opens: Openings): string => {
  const kinds = (Object.keys(more) as readonly (keyof Openings)[]).filter((key) => opens[key] > 0)
  return kinds.length > 0 ? ` It allows more: ${listed(kinds.map((key) => more[key](opens[key])))}.` : ''
}

/** HX-145, HX-155 */
const needs = ({ facilities, resources }: Pick<Of<'hexGained'>, 'facilities' | 'resources'>): string =>
  hasFortress({ facilities, resources })
    ? ` ${String(fortressHold)} points of occupation force must hold its fortress, or it will sleep.`
    : facilities.includes('GARRISON')
      ? ` Its garrison needs ${String(garrisonHold)} points of occupation force.`
      : ''

/** What its new owner finds in a hex, and what that is good for. */
export const hexGained = (event: Of<'hexGained'>, { name }: Reader): ReportLine => {
  const { at, from, facilities, resources, hazards, yields, opens } = event
  const holds = `${ofFeatures(event)}; ${none(titles(facilities), 'no facilities')}`
  return line(
    from === null ? 'HX-035' : 'HX-041',
    'ground',
    `${name(at)} as it is taken over: ${holds}. It yields ${rp(yields)} as it stands.${opened(opens)}${needs(event)}`,
    [name(at)],
    [],
    { facilities, resources, hazards, yields, opens: { ...opens } },
  )
}

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

const idle: Readonly<Record<Idleness, readonly [rule: string, text: (points: number) => string]>> = {
  contested: ['HX-152', () => 'its own hex is invaded too, and it defends only that'],
  weak: [
    'HX-149',
    (held) => `${points(held)} of occupation force stand there, and it takes ${String(garrisonHold)} to react`,
  ],
  unordered: ['HX-150', () => 'it had no order to react'],
}

/** Why a garrison stood still. */
export const garrisonIdle = ({ from, at, why, points: held }: Of<'garrisonIdle'>, { name }: Reader): ReportLine => {
  const [rule, text] = idle[why]
  return line(
    rule,
    'ground',
    `The garrison in ${name(from)} does not defend ${name(at)}: ${text(held)}.`,
    [name(from), name(at)],
    [],
    { why, points: held },
  )
}
