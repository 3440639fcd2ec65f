import { gridOf } from './board.js'
import type { CellName, SeatId } from './ids.js'
import { unpackLayer } from './packed.js'
import type { Board, GameView } from './view.js'

/** A thing of a view that is there, gone or different. */
export interface ViewChange {
  readonly kind: 'piece' | 'contact' | 'mark' | 'stat'
  /** What the view calls it. */
  readonly id: string
  readonly seat: SeatId | null
  /** What to call it, and where it is or was. */
  readonly label: string
  readonly at: CellName | null
  /** What it says, in short; null: it was not, or is not, there. */
  readonly before: string | null
  readonly after: string | null
}

/** What differs between two views of one viewer. */
export interface ViewChanges {
  /** Cells of which something else is known, or where something is or was that differs. */
  readonly cells: readonly CellName[]
  readonly changes: readonly ViewChange[]
}

type Seen = Omit<GameView, 'board'>

interface Thing extends Pick<ViewChange, 'kind' | 'id' | 'seat' | 'label' | 'at'> {
  readonly says: string
}

/** By what it is known again. Tokens of contacts and marks are made anew for each stage: they are the same where they stand. */
const keyOf = ({ kind, id, seat, label, at }: Thing): string =>
  kind === 'piece' || kind === 'stat' ? `${kind} ${id}` : [kind, seat, label, at].join(' ')

const joined = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

const thingsOf = ({ pieces, contacts, marks, facts }: Seen): ReadonlyMap<string, Thing> => {
  const things: readonly Thing[] = [
    ...pieces.map(({ id, seat, kind, at, size, marks: states }): Thing => {
      return { kind: 'piece', id, seat, label: kind, at, says: joined([at, size, ...states]) }
    }),
    ...contacts.map(({ id, seat, kind, at, size, sight }): Thing => {
      return { kind: 'contact', id, seat, label: kind, at, says: joined([at, size, sight]) }
    }),
    ...marks.map(({ id, label, at }): Thing => ({ kind: 'mark', id, seat: null, label, at, says: at })),
    ...facts.map(({ key, label, value }): Thing => ({
      kind: 'stat',
      id: key,
      seat: null,
      label,
      at: null,
      says: String(value),
    })),
  ]
  const seen = new Map<string, Thing>()
  for (const thing of things) {
    let key = keyOf(thing)
    while (seen.has(key)) key += ' and'
    seen.set(key, thing)
  }
  return seen
}

/** Cells in which a packed layer differs. */
const cellsOf = (board: Board, before: Seen, after: Seen): readonly CellName[] => {
  const grid = gridOf(board)
  const old = new Map(before.cells.map((layer) => [layer.key, layer]))
  const differing = new Set<number>()
  for (const layer of after.cells) {
    const known = old.get(layer.key)
    if (!known || JSON.stringify(known) === JSON.stringify(layer)) continue
    const [was, is] = [unpackLayer(known), unpackLayer(layer)]
    is.forEach((value, cell) => {
      if (was[cell] !== value) differing.add(cell)
    })
  }
  return [...differing].sort((a, b) => a - b).map((cell) => grid.name(cell))
}

/** What differs, by what the views show alone: so it tells their viewer nothing else. */
export const viewChanges = (board: Board, before: Seen, after: Seen): ViewChanges => {
  const [was, is] = [thingsOf(before), thingsOf(after)]
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((key): readonly ViewChange[] => {
    const [old, now] = [was.get(key), is.get(key)]
    const thing = now ?? old
    if (!thing || old?.says === now?.says) return []
    const { kind, id, seat, label, at } = thing
    return [{ kind, id, seat, label, at, before: old?.says ?? null, after: now?.says ?? null }]
  })
  const there = [...was, ...is].flatMap(([key, { at }]) =>
    at !== null && was.get(key)?.says !== is.get(key)?.says ? [at] : [],
  )
  return { cells: [...new Set([...cellsOf(board, before, after), ...there])], changes }
}
