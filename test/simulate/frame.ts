import { gridOf } from '@muster/rulesets/kit/board.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Cell } from '@muster/rulesets/kit/grid.js'
import { seatLetters, type SeatId } from '@muster/rulesets/kit/ids.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Board, GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { seatOf } from '../support/play.js'
import type { Fight } from './adapter.js'
import type { Game } from './games.js'

export interface FramePiece {
  readonly id: string
  readonly seat: SeatId
  readonly at: Cell
  readonly size: number | null
  readonly marks: readonly string[]
}

/** What a seat had and knew at the end of a turn. */
export interface Standing {
  readonly seat: SeatId
  readonly eliminated: boolean
  readonly pieces: number
  readonly sizes: number
  readonly cells: number
  /** Enemies on its map, and of how many of them it knows the size. */
  readonly contacts: number
  readonly measured: number
  /** Cells in sight. */
  readonly seen: number
}

/** The true war after a turn, as `everyone` may see it once it is over. */
export interface Frame {
  readonly turn: number
  readonly board: Board
  readonly pieces: readonly FramePiece[]
  /** Owner of each cell: a seat, `disputed`, or whatever else the layer says. */
  readonly owner: readonly string[]
  readonly marks: readonly { readonly kind: string; readonly label: string; readonly at: Cell }[]
  readonly fights: readonly Fight[]
  readonly standings: readonly Standing[]
  readonly victory: string | null
  readonly rulesInPlay: readonly string[]
  readonly milliseconds: number
}

interface Watch extends Pick<Game, 'game' | 'adapter'> {
  readonly scenario: Scenario
}

const layer = (view: GameView, key: string): readonly string[] => {
  const found = view.cells.find((entry) => entry.key === key)
  return found ? unpackLayer(found) : []
}

const standingOf = (
  { game }: Watch,
  state: unknown,
  all: GameView,
  owner: readonly string[],
  seat: SeatId,
): Standing => {
  const view: GameView = game.viewFor(state, seatOf(seat))
  const own = all.pieces.filter((piece) => piece.seat === seat)
  return {
    seat,
    eliminated: all.legend.some((entry) => entry.seat === seat && entry.eliminated),
    pieces: own.length,
    sizes: own.reduce((sum, { size }) => sum + (size ?? 0), 0),
    cells: owner.filter((holder) => holder === seat).length,
    contacts: view.contacts.length,
    measured: view.contacts.filter(({ sight }) => sight === 'measured').length,
    seen: layer(view, 'sight').filter((sight) => sight !== 'unknown').length,
  }
}

/** The map and the seats' standing after some events. */
export const frameOf = (watch: Watch, state: unknown, events: readonly GameEvent[], milliseconds: number): Frame => {
  const { game, adapter, scenario } = watch
  const everyone: Viewer = { kind: 'everyone' }
  const view: GameView = game.viewFor(state, everyone)
  const grid = gridOf(view.board)
  const owner = layer(view, 'owner')
  const over = game.outcome(state) !== null
  return {
    turn: over ? view.turn : view.turn - 1,
    board: view.board,
    pieces: view.pieces.map(({ id, seat, at, size, marks }) => ({ id, seat, at: grid.at(at) ?? 0, size, marks })),
    owner,
    marks: view.marks.map(({ kind, label, at }) => ({ kind, label, at: grid.at(at) ?? 0 })),
    fights: events.flatMap((event) => adapter.fight?.(event) ?? []),
    standings: seatLetters(scenario.seats.length).map((seat) => standingOf(watch, state, view, owner, seat)),
    victory: over ? (adapter.victory?.(view) ?? null) : null,
    rulesInPlay: adapter.rulesInPlay?.(view) ?? [],
    milliseconds,
  }
}
