import type { Json } from '../../kit/json.js'
import type { ReadingKey, Readings } from '../readings.js'
import * as words from '../messages/tables.generated.js'

interface Told {
  /** The setting that says what stands here. */
  readonly setting: ReadingKey
  readonly as: (readings: Readings, printed: Json) => Json
  /** Its figures may be replaced too: the setting says only how they are taken. */
  readonly open?: true
}

const others = (faces: Json): Json =>
  [1, 2, 3, 4, 5, 6].filter((face) => !Array.isArray(faces) || !(faces as readonly Json[]).includes(face))

/** Values that a reading settles. */
const told: Readonly<Record<string, Told>> = {
  'morale/orderTest/pinPenalty/value': { setting: 'order.pin_penalty', as: (chosen) => chosen['order.pin_penalty'] },
  'morale/orderTest/doubleOne/classic': {
    setting: 'classic.incredible_courage',
    as: (chosen, printed) => (chosen['classic.incredible_courage'] ? words.passesAndRemovesAllPins() : printed),
  },
  'morale/orderTest/failure/effect': {
    setting: 'order.failed_goes_down',
    as: (chosen, printed) => (chosen['order.failed_goes_down'] ? printed : words.orderNotGiven()),
  },
  'shooting/classic/impossible/rule': {
    setting: 'hit.impossible',
    as: (chosen, printed) => (chosen['hit.impossible'] === 'miss' ? words.misses() : printed),
  },
  'shooting/classic/oneMisses/value': { setting: 'hit.one_fails', as: (chosen) => chosen['hit.one_fails'] },
  'shooting/v3/baseToHit/value': { setting: 'v3.base_to_hit', as: (chosen) => chosen['v3.base_to_hit'] },
  'terrain/halfTracked/classic/column': {
    setting: 'terrain.halftrack',
    as: (chosen) => (chosen['terrain.halftrack'] === 'wheeled' ? 'WHEELED' : 'TRACKED'),
  },
  'terrain/halfTracked/v3/column': {
    setting: 'terrain.halftrack',
    as: (chosen) => (chosen['terrain.halftrack'] === 'wheeled' ? 'WHEELED' : 'TRACKED'),
  },
  'shooting/classic/penModifiers/LONG_RANGE_EXEMPT/value': {
    setting: 'classic.long_pen_exempt',
    as: (chosen, printed) => (chosen['classic.long_pen_exempt'] ? printed : []),
    open: true,
  },
  'greatWar/trench/highExplosive/keepsProtectionOn': {
    setting: 'gw.trench_he',
    as: (chosen, printed) => (chosen['gw.trench_he'] === 'keep_on_5_6' ? others(printed) : printed),
    open: true,
  },
  'greatWar/gas/veterans/who': {
    setting: 'gas.vet_reroll',
    as: (chosen, printed) => (chosen['gas.vet_reroll'] === 'both' ? words.maskedOrNot() : printed),
  },
}

const toldAt = (path: string): Told | undefined => (Object.hasOwn(told, path) ? told[path] : undefined)

/** The setting that alone says what stands at a path. */
export const settingAt = (path: string): string | null => {
  const found = toldAt(path)
  return found && !found.open ? found.setting : null
}

/** What stands at a path under these readings. */
export const readAs = (path: string, value: Json, readings: Readings): Json =>
  toldAt(path)?.as(readings, value) ?? value
