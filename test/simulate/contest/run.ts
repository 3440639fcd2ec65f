import type { Ending } from '../ending.js'
import { loadGame } from '../games.js'
import { playMany, progress } from '../many.js'
import type { Options } from '../options.js'
import { workOf } from '../work.js'
import { duelSummary, type Duel } from './against.js'
import { balanceOfMap, type MapBalance } from './balance.js'
import { writeTable } from './document.js'
import { mapsOf } from './maps.js'
import { balanceTable, unevenMaps } from './table.js'

/** Every campaign of a contest, its faults told. */
const contest = async <Result extends Ending>(options: Options): Promise<readonly Result[]> => {
  const { count } = await workOf(options)
  const endings = await playMany<Result>(options, count, progress(count))
  for (const fault of endings.flatMap(({ faults }) => faults).slice(0, 20)) console.error(`FAULT: ${fault}`)
  return endings
}

/** Whose seats win: every map of the ruleset, or the one asked for; the whole table goes into docs/maps.md. */
export const balance = async (options: Options): Promise<boolean> => {
  const endings = await contest<Ending>(options)
  const maps = mapsOf(await loadGame(options.ruleset), options.scenario).map((map): MapBalance =>
    balanceOfMap(
      map,
      endings.filter(({ scenario }) => scenario === map.id),
    ),
  )
  const table = balanceTable(maps)
  console.log(table)
  if (options.scenario === null) writeTable(options.ruleset, table)
  const uneven = unevenMaps(maps)
  console.log(uneven.length === 0 ? 'No share leaves its band.' : `Uneven: ${uneven.join(', ')}.`)
  return uneven.length === 0 && endings.every(({ faults }) => faults.length === 0)
}

/** Today's bot against that of a commit. */
export const against = async (options: Options): Promise<boolean> => {
  const duels = await contest<Duel>(options)
  console.log(duelSummary(duels))
  return duels.every(({ faults }) => faults.length === 0)
}
