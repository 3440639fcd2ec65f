import { z } from 'zod'
import { pool, sure, type Chance } from '../../kit/chance.js'
import { RuleBug } from '../../kit/result.js'
import { bandOf } from '../bands.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { count, oneOf, pins, quality, yes } from '../fields.js'
import { written } from '../procedure.js'
import { arcs, noPivots, speeds, suffer, type DamageResult, type Vehicle } from '../vehicle.js'

const input = z.strictObject({
  damage: oneOf('Damage', ['NONE', 'SUPERFICIAL', 'FULL', 'MASSIVE']).default('NONE'),
  quality: quality('Quality of the crew'),
  pins: pins('Pins on the vehicle'),
  acted: yes('It has acted this turn'),
  immobilised: yes('It is immobilised already'),
  openTopped: yes('Open-topped'),
  indirect: yes('Hit by indirect fire'),
  steering: count('Pivots lost before', noPivots),
  speed: oneOf('Speed', speeds).default('NORMAL'),
  turrets: count('Turrets', 10, 1),
  enemyArc: oneOf('Arc of the closest visible enemy', arcs).optional(),
  assaultArc: oneOf('Arc of the assaulters', arcs).optional(),
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
  title: 'Damage results',
  about: 'What becomes of an armoured vehicle that was damaged. Of several turrets a random one jams.',
  group: 'Damage',
  ledger: ['BA2-038', 'BA2-039', 'BA3-047', 'BA3-052', 'BA3-053'],
  input,
  without: ({ edition }) => (tellsParts[edition] ? [] : ['steering', 'speed', 'turrets', 'enemyArc', 'assaultArc']),
  output: {
    results: 'Results',
    pins: 'Pins afterwards',
    down: 'Goes Down',
    immobilised: 'Immobilised',
    knockedOut: 'Knocked out',
    steering: 'Pivots lost',
    speed: 'Speed',
    turretArc: 'Arc in which the turret is jammed',
  },
  chance(book, hit) {
    const vehicle = hit.damage === 'NONE' ? sure(before(hit)) : after(book, hit, hit.damage)
    return vehicle.next(({ steering, speed, turretArc, ...both }) =>
      sure(tellsParts[book.edition] ? { ...both, steering, speed, turretArc } : both),
    )
  },
})
