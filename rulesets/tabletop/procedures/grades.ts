import { bandOf } from '../bands.js'
import type { Tables } from '../tables/index.js'

export const grades = ['NONE', 'SUPERFICIAL', 'FULL', 'MASSIVE'] as const
export type Grade = (typeof grades)[number]

/** BA2-039, BA3-047: how bad damage is by what the roll has above the damage value (below it: negative). */
export const gradeOf = ({ damage }: Tables, margin: number): Grade => bandOf(damage.grades, margin) ?? 'NONE'
