import type { IncomingMessage } from 'node:http'
import type { GraphQLError } from 'graphql'
import type { WebSocket } from 'ws'
import * as words from '../../messages/requests.generated.js'
import type { SignedIn } from '../../auth/caller.js'
import type { Services } from '../context.js'
import type { Admitted } from './admit.js'
import type { Turn } from './bucket.js'
import { spent, tooManyOperations, tooManyStreams } from './refusals.js'

/** Close code that tells clients to come back later. */
export const crowded = () => [1013, words.connectionsOpen()] as const

/** A client that ignores refusals is disconnected. */
const patience = 100

/** Where the operations of one connection are paid. */
export interface Till {
  /** The refusal, while not even the cheapest operation can be paid. */
  isSpent(): GraphQLError | null
  /** Pays for an operation, which counts until it is done; or returns the refusal. */
  pay(id: string, admitted: Admitted): GraphQLError | null
  /** When the paid operation may begin. */
  turn(id: string): Promise<void>
  done(id: string): void
}

/** A stream is idle most of its life: it waits for no turn. */
const atOnce = (leave: (() => void) | null): Turn | null => leave && { come: Promise.resolve(), leave }

interface Connection {
  readonly socket: WebSocket
  readonly request: IncomingMessage
}

/** Null: the account or the address has too many connections. */
export const openTill = (
  { budget, addressOf }: Pick<Services, 'budget' | 'addressOf'>,
  { socket, request }: Connection,
  { userId }: SignedIn,
): Till | null => {
  const payer = { userId, address: addressOf(request) }
  const leave = budget.socket(payer)
  if (!leave) return null
  const open = new Map<string, Turn>()
  let [refused, over] = [0, false]
  const refuse = (error: GraphQLError): GraphQLError => {
    refused += 1
    if (refused > patience) socket.close(...crowded())
    return error
  }
  socket.once('close', () => {
    over = true
    leave()
    for (const { leave: end } of open.values()) end()
    open.clear()
  })
  return {
    isSpent: () => (budget.isSpent(payer) ? refuse(spent(budget.charge(payer, 0))) : null),
    pay: (id, { cost, streams }) => {
      const charge = budget.charge(payer, cost)
      if (charge.wait !== null) return refuse(spent(charge))
      const turn = streams ? atOnce(budget.stream(payer)) : budget.operation(payer)
      if (!turn) return refuse(streams ? tooManyStreams() : tooManyOperations())
      refused = 0
      if (over) turn.leave()
      else open.set(id, turn)
      return null
    },
    turn: (id) => open.get(id)?.come ?? Promise.resolve(),
    done: (id) => {
      open.get(id)?.leave()
      open.delete(id)
    },
  }
}
