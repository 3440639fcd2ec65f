import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import { pieceId, type PieceId, type SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { SeatSetup } from '../../../kit/ruleset.js'
import { squareGrid } from '../../../kit/square.js'
import { packetList } from '../model/list.js'
import { isArmyRule, type ArmyRule } from '../data/armyRules.js'
import { emptyKnowledge } from '../model/initial.js'
import type { BoltgunScenario, ScenarioBanner, ScenarioObjective, ScenarioSeat, Site } from '../scenario.js'
import type { Settings } from '../settings/settings.js'
import type { Banner, Feature, Objective, Relic, RelicMemory, Seat } from '../model/state.js'

/** A scenario with the seats that play it. */
export interface Opening {
  readonly scenario: BoltgunScenario
  readonly settings: Settings
  readonly seats: readonly SeatSetup[]
  readonly dice: Dice
}

/** The sector of a printed name: a scenario that names none is broken. */
export const sector = ({ rows }: BoltgunScenario, name: string): Cell => {
  const cell = squareGrid(rows[0]?.length ?? 0, rows.length).at(name)
  if (cell === null) throw new RuleBug(`the scenario's map has no sector ${name}`)
  return cell
}

/** Where the thing of this name lies: a throw of its own decides between several sites. */
const siteOf = ({ scenario, dice }: Opening, id: string, site: Site): Cell => {
  if (typeof site === 'string') return sector(scenario, site)
  const [face = 1] = site.length > 1 ? dice.roll(`site.d${String(site.length)}`, id) : [1]
  return sector(scenario, site[face - 1] ?? '')
}

const bannerOf = (scenario: BoltgunScenario, seat: SeatId, entry: ScenarioBanner): Banner => ({
  id: pieceId(entry.id),
  seat,
  at: sector(scenario, entry.at),
  level: entry.level,
  works: entry.works ?? 'none',
  mustRetreat: entry.mustRetreat
    ? { victor: entry.victor === undefined ? null : sector(scenario, entry.victor), victors: [] }
    : null,
  node: entry.node ?? false,
  origins: [pieceId(entry.id)],
})

export const bannersOf = ({ scenario, seats }: Opening): readonly Banner[] =>
  seats.flatMap(({ seat }, index) =>
    (scenario.seats[index]?.banners ?? []).map((entry) => bannerOf(scenario, seat, entry)),
  )

export const featuresOf = (opening: Opening): readonly Feature[] =>
  opening.scenario.features.map((entry) => ({ ...entry, at: siteOf(opening, entry.id, entry.at) }))

export const relicsOf = (opening: Opening): readonly Relic[] =>
  opening.scenario.relics.map(({ id, label, at, carrier, hidden }) => {
    if (carrier !== undefined) return { id, label, place: { kind: 'carried', by: pieceId(carrier) } }
    if (at === undefined) throw new RuleBug(`the scenario says neither where relic ${id} lies nor who carries it`)
    return { id, label, place: { kind: 'ground', at: siteOf(opening, id, at), since: 0, hidden: hidden ?? true } }
  })

const objectiveOf = ({ scenario, seats }: Opening, entry: ScenarioObjective): Objective => {
  const base = { secondary: entry.secondary ?? false, checks: entry.checks ?? 1, held: 0 }
  if ('occupy' in entry) return { ...base, kind: 'occupy', cells: entry.occupy.map((name) => sector(scenario, name)) }
  if ('count' in entry) return { ...base, kind: 'count', sectors: entry.count }
  if ('hold' in entry) return { ...base, kind: 'hold', relic: entry.hold }
  if ('control' in entry) {
    if (!scenario.features.some(({ id }) => id === entry.control))
      throw new RuleBug(`the scenario has no feature ${entry.control} to control`)
    return { ...base, kind: 'control', feature: entry.control }
  }
  const banners: readonly PieceId[] = entry.destroy.map(pieceId)
  const enemies = seats
    .filter((_, index) => scenario.seats[index]?.banners.some(({ id }) => entry.destroy.includes(id)))
    .map(({ seat }) => seat)
  const targets = seats.flatMap(({ seat }, index) =>
    (scenario.seats[index]?.banners ?? [])
      .filter(({ id }) => entry.destroy.includes(id))
      .map(({ id, at, level }) => ({ banner: pieceId(id), seat, at: sector(scenario, at), level, destroyed: false })),
  )
  const missing = entry.destroy.find((banner) => targets.every(({ banner: id }) => id !== banner))
  if (missing !== undefined) throw new RuleBug(`the scenario has no banner ${missing} to destroy`)
  return { ...base, kind: 'destroy', banners, enemies, targets, by: entry.by ?? 'own' }
}

const armyOf = (setup: SeatSetup, packet: ScenarioSeat | undefined): readonly ArmyRule[] => {
  const { choices } = setup
  if (choices === null || typeof choices !== 'object' || Array.isArray(choices) || !('armyRules' in choices))
    return packet?.armyRules ?? []
  const chosen = choices.armyRules
  if (!Array.isArray(chosen)) return packet?.armyRules ?? []
  return chosen.filter((rule): rule is ArmyRule => typeof rule === 'string' && isArmyRule(rule))
}

const relicMemories = (relics: readonly Relic[], knows: readonly string[]): readonly RelicMemory[] =>
  relics.flatMap(({ id, place }): RelicMemory[] =>
    place.kind === 'ground' && knows.includes(id) ? [{ relic: id, at: place.at, asOf: 0 }] : [],
  )

const seatOf = (opening: Opening, relics: readonly Relic[], setup: SeatSetup, index: number): Seat => {
  const { scenario } = opening
  const packet = scenario.seats[index]
  const knows = packet?.knows ?? []
  const armyRules = armyOf(setup, packet)
  const named = packet?.banners.some((banner) => banner.node) ?? false
  return {
    id: setup.seat,
    title: setup.title,
    armyType: setup.subtitle,
    armyRules,
    army: packetList('scenario', setup.subtitle, armyRules),
    objectives: (packet?.objectives ?? []).map((entry) => objectiveOf(opening, entry)),
    eliminated: false,
    // BG-323: who has not named his node at the start names it in the first plan
    owesNode: armyRules.includes('HIVE_MENTALITY') && !named,
    knowledge: {
      ...emptyKnowledge,
      features: scenario.features.map(({ id }) => id).filter((id) => knows.includes(id)),
      relics: relicMemories(relics, knows),
    },
  }
}

export const seatsOf = (opening: Opening, relics: readonly Relic[]): readonly Seat[] =>
  opening.seats.map((setup, index) => seatOf(opening, relics, setup, index))
