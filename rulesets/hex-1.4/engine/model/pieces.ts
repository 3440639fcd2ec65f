import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Slot } from '../data/slots.js'
import type { ForceClass, UnitType } from '../data/troops.js'

/** A line of a roster (HX-117, HX-390). Plain data that state and view share. */
export interface Unit {
  readonly id: string
  readonly name: string
  readonly types: readonly UnitType[]
  /** Of the organisation chart; Troops where it is left out, HQ by its types (HX-524). */
  readonly slot?: Slot
  /** Models at full strength, and alive. */
  readonly models: number
  readonly alive: number
  /** Points at full strength; 0 where nobody states them. */
  readonly points: number
  readonly experience: number
  /** `<table>.<d6>`: `INFANTRY.3` (HX-400 … HX-404). */
  readonly honours: readonly string[]
}

/** What of a force state and views share; where it stands is a cell here and a cell's name there. */
export interface ForceBody {
  readonly id: PieceId
  readonly seat: SeatId
  readonly class: ForceClass
  /** Alive, and bought (HX-116). */
  readonly points: number
  readonly authorised: number
  /** Units alive where no roster tells it (HX-345); 0 for a part of a force that has no unit of its own (HX-527). */
  readonly unitCount: number
  readonly units: readonly Unit[]
}

/** Units alive: by the roster where there is one (HX-345). */
export const unitsAlive = ({ units, unitCount }: Pick<ForceBody, 'units' | 'unitCount'>): number =>
  units.length > 0 ? units.filter(({ alive }) => alive > 0).length : Math.max(1, unitCount)

/** What is alive of a unit, in points. */
export const worth = ({ alive, models, points }: Pick<Unit, 'alive' | 'models' | 'points'>): number =>
  (points * alive) / Math.max(1, models)

/** Units of a force without a roster, dealt out to its parts by their points: never more than there were (HX-527). */
export const dealtUnits = (count: number, parts: readonly number[]): readonly number[] => {
  const sum = parts.reduce((so, part) => so + part, 0)
  let [left, points] = [count, sum]
  return parts.map((part) => {
    const share = points > 0 ? Math.round((left * part) / points) : 0
    left -= share
    points -= part
    return share
  })
}

/** Only CF and OF fight for ground, hold and contest it (HX-031). */
export const holdsGround = ({ class: kind }: Pick<ForceBody, 'class'>): boolean => kind !== 'RF'

/** Plain order of texts, the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The number in a force's name, 1 where it has none: `Red-OF` is the first of its class. */
export const numberOf = (id: PieceId): number => Number(/(\d+)b*$/.exec(id)?.[1] ?? 1)
