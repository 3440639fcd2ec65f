import { createHash } from 'node:crypto'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Stands for an account in the record of one campaign, which is opened: it names nobody, and is another one in every campaign. */
export const personIn = (campaign: string, userId: string): string => sha256(`${campaign} ${userId}`).slice(0, 32)
