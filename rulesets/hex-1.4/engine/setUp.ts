import type { Dice } from '../../kit/dice.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import type { TabletopSystem } from '../../kit/system.js'
import { namesFrom } from './data/missions.js'
import type { HexEvent } from './events/events.js'
import { evolve } from './evolve/evolve.js'
import { emptyKnowledge, initial, unclaimed } from './model/initial.js'
import { contextOf, type RulesContext } from './model/rulesContext.js'
import { featuresKnown, positionOf, scenarioData, seatFrom, type Position } from './setUp/opening.js'
import type { Settings } from './settings/settings.js'
import type { Hex, State } from './model/state.js'
import { headquarters } from './steps/headquarters.js'
import { begin } from './steps/played.js'
import { rollResource, type RolledResource } from './steps/resources.js'
import { openTurn } from './turn.js'

/** HX-014: the setting's size where it states one, the scenario's otherwise. */
const sizeOf = (scenario: Scenario, settings: Settings): State['board'] => {
  const { rows, columns } = scenarioData(scenario)
  return { rows: settings['map.rows'] || rows, columns: settings['map.cols'] || columns }
}

/** HX-017: two resources of a headquarters. */
const rollTwo = (context: RulesContext, dice: Dice, name: string): readonly RolledResource[] => {
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
const rolled = (context: RulesContext, board: State['board'], seats: readonly SeatSetup[], dice: Dice): Start => {
  const cells = headquarters(
    { ...board, context, dice },
    seats.map(({ seat }) => seat),
  )
  const hexes: Hex[] = Array.from({ length: context.size }, () => unclaimed)
  const throws = seats.map(({ seat }, index) => {
    const cell = cells[index] ?? 0
    const rolls = rollTwo(context, dice, context.name(cell))
    const resources = rolls.map(({ resource }) => resource)
    hexes[cell] = { ...unclaimed, owner: seat, explored: true, facilities: ['FORTRESS'], resources, secured: true }
    return rolls.flatMap((roll) => roll.throws)
  })
  return {
    throws,
    hexes,
    forces: [],
    seats: seats.map((setup, index) => ({
      ...seatFrom(setup),
      capital: cells[index] ?? null,
      knowledge: { ...emptyKnowledge, features: featuresKnown(hexes, [], setup.seat) },
    })),
  }
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
  const { position } = scenarioData(scenario)
  const { throws, ...start }: Start = position
    ? { ...positionOf(context, position, seats), throws: [] }
    : rolled(context, board, seats, dice)
  const missionNames = namesFrom(system.missions)
  const opened: HexEvent = { kind: 'opened', board, settings, missionNames, ...start, seenBy: 'referee' }
  if (!position) return [opened, ...told({ ...start, throws })]
  return [opened, ...openTurn(begin(evolve(initial, [opened])), 1, false).events]
}
