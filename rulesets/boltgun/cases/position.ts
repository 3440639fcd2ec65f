import { seatId, type SeatId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import { resolveSettings } from '../../kit/settings.js'
import { isArmyRule } from '../engine/data/armyRules.js'
import { settings as spec, type Settings } from '../engine/settings/settings.js'
import type { BoltgunScenario, ScenarioBanner, ScenarioObjective, ScenarioSeat } from '../engine/scenario.js'
import type { BannerEntry, BoltgunCase } from './format.js'

/** A case's position in the terms of the public contract. */
export interface Opening {
  readonly scenario: Scenario
  readonly settings: Settings
  readonly seats: readonly SeatSetup[]
}

/** The id's first letters name the owner, unless the entry does. */
export const ownerOf = (id: string, entry: BannerEntry): string => entry.owner ?? /^[A-Za-z]+/.exec(id)?.[0] ?? ''

const rowsOf = (map: string): readonly string[] => {
  const size = /^(\d+)x(\d+)$/.exec(map.trim())
  if (!size) return map.trim().split(/\s+/)
  return Array.from({ length: Number(size[2]) }, () => '.'.repeat(Number(size[1])))
}

const works = { NONE: 'none', FORTIFIED: 'fortified', ENTRENCHED: 'entrenched' } as const

const bannerOf = ([id, entry]: readonly [string, BannerEntry]): ScenarioBanner => ({
  id,
  at: entry.at,
  level: entry.level,
  works: works[entry.works ?? 'NONE'],
  node: entry.node ?? false,
  mustRetreat: entry.mustRetreat ?? false,
  ...(entry.victor === undefined ? {} : { victor: entry.victor }),
})

const packetOf = (document: BoltgunCase, player: string): ScenarioSeat => {
  const known = (things: Readonly<Record<string, { readonly knownTo?: readonly string[] }>> | undefined): string[] =>
    Object.entries(things ?? {}).flatMap(([id, thing]) => (thing.knownTo?.includes(player) ? [id] : []))
  return {
    armyRules: (document.players[player]?.armyRules ?? []).filter(isArmyRule),
    banners: Object.entries(document.banners)
      .filter(([id, entry]) => ownerOf(id, entry) === player)
      .map(bannerOf),
    objectives: (document.objectives?.[player] ?? []) as readonly ScenarioObjective[],
    knows: [...known(document.features), ...known(document.relics)],
    owned: document.owned === 'footprints' ? [] : (document.owned?.[player] ?? []),
  }
}

const dataOf = (document: BoltgunCase): BoltgunScenario => ({
  rows: rowsOf(document.map),
  seats: Object.keys(document.players).map((player) => packetOf(document, player)),
  features: Object.entries(document.features ?? {}).map(([id, { at, hidden }]) => ({
    id,
    kind: 'feature',
    label: id,
    at,
    hidden: hidden ?? false,
  })),
  relics: Object.entries(document.relics ?? {}).map(([id, { at, carrier, hidden }]) => ({
    id,
    label: id,
    ...(at === undefined ? {} : { at }),
    ...(carrier === undefined ? {} : { carrier }),
    hidden: hidden ?? false,
  })),
  owned: document.owned === 'footprints' ? 'footprints' : 'stated',
  disputed: document.disputed ?? [],
})

/** YAML reads `2` as a number where a setting's value is called `2`. */
const overridesOf = (document: BoltgunCase): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(document.settings ?? {}).map(([key, value]) => {
      const choice = spec.find((entry) => entry.key === key)?.type === 'choice'
      return [key, (choice && typeof value === 'number' ? String(value) : value) as Json]
    }),
  )

/** The opening of a case, or what is wrong with its position. */
export const openingOf = (document: BoltgunCase): Opening | { readonly problems: readonly string[] } => {
  const players = Object.keys(document.players)
  const strangers = Object.entries(document.banners)
    .map(([id, entry]) => ownerOf(id, entry))
    .filter((owner) => !players.includes(owner))
  if (strangers.length > 0) return { problems: strangers.map((owner) => `banners: there is no player ${owner}`) }
  // A case states the armies that it is about
  const settings = resolveSettings(spec, { 'army.choice': 'scenario', ...overridesOf(document) })
  if (!settings.ok) return { problems: [`settings.${settings.problem.message}`] }
  const seats = players.map((player): { seat: SeatId; title: string; subtitle: string } => ({
    seat: seatId(player),
    title: player,
    subtitle: '',
  }))
  return {
    settings: settings.value,
    seats,
    scenario: {
      id: document.id,
      title: document.title,
      about: '',
      seats: seats.map(({ title, subtitle }) => ({ title, subtitle })),
      data: JSON.parse(JSON.stringify(dataOf(document))) as Json,
    },
  }
}
