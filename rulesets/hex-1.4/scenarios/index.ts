import type { Json } from '../../kit/json.js'
import type { Scenario } from '../../kit/ruleset.js'
import type { HexScenario } from '../engine/setUp/scenario.js'

/** HX-014: rows of ten hexes by the number of players, about fifteen hexes a player. */
const rowsFor: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 6, 5: 8, 6: 9, 7: 11, 8: 12 }
const columns = 10

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

const scenarioFor = (players: number): Scenario => {
  const data: HexScenario = { rows: rowsFor[players] ?? 6, columns }
  const hexes = data.rows * columns
  return {
    id: `unclaimed-${String(players)}`,
    title: `${words[players] ?? String(players)} on unclaimed ground`,
    about: `A map of ${String(hexes)} hexes that nobody has seen. Dice place each headquarters; three quarters of the map win.`,
    seats: Array.from({ length: players }, (_, index) => ({
      title: `Player ${String(index + 1)}`,
      subtitle: 'Army of the player’s choice',
    })),
    data: data as HexScenario & Json,
  }
}

/** One map a number of players (HX-001): what lies on it is rolled as it is entered. */
export const scenarios: readonly Scenario[] = [4, 2, 3, 5, 6, 7, 8].map(scenarioFor)
