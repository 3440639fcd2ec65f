import { openBuckets, openCounter, openTurns, type Turn } from './bucket.js'
import { type Budgets, defaultBudgets, perOperation, type Rate } from './budgets.js'

/** Who pays for an operation: an account, or without one the address that it comes from. */
export interface Payer {
  readonly userId: string | null
  readonly address: string
}

/** What an operation is told about its price: `extensions.cost`. */
export interface Cost {
  readonly requested: number
  readonly remaining: number
  readonly limit: number
  readonly refillsPerSecond: number
}

export interface Charge {
  readonly cost: Cost
  /** Whole seconds to wait; null: it is paid. */
  readonly wait: number | null
}

type Leave = () => void

/** Points are spent in this node's memory: with several nodes, each caller has these amounts on each. */
export interface Budget {
  /** Whether not even the cheapest operation can be paid: asked before anything is read. */
  isSpent(payer: Payer): boolean
  /** Takes points, and those of every operation in addition. Nothing is taken if there are too few. */
  charge(payer: Payer, points: number): Charge
  /** Null: there are too many at once. Otherwise its turn. */
  operation(payer: Payer): Turn | null
  /** Null: there are too many at once. Otherwise what to call when it is over. */
  socket(payer: Payer): Leave | null
  stream(payer: Payer): Leave | null
  /** Answers a refusal after a while; immediately, and with `false`, if too many of the address are being held already. */
  refuse(payer: Payer, tell: (held: boolean) => void): void
}

const keyOf = ({ userId, address }: Payer): string => (userId === null ? `address ${address}` : `account ${userId}`)

const both = (first: Leave | null, second: () => Leave | null): Leave | null => {
  const last = first && second()
  if (!first || !last) {
    first?.()
    return null
  }
  return () => {
    first()
    last()
  }
}

const waitFor = (points: number, left: number, { limit, refillsPerSecond }: Rate): number =>
  Math.max(1, Math.ceil((Math.min(points, limit) - left) / refillsPerSecond))

export const openBudget = (
  { account, address, operations, atWork, sockets, streams, refusals }: Budgets = defaultBudgets,
  now: () => number = () => performance.now(),
): Budget => {
  const [accounts, addresses] = [openBuckets(account, now), openBuckets(address, now)]
  const inFlight = [openCounter(operations.account), openCounter(operations.address)] as const
  const connected = [openCounter(sockets.account), openCounter(sockets.address)] as const
  const [streaming, refusing] = [openCounter(streams), openCounter(refusals.held)]
  const turns = openTurns(atWork)
  return {
    isSpent: (payer) => accounts.left(keyOf(payer)) < perOperation || addresses.left(payer.address) < perOperation,
    charge: (payer, more) => {
      const [key, points] = [keyOf(payer), more + perOperation]
      const [own, shared] = [accounts.left(key), addresses.left(payer.address)]
      const paid = own >= points && shared >= points
      if (paid) {
        accounts.take(key, points)
        addresses.take(payer.address, points)
      }
      const remaining = Math.floor(paid ? own - points : own)
      return {
        cost: { requested: points, remaining, ...account },
        wait: paid ? null : Math.max(waitFor(points, own, account), waitFor(points, shared, address)),
      }
    },
    operation: (payer) => {
      const done = both(inFlight[0](keyOf(payer)), () => inFlight[1](payer.address))
      if (!done) return null
      const { come, leave } = turns(keyOf(payer))
      return {
        come,
        leave: () => {
          leave()
          done()
        },
      }
    },
    socket: (payer) => both(connected[0](keyOf(payer)), () => connected[1](payer.address)),
    stream: (payer) => streaming(keyOf(payer)),
    refuse: (payer, tell) => {
      const done = refusals.after > 0 ? refusing(payer.address) : null
      if (!done) tell(refusals.after === 0)
      else
        setTimeout(() => {
          done()
          tell(true)
        }, refusals.after)
    },
  }
}
