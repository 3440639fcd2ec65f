import { useEffect } from 'react'
import type { CombinedError } from 'urql'

/** Milliseconds until a page asks again. Spread out, so that a server that is back is not met by everybody at once. */
const pause = (): number => 5000 * (0.6 + Math.random() * 0.8)

interface Refusal {
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** The database of the server does not answer: that passes by itself. */
export const isUnavailable = (errors: readonly Refusal[]): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE')

/** The server could not be reached, or its database did not answer. */
export const isPassing = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.length === 0 ? networkError !== undefined : isUnavailable(graphQLErrors)

/** Reads again by itself, for as long as that is wrong which passes by itself. */
export const useAgain = (error: CombinedError, again: (() => void) | undefined): void => {
  useEffect(() => {
    if (!again || !isPassing(error)) return
    const timer = setTimeout(again, pause())
    return () => clearTimeout(timer)
  }, [error, again])
}
