import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { Guess } from '@muster/rulesets/kit/sandbox.js'
import { supposing, type Variant } from './variants.js'

interface Placed extends Omit<Guess, 'at'> {
  /** The guess that is moved; null: a new one. */
  readonly index: number | null
}

/** A guess is put somewhere, or another place is found for it. */
export const withPlaced = (variant: Variant, { seat, kind, size, index }: Placed, at: CellName): Variant => {
  const { guesses } = variant
  const guess: Guess = { seat, kind, size, at }
  return supposing(variant, index === null ? [...guesses, guess] : guesses.map((one, i) => (i === index ? guess : one)))
}

export const withSize = (variant: Variant, index: number, size: number): Variant =>
  supposing(
    variant,
    variant.guesses.map((guess, i) => (i === index ? { ...guess, size } : guess)),
  )

export const withoutGuess = (variant: Variant, index: number): Variant =>
  supposing(
    variant,
    variant.guesses.filter((_, i) => i !== index),
  )
