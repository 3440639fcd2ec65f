import { locale } from '@muster/rulesets/kit/language.js'
import { GraphQLError } from 'graphql'
import * as words from '../../messages/requests.generated.js'
import type { Charge, Cost } from './budget.js'
import { type Budgets, defaultBudgets } from './budgets.js'

const number = (value: number): string => value.toLocaleString(locale())

const refusal = (message: string, cost?: Cost): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'LIMIT', ...(cost ? { cost } : {}) } })

/** The error for a caller who has too few points. */
export const spent = ({ cost, wait }: Charge): GraphQLError =>
  refusal(words.spent({ price: cost.requested, left: cost.remaining, all: cost.limit, seconds: wait ?? 1 }), cost)

export const tooManyOperations = (): GraphQLError => refusal(words.operationsUnderWay())

export const tooManyStreams = (): GraphQLError => refusal(words.streamsOpen())

/** The budget in headers, by the draft of the IETF's working group on HTTP APIs. */
export const budgetHeaders = ({ remaining, limit, refillsPerSecond }: Cost): Readonly<Record<string, string>> => ({
  'RateLimit-Policy': `"points";q=${String(limit)};w=${String(Math.ceil(limit / refillsPerSecond))}`,
  RateLimit: `"points";r=${String(remaining)};t=${String(Math.ceil((limit - remaining) / refillsPerSecond))}`,
})

/** What the schema says about budgets. */
export const aboutBudgets = ({
  account,
  address,
  operations,
  atWork,
  sockets,
  streams,
}: Budgets = defaultBudgets): string =>
  `Points are paid from two buckets: an account's holds ${number(account.limit)} and refills by ${number(account.refillsPerSecond)} a second; that of a network address, shared by
all its callers, holds ${number(address.limit)} and refills by ${number(address.refillsPerSecond)}. \`extensions.cost\` and the headers RateLimit and RateLimit-Policy say what is left; what cannot be paid
is refused with 429 and Retry-After. An account can have ${number(operations.account)} operations at once, of which ${number(atWork)} are executed while the others wait, ${number(sockets.account)} connections and ${number(streams)} streams; an address can have ${number(operations.address)} operations and ${number(sockets.address)} connections.`
