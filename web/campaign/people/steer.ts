import type { CombinedError } from 'urql'

/** Sends a change of the table and says how it went. */
export type Steer = (told: string, send: () => Promise<{ readonly error?: CombinedError | undefined }>) => Promise<void>
