import { ruleId, type SeatId, type Token } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { ResultOrder } from '../../model/orders.js'
import { record } from '../../record.js'
import * as words from '../../../messages/answers.generated.js'

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
    : wrong(words.nameForfeits(), 'BG-265')
}

/** A forfeit says nothing else, but for levels given up by him who claims it (BG-313). */
const readForfeit = (
  battle: Token,
  { forfeits = null, sacrifice = 0, ...rest }: Readonly<Record<string, Json | undefined>>,
  seatId: (text: string) => SeatId,
): Parsed => {
  if (Object.keys(rest).length > 0) return wrong(words.forfeitAlone(), 'BG-265')
  const read = readForfeits(battle, forfeits, seatId)
  if (!read.ok || sacrifice === 0) return read
  return isSacrifice(sacrifice) ? ok({ ...read.value, sacrifice }) : wrong(words.zeroToThree(), 'BG-313')
}

const isSacrifice = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 3

/** The detail of a battle report: a result of the table, the wish for an abstract one, or a forfeit (BG-210 … BG-215). */
export const readResult = (battle: Token, detail: Json | undefined, seatId: (text: string) => SeatId): Parsed => {
  const sheet = record(detail)
  if (!sheet) return wrong(words.resultDetail())
  const unknown = Object.keys(sheet).find((key) => !keys.includes(key))
  if (unknown !== undefined) return wrong(words.resultEntries({ entries: keys.join(', ') }))
  if (sheet['forfeits'] !== undefined) return readForfeit(battle, sheet, seatId)
  const given = sheet['sacrifice'] ?? 0
  if (!isSacrifice(given)) return wrong(words.zeroToThree(), 'BG-313')
  const sacrifice = given > 0 ? { sacrifice: given } : {}
  if (sheet['abstract'] === true)
    return ['winner', 'lost', 'list'].every((key) => sheet[key] === undefined)
      ? ok({ kind: 'result', battle, abstract: true, ...sacrifice })
      : wrong(words.abstractOrTable(), 'BG-214')
  if (sheet['abstract'] !== undefined && sheet['abstract'] !== false) return wrong(words.abstractTrue(), 'BG-214')
  return readTable(battle, sheet, sacrifice, seatId)
}

const readTable = (
  battle: Token,
  sheet: Readonly<Record<string, Json | undefined>>,
  sacrifice: { readonly sacrifice?: number },
  seatId: (text: string) => SeatId,
): Parsed => {
  const { winner } = sheet
  if (typeof winner !== 'string') return wrong(words.nameWinner(), 'BG-203')
  const entries = Object.entries(record(sheet['lost']) ?? {})
  const lost = entries.flatMap(([seat, value]) => (points(value) ? [[seat, value] as const] : []))
  if (entries.length !== 2 || lost.length !== 2) return wrong(words.givePoints(), 'BG-204')
  const { list = '' } = sheet
  if (typeof list !== 'string' || list.length > mostList) return wrong(words.listTooLong({ most: mostList }), 'BG-194')
  return ok({
    kind: 'result',
    battle,
    winner: winner === 'draw' ? 'draw' : seatId(winner),
    lost: Object.fromEntries(lost),
    ...(list.trim() === '' ? {} : { list: list.trim() }),
    ...sacrifice,
  })
}
