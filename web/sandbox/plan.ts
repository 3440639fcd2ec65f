import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Ground, Told } from '../play/sandboxProtocol.js'
import type { useEngine } from './useEngine.js'
import type { Variant } from './variants.js'

/** What the parts of an open plan share. */
export interface Plan {
  readonly engine: NonNullable<ReturnType<typeof useEngine>>
  readonly ground: Ground
  readonly variant: Variant
  readonly others: readonly Variant[]
  readonly owner: SeatId
  readonly told: Told
  /** Through whose eyes it is told, and after how many steps. */
  readonly eyes: SeatId
  readonly steps: number
  readonly busy: boolean
  readonly isPresent: boolean
  readonly change: (how: (variant: Variant) => Variant) => void
  readonly setEyes: (seat: SeatId) => void
}

export type SandboxTab = 'guesses' | 'orders' | 'report'

/** A guess that waits for its place. */
export interface Placing {
  readonly seat: SeatId
  readonly kind: string
  readonly size: number
  /** The guess that is moved; a new one otherwise. */
  readonly index: number | null
}
