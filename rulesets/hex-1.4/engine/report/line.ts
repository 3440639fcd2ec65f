import type { Cell } from '../../../kit/grid.js'
import { ruleId, type CellName } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { ReportLine, Viewer } from '../../../kit/view.js'
import { facilities, isFacility, type Facility } from '../data/facilities.js'
import { hazards } from '../data/hazards.js'
import { resources, type Resource } from '../data/resources.js'
import { specials, type Special } from '../data/specials.js'
import { aForce, classTitles, type ForceClass } from '../data/troops.js'
import type { HexEvent } from '../events.js'
import type { FeatureMemory, Sighted } from '../state.js'

/** Steps of a report, in the order of the rules. */
export type ReportStep =
  | 'setUp'
  | 'turn'
  | 'income'
  | 'purchases'
  | 'march'
  | 'recon'
  | 'battle'
  | 'ground'
  | 'retreat'
  | 'raid'
  | 'survival'
  | 'honours'
  | 'placement'
  | 'victory'

export type Of<Kind extends HexEvent['kind']> = Extract<HexEvent, { readonly kind: Kind }>

/** Who reads, and how cells are named to him. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: (cell: Cell) => CellName
}

/** Whether one sees everything. */
export const seesAll = ({ viewer }: Reader): boolean => viewer.kind === 'facilitator' || viewer.kind === 'everyone'

/** Whether one reads as a given seat, or sees everything. */
export const reads = (reader: Reader, seat: string): boolean =>
  seesAll(reader) || (reader.viewer.kind === 'seat' && reader.viewer.seat === seat)

export const line = (
  rule: string,
  step: ReportStep,
  text: string,
  cells: readonly CellName[] = [],
  about: readonly string[] = [],
  data?: Json,
): ReportLine => ({ rule: ruleId(rule), step, text, cells, about, ...(data === undefined ? {} : { data }) })

export const points = (count: number): string => (count === 1 ? '1 point' : `${String(count)} points`)

export const rp = (count: number): string => `${String(count)} RP`

/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`

export const faces = (thrown: readonly number[]): string => thrown.join(', ')

/** Throws of several dice: `2 + 3, 1 + 4`. */
export const sums = (throws: readonly (readonly number[])[]): string =>
  throws.map((thrown) => thrown.join(' + ')).join(', ')

/** `1 hex`, `2 hexes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`

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
