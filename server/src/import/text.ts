import { limits } from './limits.js'

// Control characters, and marks that change the text direction.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A name on one line, without what cannot be stored or shown; text stays text, whatever it looks like. */
export const cleaned = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 10 * limits.text)
        .replace(unseen, ' ')
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .replace(/\s+/gu, ' ')
        .trim()
    : ''

/** Cut if it is longer than a name may be. */
export const shortened = (text: string): string => {
  const letters = Array.from(text)
  return letters.length > limits.text ? `${letters.slice(0, limits.text - 1).join('')}…` : text
}
