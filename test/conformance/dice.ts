import { isFor } from '@muster/rulesets/kit/events.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import { type SubjectThrows, throwsByEvent, throwsFor } from '@muster/rulesets/kit/lineDice.js'
import { once } from '@muster/rulesets/kit/memo.js'
import type { Board, Viewer } from '@muster/rulesets/kit/view.js'
import type { Step } from '../support/play.js'
import { idsOfOthers, piecesAround } from './fog.js'
import { boardOf, diceOfStep, ensure, stepsOf, viewersOf, type Played, type Subject } from './subject.js'

/** The throws of each event of a step; a line that tells of a throw that was not made is a breach. */
const toldIn = ({ game }: Subject, { campaign, step, where }: Played): readonly (readonly SubjectThrows[])[] => {
  const again = (name: string, subject: string, ordinal: number): readonly number[] => {
    const dice = diceOfStep(game, campaign, step.before)
    const throws = Array.from({ length: ordinal + 1 }, () => dice.roll(name, subject))
    return throws[ordinal] ?? []
  }
  const events = game.throwsOf?.(step.before, step.events) ?? []
  ensure(events.length === 0 || events.length === step.events.length, `${where}: throws are told of other events`)
  return throwsByEvent(events, step.thrown, again)
}

const keyOf = (...parts: readonly (string | number | null)[]): string => parts.join('\0')

/** Throws that one viewer has read of, and subjects whose keys they were given, each with the step. */
interface Read {
  readonly throws: Set<string>
  readonly subjects: Map<string, string>
}

const nameOf = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind)

/** Asked for again and again of the same step. */
interface Looks {
  readonly board: (step: Step) => Board
  readonly pieces: (step: Step) => ReadonlyMap<string, string>
}

const lazily = <Found>(find: () => Found): (() => Found) => {
  let found: { readonly value: Found } | null = null
  return () => (found ??= { value: find() }).value
}

/** What a viewer reads of the dice of a step: neither a subject nor an ordinal tells them of what they may not know. */
const readsStep = (
  { game }: Subject,
  { campaign, step, where }: Played,
  viewer: Viewer,
  told: ReturnType<typeof toldIn>,
  read: Read,
  looks: Looks,
) => {
  const { turn, stage } = game.clock(step.before)
  const foreign = lazily(() => idsOfOthers(looks.pieces(step), viewer))
  step.events.forEach((event, at) => {
    const all = told[at] ?? []
    if (all.length === 0 || !isFor(event, viewer) || !game.reportFor(event, viewer, looks.board(step))) return
    const proofOf = (of: string): string => `proof of ${of}`
    for (const { subject: of, throws } of throwsFor(all, viewer, { turn, stage, proofOf })) {
      if (of === null) continue
      const who = `${where}: ${nameOf(viewer)} reads the proof of ${of}`
      ensure(foreign()?.test(of) !== true, `${who}, which names somebody else’s piece`)
      read.subjects.set(keyOf(campaign.seed, turn, stage, of), who)
      for (const { name, ordinal } of throws) {
        ensure(
          ordinal === 0 || read.throws.has(keyOf(where, of, name, (ordinal ?? 0) - 1)),
          `${who}, whose ordinal counts a throw that they are not told of`,
        )
        read.throws.add(keyOf(where, of, name, ordinal))
      }
    }
  })
}

/** A proof gives away every throw for its subject in that turn and stage: made before or after, its reader must be told of all of them. */
const givesNothingAway = ({ game }: Subject, all: readonly Played[], { throws, subjects }: Read): void => {
  for (const { campaign, step, where } of all) {
    const { turn, stage } = game.clock(step.before)
    for (const { name, subject: of, ordinal } of step.thrown) {
      const who = subjects.get(keyOf(campaign.seed, turn, stage, of))
      ensure(
        who === undefined || throws.has(keyOf(where, of, name, ordinal)),
        `${String(who)}, and can work out ${name}, which they are not told`,
      )
    }
  }
}

/** Every kind of throw stands in the lines of those who see everything, once the first turn has begun. */
const tellsOfAll = ({ game }: Subject, all: readonly Played[], told: readonly ReturnType<typeof toldIn>[]): void => {
  const names = (throws: readonly Pick<Throw, 'name'>[]): readonly string[] => throws.map(({ name }) => name)
  const seen = new Set(told.flat(2).flatMap(({ throws }) => names(throws)))
  for (const { step, where } of all)
    for (const name of names(step.thrown))
      ensure(!game.throwsOf || seen.has(name), `${where}: no line tells of ${name}`)
}

/** Throws stand in the lines that they decided, and their proofs give away nothing that their readers may not know. */
export const tellsOfItsDice = (subject: Subject): void => {
  const all = stepsOf(subject)
  const told = all.map((played) => toldIn(subject, played))
  tellsOfAll(subject, all, told)
  const viewers = new Map(
    all.flatMap(({ campaign }) => viewersOf(campaign).map((viewer) => [nameOf(viewer), viewer] as const)),
  )
  const looks: Looks = {
    board: once((step: Step) => boardOf(subject.game, step.after)),
    pieces: once((step: Step) => piecesAround(subject.game, step)),
  }
  for (const viewer of viewers.values()) {
    const read: Read = { throws: new Set(), subjects: new Map() }
    all.forEach((played, index) => {
      const there = viewersOf(played.campaign).some((one) => nameOf(one) === nameOf(viewer))
      if (there) readsStep(subject, played, viewer, told[index] ?? [], read, looks)
    })
    givesNothingAway(subject, all, read)
  }
}
