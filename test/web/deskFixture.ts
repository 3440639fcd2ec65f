import { askId, cellName, pieceId, ruleId } from '@muster/rulesets/kit/ids.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { OrderDraft, OrderOption, PathStep } from '@muster/rulesets/kit/orders.js'
import { ok } from '@muster/rulesets/kit/result.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { GameView } from '@muster/rulesets/kit/view.js'

const rule = ruleId('HX-001')

export const moveAsk: AskView = {
  id: askId('move'),
  kind: 'move',
  title: 'Order the moves of turn 3',
  deadline: 'week',
  silence: { text: 'Everything stays where it is.', rule },
}

export const buyAsk: AskView = { ...moveAsk, id: askId('buy'), kind: 'buy', title: 'Spend your resource points' }

const prices: Readonly<Record<string, number>> = {
  base: 10,
  airstrip: 15,
  fortress: 30,
  conquest: 1,
  recon: 1,
  strike: 5,
}
const sites = ['3/1', '3/2', '3/3'].map(cellName)

const priceOf = ({ item = '', amount = 1 }: OrderDraft): number => (prices[item] ?? 0) * amount

const purchases: readonly OrderOption[] = [
  {
    kind: 'build',
    slot: 'facilities',
    label: 'Build a facility',
    rule,
    many: true,
    to: sites,
    item: [
      { id: 'base', label: 'Base', badge: '10 RP', about: 'One more conquest force.' },
      { id: 'airstrip', label: 'Airstrip', badge: '15 RP', about: 'Two more hexes in own land.', to: sites.slice(1) },
      { id: 'fortress', label: 'Fortress', badge: '30 RP', about: 'A headquarters hex.', to: sites.slice(2) },
    ],
  },
  {
    kind: 'raise',
    slot: 'troops',
    label: 'Raise troops',
    rule,
    many: true,
    to: sites,
    item: [
      { id: 'conquest', label: 'Conquest force', badge: '1 RP per 100', amount: { min: 5, max: 20 } },
      { id: 'recon', label: 'Recon force', badge: '1 RP per 100', amount: { min: 1, max: 10 } },
    ],
    amount: { min: 1, max: 20 },
  },
  {
    kind: 'special',
    slot: 'specials',
    label: 'Air strike',
    rule,
    many: true,
    item: [{ id: 'strike', label: 'Air strike', badge: '5 RP' }],
  },
  { kind: 'reinforce', slot: 'troops', label: 'Reinforce', rule, piece: pieceId('A-CF2'), amount: { min: 1, max: 8 } },
]

const pathStep = (view: GameView, draft: OrderDraft): PathStep => {
  const grid = gridOf(view.board)
  const at = view.pieces.find(({ id }) => id === draft.piece)?.at
  const path = draft.path ?? []
  const here = grid.at(path.at(-1) ?? at ?? '')
  const used = `${String(path.length)} of 3 steps used`
  if (here === null || path.length >= 3) return { next: [], notes: [used] }
  // The hex 3/6 is ruined: nobody goes there.
  const next = grid.neighbours(here).map((cell) => grid.name(cell))
  return {
    next: next.filter((name) => name !== '3/6' && name !== at),
    notes: [used, ...(path.some((name) => name === '3/4') ? ['3/4: met by the enemy on 1 in 3'] : [])],
  }
}

/** A desk of moves along paths and of purchases, as small as may be: three steps, one ruined hex, a purse of 24. */
export const toyDesk: Desk<OrderDraft, GameView> = {
  readOrder: (draft) => ok(draft),
  checkOrders: (_, __, orders) => {
    const spent = orders.reduce((sum, order) => sum + priceOf(order), 0)
    const at = orders.length - 1
    return spent <= 24
      ? []
      : [{ code: 'too-dear', message: 'That is more than the 24 RP in hand: take a line off.', rule, index: at }]
  },
  orderOptions: (view, { kind }) =>
    kind === 'buy'
      ? purchases
      : view.pieces.map(({ id }) => ({ kind: 'move', slot: 'move', label: 'Move', rule, piece: id, path: true })),
  budget: (_, { kind }, orders) => {
    const spent = orders.reduce((sum, order) => sum + priceOf(order), 0)
    return kind === 'buy'
      ? [
          { key: 'purse', label: 'RP in hand', value: 24 },
          { key: 'spent', label: 'Spent', value: spent },
          { key: 'left', label: 'Left', value: 24 - spent },
          { key: 'cf', label: 'Conquest forces', value: '2 of 3' },
        ]
      : []
  },
  pathStep: (view, _, draft) => pathStep(view, draft),
  suggest: () => [],
}

export const toyPresentation: Presentation = {
  describe: (_, { kind, piece, path, item, to, amount }) =>
    [kind, piece, item, amount && `× ${String(amount)}`, path?.join(' → ') ?? to].filter(Boolean).join(' '),
  arrow: (view, { piece, path }) => {
    const from = view.pieces.find(({ id }) => id === piece)?.at
    const to = path?.at(-1)
    return from === undefined || to === undefined ? null : { from, to: cellName(to), kind: 'move' }
  },
  effect: (_, order) => (priceOf(order) > 0 ? `${String(priceOf(order))} RP` : null),
  layers: () => [
    {
      id: 'supply',
      title: 'Supply of RP',
      on: false,
      legend: { base: '1 RP a turn', rich: '2 to 4 RP a turn', hub: '5 RP or more' },
      cells: [
        { at: cellName('1/1'), key: 'base', text: '1' },
        { at: cellName('2/2'), key: 'hub', text: '5' },
        { at: cellName('2/1'), key: 'rich', text: '3' },
        { at: cellName('3/1'), key: 'base', text: '1' },
        { at: cellName('3/2'), key: 'rich', text: '4' },
        { at: cellName('4/9'), text: '2?' },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      on: false,
      legend: { yes: 'Enemy forces there' },
      cells: [{ at: cellName('3/4'), key: 'yes', text: '!' }],
    },
  ],
  tables: () => [
    {
      id: 'territory',
      title: 'Territory',
      note: 'What you hold at this moment.',
      columns: [
        { key: 'hex', title: 'Hex' },
        { key: 'yield', title: 'RP', numeric: true },
        { key: 'features', title: 'Features' },
        { key: 'garrison', title: 'Points there', numeric: true },
      ],
      rows: [
        { hex: '1/1', yield: 3, features: 'Ore mine', garrison: 0 },
        { hex: '2/2', yield: 5, features: 'Fortress, Airstrip', garrison: 1700 },
        { hex: '3/2', yield: 1, garrison: 0 },
        { hex: '10/1', yield: 1, features: '=HYPERLINK("x")' },
      ],
    },
  ],
  series: (view) => [
    {
      id: 'hexes',
      title: 'Hexes held',
      unit: 'hexes',
      lines: view.legend.map(({ seat, title }, at) => ({
        key: seat,
        label: title,
        seat,
        value: 6 + view.turn * (3 - at) + at * 2,
      })),
    },
    {
      id: 'rp',
      title: 'Resource points',
      unit: 'RP',
      lines: [
        { key: 'income', label: 'Income', value: 8 + view.turn * 3 },
        { key: 'stash', label: 'Stash', value: (view.turn * 7) % 11 },
      ],
    },
  ],
  cell: { one: 'hex', many: 'hexes' },
  size: { name: 'points', of: (points) => `${String(points)} points` },
  pieces: {
    conquest: { name: 'Conquest force', symbol: '10031000161205000000' },
    occupation: { name: 'Occupation force', symbol: '10031000161211000000' },
    recon: { name: 'Recon force', symbol: '10031000151213000000' },
  },
  contacts: { conquest: 'Conquest force', occupation: 'Occupation force', recon: 'Recon force' },
  states: {},
  marks: {
    title: 'Facilities',
    kinds: {
      fortress: { name: 'Fortress', sign: 'star' },
      resource: { name: 'Resource', sign: 'box' },
      facility: { name: 'Facility', sign: 'mast' },
    },
  },
  holdings: { title: 'Owned hexes', disputed: { name: 'Contested', about: 'two sides stand there' } },
  zones: null,
  steps: {},
  slots: { facilities: 'Facilities', troops: 'Troops', specials: 'Specials' },
  partners: {},
}
