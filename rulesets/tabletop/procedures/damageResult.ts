import { z } from 'zod'
import { pool, sure, type Chance } from '../../kit/chance.js'
import { RuleBug } from '../../kit/result.js'
import { bandOf } from '../bands.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { count, oneOf, pins, quality, yes } from '../fields.js'
import { written } from '../procedure.js'
import { arcs, noPivots, speeds, suffer, type DamageResult, type Vehicle } from '../vehicle.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  damage: oneOf(fields.damage(), ['NONE', 'SUPERFICIAL', 'FULL', 'MASSIVE']).default('NONE'),
  quality: quality(fields.qualityOfTheCrew()),
  pins: pins(fields.pinsOnTheVehicle()),
  acted: yes(fields.itHasActedThisTurn()),
  immobilised: yes(fields.itIsImmobilisedAlready()),
  openTopped: yes(fields.openTopped()),
  indirect: yes(fields.hitByIndirectFire()),
  steering: count(fields.pivotsLostBefore(), noPivots),
  speed: oneOf(fields.speed(), speeds).default('NORMAL'),
  turrets: count(fields.turrets(), 10, 1),
  enemyArc: oneOf(fields.arcOfTheClosestVisibleEnemy(), arcs).optional(),
  assaultArc: oneOf(fields.arcOfTheAssaulters(), arcs).optional(),
})

type Input = z.output<typeof input>
type Grade = Exclude<Input['damage'], 'NONE'>

const diceOf = ({ edition, tables }: Book, grade: Grade): number => tables.damage[edition].rolls[grade].dice

const resultOf: ByEdition<(book: Book, hit: Input, grade: Grade, face: number) => DamageResult> = {
  // BA2-038 and 039: one table, its die modified
  classic({ tables }, hit, grade, face) {
    const { rolls, results } = tables.damage.classic
    const open = hit.openTopped && hit.indirect ? rolls.OPEN_TOPPED_HIT_INDIRECTLY.modifier : 0
    const result = bandOf(results, face + rolls[grade].modifier + open)
    // Where a group's own thresholds leave a gap nothing happens.
    return result === null ? { result: 'NONE' } : { result, ...results[result] }
  },
  // BA3-052 and 053: a table each for superficial damage and for the rest
  v3({ tables }, _, grade, face) {
    const { rolls, ...lists } = tables.damage.v3
    const list = rolls[grade].table === 'superficial' ? lists.superficial : lists.full
    const row = Object.entries(list).find(([die]) => die === String(face))?.[1]
    if (!row) throw new RuleBug(`no damage result for a ${String(face)}`)
    return row
  },
}

/** Whether results go as far as a vehicle's parts. */
const tellsParts: ByEdition<boolean> = { classic: false, v3: true }

const before = ({ pins, immobilised, steering, speed }: Input): Vehicle => ({
  ...{ pins, immobilised, steering, speed, results: [], down: false, knockedOut: false, turretArc: null },
})

const after = (book: Book, hit: Input, grade: Grade): Chance<Vehicle> => {
  const arc = hit.assaultArc ?? hit.enemyArc ?? 'FRONT'
  const about = { quality: hit.quality, acted: hit.acted, turrets: hit.turrets, arc }
  return pool('damageResult.d6', diceOf(book, grade), [] as readonly number[], (faces, [face = 0]) => [
    ...faces,
    face,
  ]).next((faces) =>
    faces.reduce(
      (vehicle, face) =>
        vehicle.next((hurt) => suffer(book, hurt, about, resultOf[book.edition](book, hit, grade, face))),
      sure(before(hit)),
    ),
  )
}

export const damageResult = written<Book>()({
  id: 'damageResult',
  title: words.damageResult(),
  about: words.damageResultAbout(),
  group: groups.damage(),
  ledger: ['BA2-038', 'BA2-039', 'BA3-047', 'BA3-052', 'BA3-053'],
  input,
  without: ({ edition }) => (tellsParts[edition] ? [] : ['steering', 'speed', 'turrets', 'enemyArc', 'assaultArc']),
  output: {
    results: outcomes.results(),
    pins: outcomes.pinsAfterwards(),
    down: outcomes.goesDown(),
    immobilised: outcomes.immobilised(),
    knockedOut: outcomes.knockedOut(),
    steering: outcomes.pivotsLost(),
    speed: outcomes.speed(),
    turretArc: outcomes.arcOfTheJammedTurret(),
  },
  chance(book, hit) {
    const vehicle = hit.damage === 'NONE' ? sure(before(hit)) : after(book, hit, hit.damage)
    return vehicle.next(({ steering, speed, turretArc, ...both }) =>
      sure(tellsParts[book.edition] ? { ...both, steering, speed, turretArc } : both),
    )
  },
})
