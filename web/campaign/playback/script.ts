import { gridOf } from '@muster/rulesets/kit/board.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import { type CellLayer, unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { holdingOf } from '../../map/reading.js'
import { type Turning, turning } from './layers.js'
import { type Course, courseOf, lineOf, placeOf, type Moment, type Way } from './telling.js'

/** What stands on the map with one line of a report. */
export interface Scene {
  readonly view: GameView
  /** What comes there with this line, by id. */
  readonly ways: ReadonlyMap<string, Way>
  /** Ids of what is seen for the first time with it. */
  readonly fresh: ReadonlySet<string>
  /** Ways of the lines before it. */
  readonly trails: readonly Way[]
  /** Cells that the line is about. */
  readonly cells: Way
  /** Where it is fought. */
  readonly fights: Way
}

export interface Step extends Scene {
  readonly kind: 'before' | 'line' | 'after'
  /** Which briefing of those that are played, from 1: the one before them has no report to play. */
  readonly moment: number
  /** Its line; null before the first and after the last. */
  readonly line: number | null
  /** Cells that changed hands and that no line tells of. */
  readonly untold: number
}

const valuesOf = (layers: readonly CellLayer[], key: string): readonly string[] => {
  const layer = layers.find((one) => one.key === key)
  return layer ? unpackLayer(layer) : []
}

type Thing = { readonly id: string; readonly at: CellName }

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]))

const add = <T>(lists: Map<number, T[]>, at: number, thing: T): void => {
  lists.set(at, [...(lists.get(at) ?? []), thing])
}

/** A list of things on its way from one view to the next: for each line, what it changes. */
const changing = <T extends Thing>(
  from: readonly T[],
  to: readonly T[],
  line: (at: CellName, id: string) => number,
) => {
  const [before, after] = [byId(from), byId(to)]
  const edits = new Map<number, (readonly [id: string, thing: T | null])[]>()
  for (const [id, thing] of before) if (!after.has(id)) add(edits, line(thing.at, id), [id, null])
  for (const [id, thing] of after) {
    const then = before.get(id)
    if (JSON.stringify(then) !== JSON.stringify(thing)) add(edits, line(thing.at, id), [id, thing])
  }
  const held = new Map(before)
  /** As the list is with a line, and what has come along with it. */
  return (at: number) => {
    const [ways, fresh] = [new Map<string, Way>(), new Set<string>()]
    for (const [id, thing] of edits.get(at) ?? []) {
      const then = held.get(id)
      if (!then) fresh.add(id)
      if (then && thing && then.at !== thing.at) ways.set(id, [then.at, thing.at])
      if (thing) held.set(id, thing)
      else held.delete(id)
    }
    return { things: [...held.values()], ways, fresh }
  }
}

/** The viewer's pieces with each line. */
const marching = (before: GameView, after: GameView, courses: ReadonlyMap<string, Course>) => {
  const [old, young] = [byId(before.pieces), byId(after.pieces)]
  const stands = new Map([...courses].map(([id, { from }]) => [id, from]))
  return (at: number) => {
    const ways = new Map<string, Way>()
    const pieces = [...courses].flatMap(([id, { comes, becomes, ways: all }]) => {
      const way = all.get(at)
      const end = way?.at(-1)
      const piece = at >= becomes ? young.get(id) : (old.get(id) ?? young.get(id))
      if (way && end !== undefined) {
        stands.set(id, end)
        ways.set(id, way)
      }
      return piece && at >= comes ? [{ ...piece, at: stands.get(id) ?? piece.at }] : []
    })
    return { pieces, ways }
  }
}

/** The packed rows with each line: what is seen comes with whoever moves, ground with the line that speaks of it. */
const turningOver = (
  board: Board,
  before: GameView,
  after: GameView,
  told: (cell: number, sight: boolean) => number,
) => {
  const layers = after.cells.map((to) => {
    const from = before.cells.find(({ key }) => key === to.key)
    const turns: Turning | null = turning(board, from, to)
    const cells = new Map<number, number[]>()
    for (const cell of turns?.changed ?? []) add(cells, told(cell, to.key === 'sight'), cell)
    return { to, turns, cells, now: from ?? to }
  })
  const held = [before, after].map(({ cells }) =>
    valuesOf(cells, 'owner').map((value) => JSON.stringify(holdingOf(value))),
  )
  return (at: number): { readonly cells: readonly CellLayer[]; readonly owned: readonly number[] } => {
    for (const layer of layers) {
      const changed = layer.cells.get(at)
      if (changed && layer.turns) layer.now = layer.turns.with(changed)
    }
    return {
      cells: layers.map(({ now }) => now),
      // To see that ground is nobody’s is no change of hands.
      owned: (layers.find(({ to }) => to.key === 'owner')?.cells.get(at) ?? []).filter(
        (cell) => held[0]?.[cell] !== held[1]?.[cell],
      ),
    }
  }
}

const coursesOf = ({ view: before }: Moment, { view: after, report }: Moment): ReadonlyMap<string, Course> => {
  const [old, young] = [byId(before.pieces), byId(after.pieces)]
  return new Map(
    [...new Set([...old.keys(), ...young.keys()])].flatMap((id) => {
      const course = courseOf(report, id, old.get(id), young.get(id))
      return course ? [[id, course] as const] : []
    }),
  )
}

/** The fights that are open with each line, and the places of all of them by their ids. */
const fighting = (before: Moment, after: Moment, line: (at: CellName, id?: string) => number) => {
  const places = new Map([...before.fights, ...after.fights].map(({ about, cells }) => [about, cells]))
  const later = new Map(after.fights.map((fight) => [fight.about, fight]))
  const earlier = new Map(before.fights.map((fight) => [fight.about, fight]))
  const when = (about: string, cells: Way): number => (cells[0] === undefined ? 0 : line(cells[0], about))
  const open = (at: number): readonly CellName[] => [
    ...before.fights.flatMap(({ about, open: was, cells }) =>
      was && (later.get(about)?.open === true || at <= when(about, cells)) ? cells : [],
    ),
    ...after.fights.flatMap(({ about, open: is, cells }) =>
      is && earlier.get(about)?.open !== true && at >= when(about, cells) ? cells : [],
    ),
  ]
  return { places, open }
}

/** One report, played from what was known before it to what is known after it. */
const played = (before: Moment, after: Moment, moment: number): readonly Step[] => {
  const { report, view } = after
  const grid = gridOf(view.board)
  const courses = coursesOf(before, after)
  const moves = new Set([...courses.values()].flatMap(({ ways }) => [...ways.keys()]))
  const told = (at: CellName, id?: string): number => lineOf(report, moves, at, id)
  const pieces = marching(before.view, view, courses)
  const contacts = changing(before.view.contacts, view.contacts, told)
  const marks = changing(before.view.marks, view.marks, told)
  const layers = turningOver(view.board, before.view, view, (cell, sight) => {
    const first = sight ? report.findIndex(({ cells }) => cells.includes(grid.name(cell))) : -1
    return first >= 0 ? first : told(grid.name(cell))
  })
  const fights = fighting(before, after, told)
  const trails: Way[] = []
  return [...report, null].map((line, at): Step => {
    const [own, seen, found, ground] = [pieces(at), contacts(at), marks(at), layers(at)]
    const ways = new Map([...own.ways, ...seen.ways])
    const stands = (id: string): CellName | undefined => own.pieces.find((piece) => piece.id === id)?.at
    const cells = line ? placeOf(line, fights.places, stands) : ground.owned.map((cell) => grid.name(cell))
    const fought = line?.about.some((id) => fights.places.has(id)) === true ? cells : []
    const passed = [...trails]
    trails.push(...ways.values())
    const shown = { pieces: own.pieces, contacts: seen.things, marks: found.things, cells: ground.cells }
    return {
      ...{ kind: line ? 'line' : 'after', moment, line: line ? at : null, untold: line ? 0 : ground.owned.length },
      view: line ? { ...before.view, ...shown } : view,
      ...{ ways, fresh: seen.fresh, trails: passed, cells, fights: [...new Set([...fights.open(at), ...fought])] },
    }
  })
}

/**
 * What a player is shown of the resolutions between briefings, step by step: the map as it was known, then with each line of a report what that line tells
 * of, and at its end the map as it is known then. It draws on these briefings alone, and so on nothing that the player may not know.
 */
export const scriptOf = (moments: readonly Moment[]): readonly Step[] => {
  const [first, ...rest] = moments
  if (!first || rest.length === 0) return []
  const still = { ways: new Map(), fresh: new Set<string>(), trails: [], cells: [], line: null, untold: 0 }
  const fights = first.fights.flatMap(({ open, cells }) => (open ? cells : []))
  return [
    { ...still, kind: 'before', moment: 0, view: first.view, fights },
    ...rest.flatMap((moment, at) => played(moments[at] ?? first, moment, at + 1)),
  ]
}
