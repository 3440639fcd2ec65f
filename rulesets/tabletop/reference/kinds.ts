import type { Json } from '../../kit/json.js'
import { plusMinus, signed } from '../../kit/text.js'
import { diceIn } from '../dice.js'
import { wordOf } from './words.js'
import * as allowed from '../messages/allowed.generated.js'
import * as said from '../messages/reference.generated.js'

/** What a column may hold and how a person reads it. */
export interface Kind {
  /** After "it must be": what a group may write in place of the printed value. */
  readonly allows: string
  holds(value: Json): boolean
  text(value: Json): string
}

/** Words as they stand; of anything else its JSON. */
export const asIs = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const number = (allows: string, holds: (value: number) => boolean, text: (value: number) => string): Kind => ({
  allows,
  holds: (value) => typeof value === 'number' && holds(value),
  text: (value) => (typeof value === 'number' ? text(value) : asIs(value)),
})

const whole = (least: number, most: number, text: (value: number) => string): Kind =>
  number(
    allowed.wholeNumber({ least: String(least), most: String(most) }),
    (value) => Number.isInteger(value) && value >= least && value <= most,
    text,
  )

export const plain = (least: number, most: number): Kind => whole(least, most, signed)
export const modifier = whole(-20, 20, plusMinus)
/** Least figure of a roll: `3+`. */
export const needed = (least: number, most: number): Kind => whole(least, most, (value) => `${String(value)}+`)
export const inches = number(
  allowed.inches(),
  (value) => value >= 0 && value <= 200 && Number.isInteger(value * 2),
  (value) => `${String(value)}″`,
)
export const share = number(
  allowed.share(),
  (value) => value > 0 && value <= 1,
  (value) => (value === 1 ? said.full() : value === 0.5 ? said.half() : String(value)),
)

export const yesNo: Kind = {
  allows: allowed.trueOrFalse(),
  holds: (value) => typeof value === 'boolean',
  text: (value) => (value === true ? said.yes() : said.no()),
}

export const freeText: Kind = {
  allows: allowed.freeText(),
  holds: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 200,
  text: (value) => (/^[A-Z_]+$/.test(asIs(value)) ? wordOf(asIs(value)) : asIs(value)),
}

export const word = (...words: readonly string[]): Kind => ({
  allows: allowed.oneOf({ words: words.join(', ') }),
  holds: (value) => typeof value === 'string' && words.includes(value),
  text: (value) => wordOf(asIs(value)),
})

const listed = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])
const unlike = (values: readonly Json[]): boolean => new Set(values).size === values.length

export const words = (...known: readonly string[]): Kind => ({
  allows: allowed.listOf({ words: known.join(', ') }),
  holds: (value) =>
    Array.isArray(value) && unlike(listed(value)) && listed(value).every((one) => word(...known).holds(one)),
  text: (value) =>
    listed(value)
      .map((one) => wordOf(asIs(one)))
      .join(', ') || '–',
})

/** Faces of a die: `1–2`, `6`. */
export const faces: Kind = {
  allows: allowed.faces(),
  holds: (value) =>
    Array.isArray(value) && unlike(listed(value)) && listed(value).every((face) => plain(1, 6).holds(face)),
  text(value) {
    const sorted = listed(value).map(Number).sort()
    const [first] = sorted
    if (first === undefined) return '–'
    const run = sorted.every((face, at) => face === first + at)
    return run && sorted.length > 1 ? `${String(first)}–${String(sorted.at(-1))}` : sorted.join(', ')
  },
}

/** Least and most inches: `24″` from 0, else `12–36″`. */
export const reach: Kind = {
  allows: allowed.reach(),
  holds(value) {
    const [least, most, ...more] = listed(value)
    return (
      more.length === 0 &&
      typeof least === 'number' &&
      typeof most === 'number' &&
      inches.holds(least) &&
      inches.holds(most) &&
      least <= most
    )
  },
  text(value) {
    const [least, most] = listed(value).map(String)
    return least === '0' ? `${most ?? ''}″` : `${least ?? ''}–${most ?? ''}″`
  },
}

/** A throw of dice by its word: `D3`, `2D6`, `D6+1`. */
export const dice: Kind = {
  allows: allowed.dice(),
  holds(value) {
    const read = typeof value === 'string' ? diceIn(value) : null
    return read !== null && read.count <= 4 && read.plus >= 0 && read.plus <= 6
  },
  text: asIs,
}

export const oneDie: Kind = { ...word('D2', 'D3', 'D6'), text: asIs }

/** What a procedure is built on and cannot be without, and what it says, where that is no word of the tables. */
export const fixed = (printed: string, says?: () => string): Kind => ({
  ...word(printed),
  text: (value) => (says && value === printed ? says() : freeText.text(value)),
})

export const orElse = (first: Kind, second: Kind): Kind => ({
  allows: allowed.orElse({ first: first.allows, second: second.allows }),
  holds: (value) => first.holds(value) || second.holds(value),
  text: (value) => (first.holds(value) ? first.text(value) : second.text(value)),
})

/** null, and what it means there. */
export const orNone = (kind: Kind, none = '–'): Kind => ({
  allows: allowed.orNone({ kind: kind.allows }),
  holds: (value) => value === null || kind.holds(value),
  text: (value) => (value === null ? none : kind.text(value)),
})
