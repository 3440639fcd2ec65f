import { randomBytes } from 'node:crypto'

/** The part of the address of a public page that nobody guesses. */
export const newLinkToken = (): string => randomBytes(16).toString('hex')
