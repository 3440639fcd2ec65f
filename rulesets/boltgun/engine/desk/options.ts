import type { AskView } from '../../../kit/asks.js'
import type { Cell } from '../../../kit/grid.js'
import { cellName, ruleId, type CellName } from '../../../kit/ids.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import type { PieceView } from '../../../kit/view.js'
import { rangesOf, type Offsets } from '../footprint.js'
import { leastTransfer, picksUpByItself, refusalOf, type Standing } from '../legality.js'
import type { PlanOrder } from '../orders.js'
import { slotOf } from '../pairs.js'
import { marchCells, retreatCells, teleportCells } from '../reach.js'
import type { BoltgunView } from '../view.js'
import { armyOptions, judgeOptions } from './army/options.js'
import { battleOptions } from './battleOptions.js'
import { relicTitle } from './relicTitle.js'
import { rulingOptions } from './rulingOptions.js'
import { layTable, type Table } from './table.js'

interface Asked {
  readonly table: Table
  readonly piece: PieceView
  readonly standing: Standing
}

const titles: Readonly<Record<PlanOrder['kind'], readonly [label: string, rule: string]>> = {
  march: ['March', 'BG-110'],
  teleport: ['Teleport', 'BG-302'],
  search: ['Search', 'BG-120'],
  fortify: ['Fortify', 'BG-125'],
  entrench: ['Entrench', 'BG-130'],
  unfortify: ['Unfortify', 'BG-128'],
  resupply: ['Resupply', 'BG-145'],
  join: ['Join', 'BG-140'],
  split: ['Split', 'BG-141'],
  transfer: ['Receive levels', 'BG-147'],
  retreat: ['Retreat', 'BG-157'],
  destroyRelic: ['Destroy a relic', 'BG-274'],
  pickUp: ['Pick up a relic', 'BG-271'],
  nameNode: ['Name as node', 'BG-323'],
}

const option = (
  { piece }: Asked,
  kind: PlanOrder['kind'],
  more: Partial<Omit<OrderOption, 'kind' | 'piece'>> = {},
): OrderOption => ({
  kind,
  label: titles[kind][0],
  slot: slotOf(kind),
  rule: ruleId(titles[kind][1]),
  piece: piece.id,
  ...more,
})

const legal = ({ standing, table }: Asked, order: PlanOrder): boolean =>
  refusalOf(order, standing, table.ground) === null

const names = (cells: readonly Cell[], table: Table): readonly CellName[] =>
  cells.map((cell) => cellName(table.grid.name(cell)))

const moves = (asked: Asked): readonly OrderOption[] => {
  const { piece, standing, table } = asked
  const { field, army, settings } = table.ground
  const offer = (kind: 'march' | 'teleport', cells: readonly Cell[]): readonly OrderOption[] => {
    const to = names(cells, table)
    const first = to[0]
    return first && legal(asked, { kind, banner: piece.id, to: first }) ? [option(asked, kind, { to })] : []
  }
  return [
    ...offer('march', marchCells(field, standing.at, army, settings)),
    ...(army.includes('TELEPORT') ? offer('teleport', teleportCells(field)) : []),
  ]
}

const simple = (asked: Asked): readonly OrderOption[] =>
  (['search', 'fortify', 'entrench', 'unfortify', 'resupply', 'split', 'nameNode'] as const)
    .filter((kind) => legal(asked, { kind, banner: asked.piece.id }))
    .map((kind) => option(asked, kind))

const reachOf = (offsets: Offsets): number =>
  offsets.reduce((most, [dx, dy]) => Math.max(most, Math.abs(dx), Math.abs(dy)), 0)

/** Own banners near enough to have to do with this one after its march, but for those that must retreat. */
const partners = ({ piece, standing, table }: Asked, radius: number): readonly PieceView[] =>
  table
    .near(standing.at, radius)
    .filter(({ id }) => id !== piece.id)
    .filter((other) => !table.standing(other).mustRetreat)

const choiceOf = (piece: PieceView): Choice => ({
  id: piece.id,
  label: `${piece.id} at ${piece.at}, level ${String(piece.size ?? 0)}`,
})

const pace = ({ table }: Asked): number => (table.ground.army.includes('HIGHLY_MOBILE') ? 2 : 1)

const together = (asked: Asked): readonly OrderOption[] => {
  const { piece, table } = asked
  const { army, settings } = table.ground
  const comrades = partners(asked, 2 * pace(asked))
  const join = comrades[0]
  const battle = reachOf(rangesOf(settings, army).battle)
  const senders = partners(asked, 2 * battle + pace(asked))
  const least = leastTransfer(table.ground)
  const most = senders.reduce((level, sender) => Math.max(level, sender.size ?? 0), 0)
  const first = senders[0]
  const transfer = { kind: 'transfer', banner: piece.id, from: first?.id ?? piece.id, levels: least } as const
  return [
    ...(join && legal(asked, { kind: 'join', banner: piece.id, with: join.id })
      ? [option(asked, 'join', { with: comrades.map(choiceOf) })]
      : []),
    ...(first && most >= least && legal(asked, transfer)
      ? [
          option(asked, 'transfer', {
            with: senders
              .filter(({ size }) => (size ?? 0) >= least)
              .map((sender) => ({ ...choiceOf(sender), amount: { min: least, max: sender.size ?? 0 } })),
            amount: { min: least, max: most },
          }),
        ]
      : []),
    ...(asked.standing.mustRetreat ? [] : senders.flatMap((sender) => relicTransfer(asked, sender))),
  ]
}

/** Relics alone, from one sender that carries some (BG-275). */
const relicTransfer = (asked: Asked, sender: PieceView): readonly OrderOption[] => {
  const { relics } = asked.table.standing(sender)
  return relics.length === 0
    ? []
    : [
        option(asked, 'transfer', {
          label: 'Receive a relic',
          rule: ruleId('BG-275'),
          with: [choiceOf(sender)],
          amount: { min: 0, max: 0 },
          item: relics.map((id) => ({ id, label: relicTitle(asked.table.view, id) })),
        }),
      ]
}

const relics = (asked: Asked): readonly OrderOption[] => {
  const { standing, table } = asked
  if (standing.mustRetreat) return []
  const battle = reachOf(rangesOf(table.ground.settings, table.ground.army).battle)
  const near = picksUpByItself(table.ground)
    ? []
    : table.view.detail.relics.filter(
        ({ at }) => table.grid.distance(standing.at, table.grid.at(at) ?? 0) <= battle + pace(asked),
      )
  return [
    ...(near.length > 0
      ? [option(asked, 'pickUp', { item: near.map(({ id, label, at }) => ({ id, label: `${label} at ${at}` })) })]
      : []),
    ...(standing.relics.length > 0
      ? [
          option(asked, 'destroyRelic', {
            item: standing.relics.map((id) => ({ id, label: relicTitle(table.view, id) })),
          }),
        ]
      : []),
  ]
}

const retreats = (asked: Asked): readonly OrderOption[] => {
  const { standing, table } = asked
  const { field, army, settings } = table.ground
  const cells = standing.mustRetreat ? retreatCells(field, standing.at, army, settings) : []
  return cells.length > 0 ? [option(asked, 'retreat', { to: names(cells, table), forced: true })] : []
}

/** What may be ordered, banner by banner in order of their ids; each option, filled from its own lists, passes `checkOrders`. */
export const orderOptions = (view: BoltgunView, ask: AskView): readonly OrderOption[] => {
  const table = layTable(view)
  if (ask.kind === 'army') return armyOptions(table)
  if (ask.kind === 'approval' || ask.kind === 'consent') return judgeOptions(table)
  if (ask.kind === 'retreats' || ask.kind === 'posting') return rulingOptions(view, ask)
  if (ask.kind !== 'plan') return battleOptions(table, ask)
  return [...table.own.values()].flatMap((piece) => {
    const asked = { table, piece, standing: table.standing(piece) }
    return [...retreats(asked), ...moves(asked), ...simple(asked), ...together(asked), ...relics(asked)]
  })
}
