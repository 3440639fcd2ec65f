import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { garrisonHold } from '../data/troops.js'
import type { Idleness } from '../events/movement.js'
import { because } from './halts.js'
import { commas, faces, facilities as named, ofFeatures, pairs, part, say, semicolons, sums, type Of } from './line.js'

export const moveOrderSet = ({ seats, throws }: Of<'moveOrderSet'>): ReportLine => {
  const dice = throws.map(({ seat, faces: thrown }) => part('throwOf', { seat, faces: faces(thrown) }))
  return dice.length > 0
    ? say('HX-220', 'march', 'moveOrderThrown', { seats: commas(seats), throws: semicolons(dice) })
    : say('HX-220', 'march', 'moveOrder', { seats: commas(seats) })
}

export const forceSplit = ({ force, stays, part: leaves }: Of<'forceSplit'>, { name }: Reader): ReportLine => {
  const args = { points: leaves.points, force, part: leaves.id, stay: stays.points }
  return say('HX-119', 'march', 'forceSplit', args, [name(leaves.at)], [force, leaves.id])
}

export const forcesMerged = ({ force, into, at, sum: { points } }: Of<'forcesMerged'>, { name }: Reader): ReportLine =>
  say('HX-114', 'march', 'forcesMerged', { force, into, at: name(at), points }, [name(at)], [into])

export const forceMoved = ({ force, from, path }: Of<'forceMoved'>, { name }: Reader): ReportLine => {
  const args = { force, from: name(from), path: commas(path.map(name)) }
  return say('HX-190', 'march', 'forceMoved', args, [from, ...path].map(name), [force])
}

export const pathCut = ({ force, at, code, rule }: Of<'pathCut'>, { name }: Reader): ReportLine =>
  say(rule, 'march', 'pathCut', { force, at: name(at), why: because(code, rule) }, [name(at)], [force])

/** What the throw of a recon force stops is told with the throw. */
export const marchHalted = ({ force, at, code, rule }: Of<'marchHalted'>, { name }: Reader): ReportLine | null =>
  code === 'recon'
    ? null
    : say(rule, 'march', 'marchHalted', { force, at: name(at), why: because(code, rule) }, [name(at)], [force])

export const moveVoid = ({ force, code, rule }: Of<'moveVoid'>): ReportLine =>
  say(rule, 'march', 'moveVoid', { force, why: because(code, rule) }, [], [force])

export const crossingRolled = (
  { between, seats, throws, presses }: Of<'crossingRolled'>,
  { name }: Reader,
): ReportLine => {
  const [first, second] = seats
  const [here, there] = between
  const args = { first, second, here: name(here), there: name(there), throws: pairs(throws), presses }
  return say('HX-224', 'march', 'crossingRolled', args, between.map(name))
}

export const featuresFound = (event: Of<'featuresFound'>, { name }: Reader): ReportLine => {
  const { at, faces: thrown, resourceFaces, hazardFaces, resources, hazards } = event
  // HX-441, HX-443, HX-451
  const dice = [
    part('featureDice', { faces: faces(thrown) }),
    ...(resourceFaces.length > 0 ? [part('resourceDice', { faces: sums(resourceFaces) })] : []),
    ...(hazardFaces.length > 0 ? [part('hazardDice', { faces: faces(hazardFaces) })] : []),
  ]
  const features = ofFeatures({ resources, hazards, exhausted: false })
  const data = { resources, hazards, faces: thrown, resourceFaces, hazardFaces }
  if (thrown.length === 0)
    return say('HX-440', 'march', 'featuresLaid', { at: name(at), features }, [name(at)], [], data)
  const args = { at: name(at), features, dice: semicolons(dice) }
  return say('HX-440', 'march', 'featuresFound', args, [name(at)], [], data)
}

export const sentBack = ({ force, from, to, rule }: Of<'sentBack'>, { name }: Reader): ReportLine =>
  say(rule, 'march', 'sentBack', { force, from: name(from), to: name(to) }, [name(from), name(to)], [force])

/** Public (HX-501). */
export const hexTaken = ({ at: cell, from, to }: Of<'hexTaken'>, { name }: Reader): ReportLine => {
  const at = name(cell)
  const data = { from, to }
  if (to === null) return say('HX-037', 'ground', 'hexGivenUp', { at }, [at], [], data)
  return from === null
    ? say('HX-035', 'ground', 'hexTaken', { at, to }, [at], [], data)
    : say('HX-040', 'ground', 'hexTakenFrom', { at, from, to }, [at], [], data)
}

export const facilitiesRazed = ({ at, facilities }: Of<'facilitiesRazed'>, { name }: Reader): ReportLine =>
  say('HX-041', 'ground', 'facilitiesRazed', { at: name(at), facilities: named(facilities) }, [name(at)])

export const hexContested = ({ at }: Of<'hexContested'>, { name }: Reader): ReportLine =>
  say('HX-031', 'ground', 'hexContested', { at: name(at) }, [name(at)])

/** To its owner, and to the invaders whom it faces (HX-507). */
export const garrisonReacted = (event: Of<'garrisonReacted'>, reader: Reader): ReportLine => {
  const { force, seat } = event
  const [from, at] = [reader.name(event.from), reader.name(event.at)]
  return reads(reader, seat)
    ? say('HX-150', 'ground', 'garrisonDefends', { force, from, at }, [from, at], [force])
    : say('HX-150', 'ground', 'enemyGarrisonDefends', { seat, from, at }, [from, at])
}

const idle: Readonly<Record<Idleness, string>> = { contested: 'HX-152', weak: 'HX-149', unordered: 'HX-150' }

/** Why a garrison stood still. */
export const garrisonIdle = (event: Of<'garrisonIdle'>, { name }: Reader): ReportLine => {
  const { why, points } = event
  const [from, at] = [name(event.from), name(event.at)]
  return why === 'weak'
    ? say(idle[why], 'ground', 'garrisonWeak', { from, at, points, needed: garrisonHold }, [from, at], [], {
        why,
        points,
      })
    : say(idle[why], 'ground', 'garrisonIdle', { from, at, why }, [from, at], [], { why, points })
}
