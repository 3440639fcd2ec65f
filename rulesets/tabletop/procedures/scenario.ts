import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import { RuleBug } from '../../kit/result.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { count } from '../fields.js'
import { written } from '../procedure.js'
import { deploymentNames, reservesOf, zoneNames } from './deploymentTables.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** The row of a table whose faces have this one. */
const rowOf = <Name extends string>(
  names: readonly Name[],
  rows: Readonly<Record<Name, { readonly die: readonly number[] }>>,
  face: number,
): Name => {
  const found = names.find((name) => rows[name].die.includes(face))
  if (found === undefined) throw new RuleBug(`no row for a ${String(face)}: ${names.join(', ')}`)
  return found
}

/** BA3-060: the scenario generator. */
export const scenario = written<Book>()({
  id: 'scenario',
  title: words.scenario(),
  about: words.scenarioAbout(),
  group: groups.scenario(),
  ledger: ['BA3-060', 'GW-030'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({ units: count(fields.unitsOfTheArmy(), 100) }),
  output: {
    mission: outcomes.scenario(),
    zones: outcomes.deploymentZones(),
    deployment: outcomes.deployment(),
    reservesMin: outcomes.unitsInReserveAtLeast(),
    reservesMax: outcomes.unitsInReserveAtMost(),
    outflanking: outcomes.reservesMayOutflank(),
  },
  chance(book, { units }) {
    const { deployment, mission, zones } = book.tables.scenario
    const missions: Readonly<Record<string, { readonly name: string }>> = mission
    return dieOf('scenario.mission.d6').next((first) =>
      dieOf('scenario.zones.d6').next((second) =>
        dieOf('scenario.deployment.d6').next((third) => {
          const how = rowOf(deploymentNames, deployment, third)
          const { least, most, outflanking } = reservesOf(book, how, units)
          return sure({
            mission: missions[first]?.name ?? null,
            zones: rowOf(zoneNames, zones, second),
            deployment: how,
            ...{ reservesMin: least, reservesMax: most, outflanking },
          })
        }),
      ),
    )
  },
})
