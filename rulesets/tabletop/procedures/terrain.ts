import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { armours, oneOf, yes } from '../fields.js'
import { written } from '../procedure.js'
import { entryOf, grounds, isVehicle, units } from './ground.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  terrain: oneOf(fields.terrain(), [...grounds, 'TRENCH']).default('OPEN'),
  unit: oneOf(fields.unit(), units).default('INFANTRY'),
  action: oneOf(fields.whatItWantsToDoThere(), ['ADVANCE', 'RUN', 'DEPLOY']).default('ADVANCE'),
  armour: oneOf(fields.classOfTheTank(), armours).optional(),
  antiTank: yes(fields.antiTankObstacle()),
  deployedHere: yes(fields.itWasSetUpHereAtTheStart()),
  wide: yes(fields.wideTrench()),
  fascine: yes(fields.itCarriesAFascine()),
  markVStar: yes(fields.markVStar()),
})

type Input = z.output<typeof input>

const demolishers: readonly (string | undefined)[] = ['HEAVY_TANK', 'SUPER_HEAVY_TANK']
const deployable = ['OK', 'DOUBLE', 'NO_RUN', 'DEPLOY_ONLY']

const mayCross = (entry: string, { action, antiTank, armour }: Input): boolean => {
  if (action === 'DEPLOY') return deployable.includes(entry)
  switch (entry) {
    case 'OK':
    case 'DOUBLE':
      return true
    case 'OK_UNLESS_ANTI_TANK':
      return !antiTank
    case 'NO_RUN':
      return action === 'ADVANCE'
    case 'DEPLOY_ONLY':
      // BA2-023: neither in from elsewhere nor on from where it was set up (`deployedHere`).
      return false
    case 'DEMOLISH_ONLY':
      return demolishers.includes(armour)
    default:
      return false
  }
}

/** GW-031, GW-050. */
const mayCrossTrench = ({ tables }: Book, { action, fascine, markVStar, unit, wide }: Input): boolean => {
  if (action === 'RUN' && !tables.greatWar.trench.run.allowed) return false
  return !wide || !isVehicle(unit) || fascine || markVStar
}

/** Whether a unit may enter, cross or be set up on a kind of terrain. */
export const terrain = written<Book>()({
  id: 'terrain',
  title: words.terrain(),
  about: words.terrainAbout(),
  group: groups.movementAndTerrain(),
  ledger: ['BA2-022', 'BA2-023', 'BA3-043', 'GW-031', 'GW-050'],
  input,
  without: ({ greatWar }) => (greatWar ? [] : ['wide', 'fascine', 'markVStar']),
  narrowed: ({ greatWar }) => (greatWar ? {} : { terrain: oneOf(fields.terrain(), grounds).default('OPEN') }),
  output: { entry: outcomes.entryByTheTable(), legal: outcomes.allowed() },
  chance(book, move) {
    if (move.terrain === 'TRENCH') return sure({ entry: null, legal: mayCrossTrench(book, move) })
    const entry = entryOf(book, move.terrain, move.unit)
    return sure({ entry, legal: mayCross(entry, move) })
  },
})
