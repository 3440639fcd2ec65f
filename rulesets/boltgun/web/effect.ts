import type { OrderDraft } from '../../kit/orders.js'
import { counted } from '../../kit/text.js'
import { splitLevels } from '../engine/data/splitTable.js'
import { layTable, type Table } from '../engine/desk/table.js'
import type { BoltgunView } from '../engine/view.js'

/** BG-309, A-26: a Massive banner above 20 keeps its level; none grows above 20 by joining. */
const joined = (a: number, b: number, massive: boolean): string => {
  const limit = massive ? Math.max(20, a, b) : 20
  const lost = Math.max(0, a + b - limit)
  const level = `level ${String(Math.min(a + b, limit))}`
  return lost === 0 ? level : `${level}; ${counted(lost, 'level')} above ${String(limit)} would be lost`
}

const split = ({ ground }: Table, id: string, level: number): string | null => {
  const levels = splitLevels(level, {
    flexible: ground.army.includes('FLEXIBLE_COMMAND'),
    extrapolates: ground.settings['flexible.extrapolate'],
  })
  return levels && `${id} stays with level ${String(levels[0])}, a new banner gets ${String(levels[1])}`
}

/** Levels lost on the way, paid by the sender besides, and paid by the receiver (BG-327, A-23). */
const tribalCosts = ({ ground }: Table): readonly [inTransit: number, extra: number, paid: number] => {
  if (!ground.army.includes('TRIBAL_ANIMOSITY')) return [0, 0, 0]
  switch (ground.settings['tribal.cost']) {
    case 'sender_extra':
      return [0, 1, 0]
    case 'receiver_own':
      return [0, 0, 1]
    default:
      return [1, 0, 0]
  }
}

const transfer = (table: Table, { piece = '', with: from = '', amount = 0 }: OrderDraft): string | null => {
  const [receiver, sender] = [table.own.get(piece)?.size, table.own.get(from)?.size]
  if (receiver == null || sender == null || amount === 0) return null
  const [inTransit, extra, paid] = tribalCosts(table)
  const room = Math.max(0, 20 - receiver)
  const arriving = Math.max(0, Math.min(amount, sender - extra) - inTransit)
  const received = Math.min(arriving, room)
  const kept = table.ground.settings['transfer.overflow'] !== 'lost'
  const sent = (kept ? received + inTransit : Math.min(amount, sender - extra)) + extra
  const over =
    arriving > received ? `; ${counted(arriving - received, 'level')} above 20 ${kept ? 'stay' : 'are lost'}` : ''
  return `${piece} ${String(receiver)} → ${String(receiver + received - paid)}, ${from} ${String(sender)} → ${String(sender - sent)}${over}`
}

const footprints: Readonly<Record<string, string>> = {
  fortify: 'loses two levels fewer in each battle from now on',
  entrench: 'as fortified, and a lost battle does not drive it out',
  unfortify: 'stands without works in this turn’s battles',
}

/** BG-312: the mission that a shift of the die makes. */
const shifted = (view: BoltgunView, { item, amount = 0 }: OrderDraft): string | null => {
  const shift = view.detail.battles.find(({ id }) => id === item)?.shift
  const title = shift?.choices.find(({ by }) => by === amount)?.title
  return shift && title !== undefined ? `the die stands at ${String(shift.die)}: this makes it a ${title}` : null
}

/** What an order will do as far as its player can tell: others may still come in its way. */
export const effectOf = (view: BoltgunView, order: OrderDraft): string | null => {
  if (order.kind === 'shift') return shifted(view, order)
  const table = layTable(view)
  const { kind, piece = '', with: other = '' } = order
  const level = table.own.get(piece)?.size
  if (level == null) return null
  const massive = table.ground.army.includes('MASSIVE_ARMIES')
  switch (kind) {
    case 'split':
      return split(table, piece, level)
    case 'join': {
      const partner = table.own.get(other)?.size
      return partner == null
        ? null
        : `together ${joined(level, partner, massive)}; both must stand in one sector and be told to join`
    }
    case 'transfer':
      return transfer(table, order)
    case 'resupply':
      return level >= 20 && !massive
        ? 'is at 20 already: nothing is gained'
        : `level ${String(level)} → ${String(level + 1)}`
    case 'teleport':
      return 'drifts one die of sectors in a random direction; impassable ground stops it'
    case 'fortify':
    case 'entrench':
    case 'unfortify':
      return footprints[kind] ?? null
    case 'destroyRelic':
      return 'is all that the banner does this turn, and cannot be undone'
    default:
      return null
  }
}
