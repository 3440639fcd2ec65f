import type { OrderDraft } from '../../kit/orders.js'
import { seatName } from '../../kit/seatName.js'
import { battleNumber } from '../engine/battleNumber.js'
import { relicTitle } from '../engine/desk/relicTitle.js'
import { noWord } from '../engine/desk/wordOptions.js'
import { record } from '../engine/record.js'
import type { BoltgunView } from '../engine/view.js'

const levels = (amount: number | undefined): string => (amount === 1 ? '1 level' : `${String(amount ?? 0)} levels`)

const relicName = (view: BoltgunView, id: string | undefined): string =>
  id === undefined ? 'a relic' : relicTitle(view, id)

/** A battle by its two sides, as far as one knows them. */
const battleName = (view: BoltgunView, id: string | undefined): string => {
  const battle = view.detail.battles.find((one) => one.id === id)
  const [own, enemy] = battle?.sides ?? []
  return battle && own && enemy
    ? `${own.banner ?? own.seat} against ${enemy.banner ?? enemy.armyType}${battleNumber(battle.number, [own.seat, enemy.seat])}`
    : 'the battle'
}

const report = (view: BoltgunView, { item, detail }: OrderDraft): string => {
  const sheet = record(detail)
  const battle = battleName(view, item)
  if (!sheet) return `Report ${battle}`
  if (sheet['abstract'] === true) return `Resolve ${battle} abstractly`
  const forfeits = sheet['forfeits']
  if (Array.isArray(forfeits)) return `${battle}: ${forfeits.map(String).join(' and ')} forfeits`
  const lost = Object.entries(record(sheet['lost']) ?? {}).map(
    ([seat, points]) => `${seat} loses ${JSON.stringify(points)}`,
  )
  const named = typeof sheet['winner'] === 'string' ? sheet['winner'] : '?'
  const winner = named === 'draw' ? 'drawn' : `won by ${named}`
  return `${battle}: ${[winner, ...lost].join(', ')}`
}

const transfer = (view: BoltgunView, { piece = '', with: from = '', amount = 0, item }: OrderDraft): string => {
  const what = [...(amount > 0 ? [levels(amount)] : []), ...(item === undefined ? [] : [relicName(view, item)])]
  return `${piece} receives ${what.join(' and ') || 'relics'} from ${from}`
}

const shiftOf = (battle: string, by: number): string =>
  by === 0
    ? `Leave the mission die of ${battle} as it fell`
    : `Shift the mission die of ${battle} by ${by > 0 ? '+' : '−'}${String(Math.abs(by))}`

const army = ({ item, detail }: OrderDraft): string => {
  const type = record(detail)?.['type']
  const called = typeof type === 'string' && type !== '' ? `, called ${type}` : ''
  if (item === 'own') return `Lead an army of your own${called}`
  return `Lead the ${item === 'proposal' ? 'proposed army' : `army ${item ?? '?'}`}${called}`
}

/** An order in one line for the list beside the map. */
export const describe = (view: BoltgunView, order: OrderDraft): string => {
  const { kind, piece = '', to = '', with: other = '' } = order
  switch (kind) {
    case 'march':
      return `${piece} marches to ${to}`
    case 'teleport':
      return `${piece} teleports towards ${to}`
    case 'retreat':
      return `${piece} retreats to ${to}`
    case 'search':
      return `${piece} searches`
    case 'fortify':
      return `${piece} fortifies`
    case 'entrench':
      return `${piece} entrenches`
    case 'unfortify':
      return `${piece} leaves its works`
    case 'resupply':
      return `${piece} resupplies`
    case 'split':
      return `${piece} splits`
    case 'join':
      return `${piece} joins ${other}`
    case 'transfer':
      return transfer(view, order)
    case 'pickUp':
      return `${piece} picks up ${relicName(view, order.item)}`
    case 'destroyRelic':
      return `${piece} destroys ${relicName(view, order.item)}`
    case 'nameNode':
      return `${piece} becomes the node`
    case 'shift':
      return shiftOf(battleName(view, order.item), order.amount ?? 0)
    case 'choose':
      return `${battleName(view, order.item)}: take ${other === 'abstract' ? 'the abstract result' : 'your own sheet'}`
    case 'result':
      return report(view, order)
    case 'army':
      return army(order)
    case 'judge':
      return `${other === 'approve' ? 'Agree to' : 'Refuse'} the list of ${order.item ?? '?'}`
    case 'accept':
      return `${battleName(view, order.item)}: you would take the word of ${other}`
    case 'word':
      return other === noWord ? 'You cannot tell which sheet is true' : `The sheet of ${other} is true`
    case 'answerForfeit':
      return `${battleName(view, order.item)}: ${other === 'concede' ? 'forfeited' : 'it will be fought'}`
    case 'ruleRetreat':
      return `${piece} is sent to ${to}`
    case 'ruleBattle':
      return `Ruling: ${report(view, order)}`
    case 'ruleForfeit':
      return `${battleName(view, order.item)}: the claimed forfeit ${other === 'stands' ? 'stands' : 'is refused'}`
    case 'ruleVictory':
      return view.legend.some(({ seat }) => seat === other) ? `${seatName(view, other)} is champion` : 'Play goes on'
    default:
      return `${piece} ${kind}`.trim()
  }
}
