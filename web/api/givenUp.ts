import { mapExchange } from 'urql'
import { fetchById } from './trusted.js'

/** Milliseconds after which a read gets no answer any more: a server itself gives its database up before. */
const patience = 40_000

/** A request that nobody answers becomes an error, which says that the server could not be reached: pages ask again by themselves then (`passing.ts`). */
export const fetchInTime: typeof fetch = async (address, request) => {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), patience)
  request?.signal?.addEventListener('abort', () => given.abort(), { once: true })
  try {
    return await fetchById(address, { ...request, signal: given.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Reads alone: what changes something is waited for. */
export const giveUp = mapExchange({
  onOperation: (operation) =>
    operation.kind === 'query' ? { ...operation, context: { ...operation.context, fetch: fetchInTime } } : operation,
})
