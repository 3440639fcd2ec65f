import { cellName, pieceId, ruleId, seatId, token } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { HexOrder, QueueOrder, ResultOrder, UnitReport } from '../../orders.js'
import { seatOr } from './terms.js'
import { noWord } from './word.js'

type Fields = Readonly<Record<string, Json | undefined>>
type Read = Result<HexOrder, OrderProblem>

/** Letters of a facilitator's reason. */
export const longestReason = 400

/** Units that one unit can have destroyed in a fight: larger figures are slips of the pen. */
export const mostKills = 99

const wrong = (message: string, rule = 'HX-301'): Result<never, OrderProblem> =>
  fail({ code: 'malformed', message, rule: ruleId(rule) })

const fieldsOf = (detail: Json | undefined): Fields | null =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? (detail as Fields) : null

const whole = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const number = (value: Json | undefined): number | null => (value === undefined ? 0 : whole(value) ? value : null)

const flag = (value: Json | undefined): boolean | null =>
  value === undefined ? false : typeof value === 'boolean' ? value : null

const stranger = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((key) => !known.includes(key))

const prepareKeys = ['strikes', 'transporters', 'intel', 'freeHeavySupport', 'defender', 'mission', 'rollOff']

const readPrepare = (item: string, detail: Json | undefined): Read => {
  const fields = fieldsOf(detail ?? {})
  if (!fields || stranger(fields, prepareKeys) !== undefined)
    return wrong(`What is brought to a fight has only these entries: ${prepareKeys.join(', ')}.`, 'HX-165')
  const { defender, mission } = fields
  const [strikes, transporters, free] = [
    number(fields['strikes']),
    number(fields['transporters']),
    number(fields['freeHeavySupport']),
  ]
  const [intel, rollOff] = [flag(fields['intel']), flag(fields['rollOff'])]
  if (strikes === null || transporters === null || free === null || intel === null || rollOff === null)
    return wrong('Strikes, transporters and points are whole numbers; intel and rollOff are true or false.', 'HX-165')
  if (
    (defender !== undefined && typeof defender !== 'string') ||
    (mission !== undefined && typeof mission !== 'string')
  )
    return wrong('Name an army and a mission by their names.', 'HX-165')
  return ok({
    ...{ kind: 'prepare', battle: token(item), strikes, transporters, intel, freeHeavySupport: free },
    ...(defender === undefined ? {} : { defender: pieceId(defender) }),
    ...(mission === undefined ? {} : { mission }),
    ...(rollOff ? { rollOff } : {}),
  })
}

const readUnit = (unit: string, entry: Json | undefined): UnitReport | null => {
  const fields = fieldsOf(entry)
  if (!fields || stranger(fields, ['lost', 'fled', 'fleeing', 'kills']) !== undefined) return null
  const [lost, fled, kills] = [number(fields['lost']), number(fields['fled']), number(fields['kills'])]
  const fleeing = flag(fields['fleeing'])
  return lost === null || fled === null || kills === null || kills > mostKills || fleeing === null
    ? null
    : { unit, lost, fled, fleeing, kills }
}

const readUnits = (value: Json | undefined): readonly UnitReport[] | null => {
  const fields = fieldsOf(value ?? {})
  if (!fields) return null
  const units = Object.keys(fields)
    .sort()
    .map((unit) => readUnit(unit, fields[unit]))
  return units.every((unit): unit is UnitReport => unit !== null) ? units : null
}

const unitsText =
  'Give units by their ids: { "unit": { "lost": models, "fled": models, "fleeing": true, "kills": units } }.'

/** Whole numbers by seat: points that are left, units that were destroyed. */
const readCounts = (value: Json | undefined): Readonly<Record<string, number>> | null => {
  const fields = fieldsOf(value ?? {})
  const entries = Object.entries(fields ?? {}).flatMap(([seat, points]) =>
    whole(points) ? [[seat, points] as const] : [],
  )
  return fields && entries.length === Object.keys(fields).length ? Object.fromEntries(entries) : null
}

const sharedKeys = ['winner', 'degree', 'left', 'destroyed', 'withdrew']

type Shared = Pick<ResultOrder, 'winner' | 'degree' | 'left' | 'destroyed' | 'withdrew'>

/** Winner, degree, points left, units destroyed, who withdrew. */
const readShared = (fields: Fields): Result<Shared, OrderProblem> => {
  const { winner = null, degree = null, withdrew } = fields
  const [left, destroyed] = [readCounts(fields['left']), readCounts(fields['destroyed'])]
  if (winner !== null && typeof winner !== 'string') return wrong('Name the winner by seat, or "draw".')
  if (degree !== null && degree !== 'MINOR' && degree !== 'MAJOR') return wrong('A victory is "MINOR" or "MAJOR".')
  if (left === null) return wrong('Give the points that are left by seat, as whole numbers: { "A": 650 }.')
  if (destroyed === null)
    return wrong('Give the units of each side that were destroyed, as whole numbers: { "A": 2 }.', 'HX-526')
  if (withdrew !== undefined && typeof withdrew !== 'string') return wrong('Name who withdrew by seat.', 'HX-298')
  return ok({
    ...{ winner: winner === null ? null : seatOr(winner), degree, left, destroyed },
    ...(withdrew === undefined ? {} : { withdrew: seatId(withdrew) }),
  })
}

const readResult = (item: string, detail: Json | undefined): Read => {
  const fields = fieldsOf(detail)
  if (!fields || stranger(fields, [...sharedKeys, 'units']) !== undefined)
    return wrong(`A report has only these entries: ${sharedKeys.join(', ')}, units.`)
  const shared = readShared(fields)
  if (!shared.ok) return shared
  const units = readUnits(fields['units'])
  return units ? ok({ kind: 'result', battle: token(item), ...shared.value, units }) : wrong(unitsText)
}

const readConfirm = (item: string, detail: Json | undefined): Read => {
  const fields = fieldsOf(detail ?? {})
  if (!fields || stranger(fields, ['units']) !== undefined) return wrong('A confirmation has only units of its own.')
  const units = readUnits(fields['units'])
  return units ? ok({ kind: 'confirm', battle: token(item), units }) : wrong(unitsText)
}

const readRuling = (item: string, detail: Json | undefined): Read => {
  const fields = fieldsOf(detail)
  if (!fields || stranger(fields, [...sharedKeys, 'reason']) !== undefined)
    return wrong(`A ruling has only these entries: ${sharedKeys.join(', ')}, reason.`)
  const shared = readShared(fields)
  if (!shared.ok) return shared
  const { winner, ...rest } = shared.value
  const reason = typeof fields['reason'] === 'string' ? fields['reason'].trim() : ''
  if (reason === '' || reason.length > longestReason)
    return wrong(`Give a reason of 1 to ${String(longestReason)} characters.`)
  return winner === null
    ? wrong('Name the winner by seat, or "draw".')
    : ok({ kind: 'ruleBattle', battle: token(item), winner, ...rest, reason })
}

const texts = (value: Json | undefined): readonly string[] | null => {
  if (!Array.isArray(value)) return null
  const found = value.filter((entry: unknown): entry is string => typeof entry === 'string')
  return found.length === value.length ? found : null
}

const readQueue = (item: string, detail: Json | undefined): Read => {
  const fields = fieldsOf(detail)
  const [armies, hexes] = [texts(fields?.['armies']), texts(fields?.['hexes'])]
  if (!fields || stranger(fields, ['armies', 'hexes']) !== undefined || (armies === null) === (hexes === null))
    return wrong('Name the armies or the hexes in their order: { "armies": [ids] } or { "hexes": [hexes] }.', 'HX-296')
  const order: QueueOrder = {
    ...{ kind: 'queue', at: cellName(item) },
    ...(armies ? { armies: armies.map(pieceId) } : {}),
    ...(hexes ? { hexes: hexes.map(cellName) } : {}),
  }
  return ok(order)
}

/** A draft of the Battle phase as an order, or what is wrong with its form. */
export const readBattleOrder = (draft: OrderDraft): Read => {
  const { kind, item, detail } = draft
  if (item === undefined || item === '')
    return wrong(kind === 'queue' ? 'Name the hex as item.' : 'Name the fight as item.')
  switch (kind) {
    case 'queue':
      return readQueue(item, detail)
    case 'prepare':
      return readPrepare(item, detail)
    case 'result':
      return readResult(item, detail)
    case 'confirm':
      return readConfirm(item, detail)
    case 'ruleBattle':
      return readRuling(item, detail)
    case 'rollOff':
      return ok({ kind, battle: token(item) })
    case 'accept':
      return draft.with === undefined
        ? wrong('Name a third player whose word you would take.')
        : ok({ kind, battle: token(item), of: seatId(draft.with) })
    case 'word':
      return draft.with === undefined
        ? wrong('Say which of the two reports is true, or that you cannot tell.')
        : ok({ kind, battle: token(item), sheet: draft.with === noWord ? null : seatId(draft.with) })
    case 'defend':
      return draft.with === undefined
        ? wrong('Name the recon force that meets the raid.', 'HX-279')
        : ok({ kind, battle: token(item), defender: pieceId(draft.with) })
    case 'chooseMission':
      return draft.with === undefined
        ? wrong('Name the mission, or "roll".', 'HX-293')
        : ok({ kind, battle: token(item), mission: draft.with })
    default:
      return wrong(`There is no order called ${kind} in a fight.`)
  }
}
