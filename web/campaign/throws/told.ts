import { diceOf, type Throw } from '@muster/rulesets/kit/dice.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { LineThrows } from '@muster/rulesets/kit/lineThrows.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'

/** Throws that belong together: those of a line, or all for one subject in one resolution. */
export interface Told {
  /** The line that they decided; null: no line is told. */
  readonly text: string | null
  readonly throws: readonly LineThrows[]
  /** The campaign has gone back behind it. */
  readonly undone?: boolean
}

/** The throws of a turn and stage. */
export interface Moment {
  readonly turn: number
  readonly stage: string
  readonly told: readonly Told[]
}

interface OfReport {
  readonly report: readonly { readonly text: string; readonly throws: readonly LineThrows[] }[]
}

const grouped = <Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): readonly (readonly [Key, Item[]])[] => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}

/** The throws that a report tells of, line by line. */
export const toldIn = ({ report }: OfReport): readonly Told[] =>
  report.filter(({ throws }) => throws.length > 0).map(({ text, throws }) => ({ text, throws }))

interface Opened {
  readonly turn: number
  readonly stage: string
  readonly undone: boolean
  readonly throws: readonly (Omit<Throw, 'proof'> & { readonly proof?: string | null })[]
}

/** The throws of an opened resolution, subject by subject. */
export const openedIn = (
  { turn, stage, undone, throws }: Opened,
  throwerOf: NonNullable<Presentation['thrower']>,
): readonly Told[] =>
  grouped(throws, ({ subject }) => subject).flatMap(([subject, own]) =>
    grouped(own, ({ proof: _, ...thrown }) => throwerOf(thrown)).map(([seat, of]) => ({
      ...{ text: null, undone },
      throws: [{ seat, turn, stage, subject, proof: own[0]?.proof ?? null, throws: of }],
    })),
  )

/** By turn and stage, in the order in which they are given. */
export const momentsOf = (told: readonly Told[]): readonly Moment[] =>
  grouped(told, ({ throws: [first] }) => `${String(first?.turn)} ${String(first?.stage)}`).flatMap(([, all]) => {
    const first = all[0]?.throws[0]
    return first ? [{ turn: first.turn, stage: first.stage, told: all }] : []
  })

/** Dice of one size that a side threw for itself, high being good for it. */
export interface Tally {
  readonly seat: SeatId
  /** What they were thrown for; null: all of them. */
  readonly name: string | null
  readonly faces: number
  readonly dice: number
  readonly total: number
}

const tallied = (told: readonly Told[], nameOf: (name: string) => string | null): readonly Tally[] => {
  const found = new Map<string, Tally>()
  for (const { seat, throws } of told.flatMap((one) => one.throws))
    for (const thrown of seat === null ? [] : throws) {
      const [name, { faces }] = [nameOf(thrown.name), diceOf(thrown.name)]
      const key = [seat, faces, name].join(' ')
      const known = found.get(key)
      found.set(key, {
        ...{ seat: seat as SeatId, name, faces },
        dice: (known?.dice ?? 0) + thrown.faces.length,
        total: thrown.faces.reduce((sum, face) => sum + face, known?.total ?? 0),
      })
    }
  return [...found.values()].sort((a, b) => (a.seat < b.seat ? -1 : a.seat > b.seat ? 1 : b.dice - a.dice))
}

/** What each side's dice showed, by what they were thrown for. */
export const talliesByName = (told: readonly Told[]): readonly Tally[] => tallied(told, (name) => name)

/** What each side's dice showed, all of a size together. */
export const talliesBySide = (told: readonly Told[]): readonly Tally[] => tallied(told, () => null)
