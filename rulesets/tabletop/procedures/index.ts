import type { Procedure } from '../../kit/system.js'
import type { Book } from '../book.js'
import type { Bound } from '../procedure.js'
import { armouredDamage } from './armouredDamage.js'
import { assaultVehicle } from './assaultVehicle.js'
import { bombardment } from './bombardment.js'
import { bombardmentAdvance } from './bombardmentAdvance.js'
import { closeQuarters } from './closeQuarters.js'
import { coverSave } from './coverSave.js'
import { damage } from './damage.js'
import { damageResult } from './damageResult.js'
import { deployment } from './deployment.js'
import { disembark } from './disembark.js'
import { fubar } from './fubar.js'
import { gas } from './gas.js'
import { giveOrder } from './giveOrder.js'
import { highExplosive } from './highExplosive.js'
import { movement } from './movement.js'
import { orderTest } from './orderTest.js'
import { rally } from './rally.js'
import { recycleOrderDie } from './recycleOrderDie.js'
import { regroup } from './regroup.js'
import { reserves } from './reserves.js'
import { scenario } from './scenario.js'
import { tankIntoBuilding } from './tankIntoBuilding.js'
import { terrain } from './terrain.js'
import { toHit } from './toHit.js'
import { trenchHighExplosive } from './trenchHighExplosive.js'
import { turnEnd } from './turnEnd.js'
import { weapon } from './weapon.js'
import { wireClearing } from './wireClearing.js'
import { wireCrossing } from './wireCrossing.js'

/** In the order in which a game asks for them. */
const all: readonly Bound<Book>[] = [
  scenario,
  deployment,
  orderTest,
  fubar,
  rally,
  turnEnd,
  giveOrder,
  movement,
  terrain,
  weapon,
  toHit,
  damage,
  coverSave,
  highExplosive,
  armouredDamage,
  damageResult,
  closeQuarters,
  assaultVehicle,
  regroup,
  tankIntoBuilding,
  bombardmentAdvance,
  bombardment,
  gas,
  wireCrossing,
  wireClearing,
  trenchHighExplosive,
  reserves,
  recycleOrderDie,
  disembark,
]

/** The procedures that a book has. */
export const proceduresOf = (book: Book): readonly Procedure[] =>
  all.map((bound) => bound(book)).filter((procedure) => procedure !== null)
