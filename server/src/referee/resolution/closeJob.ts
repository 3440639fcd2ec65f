import type { Actor } from '../../store/log.js'
import type { Closer } from '../compute/closingLine.js'

/** A group that is to be closed, and why. */
export interface CloseGroup {
  readonly campaignId: string
  readonly groupId: string
  readonly why: Closer
  /** Name of the person who closes it early. */
  readonly by?: string
  /** The facilitator publishes a stage that waits; if nothing has changed since the run with this digest, if any is named. */
  readonly published?: { readonly by: Actor; readonly digest: string | null }
}
