import type { Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { hasFortress } from '../model/control.js'
import { fortressHold, garrisonHold } from '../data/troops.js'
import type { Openings } from '../events/movement.js'
import { every, facilities as named, ofFeatures, part, say, type Of } from './line.js'

const kinds = [
  'CF',
  'RF',
  'specialCharacters',
  'hq',
  'elites',
  'fastAttack',
  'heavySupport',
  'airstrips',
  'reconCentres',
] as const satisfies readonly (keyof Openings)[]

const more = (kind: (typeof kinds)[number], count: number): Message =>
  kind === 'airstrips' ? part('moreSteps', { inAll: 2 * count, outside: count }) : part('more', { kind, count })

const opened = (opens: Openings): readonly Message[] => {
  const found = kinds.filter((kind) => opens[kind] > 0)
  return found.length > 0 ? [part('allowsMore', { what: every(found.map((kind) => more(kind, opens[kind]))) })] : []
}

/** HX-145, HX-155 */
const needs = ({ facilities, resources }: Pick<Of<'hexGained'>, 'facilities' | 'resources'>): readonly Message[] => {
  if (hasFortress({ facilities, resources })) return [part('fortressNeeds', { points: fortressHold })]
  return facilities.includes('GARRISON') ? [part('garrisonNeeds', { points: garrisonHold })] : []
}

/** What its new owner finds in a hex, and what that is good for. */
export const hexGained = (event: Of<'hexGained'>, { name }: Reader): ReportLine => {
  const { from, facilities, resources, hazards, yields, opens } = event
  const at = name(event.at)
  const holds = part('hexGained', { at, features: ofFeatures(event), facilities: named(facilities), yields })
  const all = [holds, ...opened(opens), ...needs(event)]
  return say(from === null ? 'HX-035' : 'HX-041', 'ground', 'sentences', { sentences: { all, with: ' ' } }, [at], [], {
    facilities,
    resources,
    hazards,
    yields,
    opens: { ...opens },
  })
}
