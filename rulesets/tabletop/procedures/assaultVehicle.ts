import { z } from 'zod'
import { sure, type Chance } from '../../kit/chance.js'
import type { Outcome } from '../../kit/system.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { armours, count, inches, oneOf, orders, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { gradeOf, grades } from './grades.js'
import { countOf, dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  attackers: count(fields.attackingModels(), 40),
  antiTank: yes(fields.theyHaveAntiTankWeapons()),
  armour: oneOf(fields.classOfTheVehicle(), armours).optional(),
  softSkin: yes(fields.softSkinnedVehicle()),
  openTopped: yes(fields.openToppedVehicle()),
  vehicleOrder: oneOf(fields.orderOfTheVehicle(), orders).optional(),
  halted: yes(fields.itWasHalted()),
  distance: inches(fields.inchesOfTheAssault()).optional(),
  inArc: yes(fields.theyComeThroughItsArcOfFire()),
  recce: yes(fields.recceVehicle()),
})

type Input = z.output<typeof input>

/** BA2-051, BA2-052: null where a moving vehicle cannot be caught. */
const needOf = ({ tables }: Book, { halted, vehicleOrder }: Input): number | null => {
  const { ADVANCING, OTHERWISE, RUNNING } = tables.assault.vehicles.toHit
  if (vehicleOrder === 'RUN' && !halted) return RUNNING.value
  return vehicleOrder === 'ADVANCE' ? ADVANCING.value : OTHERWISE.value
}

/** A vehicle of no class of armour is soft-skinned. */
const softOrOpen = ({ armour, openTopped, softSkin }: Input): boolean => softSkin || armour === undefined || openTopped

/** BA2-054. */
const damageOf = (book: Book, assault: Input, margin: number): string => {
  const { noAntiTank, softOrOpen: destroyed } = book.tables.assault.vehicles
  const grade = gradeOf(book.tables, margin)
  if (softOrOpen(assault)) return margin >= 0 ? destroyed.result : grade
  const most = grades.findIndex((each) => each === noAntiTank.most)
  return assault.antiTank ? grade : (grades[Math.min(grades.indexOf(grade), most)] ?? grade)
}

/** BA2-053: one roll with the hits added. */
const damaged = (book: Book, assault: Input, hits: number): Chance<Outcome> => {
  if (hits === 0) return sure({ total: null, damage: 'NONE' })
  const { softSkin, armour } = assault
  const { value } = book.tables.damage.values[softSkin ? 'SOFT_SKIN' : (armour ?? 'SOFT_SKIN')]
  return dieOf('assaultVehicle.damage.d6').next((face) =>
    sure({ total: hits + face, damage: damageOf(book, assault, hits + face - value) }),
  )
}

/** BA2-051. */
const before = ({ tables }: Book, assault: Input): Outcome => {
  const { defensiveFire, orderTest } = tables.assault.vehicles
  return {
    orderTestModifier: assault.antiTank || softOrOpen(assault) ? null : orderTest.modifier,
    mayFire: (assault.distance ?? 0) > defensiveFire.startedOver && (assault.inArc || !defensiveFire.inArc),
    mayEscape: assault.recce,
  }
}

/** Infantry against a vehicle, by the classic sheet. */
export const assaultVehicle = written<Book>()({
  id: 'assaultVehicle',
  title: words.assaultVehicle(),
  about: words.assaultVehicleAbout(),
  group: groups.closeQuarters(),
  ledger: ['BA2-034', 'BA2-039', 'BA2-051', 'BA2-052', 'BA2-053', 'BA2-054'],
  in: byEdition({ classic: true, v3: false }),
  input,
  output: {
    orderTestModifier: outcomes.modifierOfTheOrderTest(),
    need: outcomes.neededToHit(),
    hits: outcomes.hits(),
    total: outcomes.hitsAndDieTogether(),
    damage: outcomes.damage(),
    mayFire: outcomes.theVehicleMayFireAtThemFirst(),
    mayEscape: outcomes.theVehicleMayEscape(),
  },
  chance(book, assault) {
    const need = needOf(book, assault)
    if (need === null) return forbidden
    return countOf('assaultVehicle.hit.d6', assault.attackers, (face) => face >= need).next((hits) =>
      damaged(book, assault, hits).next((result) => sure({ ...before(book, assault), need, hits, ...result })),
    )
  },
})
