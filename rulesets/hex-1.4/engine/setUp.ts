import type { Dice } from '../../kit/dice.js'
import type { Cell } from '../../kit/grid.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import type { TabletopSystem } from '../../kit/system.js'
import { namesFrom } from './data/missions.js'
import type { HexEvent } from './events/events.js'
import { evolve } from './evolve/evolve.js'
import { emptyKnowledge, initial, must, unclaimed } from './model/initial.js'
import { contextOf, type RulesContext } from './model/rulesContext.js'
import { scenarioData, type HexScenario } from './scenario.js'
import { groundOf, startsOn } from './setUp/ground.js'
import { featuresKnown, positionOf, seatFrom, type Position } from './setUp/opening.js'
import type { Settings } from './settings/settings.js'
import type { Hex, Seat, State } from './model/state.js'
import { headquarters } from './steps/headquarters.js'
import { begin } from './steps/played.js'
import { rollResource, type RolledResource } from './steps/resources.js'
import { openTurn } from './turn.js'

/** HX-014: the setting's size where it states one, the scenario's otherwise; a map that somebody drew has its own. */
const sizeOf = (scenario: Scenario, settings: Settings): State['board'] => {
  const { rows, columns, map } = scenarioData(scenario)
  if (map) return { rows, columns }
  return { rows: settings['map.rows'] || rows, columns: settings['map.cols'] || columns }
}

/** HX-017: two resources of a headquarters. */
export const rollTwo = (context: RulesContext, dice: Dice, name: string): readonly RolledResource[] => {
  const again = context.settings['features.duplicates']
  const facilities = ['FORTRESS'] as const
  const first = rollResource(dice, name, { facilities, resources: [] }, again)
  return [first, rollResource(dice, name, { facilities, resources: [first.resource] }, again)]
}

/** How the set-up begins, and the throws for the ground of each headquarters. */
interface Start extends Position {
  readonly throws: readonly (readonly (readonly number[])[])[]
}

/** HX-015 … HX-019: headquarters by dice, each a hex with a fortress and two resources. */
const rolled = (
  context: RulesContext,
  { map, ...board }: Omit<HexScenario, 'position'>,
  seats: readonly SeatSetup[],
  dice: Dice,
): Start => {
  const ground = groundOf(context, map, dice)
  const ids = seats.map(({ seat }) => seat)
  const ruined = ground.hexes.flatMap((hex, cell) => (hex.ruined ? [cell] : []))
  const cells = map?.starts.length
    ? startsOn(context, map, ids, dice)
    : headquarters({ ...board, ruined, context, dice }, ids)
  const hexes: Hex[] = [...ground.hexes]
  const throws = seats.map(({ seat, reserved }, index) => {
    const cell = cells[index] ?? 0
    if (reserved) return []
    const rolls = rollTwo(context, dice, context.name(cell))
    const { resources: laid, hazards } = hexes[cell] ?? unclaimed
    const resources = [...laid, ...rolls.map(({ resource }) => resource)]
    const own = { owner: seat, explored: true, facilities: ['FORTRESS'] as const, resources, hazards, secured: true }
    hexes[cell] = { ...unclaimed, ...own }
    return rolls.flatMap((roll) => roll.throws)
  })
  return {
    throws,
    hexes,
    forces: [],
    seats: seats.map((setup, index) => ({
      ...seatFrom(setup),
      capital: cells[index] ?? null,
      knowledge: { ...emptyKnowledge, features: { ...ground.known, ...featuresKnown(hexes, [], setup.seat) } },
    })),
  }
}

/** HX-533, HX-534: of a reserved seat only the place of its headquarters stays, and the hexes around as far as they leave others room to go. */
const keepStarts = (context: RulesContext, start: Start, setups: readonly SeatSetup[]): Start => {
  const waiting = new Map(setups.flatMap((setup) => (setup.reserved ? [[setup.seat, setup] as const] : [])))
  if (waiting.size === 0) return start
  const hexes = start.hexes.map((hex) => (hex.owner !== null && waiting.has(hex.owner) ? unclaimed : hex))
  const forces = start.forces.filter(({ seat }) => !waiting.has(seat))
  const capitals = start.seats.flatMap(({ capital }) => capital ?? [])
  const isFree = (own: Cell, cell: Cell): boolean =>
    hexes[cell]?.owner === null &&
    !hexes[cell].explored &&
    !hexes[cell].ruined &&
    forces.every(({ at }) => at !== cell) &&
    capitals.every((other) => other === own || context.distance(other, cell) > 1)
  const seats = start.seats.map((seat): Seat => {
    const setup = waiting.get(seat.id)
    if (!setup) return seat
    const capital = must(seat.capital, `headquarters to reserve for ${seat.id}`)
    return {
      ...seatFrom(setup),
      reserved: [capital, ...context.neighbours(capital).filter((cell) => isFree(capital, cell))],
    }
  })
  return { ...start, hexes, forces, seats }
}

const told = ({ seats, hexes, throws }: Start): readonly HexEvent[] =>
  seats.flatMap(({ id, capital }, index): readonly HexEvent[] =>
    capital === null
      ? []
      : [
          {
            kind: 'headquartersFound',
            seat: id,
            at: capital,
            faces: throws[index] ?? [],
            resources: hexes[capital]?.resources ?? [],
            seenBy: [id],
          },
        ],
  )

/** The campaign as it opens: headquarters by dice, then the starting points are divided; or a stated position, and its first Upkeep. */
export const setUp = (
  scenario: Scenario,
  settings: Settings,
  seats: readonly SeatSetup[],
  dice: Dice,
  system: TabletopSystem,
): readonly HexEvent[] => {
  const board = sizeOf(scenario, settings)
  const context = contextOf({ board, settings })
  const { position, map } = scenarioData(scenario)
  const laid: Start = position
    ? { ...positionOf(context, position, seats), throws: [] }
    : rolled(context, { ...board, ...(map && { map }) }, seats, dice)
  const { throws, ...start } = keepStarts(context, laid, seats)
  const missionNames = namesFrom(system.missions)
  const opened: HexEvent = { kind: 'opened', board, settings, missionNames, ...start, seenBy: 'referee' }
  if (!position) return [opened, ...told({ ...start, throws })]
  return [opened, ...openTurn(begin(evolve(initial, [opened])), 1, false).events]
}
