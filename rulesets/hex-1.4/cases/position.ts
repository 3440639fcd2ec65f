import { pieceId, seatId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import { resolveSettings } from '../../kit/settings.js'
import type { Facility } from '../engine/data/facilities.js'
import type { Hazard } from '../engine/data/hazards.js'
import type { Resource } from '../engine/data/resources.js'
import type { HeldSpecial } from '../engine/data/specials.js'
import { isForceClass, type UnitType } from '../engine/data/troops.js'
import type { Unit } from '../engine/model/pieces.js'
import type { HexScenario, ScenarioForce, ScenarioPosition } from '../engine/scenario.js'
import { settings as spec, type Settings } from '../engine/settings/settings.js'
import type { HexCase, TurnEntry, UnitEntry } from './document.js'
import { ownerOf } from './names.js'

interface Opening {
  readonly scenario: Scenario
  readonly settings: Settings
  readonly seats: readonly SeatSetup[]
}

/** Roster lines as they stand before the first fight of these turns that names them. */
export const rosterOf = (turns: readonly TurnEntry[], force: string): readonly Unit[] => {
  const entries = turns.flatMap((turn) =>
    Object.values(turn.battles ?? {}).flatMap((battle) => Object.entries(battle?.units ?? {})),
  )
  const first = new Map<string, UnitEntry>()
  for (const [name, unit] of entries) if (unit.force === force && !first.has(name)) first.set(name, unit)
  return [...first].map(([name, { types, models, experience, honours }]) => ({
    id: name,
    name,
    types: types as readonly UnitType[],
    models,
    alive: models,
    points: 0,
    experience: experience ?? 0,
    honours: honours ?? [],
  }))
}

const forcesOf = (document: HexCase): readonly ScenarioForce[] =>
  Object.entries(document.forces ?? {}).map(([id, entry]) => {
    const kind = entry.class ?? /-(CF|OF|RF)/.exec(id)?.[1] ?? ''
    if (!isForceClass(kind)) throw new Error(`forces.${id}: of no class`)
    return {
      id: pieceId(id),
      seat: ownerOf(document, id),
      class: kind,
      at: entry.at,
      points: entry.points,
      ...(entry.authorised === undefined ? {} : { authorised: entry.authorised }),
      ...(entry.units === undefined ? {} : { unitCount: entry.units }),
      units: rosterOf(document.turns ?? [], id),
    }
  })

const positionOf = (document: HexCase): ScenarioPosition => ({
  seats: Object.entries(document.players).map(([seat, player]) => ({
    seat,
    ...(player?.stash === undefined ? {} : { stash: player.stash }),
    specials: (player?.specials ?? []) as readonly HeldSpecial[],
  })),
  hexes: Object.entries(document.hexes ?? {}).map(([at, entry]) => {
    const { owner, facilities, features, ...rest } = entry ?? {}
    return {
      at,
      ...rest,
      ...(owner === undefined || owner === null ? {} : { owner }),
      facilities: (facilities ?? []) as readonly Facility[],
      features: (features ?? []) as readonly (Resource | Hazard)[],
    }
  }),
  forces: forcesOf(document),
})

/** Settings of the ledger on which no rule of ours hangs: the clock of a repeated turn and who may look on are the campaign's own, and allies have no rules (HX-043). */
const ofCampaign: readonly string[] = ['turn.fast_deadline_hours', 'observers', 'allies.enabled']

/** The scenario, settings and seats that make the case's position through the usual door. */
export const openingOf = (document: HexCase): Opening | { readonly problems: readonly string[] } => {
  // The ledger writes "none is sold" as null
  const stated = Object.entries(document.settings ?? {})
    .filter(([key]) => !ofCampaign.includes(key))
    .map(([key, value]) => [key, value ?? 0] as const)
  const settings = resolveSettings(spec, Object.fromEntries(stated) as Readonly<Record<string, Json>>)
  if (!settings.ok) return { problems: [`settings: ${settings.problem.message}`] }
  const [rows = 0, columns = 0] = (document.map ?? '6x10').split('x').map(Number)
  const data: HexScenario = { rows, columns, ...(document.hexes ? { position: positionOf(document) } : {}) }
  const names = Object.keys(document.players)
  return {
    scenario: {
      id: 'case',
      title: document.title,
      about: '',
      seats: names.map((title) => ({ title, subtitle: '' })),
      data: data as HexScenario & Json,
    },
    settings: settings.value,
    seats: names.map((name) => ({ seat: seatId(name), title: name, subtitle: '' })),
  }
}
