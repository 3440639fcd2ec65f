import type { OfKind } from '../../../kit/events.js'
import { reportLine, type LineOf } from '../../../kit/report.js'
import { counted, listed } from '../../../kit/text.js'
import { facilities, isFacility, type Facility } from '../data/facilities.js'
import { hazards } from '../data/hazards.js'
import { resources, type Resource } from '../data/resources.js'
import { specials, type Special } from '../data/specials.js'
import { aForce, classTitles, type ForceClass } from '../data/troops.js'
import type { HexEvent } from '../events.js'
import type { FeatureMemory, Sighted } from '../state.js'
import type { ReportStep } from './reportStep.js'

export type Of<Kind extends HexEvent['kind']> = OfKind<HexEvent, Kind>

export const line: LineOf<ReportStep> = reportLine

export const points = (count: number): string => counted(count, 'point')

export const rp = (count: number): string => `${String(count)} RP`

export const faces = (thrown: readonly number[]): string => thrown.join(', ')

/** Throws of several dice: `2 + 3, 1 + 4`. */
export const sums = (throws: readonly (readonly number[])[]): string =>
  throws.map((thrown) => thrown.join(' + ')).join(', ')

/** `one hex`, `2 hexes`. */
export const spelled = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${String(count)} ${many}`

export const none = (text: string, instead: string): string => (text === '' ? instead : text)

/** `City and 2 × Large ore mine`. */
const together = (names: readonly string[]): string =>
  listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length
      return count === 1 ? name : `${String(count)} × ${name}`
    }),
  )

export const titled = (thing: Facility | Resource): string =>
  isFacility(thing) ? facilities[thing].title : resources[thing].title

export const titles = (things: readonly (Facility | Resource)[]): string => together(things.map(titled))

/** Features of a hex; what pays only once and has paid says so (HX-075). */
export const ofFeatures = ({
  resources: found,
  hazards: dangers,
  exhausted,
}: Pick<FeatureMemory, 'resources' | 'hazards' | 'exhausted'>): string =>
  none(
    together([
      ...found.map((one) => (exhausted && resources[one].once ? `${titled(one)} (has paid)` : titled(one))),
      ...dangers.map((hazard) => hazards[hazard].title),
    ]),
    'no features',
  )

/** `2 × Transporter Device`. */
export const specialsList = (held: readonly Special[]): string =>
  together(held.map((special) => specials[special].title))

export const classTitle = (kind: ForceClass): string => classTitles[kind].toLowerCase()

/** `a conquest force of Blue with 900 points (5 Scouts)`. */
export const seen = ({ seat, class: kind, points: size, units }: Sighted): string => {
  const list = units.filter(({ alive }) => alive > 0).map(({ name, alive }) => `${String(alive)} ${name}`)
  return `${aForce(kind)} of ${seat} with ${points(size)}${list.length > 0 ? ` (${list.join(', ')})` : ''}`
}
