import type { Json } from '../../kit/json.js'
import type { Scenario } from '../../kit/ruleset.js'
import type { HexScenario } from '../engine/scenario.js'
import * as words from '../messages/scenarios.generated.js'

/** HX-014: rows of ten hexes by the number of players, about fifteen hexes a player. */
const rowsFor: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 6, 5: 8, 6: 9, 7: 11, 8: 12 }
const columns = 10

const scenarioFor = (players: number): Scenario => {
  const data: HexScenario = { rows: rowsFor[players] ?? 6, columns }
  return {
    id: `unclaimed-${String(players)}`,
    title: words.title({ players }),
    about: words.about({ hexes: data.rows * columns }),
    seats: Array.from({ length: players }, (_, index) => ({
      title: words.player({ place: index + 1 }),
      subtitle: words.anyArmy(),
    })),
    data: data as HexScenario & Json,
  }
}

/** One map a number of players (HX-001): what lies on it is rolled as it is entered. */
export const scenarios: readonly Scenario[] = [4, 2, 3, 5, 6, 7, 8].map(scenarioFor)
