import { canonical } from './json.js'
import { RuleBug } from './result.js'

/**
 * Dice are keyed, not drawn in sequence: a throw belongs to a name and a subject, so one hidden roll can never shift another.
 * The name ends in what is thrown: `d6`, `2d6`, `d20`. `roll` gives one face per die, each 1 … N; nothing is summed.
 */
export interface Dice {
  /** Throws the dice of `name` for `subject`; a further call with the same name and subject is the next ordinal (a re-roll, a tie). */
  roll(name: string, subject: string): readonly number[]
}

/** One throw as it was made: what events record, and what a proof is requested for. */
export interface Throw {
  readonly name: string
  readonly subject: string
  readonly ordinal: number
  readonly faces: readonly number[]
  /** Base64, as stored: of the key of its subject, with the first throw of each. */
  readonly proof?: string
}

export interface DiceScope {
  readonly campaign: string
  /** Every seat's 32 random bytes in hex, in seat order. */
  readonly seatBytes: readonly string[]
  readonly turn: number
  readonly stage: string
}

/** HMAC-SHA-256: passed in, so that this file needs neither Node nor a browser. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/** The verifiable random function of the campaign's key: 32 bytes per subject. Only the referee can compute it; anybody can check it by its proof. */
export type SubjectKey = (input: Uint8Array, subject: string) => Uint8Array

/** Names, subjects and ids are ASCII, so that every language encodes them in the same way. */
const ascii = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 127) throw new RuleBug(`dice are keyed by ASCII text: ${text}`)
    bytes[at] = code
  }
  return bytes
}

/** `subjectInput` of one scope: what all subjects share is written once. */
const inputsOf = ({ campaign, seatBytes, stage, turn }: DiceScope): ((subject: string) => Uint8Array) => {
  const [before, behind] = [canonical({ campaign, seatBytes, stage }).slice(0, -1), canonical({ turn }).slice(1)]
  return (subject) => ascii(`${before},"subject":${canonical(subject)},${behind}`)
}

/** The input of the verifiable random function for one subject's key: the canonical JSON of scope and subject. */
export const subjectInput = (scope: DiceScope, subject: string): Uint8Array => inputsOf(scope)(subject)

/** `abr.2d6` → two dice of six faces. */
export const diceOf = (name: string): { readonly count: number; readonly faces: number } => {
  const found = /\.(\d*)d(\d+)$/.exec(name)
  if (!found) throw new RuleBug(`a die's name ends in what is thrown: ${name}`)
  return { count: Number(found[1] || 1), faces: Number(found[2]) }
}

/**
 * Faces of one throw from a subject's key. Each block is HMAC(key, name ‖ 0 ‖ ordinal ‖ 0 ‖ block); bytes are read in order, and a
 * byte at or above the largest multiple of the number of faces is skipped (rejection sampling), so that every face is equally likely.
 * Dice of more than 256 faces read two bytes at a time, high byte first.
 */
export const facesOf = (hmac: Hmac, key: Uint8Array, name: string, ordinal: number): readonly number[] => {
  const { count, faces } = diceOf(name)
  const width = faces > 256 ? 2 : 1
  const limit = 256 ** width - (256 ** width % faces)
  const result: number[] = []
  for (let block = 0; result.length < count; block += 1) {
    const bytes = hmac(key, ascii(`${name}\0${String(ordinal)}\0${String(block)}`))
    for (let at = 0; at + width <= bytes.length && result.length < count; at += width) {
      const value = width === 1 ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
      if (value < limit) result.push((value % faces) + 1)
    }
  }
  return result
}

/** The dice of one stage. `thrown` lists every throw in the order made. */
export const keyedDice = (
  scope: DiceScope,
  subjectKey: SubjectKey,
  hmac: Hmac,
): Dice & { readonly thrown: readonly Throw[] } => {
  const inputFor = inputsOf(scope)
  const subjects = new Map<string, { readonly key: Uint8Array; readonly ordinals: Map<string, number> }>()
  const thrown: Throw[] = []
  return {
    thrown,
    roll(name, subject) {
      const known = subjects.get(subject) ?? {
        key: subjectKey(inputFor(subject), subject),
        ordinals: new Map<string, number>(),
      }
      subjects.set(subject, known)
      const ordinal = known.ordinals.get(name) ?? 0
      known.ordinals.set(name, ordinal + 1)
      const faces = facesOf(hmac, known.key, name, ordinal)
      thrown.push({ name, subject, ordinal, faces })
      return faces
    },
  }
}
