import { playWith } from '@muster/rulesets/kit/chance.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { systemOf } from '@muster/rulesets/tabletop/index.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { procedureOf } from './composed.js'
import { damageResultPlainly, type Damaged } from './plainDamage.js'
import {
  armouredDamagePlainly,
  toHitPlainly,
  type Hit,
  type Next,
  type PlainReadings,
  type Shot,
} from './plainReading.js'
import { plainWeapons, type PlainEdition } from './plainWeapons.js'

const runs = { numRuns: 3000 }
const ids = { classic: 'bolt-action-classic', v3: 'bolt-action-3' } as const

const readings: fc.Arbitrary<PlainReadings> = fc.record({
  base: fc.integer({ min: 2, max: 6 }),
  fromHalf: fc.boolean(),
  sixSix: fc.boolean(),
  oneFails: fc.boolean(),
  longExempt: fc.boolean(),
  pinPenalty: fc.constantFrom(-1, 0),
})

const settingsOf = (edition: PlainEdition, by: PlainReadings): TabletopChoice['settings'] => ({
  'hit.impossible': by.sixSix ? 'six_six' : 'miss',
  'hit.one_fails': by.oneFails,
  'order.pin_penalty': by.pinPenalty,
  ...(edition === 'v3'
    ? { 'v3.base_to_hit': by.base }
    : { 'classic.long': by.fromHalf ? 'from_half' : 'over_half', 'classic.long_pen_exempt': by.longExempt }),
})

const made = new Map<string, TabletopSystem>()

const systemWith = (edition: PlainEdition, greatWar: boolean, by: PlainReadings): TabletopSystem => {
  const choice = { variants: greatWar ? ['great-war'] : [], settings: settingsOf(edition, by), overrides: {} }
  const key = JSON.stringify([edition, choice])
  const known = made.get(key)
  if (known) return known
  const system = systemOf({ id: ids[edition], ...choice })
  if (!system.ok) throw new Error(system.problem.message)
  made.set(key, system.value)
  return system.value
}

type Faces = Readonly<Record<string, readonly number[]>>

/** More faces than any roll takes. */
const facesOf = (...names: readonly string[]): fc.Arbitrary<Faces> => {
  const face = fc.integer({ min: 1, max: 6 })
  const list = fc.array(face, { minLength: 50, maxLength: 50 })
  return fc.record(Object.fromEntries(names.map((name) => [name, list])))
}

const drawing = (faces: Faces): Next => {
  const used: Record<string, number> = {}
  return (name) => {
    const at = used[name] ?? 0
    used[name] = at + 1
    return faces[name]?.[at] ?? NaN
  }
}

/** What the procedure makes of the same dice. */
const played = (system: TabletopSystem, id: string, input: object, faces: Faces): Json => {
  const chance = procedureOf(system, id).prepare(input as Json)
  if (!chance.ok) throw new Error(chance.problem)
  const done = playWith(chance.value, faces)
  if (done.kind !== 'done') throw new Error(`${done.name} is still to be thrown`)
  return done.value
}

const distance = fc.oneof(fc.constantFrom(6, 6.5, 12, 18, 24, 24.5, 30, 36, 36.5), fc.integer({ min: 0, max: 85 }))
const quality = fc.constantFrom('INEXPERIENCED', 'REGULAR', 'VETERAN')
const coverWord = fc.constantFrom('NONE', 'SOFT', 'HARD')
const weaponOf = (edition: PlainEdition) => fc.constantFrom(...plainWeapons[edition].map(({ name }) => name))

const shotOf = (edition: PlainEdition, greatWar: boolean): fc.Arbitrary<Shot> =>
  fc.record({
    ...{ weapon: weaponOf(edition), distance, quality, moved: fc.boolean(), firers: fc.integer({ min: 1, max: 3 }) },
    pins: fc.integer({ min: 0, max: 5 }),
    targetKind: fc.constantFrom('INFANTRY', 'ARTILLERY', 'VEHICLE'),
    ...{ targetDown: fc.boolean(), targetSmall: fc.boolean() },
    cover: fc.oneof(coverWord, fc.array(coverWord, { maxLength: 3 })),
    ...(greatWar
      ? {
          ...{ masked: fc.boolean(), targetEntangled: fc.boolean() },
          ...{ acrossBombardment: fc.boolean(), alongTrench: fc.boolean() },
        }
      : {}),
  })

const hitOf = (edition: PlainEdition, greatWar: boolean): fc.Arbitrary<Hit> =>
  fc.record(
    {
      ...{ weapon: weaponOf(edition), heShell: fc.boolean(), distance },
      armour: fc.constantFrom('ARMOURED_CAR', 'LIGHT_TANK', 'MEDIUM_TANK', 'HEAVY_TANK', 'SUPER_HEAVY_TANK'),
      facing: fc.constantFrom('FRONT', 'SIDE', 'REAR', ...(edition === 'classic' ? ['TOP'] : [])),
      ...(greatWar
        ? {
            nation: fc.constantFrom('GERMANY', 'BRITAIN'),
            date: fc.constantFrom('1916-07-01', '1917-06-30', '1917-07-01', '1918-03-21'),
          }
        : {}),
    },
    { requiredKeys: ['weapon', 'heShell', 'armour', 'facing'] },
  )

const arc = fc.constantFrom('FRONT', 'LEFT', 'RIGHT', 'REAR')

const damagedOf = (edition: PlainEdition): fc.Arbitrary<Damaged> =>
  fc.record(
    {
      damage: fc.constantFrom('NONE', 'SUPERFICIAL', 'FULL', 'MASSIVE', 'MASSIVE'),
      ...{ openTopped: fc.boolean(), indirect: fc.boolean(), quality, pins: fc.integer({ min: 0, max: 6 }) },
      ...{ acted: fc.boolean(), immobilised: fc.boolean() },
      ...(edition === 'v3'
        ? {
            steering: fc.integer({ min: 0, max: 2 }),
            speed: fc.constantFrom('FAST', 'NORMAL', 'SLOW', 'HALVED'),
            ...{ turrets: fc.integer({ min: 0, max: 3 }), enemyArc: arc, assaultArc: arc },
          }
        : {}),
    },
    { requiredKeys: ['damage', 'openTopped', 'indirect', 'quality', 'pins', 'acted', 'immobilised'] },
  )

const books = (['classic', 'v3'] as const).flatMap((edition) =>
  [false, true].map((greatWar) => ({ edition, greatWar, name: `${edition}${greatWar ? ', Great War' : ''}` })),
)

describe.each(books)('a second reading of the sheets ($name)', ({ edition, greatWar }) => {
  test('hits as often', () => {
    const faces = facesOf('toHit.shots.d6', 'toHit.d6', 'toHit.confirm.d6')
    fc.assert(
      fc.property(shotOf(edition, greatWar), readings, faces, (shot, by, dice) => {
        const outcome = played(systemWith(edition, greatWar, by), 'toHit', shot, dice)
        expect(outcome).toMatchObject(toHitPlainly(edition, shot, by, drawing(dice)))
      }),
      runs,
    )
  })

  test('does the same damage to armour', () => {
    fc.assert(
      fc.property(hitOf(edition, greatWar), readings, facesOf('armouredDamage.d6'), (hit, by, dice) => {
        const outcome = played(systemWith(edition, greatWar, by), 'armouredDamage', hit, dice)
        expect(outcome).toMatchObject(armouredDamagePlainly(edition, hit, by, drawing(dice)))
      }),
      runs,
    )
  })

  test('leaves a damaged vehicle in the same state', () => {
    const faces = facesOf('damageResult.d6', 'damageResult.morale.2d6')
    fc.assert(
      fc.property(damagedOf(edition), readings, faces, (hit, by, dice) => {
        const outcome = played(systemWith(edition, greatWar, by), 'damageResult', hit, dice)
        expect(outcome).toEqual(damageResultPlainly(edition, hit, by, drawing(dice)))
      }),
      runs,
    )
  })
})
