import type { Cell } from '../../../kit/grid.js'
import { ruleId, type CellName } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { ReportLine, Viewer } from '../../../kit/view.js'
import { facilities, isFacility, type Facility } from '../data/facilities.js'
import { hazards } from '../data/hazards.js'
import { resources, type Resource } from '../data/resources.js'
import { specials, type Special } from '../data/specials.js'
import { classTitles, type ForceClass } from '../data/troops.js'
import type { HexEvent } from '../events.js'
import type { Sighted } from '../state.js'

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

export const titled = (thing: Facility | Resource): string =>
  isFacility(thing) ? facilities[thing].title : resources[thing].title

export const hazardTitle = (hazard: keyof typeof hazards): string => hazards[hazard].title

/** `2 × Transporter Device`. */
export const specialsList = (held: readonly Special[]): string =>
  listed(
    [...new Set(held)].map((special) => {
      const count = held.filter((other) => other === special).length
      return count === 1 ? specials[special].title : `${String(count)} × ${specials[special].title}`
    }),
  )

export const classTitle = (kind: ForceClass): string => classTitles[kind].toLowerCase()

/** `a conquest force of Blue with 900 points`. */
export const seen = ({ seat, class: kind, points: size }: Sighted): string =>
  `${kind === 'OF' ? 'an' : 'a'} ${classTitle(kind)} of ${seat} with ${points(size)}`
