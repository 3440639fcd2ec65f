import { describe, expect, it } from 'vitest'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { systemOf } from '@muster/rulesets/tabletop/index.js'
import { procedureOf } from './composed.js'

const made = (id: string, overrides: Readonly<Record<string, Json>>): TabletopSystem => {
  const system = systemOf({
    id,
    variants: id === 'warhammer-40k' ? [] : ['great-war', 'small-scale'],
    settings: {},
    overrides,
  })
  if (!system.ok) throw new Error(`${system.problem.key}: ${system.problem.message}`)
  return system.value
}

const oddsOf = (system: TabletopSystem, procedure: string, input: Json): string => {
  const prepared = procedureOf(system, procedure).prepare(input)
  if (!prepared.ok) throw new Error(prepared.problem)
  return canonical(
    prepared.value.odds().map(({ value, chance }) => [value, `${String(chance.ways)}/${String(chance.of)}`]),
  )
}

type Sample = readonly [path: string, value: Json, procedure: string, input: Json]

const classic: readonly Sample[] = [
  ['weaponsClassic/RIFLE/range', [0, 30], 'toHit', { weapon: 'RIFLE', distance: 27 }],
  ['weaponsClassic/LMG/shots', 5, 'toHit', { weapon: 'LMG', distance: 10 }],
  ['weaponsClassic/PIAT/pen', 6, 'armouredDamage', { weapon: 'PIAT', armour: 'HEAVY_TANK' }],
  ['weaponsClassic/HEAVY_MORTAR/he', '3D6', 'highExplosive', { weapon: 'HEAVY_MORTAR' }],
  ['shooting/classic/baseToHit/value', 4, 'toHit', { weapon: 'RIFLE', distance: 10 }],
  ['shooting/classic/hitModifiers/MOVED/value', -2, 'toHit', { weapon: 'RIFLE', distance: 10, moved: true }],
  ['shooting/classic/distances/pointBlank/atMost', 8, 'toHit', { weapon: 'RIFLE', distance: 7 }],
  ['shooting/classic/distances/long/overShareOfRange', 0.75, 'toHit', { weapon: 'RIFLE', distance: 16 }],
  [
    'shooting/classic/penModifiers/REAR/value',
    3,
    'armouredDamage',
    { weapon: 'PIAT', armour: 'HEAVY_TANK', facing: 'REAR' },
  ],
  ['damage/values/REGULAR/value', 5, 'damage', { weapon: 'RIFLE', hits: 2 }],
  ['damage/classic/rolls/SUPERFICIAL/modifier', -2, 'damageResult', { damage: 'SUPERFICIAL' }],
  ['highExplosive/classic/D6/pins', 'D3', 'highExplosive', { he: 'D6' }],
  ['morale/quality/REGULAR/classic', 8, 'orderTest', {}],
  ['morale/officers/classic/CAPTAIN/morale', 4, 'orderTest', { officer: 'CAPTAIN', pins: 6 }],
  ['morale/fubar/classic/FRIENDLY_FIRE/die', [1, 2, 3], 'fubar', { friends: { A: 3 } }],
  ['morale/orders/RALLY/pinsRemoved/classic', 'D3', 'rally', { pins: 6 }],
  ['movement/smallScale/INFANTRY/run', 9, 'movement', { unit: 'INFANTRY', order: 'RUN' }],
  ['terrain/classic/ROUGH/INFANTRY', 'FORBIDDEN', 'terrain', { terrain: 'ROUGH', unit: 'INFANTRY', action: 'ADVANCE' }],
  [
    'assault/vehicles/toHit/ADVANCING/value',
    5,
    'assaultVehicle',
    { attackers: 3, armour: 'LIGHT_TANK', vehicleOrder: 'ADVANCE', antiTank: true },
  ],
  ['greatWar/gas/unmasked/killedOn', [3, 4, 5, 6], 'gas', { models: 3 }],
  [
    'greatWar/bombardment/table/6/ENTRENCHED',
    ['2D6', 1, 'D2'],
    'bombardment',
    { distance: 3, heavyCover: true, order: 'DOWN' },
  ],
  ['greatWar/bombardment/advance/plus', 8, 'bombardmentAdvance', { line: 0, depth: 48 }],
  ['greatWar/wire/entangled/die', [1], 'wireCrossing', { order: 'ADVANCE' }],
  ['greatWar/recycling/TEAM/from', 4, 'recycleOrderDie', { kind: 'TEAM' }],
  ['greatWar/reserves/FAR_TRENCH/modifier', -5, 'reserves', { entry: 'FAR_TRENCH' }],
  ['greatWar/nations/MARK_V_STAR/disembarkPins', 'D6', 'disembark', { vehicle: 'MARK_V_STAR' }],
  ['greatWar/trench/highExplosive/keepsProtectionOn', [1, 2], 'trenchHighExplosive', {}],
  ['suggested/terrain/7/kind', 'ROCKS', 'terrainKind', {}],
  ['suggested/layout/fewest/pieces', 10, 'terrainPieces', {}],
]

const v3: readonly Sample[] = [
  ['weapons3/MMG/shots', 6, 'toHit', { weapon: 'MMG', distance: 10 }],
  ['weapons3/HMG/range', [0, 48], 'toHit', { weapon: 'HMG', distance: 40 }],
  ['weapons3/LIGHT_MORTAR/smoke', 4, 'weapon', { weapon: 'LIGHT_MORTAR' }],
  ['shooting/v3/hitModifiers/POINT_BLANK/value', 1, 'toHit', { weapon: 'RIFLE', distance: 3 }],
  [
    'shooting/v3/penModifiers/POINT_BLANK/atMost',
    8,
    'armouredDamage',
    { weapon: 'AT_RIFLE', armour: 'LIGHT_TANK', distance: 7 },
  ],
  ['shooting/v3/coverSaves/SOFT/save', 6, 'coverSave', { cover: 'SOFT', damaged: 2 }],
  ['shooting/v3/coverSaves/DOWN_WITH_COVER/improves', 1, 'coverSave', { cover: 'SOFT', down: true, damaged: 2 }],
  ['damage/v3/full/4/result', 'ON_FIRE', 'damageResult', { damage: 'FULL' }],
  ['damage/v3/superficial/5/pins', 2, 'damageResult', { damage: 'SUPERFICIAL' }],
  ['highExplosive/v3/3/inBuilding', '3D6', 'highExplosive', { he: 3, inBuilding: true }],
  ['highExplosive/v3Rules/collapse/hitsAtLeast', 9, 'highExplosive', { he: 4, inBuilding: true }],
  ['morale/officers/v3/PLATOON/range', 9, 'orderTest', { officer: 'PLATOON', officerDistance: 8, pins: 4 }],
  ['movement/v3/TRACKED/pivots/run', 2, 'movement', { unit: 'TRACKED', order: 'RUN', turns: 2 }],
  ['movement/regroup/v3/inches', 'D3', 'regroup', {}],
  ['scenario/mission/6/name', 'DEMOLITION', 'scenario', { units: 4 }],
  [
    'scenario/zones/OPPOSED_QUARTERS/leastFromCentre',
    12,
    'deployment',
    { zones: 'OPPOSED_QUARTERS', centreDistance: 15, deployment: 'MEETING_ENGAGEMENT' },
  ],
  ['assault/buildings/BRICK/dice', '2D6', 'tankIntoBuilding', { armour: 'LIGHT_TANK', building: 'BRICK' }],
]

const warhammer: readonly Sample[] = [
  ['standard/5/mission', 'CLEANSE', 'standardMission', {}],
  ['hazards/1/on', [1, 2], 'unstableGround', { units: 2 }],
  ['hazards/1/hazard', 'SWAMP', 'hazard', {}],
  ['cactus/field/hits', 'D3', 'cactusField', { units: 2 }],
]

describe.each([
  ['bolt-action-classic', classic],
  ['bolt-action-3', v3],
  ['warhammer-40k', warhammer],
] as const)('a group’s own values decide the procedures of %s', (id, samples) => {
  const printed = made(id, {})
  it.each(samples)('%s is %j', (path, value, procedure, input) => {
    expect(oddsOf(made(id, { [path]: value }), procedure, input)).not.toBe(oddsOf(printed, procedure, input))
  })
})

it('name the scenario that a mission of the campaign is played as', () => {
  expect(made('bolt-action-3', {}).missions['SABOTAGE']).toBe('Demolition')
  const own = made('bolt-action-3', { 'suggested/scenarios/SABOTAGE/name': 'TOP_SECRET' })
  expect(own.missions['SABOTAGE']).toBe('Top Secret')
})
