import type { Cell } from '../../../kit/grid.js'
import type { CellName, SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import { squareGrid } from '../../../kit/square.js'
import type { ArmyRule } from '../data/armyRules.js'
import { isImpassable } from '../data/ground.js'
import { isOpen, rangesOf, type Field, type Offsets } from '../map/footprint.js'
import { maskOf, type Mask } from '../map/masks.js'
import type { Settings } from '../settings/settings.js'
import { closedSectors, isKept } from './reserved.js'
import type { Seat, State } from './state.js'

/** A seat's army rules and the ranges of its banners (BG-095, A-01). */
export interface SeatContext {
  readonly id: SeatId
  /** Position in seat order, from 0; a `Holder` is one more. */
  readonly index: number
  readonly army: readonly ArmyRule[]
  readonly rules: ReadonlySet<ArmyRule>
  readonly battle: Mask
  readonly recon: Mask
  /** What a search covers: nothing of enemies with Wots a Recon. */
  readonly search: Mask
  /** Where a search finds features. */
  readonly findings: Mask
}

/** What never changes in a campaign, in the form the steps need. Derived from the state, never part of it. */
export interface RulesContext {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly passable: Uint8Array
  readonly city: Uint8Array
  readonly seats: readonly SeatContext[]
  readonly settings: Settings
  readonly field: Field
  /** The sector of a printed name, or null. */
  readonly cell: (name: string) => Cell | null
  readonly name: (cell: Cell) => CellName
  seat(id: SeatId): SeatContext
  has(seat: SeatId, rule: ArmyRule): boolean
}

const rowsTo = (rows: readonly string[], width: number, test: (symbol: string) => boolean): Uint8Array => {
  const cells = new Uint8Array(width * rows.length)
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x += 1) cells[y * width + x] = test(row[x] ?? '#') ? 1 : 0
  })
  return cells
}

/** Ranges of a seat's banners, with masks shared by all ranges of one shape. */
const seatContext = (state: State, field: Field): ((seat: Seat, index: number) => SeatContext) => {
  const shared = new Map<string, Mask>()
  const mask = (range: Offsets): Mask => {
    const key = range.join(' ')
    const found = shared.get(key) ?? maskOf(range, field)
    shared.set(key, found)
    return found
  }
  return (seat, index) => {
    const { battle, recon, search, searchForBanners } = rangesOf(state.settings, seat.armyRules)
    return {
      id: seat.id,
      index,
      army: seat.armyRules,
      rules: new Set(seat.armyRules),
      battle: mask(battle),
      recon: mask(recon),
      search: mask(searchForBanners),
      findings: mask(search),
    }
  }
}

/** Names are read again and again in a turn. */
const remembered = (read: (name: string) => Cell | null): ((name: string) => Cell | null) => {
  const known = new Map<string, Cell | null>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const cell = read(name)
    if (cell !== null) known.set(name, cell)
    return cell
  }
}

/** BG-050, BG-051: the map's size and its three kinds of sector. */
const derive = (state: State): RulesContext => {
  const { width, height, rows } = state.board
  const passable = rowsTo(rows, width, (symbol) => !isImpassable(symbol))
  const grid = squareGrid(width, height)
  const kept = closedSectors(state)
  const field: Field = {
    width,
    height,
    passable: (cell) => passable[cell] === 1,
    ...(kept.size > 0 && { closed: (cell: Cell) => kept.has(cell) }),
  }
  const seats = state.seats.map(seatContext(state, field))
  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  const seat = (id: SeatId): SeatContext => {
    const found = byId.get(id)
    if (!found) throw new RuleBug(`no seat ${id}`)
    return found
  }
  return {
    width,
    height,
    size: width * height,
    passable,
    city: rowsTo(rows, width, (symbol) => symbol === 'C'),
    seats,
    settings: state.settings,
    field,
    cell: remembered((name) => grid.at(name)),
    name: (cell) => grid.name(cell),
    seat,
    has: (id, rule) => seat(id).rules.has(rule),
  }
}

interface Known {
  readonly settings: State['settings']
  readonly kept: string
  readonly armies: readonly (readonly ArmyRule[])[]
  readonly context: RulesContext
}
const known = new WeakMap<State['board'], Known>()

/** What the rules need to know of a state's campaign; derived once for as long as board, settings, army rules and the starts that are kept stay the same. */
export const contextOf = (state: State): RulesContext => {
  const before = known.get(state.board)
  const kept = state.seats.flatMap((seat) => (isKept(state, seat) ? [seat.id] : [])).join(' ')
  if (
    before?.settings === state.settings &&
    before.kept === kept &&
    before.armies.length === state.seats.length &&
    state.seats.every((seat, index) => seat.armyRules === before.armies[index])
  )
    return before.context
  const context = derive(state)
  known.set(state.board, { settings: state.settings, kept, armies: state.seats.map((seat) => seat.armyRules), context })
  return context
}

export const columnOf = (context: Pick<RulesContext, 'width'>, cell: Cell): number => cell % context.width
export const rowOf = (context: Pick<RulesContext, 'width'>, cell: Cell): number => Math.floor(cell / context.width)

/** King moves between two sectors. */
export const distance = (context: Pick<RulesContext, 'width'>, a: Cell, b: Cell): number =>
  Math.max(Math.abs(columnOf(context, a) - columnOf(context, b)), Math.abs(rowOf(context, a) - rowOf(context, b)))

/** The sector `dx` columns and `dy` rows away, or null off the map. */
export const offset = (
  context: Pick<RulesContext, 'width' | 'height'>,
  cell: Cell,
  dx: number,
  dy: number,
): Cell | null => {
  const [x, y] = [columnOf(context, cell) + dx, rowOf(context, cell) + dy]
  return x >= 0 && y >= 0 && x < context.width && y < context.height ? y * context.width + x : null
}

/** Whether a banner may go there at all. */
export const canEnter = ({ field }: RulesContext, cell: Cell): boolean => isOpen(field, cell)
