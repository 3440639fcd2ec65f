import { isFor } from '@muster/rulesets/kit/events.js'
import { alike, canonical } from '@muster/rulesets/kit/json.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { fill } from '../support/fill.js'
import { copy, freeze, mapStrings, stringsIn } from '../support/plain.js'
import type { AnyGame, Step } from '../support/play.js'
import {
  boardOf,
  ensure,
  givenTo,
  randomFrom,
  sampleOf,
  seatOf,
  stepsOf,
  viewersOf,
  type Given,
  type Subject,
} from './subject.js'

const nameOf = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind)

/** True ids of every piece, by the seat that owns it. */
export const piecesOf = (game: AnyGame, state: unknown): ReadonlyMap<string, string> =>
  new Map(game.viewFor(state, { kind: 'facilitator' }).pieces.map(({ id, seat }) => [id, seat]))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The id as a word of its own: `A1` in `A1 marches`, not in `A12`. */
const wordOf = (ids: readonly string[]): RegExp | null =>
  ids.length === 0 ? null : new RegExp(`(?<![A-Za-z0-9])(${ids.map(escaped).join('|')})(?![A-Za-z0-9])`)

/** True ids of the pieces before and after a step. */
export const piecesAround = (game: AnyGame, { before, after }: Pick<Step, 'before' | 'after'>) =>
  new Map([...piecesOf(game, before), ...piecesOf(game, after)])

/** Finds ids of pieces that are not the viewer's; null where there are none. */
export const idsOfOthers = (pieces: ReadonlyMap<string, string>, viewer: Viewer): RegExp | null =>
  wordOf([...pieces].flatMap(([id, seat]) => (viewer.kind !== 'seat' || seat !== viewer.seat ? [id] : [])))

/** No view, ask, option or line carries the id of somebody else's piece. */
export const keepsIdsAtHome = (subject: Subject): void => {
  const { game } = subject
  for (const { campaign, step, where } of sampleOf(subject)) {
    const pieces = piecesAround(game, step)
    ensure(pieces.size > 0 || game.outcome(step.after) !== null, `${where}: the facilitator sees no piece`)
    for (const viewer of viewersOf(campaign)) {
      const word = idsOfOthers(pieces, viewer)
      if (!word) continue
      for (const text of stringsIn(givenTo(game, step.after, step.events, viewer)))
        ensure(!word.test(text), `${where}: ${nameOf(viewer)} reads "${text}"`)
    }
  }
}

/** Other ids for the pieces of one seat, which sort the other way round. */
export const renamed = (ids: readonly string[]): ((value: unknown) => unknown) => {
  const others = new Map([...ids].sort().map((id, index) => [id, `q${String(ids.length - index).padStart(4, '0')}q`]))
  const word = wordOf(ids)
  if (!word) return (value) => value
  const words = new RegExp(word, 'g')
  return (value) => mapStrings(value, (text) => text.replace(words, (_, id: string) => others.get(id) ?? id))
}

/** Nothing shown to others follows from a piece's id: with other ids, in another order, they are given the same bytes. */
export const tellsNothingById = (subject: Subject): void => {
  const { game } = subject
  for (const { campaign, step, where } of sampleOf(subject)) {
    const pieces = new Map([...piecesOf(game, step.before), ...piecesOf(game, step.after)])
    const given = new Map(
      viewersOf(campaign).map((viewer) => [nameOf(viewer), canonical(givenTo(game, step.after, step.events, viewer))]),
    )
    for (const owner of viewersOf(campaign)) {
      if (owner.kind !== 'seat') continue
      const rename = renamed([...pieces].filter(([, seat]) => seat === owner.seat).map(([id]) => id))
      const [state, events] = freeze([rename(copy(step.after)), rename(copy(step.events)) as typeof step.events])
      for (const viewer of viewersOf(campaign)) {
        if (viewer.kind === 'seat' && viewer.seat === owner.seat) continue
        ensure(
          canonical(givenTo(game, state, events, viewer)) === given.get(nameOf(viewer)),
          `${where}: what ${nameOf(viewer)} is given depends on the ids of ${owner.seat}'s pieces`,
        )
      }
    }
  }
}

/** An id that is somebody else's and one that does not exist get the same answer. */
export const hidesWhatExists = (subject: Subject): void => {
  const { game } = subject
  for (const { step, where } of sampleOf(subject)) {
    const pieces = piecesOf(game, step.after)
    for (const ask of game.awaiting(step.after)) {
      const foreign = [...pieces].find(([, seat]) => seat !== ask.seat)?.[0]
      if (foreign === undefined) continue
      const view = freeze(game.viewFor(step.after, seatOf(ask.seat)))
      const random = randomFrom(where)
      for (const option of game.orderOptions(view, ask.view))
        for (const field of ['piece', 'with', 'item'] as const) {
          if (option[field] === undefined) continue
          const draft = fill(option, random, (begun) => game.pathStep?.(view, ask.view, begun, []))
          const said = (id: string): string => {
            const asked = freeze({ ...draft, [field]: id })
            const read = game.readOrder(asked)
            const problems = read.ok ? game.checkOrders(view, ask.view, freeze([read.value])) : [read.problem]
            const path = option.path ? game.pathStep?.(view, ask.view, { ...asked, path: [] }, []) : undefined
            return canonical(mapStrings([problems, path ?? null], (text) => text.replaceAll(id, '?')))
          }
          ensure(said(foreign) === said('nobody-0'), `${where}: asking for ${foreign} tells ${ask.seat} that it exists`)
        }
    }
  }
}

/** Layers say nothing of a cell by one of these. */
const blanks = ['unknown', 'unseen']

const contained = (name: string, few: readonly unknown[], many: readonly unknown[]): void => {
  const known = new Set(many.map(canonical))
  for (const item of few)
    ensure(known.has(canonical(item)), `an observer has a ${name} that a seat has not: ${canonical(item)}`)
}

const checkObserver = (observer: Given, seat: Given): void => {
  const [few, many]: readonly [GameView, GameView] = [observer.view, seat.view]
  ensure(few.pieces.length === 0, 'an observer is shown a piece as his own')
  contained(
    'contact',
    few.contacts.map(({ id: _, ...rest }) => rest),
    many.contacts.map(({ id: _, ...rest }) => rest),
  )
  contained(
    'mark',
    few.marks.map(({ id: _, ...rest }) => rest),
    many.marks.map(({ id: _, ...rest }) => rest),
  )
  contained('fact', few.facts, many.facts)
  ensure(canonical(few.board) === canonical(many.board), 'the board is not the same for all')
  ensure(canonical(few.legend) === canonical(many.legend), 'the legend is not the same for all')
  for (const layer of few.cells) {
    const other = many.cells.find(({ key }) => key === layer.key)
    ensure(other !== undefined, `a seat has no layer ${layer.key}`)
    const values = unpackLayer(other)
    unpackLayer(layer).forEach((value, cell) => {
      ensure(
        blanks.includes(value) || value === values[cell],
        `an observer reads ${value} in layer ${layer.key}, a seat ${String(values[cell])}`,
      )
    })
  }
}

/** The observer's view is contained in what every seat has. */
export const showsObserversLittle = (subject: Subject): void => {
  const { game } = subject
  for (const { campaign, step, where } of sampleOf(subject)) {
    const observer = givenTo(game, step.after, step.events, { kind: 'observer' })
    for (const viewer of viewersOf(campaign))
      if (viewer.kind === 'seat') {
        checkObserver(observer, givenTo(game, step.after, step.events, viewer))
        // Whom it concerns reads more of it than an observer does, in a line of his own.
        for (const event of step.events)
          ensure(
            game.reportFor(event, { kind: 'observer' }, observer.view.board) === null ||
              game.reportFor(event, viewer, observer.view.board) !== null,
            `${where}: an observer reads of ${event.kind}, and ${nameOf(viewer)} does not`,
          )
      }
  }
}

/** Whatever the order in which events are told, each of them has one place in it. */
export const tellsEachOnce = (subject: Subject): void => {
  const { game } = subject
  for (const { step, where } of stepsOf(subject)) {
    const places = [...(game.toldOrder?.(step.events) ?? [])].sort((a, b) => a - b)
    ensure(
      !game.toldOrder || alike(places, [...step.events.keys()]),
      `${where}: of ${String(step.events.length)} events the places ${places.join(', ')} are told`,
    )
  }
}

/** A line is told to the event's audience alone, and the view says whose it is and when. */
export const tellsTheRightPeople = (subject: Subject): void => {
  const { game } = subject
  let lines = 0
  for (const { campaign, step, where } of stepsOf(subject)) {
    const board = boardOf(game, step.after)
    for (const event of step.events)
      for (const viewer of viewersOf(campaign)) {
        const line = game.reportFor(event, viewer, board)
        if (line) lines += 1
        ensure(
          line === null || isFor(event, viewer),
          `${where}: ${nameOf(viewer)} is told of ${event.kind}, which is not for him`,
        )
      }
  }
  ensure(lines > 0, 'no line was ever told')
  for (const { campaign, step, where } of sampleOf(subject)) {
    const { turn, stage } = game.clock(step.after)
    for (const viewer of [...viewersOf(campaign), { kind: 'facilitator' }, { kind: 'everyone' }] as const) {
      const view = game.viewFor(step.after, viewer)
      ensure(
        canonical([view.viewer, view.turn, view.stage]) === canonical([viewer, turn, stage]),
        `${where}: the view of ${nameOf(viewer)} is headed wrongly`,
      )
      for (const layer of view.cells)
        ensure(
          unpackLayer(layer).length === view.board.width * view.board.height,
          `${where}: the layer ${layer.key} is not as large as the board`,
        )
    }
  }
}
