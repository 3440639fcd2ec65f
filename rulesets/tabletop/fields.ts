import { z } from 'zod'
import type { Book } from './book.js'
import type { ByEdition } from './edition.js'
import { weapons3 } from './tables/weapons3.js'
import { weaponsClassic } from './tables/weaponsClassic.js'
import * as fields from './messages/fields.generated.js'
import * as problems from './messages/problems.generated.js'

/** Inputs of procedures, each with the words that stand before it in a form. An input left out is `false`, `0` or none unless it says otherwise. */

export const yes = (title: string) => z.boolean().default(false).meta({ title })

export const count = (title: string, most: number, fallback = 0) =>
  z.int().min(0).max(most).default(fallback).meta({ title })

/** Inches on the table, in quarters if need be. */
export const inches = (title: string) => z.number().min(0).max(200).meta({ title })

export const oneOf = <const Words extends readonly string[]>(title: string, words: Words) =>
  z.enum(words).meta({ title })

export const qualities = ['INEXPERIENCED', 'REGULAR', 'VETERAN'] as const
export const quality = (title = fields.quality()) => oneOf(title, qualities).default('REGULAR')

export const orders = ['FIRE', 'ADVANCE', 'RUN', 'AMBUSH', 'RALLY', 'DOWN'] as const
export const pins = (title = fields.pinsOnTheUnit()) => count(title, 30)

/** Something said of each of several units or places, by a name of the group's own. */
export const byId = <Value extends z.ZodType>(title: string, each: Value) =>
  z
    .record(z.string().min(1).max(20), each)
    .refine((all) => Object.keys(all).length <= 40, problems.atMost40())
    .default({})
    .meta({ title, maxProperties: 40 })

export const armours = ['ARMOURED_CAR', 'LIGHT_TANK', 'MEDIUM_TANK', 'HEAVY_TANK', 'SUPER_HEAVY_TANK'] as const

export const covers = ['NONE', 'SOFT', 'HARD'] as const
/** One word or several, of which the best counts. */
export const cover = () =>
  z
    .union([z.enum(covers), z.array(z.enum(covers)).max(6)])
    .default('NONE')
    .meta({ title: fields.coverOfTheTarget() })

const keysOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>) => Object.keys(rows) as Key[]

export type WeaponName = keyof typeof weaponsClassic | keyof typeof weapons3

/** A weapon of either edition, and those of one book. */
export const weapon = () => oneOf(fields.weapon(), keysOf<WeaponName>({ ...weaponsClassic, ...weapons3 }))
const weaponNames: ByEdition<WeaponName[]> = { classic: keysOf(weaponsClassic), v3: keysOf(weapons3) }
export const weaponIn = ({ edition }: Book) => oneOf(fields.weapon(), weaponNames[edition])
