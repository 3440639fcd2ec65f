import type { OfKind } from '../../../kit/events.js'
import { said, type Message, type Several } from '../../../kit/messages.js'
import { linesOf } from '../../../kit/report.js'
import type * as common from '../../messages/common.generated.js'
import type * as report from '../../messages/report.generated.js'
import { asPrinted, isFacility, type Facility } from '../data/facilities.js'
import { resources as table, type Resource } from '../data/resources.js'
import type { Special } from '../data/specials.js'
import type { HexEvent } from '../events/events.js'
import type { FeatureMemory, Sighted } from '../model/state.js'
import type { ReportStep } from './reportStep.js'

export type Of<Kind extends HexEvent['kind']> = OfKind<HexEvent, Kind>

/** The sentences of a report, and those that it shares with the pages. */
type Sentences = typeof common & typeof report

export const say = linesOf<ReportStep, Sentences>()

/** A sentence within another. */
export const part = said<Sentences>()

export const every = (all: readonly (string | Message)[]): Several => ({ all, with: 'and' })

export const commas = (all: readonly (string | Message)[]): Several => ({ all, with: ', ' })

export const semicolons = (all: readonly (string | Message)[]): Several => ({ all, with: '; ' })

/** One sentence after the other. */
export const sentences = (all: readonly Message[]): Message =>
  all.length === 1 && all[0] ? all[0] : part('sentences', { sentences: { all, with: ' ' } })

export const faces = (thrown: readonly number[]): Several => commas(thrown.map(String))

/** Throws of several dice: `2 + 3, 1 + 4`. */
export const sums = (throws: readonly (readonly number[])[]): Several =>
  commas(throws.map((thrown) => thrown.join(' + ')))

/** One throw after the other: `2 to 2, then 5 to 3`. */
export const oneByOne = (throws: readonly (string | Message)[]): string | Message =>
  throws.reduce((before, next) => (before === '' ? next : part('oneThenNext', { before, next })), '')

/** A die of each side. */
export const pairs = (throws: readonly (readonly [number, number])[]): string | Message =>
  oneByOne(throws.map(([first, second]) => part('pair', { first, second })))

/** `City and 2 × Large ore mine`. */
const together = <Kind>(things: readonly Kind[], named: (kind: Kind) => Message): readonly Message[] =>
  [...new Set(things)].map((kind) => {
    const count = things.filter((other) => other === kind).length
    return count === 1 ? named(kind) : part('times', { count, what: named(kind) })
  })

export const facility = (which: Facility): Message => part('facility', { which })

export const resource = (which: Resource): Message => part('resource', { which })

export const target = (which: Facility | Resource): Message => (isFacility(which) ? facility(which) : resource(which))

export const resources = (all: readonly Resource[]): Several => every(together(all, resource))

export const facilities = (all: readonly Facility[]): Message | Several =>
  all.length === 0 ? part('noFacilities', {}) : every(together(asPrinted(all), facility))

/** Features of a hex; what pays only once and has paid says so (HX-075). */
export const ofFeatures = ({
  resources: found,
  hazards: dangers,
  exhausted,
}: Pick<FeatureMemory, 'resources' | 'hazards' | 'exhausted'>): Message | Several =>
  found.length + dangers.length === 0
    ? part('noFeatures', {})
    : every([
        ...together(found, (one) =>
          exhausted && table[one].once ? part('hasPaid', { resource: resource(one) }) : resource(one),
        ),
        ...together(dangers, (which) => part('hazard', { which })),
      ])

/** `2 × Transporter Device`. */
export const specials = (held: readonly Special[]): readonly Message[] =>
  together(held, (which) => part('special', { which }))

/** `a conquest force of Blue with 900 points (5 Scouts)`. */
export const seen = ({ seat, class: kind, points, units }: Sighted): Message => {
  const force = part('seen', { class: kind, seat, points })
  const alive = units.filter((unit) => unit.alive > 0)
  return alive.length === 0
    ? force
    : part('seenWithUnits', { force, units: commas(alive.map((unit) => part('unitsAlive', unit))) })
}
