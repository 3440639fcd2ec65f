import { randomBytes } from 'node:crypto'

/** The part of the address of a public chronicle that nobody guesses. */
export const newChronicleToken = (): string => randomBytes(16).toString('hex')
