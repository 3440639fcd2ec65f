import type { Accounts } from './auth/accounts.js'
import type { Notify } from './notify/notify.js'
import type { Referee } from './referee/index.js'

/** A server that runs. */
export interface Server {
  /** On this machine. */
  readonly url: string
  /** The port of the figures; null: they are not offered. */
  readonly metricsPort: number | null
  readonly ownerUrl: string
  readonly accounts: Accounts
  readonly referee: Referee
  readonly notify: Notify
  /** One line for each demo account, for the operator. */
  readonly demo: readonly string[]
  /** Stops in order: requests and streams, jobs, then the database. */
  close(): Promise<void>
}
