import { useState } from 'react'
import * as words from '../../messages/signing.generated.js'

/** What the accounts answer. */
interface Answer {
  readonly error: {
    readonly status: number
    readonly message?: string | undefined
    readonly code?: string | undefined
  } | null
}

export interface Sending {
  /** What was wrong with the last attempt. */
  readonly problem: string | null
  readonly done: boolean
  /** True when it was taken. */
  send(attempt: () => Promise<Answer>, wrong: (error: NonNullable<Answer['error']>) => string): Promise<boolean>
}

/** A form of the accounts on its way: too many attempts and a silent server are told alike everywhere. */
export const useSending = (): Sending => {
  const [state, setState] = useState<{ readonly problem: string | null; readonly done: boolean }>({
    problem: null,
    done: false,
  })
  return {
    ...state,
    send: async (attempt, wrong) => {
      setState({ problem: null, done: false })
      const told = await attempt().then(
        ({ error }) => (error ? (error.status === 429 ? words.tooMany() : wrong(error)) : null),
        () => words.noAnswer(),
      )
      setState({ problem: told, done: told === null })
      return told === null
    },
  }
}
