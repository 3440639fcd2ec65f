import type { CombinedError } from 'urql'

/** Sends a change of the table and says how it went. False: it was refused. */
export type Steer = (
  told: string,
  send: () => Promise<{ readonly error?: CombinedError | undefined }>,
) => Promise<boolean>
