import type { Throw } from './dice.js'
import type { SeatId } from './ids.js'
import { RuleBug } from './result.js'
import type { LineThrows } from './lineThrows.js'
import type { Viewer } from './view.js'

/** Throws of one name for one subject that an event tells of. */
export interface EventThrows {
  readonly name: string
  readonly subject: string
  /** As they fell, throw by throw; left out: all of the resolution that no earlier event tells of. */
  readonly faces?: readonly (readonly number[])[]
  /** Which of them, where they do not follow one another; left out: the next ones. */
  readonly ordinals?: readonly number[]
  /** Whose luck it was, high faces being good for them. */
  readonly seat?: SeatId
  /**
   * When the proof may be read by those who read the line. `now`: the subject tells them nothing new, and in this turn and stage nothing is or will be
   * thrown for it that they may not know, because a proof gives away every throw for its subject. `end`: otherwise.
   */
  readonly proof: 'now' | 'end'
  /** The faces are told to those alone who see everything. */
  readonly hidden?: true
}

/** The throws of an event for one subject, found among those that were made. */
export interface SubjectThrows extends Pick<EventThrows, 'subject' | 'proof'> {
  readonly seat: SeatId | null
  readonly hidden: boolean
  readonly throws: readonly Omit<Throw, 'subject'>[]
}

/** Makes a throw anew, of an earlier resolution in the same turn and stage. */
export type Again = (name: string, subject: string, ordinal: number) => readonly number[]

const keyOf = ({ name, subject }: Pick<Throw, 'name' | 'subject'>): string => `${name}\0${subject}`

const byKey = (thrown: readonly Throw[]): ReadonlyMap<string, readonly Throw[]> => {
  const found = new Map<string, Throw[]>()
  for (const one of thrown) {
    const known = found.get(keyOf(one))
    if (known) known.push(one)
    else found.set(keyOf(one), [one])
  }
  return found
}

type Found = readonly Omit<Throw, 'subject'>[]

/** One throw of the event, or the fault of a ruleset whose event tells of a throw that was not made. */
const checked = (wanted: EventThrows, at: number, ordinal: number, faces: readonly number[] | undefined) => {
  const told = wanted.faces?.[at]
  if (!faces || (told && told.join() !== faces.join()))
    throw new RuleBug(`${wanted.name} of ${wanted.subject}: a line tells of a throw that was not made`)
  return { name: wanted.name, ordinal, faces }
}

const merged = (all: readonly SubjectThrows[]): readonly SubjectThrows[] =>
  [...new Set(all.map(({ subject }) => subject))].flatMap((subject) => {
    const parts = all.filter((one) => one.subject === subject)
    const [first] = parts
    return first ? [{ ...first, throws: parts.flatMap(({ throws }) => throws) }] : []
  })

/** Event by event: the throws that each one tells of. Every throw belongs to one event at most. */
export const throwsByEvent = (
  events: readonly (readonly EventThrows[])[],
  thrown: readonly Throw[],
  again: Again,
): readonly (readonly SubjectThrows[])[] => {
  const made = byKey(thrown)
  const told = new Map<string, number>()
  const find = (wanted: EventThrows): Found => {
    const { name, subject, faces, ordinals } = wanted
    const all = made.get(keyOf(wanted))
    const from = told.get(keyOf(wanted)) ?? 0
    const count = faces?.length ?? (all?.length ?? 0) - from
    told.set(keyOf(wanted), from + count)
    return Array.from({ length: count }, (_, at) => {
      const ordinal = ordinals?.[at] ?? from + at
      return checked(wanted, at, ordinal, all ? all[ordinal]?.faces : again(name, subject, ordinal))
    })
  }
  return events.map((wanted) =>
    merged(
      wanted.flatMap((one) => {
        const throws = find(one)
        const { subject, proof, seat = null, hidden = false } = one
        return throws.length > 0 ? [{ subject, proof, seat, hidden, throws }] : []
      }),
    ),
  )
}

/** Where throws were made, and the proof of a subject's key in Base64. */
export interface ProvenAt {
  readonly turn: number
  readonly stage: string
  proofOf(subject: string): string | null
}

/** What the line of one viewer carries of the throws of its event. */
export const throwsFor = (
  all: readonly SubjectThrows[],
  { kind }: Viewer,
  { turn, stage, proofOf }: ProvenAt,
): readonly LineThrows[] =>
  all
    .filter(({ hidden }) => !hidden || kind === 'facilitator' || kind === 'everyone')
    .map(({ subject, seat, proof, throws }): LineThrows => {
      const at = { seat, turn, stage }
      return kind === 'everyone' || proof === 'now'
        ? { ...at, subject, proof: proofOf(subject), throws }
        : {
            ...{ ...at, subject: null, proof: null },
            throws: throws.map(({ name, faces }) => ({ name, ordinal: null, faces })),
          }
    })
