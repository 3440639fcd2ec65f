import type { Message } from '../../../kit/messages.js'
import { inOrderOfSeats } from '../battleNumber.js'
import { phrase } from './line.js'

/** A battle, or its enemy, with which of several between the same two players it is; nothing more where they fight one only. */
export const numbered = (battle: string | Message, number: number | null, seats: readonly string[]): string | Message =>
  number === null ? battle : phrase('numbered', { battle, number, seats: { all: inOrderOfSeats(seats), with: 'and' } })
