import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { count, inches, oneOf, yes } from '../fields.js'
import { written } from '../procedure.js'
import { deploymentNames, reservesOf, zoneNames } from './deploymentTables.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** BA3-060, GW-030. What is left out is not looked at. */
export const deployment = written<Book>()({
  id: 'deployment',
  title: words.deployment(),
  about: words.deploymentAbout(),
  group: groups.scenario(),
  ledger: ['BA3-060', 'GW-030'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    zones: oneOf(fields.deploymentZones(), zoneNames).optional(),
    centreDistance: inches(fields.inchesFromTheCentre()).optional(),
    deployment: oneOf(fields.deployment(), deploymentNames).optional(),
    units: count(fields.unitsOfTheArmy(), 100),
    reserves: count(fields.unitsHeldBack(), 100),
    outflanking: yes(fields.reservesOutflank()),
  }),
  output: { legal: outcomes.allowed() },
  chance(book, { centreDistance, deployment, outflanking, reserves, units, zones }) {
    const { leastFromCentre } = book.tables.scenario.zones.OPPOSED_QUARTERS
    const tooNear = zones === 'OPPOSED_QUARTERS' && centreDistance !== undefined && centreDistance < leastFromCentre
    const may = reservesOf(book, deployment, units)
    const held = reserves >= may.least && reserves <= may.most
    return sure({ legal: !tooNear && held && (!outflanking || may.outflanking) })
  },
})
