import type { Cell } from '../../../kit/grid.js'
import type { PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { Hazard } from '../data/hazards.js'
import type { Facility } from '../data/facilities.js'
import type { Resource } from '../data/resources.js'
import type { Caps } from '../orderValidation/caps.js'
import type { ForceBody } from '../model/pieces.js'
import type { Force, TurnMemory } from '../model/state.js'

interface OfForce {
  readonly force: PieceId
  readonly seat: SeatId
}

/** What of a force changes when it divides or joins another. */
export type Strength = Pick<ForceBody, 'points' | 'authorised' | 'unitCount' | 'units'>

/** Forces, slots, airstrips and recon centres that a player's hexes allow him (HX-156). */
export interface Openings extends Caps {
  readonly airstrips: number
  readonly reconCentres: number
}

/** Why a garrison beside an invaded hex does not defend it (HX-149, HX-150, HX-152). */
export type Idleness = 'contested' | 'weak' | 'unordered'

/** Why a recon force threw on the recon table (HX-241, HX-252, HX-274, HX-248). */
export type ReconCause = 'entry' | 'overrun' | 'fallBack' | 'advance'

/** Destroyed; halted where it enters; may go on. */
export type ReconOutcome = 'destroyed' | 'halted' | 'onward'

export type MovementEvent =
  /** HX-220: who moves before whom, where players move one after the other. */
  | {
      readonly kind: 'moveOrderSet'
      readonly seats: readonly SeatId[]
      /** Dice of those who held as many hexes as another. */
      readonly throws: readonly { readonly seat: SeatId; readonly faces: readonly number[] }[]
    }
  /** HX-119: part of an OF goes its own way. */
  | ({ readonly kind: 'forceSplit'; readonly stays: Strength; readonly part: Force } & OfForce)
  /** HX-114: an OF joins another in its hex. */
  | ({ readonly kind: 'forcesMerged'; readonly into: PieceId; readonly at: Cell; readonly sum: Strength } & OfForce)
  /** A step under way: the position alone, for the referee. The march as a whole is told by `forceMoved`. */
  | { readonly kind: 'forceStepped'; readonly force: PieceId; readonly at: Cell }
  /** `path`: hexes entered, one after the other. */
  | ({ readonly kind: 'forceMoved'; readonly from: Cell; readonly path: readonly Cell[] } & OfForce)
  /** HX-221: the rest of the path is illegal. */
  | ({ readonly kind: 'pathCut'; readonly at: Cell; readonly code: string; readonly rule: RuleId } & OfForce)
  /** Legal, but stopped by what it met. */
  | ({ readonly kind: 'marchHalted'; readonly at: Cell; readonly code: string; readonly rule: RuleId } & OfForce)
  /** Accepted, and nothing came of it: it never left its hex, or its mission had no object. */
  | ({ readonly kind: 'moveVoid'; readonly code: string; readonly rule: RuleId } & OfForce)
  /** HX-224: equal forces crossed one edge. Dice of both sides, throw by throw; all but the last were ties. */
  | {
      readonly kind: 'crossingRolled'
      readonly between: readonly [Cell, Cell]
      readonly seats: readonly [SeatId, SeatId]
      readonly throws: readonly (readonly [number, number])[]
      readonly presses: SeatId
    }
  /** HX-440: somebody is the first in a hex. Faces as they fell. */
  | {
      readonly kind: 'featuresFound'
      readonly at: Cell
      readonly faces: readonly number[]
      /** Of the Resource and the Hazard table, throw by throw (HX-443, HX-451). */
      readonly resourceFaces: readonly (readonly number[])[]
      readonly hazardFaces: readonly number[]
      readonly resources: readonly Resource[]
      readonly hazards: readonly Hazard[]
    }
  | ({
      readonly kind: 'reconRolled'
      readonly at: Cell
      readonly why: ReconCause
      /** As they fell: two where the first was rolled again (HX-243). */
      readonly faces: readonly number[]
      /** Taken from the last face (HX-242). */
      readonly minus: number
      readonly outcome: ReconOutcome
      /** The second throw was bought (HX-080). */
      readonly bought: boolean
    } & OfForce)
  /** HX-241: told to its owner and to those who found it. */
  | ({ readonly kind: 'reconDestroyed'; readonly at: Cell } & OfForce)
  /** HX-247. */
  | { readonly kind: 'reconMet'; readonly at: Cell; readonly forces: readonly PieceId[] }
  /** A recon force leaves the hex that fell to an enemy (HX-252, `recon.overrun=displace`). */
  | ({ readonly kind: 'reconDisplaced'; readonly from: Cell; readonly to: Cell } & OfForce)
  /** HX-227: too many points in a hex; it goes back along its path. */
  | ({ readonly kind: 'sentBack'; readonly from: Cell; readonly to: Cell; readonly rule: RuleId } & OfForce)
  /** HX-039: a hex that changes hands without a fight; to nobody where a claim lapses (HX-037). */
  | { readonly kind: 'hexTaken'; readonly at: Cell; readonly from: SeatId | null; readonly to: SeatId | null }
  /** HX-041: what its new owner finds there, and what it allows him. */
  | {
      readonly kind: 'hexGained'
      readonly seat: SeatId
      readonly at: Cell
      readonly from: SeatId | null
      readonly facilities: readonly Facility[]
      readonly resources: readonly Resource[]
      readonly hazards: readonly Hazard[]
      readonly exhausted: boolean
      readonly yields: number
      readonly opens: Openings
    }
  /** HX-041, `capture.facilities=destroy`. */
  | { readonly kind: 'facilitiesRazed'; readonly at: Cell; readonly facilities: readonly Facility[] }
  | { readonly kind: 'hexContested'; readonly at: Cell }
  /** HX-150: the garrison of one hex defends another. */
  | ({ readonly kind: 'garrisonReacted'; readonly from: Cell; readonly at: Cell } & OfForce)
  /** HX-150: it would have defended `at`, and does not; told to its owner alone. `points`: of the occupation force that stands in `from`. */
  | {
      readonly kind: 'garrisonIdle'
      readonly seat: SeatId
      readonly from: Cell
      readonly at: Cell
      readonly why: Idleness
      readonly points: number
    }
  /** What Battle and Post-Battle need of all this. */
  | { readonly kind: 'movementClosed'; readonly memory: TurnMemory }
