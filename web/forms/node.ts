import type { Json } from '@muster/rulesets/kit/json.js'

/** One value that may be chosen. */
export interface Value {
  readonly value: string
  /** What to call it; the value itself is looked up as a word where there is none. */
  readonly title?: string
  readonly about?: string
  /** What it costs of the budget. */
  readonly points?: number
}

interface Named {
  readonly title: string
  readonly about?: string
  /** What holds where nothing is said. */
  readonly usual?: Json
  /** Nothing is proposed: whoever fills in the form must say it. */
  readonly open?: true
}

interface Counted {
  readonly least: number
  readonly most: number
}

/** Lists between which points are counted. */
interface Budgeted extends Counted {
  readonly budget?: number
}

/** What a file's words mean in a field of a roster: field → value → words, in small letters. */
export type RosterFrom = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type Field = readonly [key: string, node: FormNode, required: boolean]

/** Every kind of part that a form is drawn from, and what it has beside its name. */
interface Kinds {
  readonly fixed: { readonly value: Json }
  readonly switch: object
  readonly amount: { readonly min: number; readonly max: number; readonly step: number; readonly points: boolean }
  readonly text: { readonly least: number; readonly most: number }
  readonly choice: { readonly values: readonly Value[] }
  /** Some of several values. */
  readonly several: Budgeted & {
    readonly values: readonly Value[]
    /** What it is called to choose none. */
    readonly none?: string
  }
  /** Texts of one's own. */
  readonly texts: Counted
  /** Texts two by two: what lies beside what. */
  readonly pairs: Counted
  /** Rows of `x` and `.` around a middle that has a name. */
  readonly mask: Counted & { readonly middle: string }
  /** Rows of the same fields. */
  readonly table: Budgeted & {
    readonly row: NodeOf<'group'>
    readonly unique: boolean
    /** For an army list: how the lines are filled from a file. */
    readonly roster?: RosterFrom
  }
  /** Several of what is neither a plain value nor a row of fields: figures, or one of several kinds each. */
  readonly sequence: Counted & { readonly entry: FormNode }
  /** An entry for each of the players' own names. */
  readonly entries: { readonly entry: FormNode }
  /** One of several kinds, each with fields of its own. */
  readonly either: { readonly cases: readonly NodeOf<'group'>[] }
  /** Something, or nothing, which has a name as well. */
  readonly nullable: { readonly none: string; readonly some: FormNode }
  readonly group: { readonly fields: readonly Field[] }
}

export type Kind = keyof Kinds

export type NodeOf<K extends Kind> = { readonly [Each in K]: Named & { readonly kind: Each } & Kinds[Each] }[K]

/** A JSON Schema, as far as forms are drawn from it. */
export type FormNode = NodeOf<Kind>
