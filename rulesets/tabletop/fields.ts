import { z } from 'zod'

/** Inputs of procedures, each with the words that stand before it in a form. An input left out is `false`, `0` or none unless it says otherwise. */

export const yes = (title: string) => z.boolean().default(false).meta({ title })

export const count = (title: string, most: number, fallback = 0) =>
  z.int().min(0).max(most).default(fallback).meta({ title })

/** Inches on the table, in quarters if need be. */
export const inches = (title: string) => z.number().min(0).max(200).meta({ title })

export const oneOf = <const Words extends readonly [string, ...string[]]>(title: string, words: Words) =>
  z.enum(words).meta({ title })

export const qualities = ['INEXPERIENCED', 'REGULAR', 'VETERAN'] as const
export const quality = (title = 'Quality') => oneOf(title, qualities).default('REGULAR')

export const orders = ['FIRE', 'ADVANCE', 'RUN', 'AMBUSH', 'RALLY', 'DOWN'] as const
export const pins = () => count('Pins on the unit', 30)
