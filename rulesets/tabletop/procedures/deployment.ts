import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { count, inches, oneOf, yes } from '../fields.js'
import { written } from '../procedure.js'
import { deploymentNames, reservesOf, zoneNames } from './deploymentTables.js'

/** BA3-060, GW-030. What is left out is not looked at. */
export const deployment = written<Book>()({
  id: 'deployment',
  title: 'Deployment',
  about: 'Whether a unit may stand where it is set up, and whether so many may be held back.',
  group: 'Scenario',
  ledger: ['BA3-060', 'GW-030'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    zones: oneOf('Deployment zones', zoneNames).optional(),
    centreDistance: inches('Inches from the centre of the table').optional(),
    deployment: oneOf('Deployment', deploymentNames).optional(),
    units: count('Units of the army', 100),
    reserves: count('Units held back', 100),
    outflanking: yes('Reserves outflank'),
  }),
  output: { legal: 'Allowed' },
  chance(book, { centreDistance, deployment, outflanking, reserves, units, zones }) {
    const { leastFromCentre } = book.tables.scenario.zones.OPPOSED_QUARTERS
    const tooNear = zones === 'OPPOSED_QUARTERS' && centreDistance !== undefined && centreDistance < leastFromCentre
    const may = reservesOf(book, deployment, units)
    const held = reserves >= may.least && reserves <= may.most
    return sure({ legal: !tooNear && held && (!outflanking || may.outflanking) })
  },
})
