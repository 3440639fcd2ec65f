import type { OrderEntry } from '../../../rulesets/boltgun/cases/format.js'

export type Works = 'NONE' | 'FORTIFIED' | 'ENTRENCHED'

export interface Unit {
  readonly id: string
  readonly seat: string
  x: number
  y: number
  level: number
  works: Works
  /** Where the victor stood, and which banners won, when it must retreat. */
  must: { readonly place: string | null; readonly victors: readonly string[] } | null
  node: boolean
  /** Banners of the start that live on in it. */
  origins: readonly string[]
}

export interface Relic {
  carrier: string | null
  at: string | null
  hidden: boolean
  gone: boolean
}

export type Goal =
  | { readonly kind: 'occupy'; readonly sectors: readonly string[] }
  | { readonly kind: 'count'; readonly sectors: number }
  | { readonly kind: 'hold'; readonly relic: string }
  | { readonly kind: 'destroy'; readonly banners: readonly string[]; readonly by: 'own' | 'anyone' }

export interface Objective {
  readonly goal: Goal
  readonly secondary: boolean
  readonly checks: number
  held: number
}

/** A campaign as a referee with a sheet of squared paper would keep it: everything in the open, changed in place. */
export interface World {
  readonly rows: readonly string[]
  /** Army rules by player, in seat order. */
  readonly players: Readonly<Record<string, readonly string[]>>
  readonly settings: Readonly<Record<string, unknown>>
  units: Unit[]
  /** Player or `!` for a dispute, by sector. */
  hold: Map<string, string>
  heldBefore: Map<string, string>
  contacts: Set<string>
  readonly features: Readonly<Record<string, { readonly at: string; readonly hidden: boolean }>>
  readonly relics: Record<string, Relic>
  /** Features, and relics on the ground, that a player knows. */
  readonly known: Readonly<Record<string, Set<string>>>
  readonly out: Set<string>
  readonly fallen: { readonly origins: readonly string[]; readonly by: readonly string[] }[]
  readonly objectives: Readonly<Record<string, readonly Objective[]>>
  readonly owesNode: Set<string>
}

export type Orders = Readonly<Record<string, readonly OrderEntry[]>>

/** What one turn leaves for its later steps. */
export interface Turn {
  readonly orders: Orders
  readonly moved: Set<string>
  readonly retreated: Map<string, NonNullable<Unit['must']>>
  /** Had to retreat and did not: they give nothing. */
  readonly stranded: Set<string>
  /** Entrenched in a battle of the turn. */
  readonly entrenched: Set<string>
  readonly searching: Set<string>
  readonly clearing: Set<string>
  readonly rewards: { unit: string; levels: number }[]
  /** Player, sector and captor of every capture. */
  readonly captures: { player: string; sector: string; captor: string }[]
  readonly voided: { banner: string; order: string }[]
  readonly deadNodes: Set<string>
}

export const disputed = '!'

/** Defaults of the settings that the oracle reads. */
const defaults: Readonly<Record<string, unknown>> = {
  'footprint.metric': 'square',
  'footprint.battle': 1,
  'footprint.recon': 2,
  'footprint.search': 3,
  'superior_intel.search_bonus': 0,
  'battlelust.keeps_recon': true,
  'battle.repeat': 'each_turn',
  adjacency: 8,
  'occupation.passes': '2',
  'dispute.both_leave': 'unoccupied',
  level_zero: 'survives',
  'autoloss.triggers': true,
  'transfer.overflow': 'stays',
  'transfer.min_left': 0,
  'tribal.cost': 'in_transit',
  'flexible.extrapolate': true,
  'tough.stack': false,
  'tough.scope': 'battle',
  'blood_reward.per': 'battle',
  'sacrifice.per': 'battle',
  'hive.entrenched_retreat': true,
  'massive.fights_as': 'capped',
  'occupation.search_shows': false,
  'abr.ra': 'reroll',
  'relic.pickup': 'ordered',
  'results.conflict': 'word',
  'results.draws': 'allowed',
  'forfeit.modifier': -5,
  'observable.level': false,
  'victory.tie': 'secondary',
  'victory.last_standing': true,
}

export const setting = (world: World, key: string): unknown => world.settings[key] ?? defaults[key]
export const has = (world: World, seat: string, rule: string): boolean => world.players[seat]?.includes(rule) ?? false
export const key = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`
export const unitOf = (world: World, id: string): Unit | undefined => world.units.find((unit) => unit.id === id)
export const seatsOf = (world: World): readonly string[] => Object.keys(world.players)
export const entryOf = (turn: Turn, unit: Unit): OrderEntry | undefined =>
  turn.orders[unit.seat]?.find(({ banner }) => banner === unit.id)
export const entriesOf = (world: World, turn: Turn): readonly OrderEntry[] =>
  seatsOf(world).flatMap((seat) => turn.orders[seat] ?? [])
