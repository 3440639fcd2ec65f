import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { fortressHold } from '../data/troops.js'
import { every, part, resources as named, say, sentences, sums, type Of } from './line.js'

export const headquartersFound = (event: Of<'headquartersFound'>, { name }: Reader): ReportLine => {
  const { resources, faces } = event
  const at = name(event.at)
  const args = { at, resources: named(resources) }
  const data = { resources, faces }
  return faces.length > 0
    ? say('HX-015', 'setUp', 'headquartersRolled', { ...args, faces: sums(faces) }, [at], [], data)
    : say('HX-015', 'setUp', 'headquartersFound', args, [at], [], data)
}

export const mustered = ({ forces, lost, usual }: Of<'mustered'>, { name }: Reader): ReportLine => {
  const all = every(forces.map(({ id, points }) => part('army', { force: id, points })))
  const said = [
    part('mustered', { usual: usual ? 'yes' : 'no', forces: all }),
    ...(lost > 0 ? [part('musterLost', { points: lost })] : []),
  ]
  return say(
    usual ? 'HX-020' : 'HX-019',
    'setUp',
    'sentences',
    { sentences: sentences(said) },
    [...new Set(forces.map(({ at }) => name(at)))],
    forces.map(({ id }) => id),
  )
}

/** A fortress below strength, asleep, or held again (HX-157). */
export const fortressWatched = (event: Of<'fortressWatched'>, { name }: Reader): ReportLine => {
  const { dormant, undermanned, held, slept } = event
  const at = name(event.at)
  const data = { held, undermanned, dormant }
  const weak = { at, held, needed: fortressHold }
  if (dormant) return say('HX-157', 'income', 'fortressAsleep', weak, [at], [], data)
  if (undermanned) return say('HX-157', 'income', 'fortressWeak', weak, [at], [], data)
  return say('HX-157', 'income', 'fortressHeld', { at, held, slept: slept ? 'yes' : 'no' }, [at], [], data)
}

/** HX-113, with what allows forces of a class (HX-111, HX-112). */
export const disbanded = (event: Of<'disbanded'>, { name }: Reader): ReportLine => {
  const { force, class: kind, points, allowed, had } = event
  const at = name(event.at)
  const code = kind === 'CF' ? 'conquestDisbanded' : 'reconDisbanded'
  return say('HX-113', 'income', code, { force, at, points, allowed, had }, [at], [force], { allowed, had })
}

export const cityReinforced = ({ at, force: { id }, gained }: Of<'cityReinforced'>, { name }: Reader): ReportLine =>
  say('HX-456', 'placement', 'cityReinforced', { at: name(at), points: gained, force: id }, [name(at)], [id])

export const claimLapsed = ({ at, seat }: Of<'claimLapsed'>, { name }: Reader): ReportLine =>
  say('HX-037', 'ground', 'claimLapsed', { seat, at: name(at) }, [name(at)])

export const capitalMoved = ({ at }: Of<'capitalMoved'>, { name }: Reader): ReportLine =>
  at === null
    ? say('HX-164', 'ground', 'capitalLost', {})
    : say('HX-164', 'ground', 'capitalMoved', { at: name(at) }, [name(at)])

/** Announced to everybody by name. */
export const eliminated = ({ seat, hexes, razed, listed }: Of<'eliminated'>, { name }: Reader): ReportLine => {
  const args = { seat, razed: razed ? 'yes' : 'no' } as const
  return say('HX-007', 'victory', 'eliminated', args, listed ? hexes.map(name) : [], [], { seat })
}

export const contestLapsed = ({ at: cell, owner }: Of<'contestLapsed'>, { name }: Reader): ReportLine => {
  const at = name(cell)
  return owner === null
    ? say('HX-010', 'ground', 'contestLapsedToNobody', { at }, [at], [], { owner })
    : say('HX-010', 'ground', 'contestLapsed', { at, owner }, [at], [], { owner })
}
