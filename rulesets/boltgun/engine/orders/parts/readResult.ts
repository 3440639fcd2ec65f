import { ruleId, type SeatId, type Token } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { ResultOrder } from '../../orders.js'
import { record } from '../../record.js'

/** More than any army on the table is worth; larger figures are slips of the pen. */
export const mostPoints = 10_000

/** Letters of an army list: with the rest it must fit into a detail. */
export const mostList = 1500

const keys = ['winner', 'lost', 'list', 'abstract', 'sacrifice', 'forfeits']

const points = (value: Json | undefined): value is number =>
  typeof value === 'number' && value >= 0 && value <= mostPoints && Number.isInteger(value * 2)

type Parsed = Result<ResultOrder, OrderProblem>

const wrong = (message: string, rule = 'BG-210'): Parsed => fail({ code: 'result', message, rule: ruleId(rule) })

/** Seats that forfeit: at least one, each a seat's letters. */
const readForfeits = (battle: Token, value: Json, seatId: (text: string) => SeatId): Parsed => {
  const seats = Array.isArray(value) ? value.filter((seat: unknown) => typeof seat === 'string') : []
  return Array.isArray(value) && seats.length > 0 && seats.length === value.length && seats.length <= 2
    ? ok({ kind: 'result', battle, forfeits: [...new Set(seats)].map((seat) => seatId(seat)) })
    : wrong('Name the seats that forfeit, e.g. ["A"].', 'BG-265')
}

/** A forfeit says nothing else, but for levels given up by him who claims it (BG-313). */
const readForfeit = (
  battle: Token,
  { forfeits = null, sacrifice = 0, ...rest }: Readonly<Record<string, Json | undefined>>,
  seatId: (text: string) => SeatId,
): Parsed => {
  if (Object.keys(rest).length > 0) return wrong('A forfeit says nothing else: leave the other entries out.', 'BG-265')
  const read = readForfeits(battle, forfeits, seatId)
  if (!read.ok || sacrifice === 0) return read
  return isSacrifice(sacrifice) ? ok({ ...read.value, sacrifice }) : wrong('Give up 0 to 3 levels.', 'BG-313')
}

const isSacrifice = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 3

/** The detail of a battle report: a result of the table, the wish for an abstract one, or a forfeit (BG-210 … BG-215). */
export const readResult = (battle: Token, detail: Json | undefined, seatId: (text: string) => SeatId): Parsed => {
  const sheet = record(detail)
  if (!sheet) return wrong('The detail of a result is an object: winner and lost, or abstract, or forfeits.')
  const unknown = Object.keys(sheet).find((key) => !keys.includes(key))
  if (unknown !== undefined) return wrong(`A result has only these entries: ${keys.join(', ')}.`)
  if (sheet['forfeits'] !== undefined) return readForfeit(battle, sheet, seatId)
  const given = sheet['sacrifice'] ?? 0
  if (!isSacrifice(given)) return wrong('Give up 0 to 3 levels.', 'BG-313')
  const sacrifice = given > 0 ? { sacrifice: given } : {}
  if (sheet['abstract'] === true)
    return ['winner', 'lost', 'list'].every((key) => sheet[key] === undefined)
      ? ok({ kind: 'result', battle, abstract: true, ...sacrifice })
      : wrong('Ask for abstract resolution or report a result of the table, not both.', 'BG-214')
  if (sheet['abstract'] !== undefined && sheet['abstract'] !== false)
    return wrong('Say abstract: true, or leave it out.', 'BG-214')
  return readTable(battle, sheet, sacrifice, seatId)
}

const readTable = (
  battle: Token,
  sheet: Readonly<Record<string, Json | undefined>>,
  sacrifice: { readonly sacrifice?: number },
  seatId: (text: string) => SeatId,
): Parsed => {
  const { winner } = sheet
  if (typeof winner !== 'string') return wrong('Name the winner by seat, or "draw".', 'BG-203')
  const entries = Object.entries(record(sheet['lost']) ?? {})
  const lost = entries.flatMap(([seat, value]) => (points(value) ? [[seat, value] as const] : []))
  if (entries.length !== 2 || lost.length !== 2)
    return wrong('Give the points that each side lost, e.g. { "A": 450, "B": 900.5 }.', 'BG-204')
  const { list = '' } = sheet
  if (typeof list !== 'string' || list.length > mostList)
    return wrong(`Write the army list in at most ${String(mostList)} letters, or leave it out.`, 'BG-194')
  return ok({
    kind: 'result',
    battle,
    winner: winner === 'draw' ? 'draw' : seatId(winner),
    lost: Object.fromEntries(lost),
    ...(list.trim() === '' ? {} : { list: list.trim() }),
    ...sacrifice,
  })
}
