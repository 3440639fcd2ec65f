import type { Json } from '../../kit/json.js'
import { tables } from '../tables/index.js'
import { shelling } from './hits.js'
import {
  asIs,
  dice,
  faces,
  fixed,
  freeText,
  inches,
  modifier,
  needed,
  orElse,
  orNone,
  plain,
  reach,
  share,
  word,
  words,
  yesNo,
  type Kind,
} from './kinds.js'

const orders = ['FIRE', 'ADVANCE', 'RUN', 'AMBUSH', 'RALLY', 'DOWN']
const movers = ['INFANTRY', 'ARTILLERY', 'WHEELED', 'HALF_TRACKED', 'TRACKED']
const entry = word(...Object.keys(tables.terrain.keys))
const weaponRules = words('ASSAULT', 'TEAM', 'FIXED', 'SHAPED', 'ONE_SHOT', 'FLAMETHROWER', 'INDIRECT', 'HOWITZER')
const fullResults = word('CREW_STUNNED', 'IMMOBILISED', 'ON_FIRE', 'KNOCKED_OUT')
const anyResult = word(
  ...['CREW_STUNNED', 'STEERING_COMPROMISED', 'TURRET_JAMMED', 'ENGINE_DAMAGE'],
  ...['IMMOBILISED', 'ON_FIRE', 'KNOCKED_OUT'],
)
const posture = word('ENTRENCHED', 'DUG_IN', 'OPEN')
const few = plain(0, 20)
const pins = orElse(plain(0, 10), dice)

/** Kinds by path, `*` for one step of it; the first that fits counts. */
const known: readonly (readonly [path: string, kind: Kind])[] = [
  ['weapons*/*/group', word('SMALL_ARMS', 'HEAVY')],
  ['weapons*/*/range', reach],
  ['weapons*/*/indirect', reach],
  ['weapons*/*/shots', orElse(plain(1, 10), dice)],
  ['weapons*/*/pen', orNone(orElse(modifier, fixed('HE')))],
  ['weapons*/*/rules', weaponRules],
  ['weapons3/*/he', { ...plain(1, 4), text: (value) => `${asIs(value)}″` }],
  ['weaponsClassic/*/he', { ...word(...Object.keys(tables.highExplosive.classic)), text: asIs }],
  ['weapons*/*/smoke', inches],
  ['shooting/*/baseToHit/value', needed(2, 6)],
  ['shooting/*/hitModifiers/*/value', modifier],
  ['shooting/*/hitModifiers/*/only', words('INFANTRY', 'ARTILLERY', 'VEHICLE')],
  ['shooting/*/hitModifiers/*/instead', fixed('SOFT_COVER')],
  ['shooting/*/distances/pointBlank/atMost', inches],
  ['shooting/*/distances/long/overShareOfRange', share],
  ['shooting/*/penModifiers/LONG_RANGE_EXEMPT/value', words('HE', 'SHAPED')],
  ['shooting/*/penModifiers/*/value', modifier],
  ['shooting/*/penModifiers/*/fromShareOfRange', share],
  ['shooting/*/penModifiers/*/atMost', inches],
  ['shooting/*/penModifiers/*/notFor', words('HE', 'SHAPED')],
  ['shooting/v3/coverSaves/*/save', needed(2, 6)],
  ['shooting/v3/coverSaves/*/improves', modifier],
  ['damage/values/*/value', needed(1, 20)],
  ['damage/values/*/kind', word('TROOPS', 'VEHICLE', 'ARMOUR')],
  ['damage/v3/full/*/result', fullResults],
  ['damage/v3/superficial/*/result', anyResult],
  ['damage/v3/rolls/*/table', word('superficial', 'full')],
  ['damage/*/rolls/*/dice', plain(1, 2)],
  ['damage/*/rolls/*/modifier', modifier],
  ['damage/*/*/*/pins', plain(0, 10)],
  ['highExplosive/classic/*/hits', orElse(plain(1, 20), dice)],
  ['highExplosive/v3/*/inBuilding', orElse(plain(1, 20), dice)],
  ['highExplosive/*/*/pins', pins],
  ['highExplosive/*/*/pen', modifier],
  ['highExplosive/v3Rules/inBuilding/also in a house of several storeys', orNone(fixed('yes'), 'yes')],
  ['highExplosive/v3Smoke/*/inches', inches],
  ['morale/quality/*/*', plain(2, 12)],
  ['morale/officers/*/*/morale', modifier],
  ['morale/officers/v3/*/range', inches],
  ['morale/orderTest/dice/value', fixed('2D6')],
  ['morale/orderTest/pinPenalty/value', modifier],
  ['morale/fubar/*/*/die', faces],
  ['morale/fubar/friendlyFire/enemyWithin', inches],
  ['morale/fubar/*/order', word(...orders)],
  ['morale/fubar/*/otherwise', word(...orders)],
  ['morale/fubar/friendlyFire/targets/*', word('one', 'one or more')],
  ['morale/orders/RALLY/pinsRemoved/classic', orElse(plain(0, 20), dice)],
  ['morale/orders/RALLY/pinsRemoved/v3', fixed('all')],
  ['morale/orders/*/moves', plain(0, 2)],
  ['movement/*/*/pivots/*', orNone(plain(0, 10), 'free')],
  ['movement/*/*/advance', inches],
  ['movement/*/*/run', inches],
  ['movement/reverse/*/share', share],
  ['movement/reverse/*/recce/share', share],
  ['movement/reverse/*/of', word(...orders)],
  ['movement/reverse/*/order', word(...orders)],
  ['movement/road/*/doubles', words(...movers)],
  ['movement/regroup/v3/inches', orElse(plain(0, 20), dice)],
  ['movement/regroup/v3/notInto', words('OPEN', 'BUILDING', 'TRANSPORT', 'OFF_TABLE')],
  ['terrain/halfTracked/*/column', word('WHEELED', 'TRACKED')],
  ['terrain/halfTracked/*/road', entry],
  ['terrain/classic/*/*', entry],
  ['terrain/v3/*/*', entry],
  [
    'assault/closeQuarters/*/order',
    words(...tables.assault.closeQuarters.classic.order, ...tables.assault.closeQuarters.v3.order),
  ],
  ['assault/vehicles/toHit/*/value', orNone(needed(2, 6))],
  ['assault/vehicles/orderTest/modifier', modifier],
  ['assault/vehicles/defensiveFire/startedOver', inches],
  ['assault/vehicles/noAntiTank/most', word('SUPERFICIAL', 'FULL', 'MASSIVE')],
  ['assault/vehicles/softOrOpen/result', fixed('DESTROYED')],
  ['assault/buildings/*/dice', orElse(plain(0, 40), dice)],
  ['assault/buildings/outcomes/*/building', word('ruin with the tank in it', 'holds')],
  ['assault/buildings/outcomes/*/tank', word('DOWN')],
  ['assault/buildings/always/pins', plain(0, 10)],
  ['scenario/mission/*/name', word(...Object.values(tables.scenario.mission).map(({ name }) => name))],
  ['scenario/mission/*/page', plain(1, 999)],
  ['scenario/*/*/die', faces],
  ['scenario/zones/*/leastFromCentre', inches],
  ['scenario/deployment/*/reserves/most', fixed('half')],
  ['scenario/deployment/*/reserves/least', fixed('half')],
  ['scenario/deployment/*/reserves/round', word('up', 'down')],
  ['greatWar/bombardment/advance/dice', fixed('2D6')],
  ['greatWar/bombardment/advance/plus', plain(0, 40)],
  ['greatWar/bombardment/*/within', inches],
  ['greatWar/bombardment/wire/removedOn', plain(1, 6)],
  ['greatWar/bombardment/posture/EXPOSED/RALLY', fixed('not allowed')],
  ['greatWar/bombardment/posture/*/*', posture],
  ['greatWar/bombardment/table/*/*', shelling],
  ['greatWar/bombardment/across/cover', word('NONE', 'SOFT', 'HARD')],
  ['greatWar/wire/*/die', faces],
  ['greatWar/wire/*/order', word(...orders)],
  ['greatWar/wire/*/hits', few],
  ['greatWar/wire/*/pen', modifier],
  ['greatWar/masks/*/with', words(...orders)],
  ['greatWar/masks/*/forbids', words(...orders)],
  ['greatWar/masks/shooting/toHit', modifier],
  ['greatWar/gas/cloud/inches', inches],
  ['greatWar/gas/*/killedOn', faces],
  ['greatWar/reserves/*/modifier', modifier],
  ['greatWar/trench/along/mostRange', inches],
  ['greatWar/trench/highExplosive/keepsProtectionOn', faces],
  ['greatWar/trench/highExplosive/woundsThenOn', plain(2, 6)],
  ['greatWar/recycling/*/from', needed(1, 6)],
  ['greatWar/nations/MARK_V_STAR/disembarkPins', pins],
  ['greatWar/nations/*/weapons', words(...Object.keys(tables.weaponsClassic))],
  ['greatWar/nations/*/pen', modifier],
]

const patterns = known.map(
  ([path, kind]) => [new RegExp(`^${path.replaceAll(/[()]/g, '\\$&').replaceAll('*', '[^/]*')}$`), kind] as const,
)

/** By what stands there, where no path says more. */
const like = (printed: Json): Kind => {
  if (typeof printed === 'number') return plain(-20, 99)
  if (typeof printed === 'boolean') return yesNo
  return Array.isArray(printed) ? words(...(printed as readonly Json[]).map(String)) : freeText
}

/** What may stand at a path, where `printed` stands as shipped. */
export const kindAt = (path: string, printed: Json): Kind =>
  patterns.find(([pattern]) => pattern.test(path))?.[1] ?? like(printed)
