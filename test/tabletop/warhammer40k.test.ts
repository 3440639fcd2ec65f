import { describe, expect, it } from 'vitest'
import { missionTable } from '@muster/rulesets/boltgun/engine/data/missionTable.js'
import { hazards } from '@muster/rulesets/hex-1.4/engine/data/hazards.js'
import { missions, missionsOf, plainTitle } from '@muster/rulesets/hex-1.4/engine/data/missions.js'
import { fewestPieces, terrainByRoll } from '@muster/rulesets/hex-1.4/engine/data/terrain.js'
import { terrainPiece } from '@muster/rulesets/hex-1.4/messages/common.generated.js'
import { playWith } from '@muster/rulesets/kit/chance.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { defaultSystem, systemOf } from '@muster/rulesets/tabletop/index.js'
import { procedureOf } from './composed.js'

const roll = (id: string, faces: Readonly<Record<string, readonly number[]>>, input: Json = {}, overrides = {}) => {
  const made = systemOf({ id: 'warhammer-40k', variants: [], settings: {}, overrides })
  if (!made.ok) throw new Error(made.problem.message)
  const prepared = procedureOf(made.value, id).prepare(input)
  if (!prepared.ok) throw new Error(prepared.problem)
  const played = playWith(prepared.value, faces)
  expect([played.kind, played.left]).toEqual(['done', 0])
  return played.kind === 'done' ? played.value : {}
}

describe('agrees with the campaigns that it was written for', () => {
  it('in the names of missions', () => {
    for (const mission of missions) expect(defaultSystem.missions[mission]).toBe(plainTitle(mission))
    const classes = new Set(missionTable.flatMap(({ results }) => results))
    expect([...classes].filter((name) => defaultSystem.missions[name] === undefined)).toEqual([])
  })

  it.each([
    ['standardMission', 'STANDARD'],
    ['battleMission', 'BATTLE'],
  ] as const)('in the dice of %s', (id, kind) => {
    missionsOf(kind).forEach((mission, at) => {
      const name = `${id}.d${String(missionsOf(kind).length)}`
      expect(roll(id, { [name]: [at + 1] })).toEqual({ legal: true, mission })
    })
  })

  it('in what two dice make of a piece of terrain', () => {
    terrainByRoll.forEach((kind, at) => {
      const faces = at + 2 <= 7 ? [1, at + 1] : [6, at - 4]
      expect(roll('terrainKind', { 'terrainKind.2d6': faces })).toEqual({ legal: true, kind })
      expect(defaultSystem.terrain[kind]?.title).toBe(terrainPiece({ which: kind }))
    })
  })

  it('in the hazards', () => {
    for (const [hazard, { roll: face }] of Object.entries(hazards))
      if (face < 6) expect(roll('hazard', { 'hazard.d6': [face] })).toEqual({ legal: true, hazards: [hazard] })
    expect(roll('hazard', { 'hazard.d6': [6], 'hazard.more.d5': [2] })).toEqual({
      ...{ legal: true, hazards: ['PSYCHIC_NULL_ZONE', 'SWAMP'] },
    })
  })
})

describe('a table laid out by dice', () => {
  it('has one to three pieces a quarter, and what each is', () => {
    const faces = {
      'tableTerrain.pieces.d6': [1, 3, 6, 5],
      'tableTerrain.kind.2d6': [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 3, 6, 4, 6],
    }
    expect(roll('tableTerrain', faces)).toEqual({
      legal: true,
      quarters: [
        ['RIVER_OR_STREAM'],
        ['CACTUS_FIELD', 'DIFFICULT_GROUND'],
        ['STEEP_HILL', 'WOODS', 'HILL'],
        ['CRAGS', 'OBSTACLES', 'SINGLE_STRUCTURE'],
      ],
    })
  })

  it('gets more where there are fewest, up to eight', () => {
    expect(roll('terrainPieces', { 'terrainPieces.d6': [1, 1, 1, 1] })).toMatchObject({
      pieces: [2, 2, 2, 2],
      total: fewestPieces,
    })
    expect(roll('terrainPieces', { 'terrainPieces.d6': [1, 6, 1, 1] })).toMatchObject({
      pieces: [2, 3, 2, 1],
      total: fewestPieces,
    })
    expect(roll('terrainPieces', { 'terrainPieces.d6': [6, 6, 6, 6] })).toMatchObject({
      pieces: [3, 3, 3, 3],
      total: 12,
    })
  })

  it('follows a group’s own values', () => {
    const overrides = { 'layout/fewest/pieces': 4, 'terrain/7/kind': 'CRAGS' }
    expect(roll('terrainPieces', { 'terrainPieces.d6': [1, 1, 1, 1] }, {}, overrides)).toMatchObject({ total: 4 })
    expect(roll('terrainKind', { 'terrainKind.2d6': [3, 4] }, {}, overrides)).toMatchObject({ kind: 'CRAGS' })
  })
})

describe('dangers of the ground', () => {
  it.each([
    ['unstableGround', { 'unstableGround.d6': [1, 2, 1] }, { units: 3 }, { held: 2 }],
    ['minefield', { 'minefield.d6': [1, 6] }, { units: 2 }, { hits: 1, strength: 8, ap: 5 }],
    ['nullZone', { 'nullZone.d6': [3, 4, 6] }, { powers: 3 }, { undone: 2 }],
    ['radioactiveWaste', { 'radioactiveWaste.d6': [2, 6] }, {}, { counters: 8 }],
    [
      'cactusField',
      { 'cactusField.d6': [1, 1, 2], 'cactusField.hits.d6': [4, 5] },
      { units: 3 },
      { caught: 2, hits: 9, strength: 3 },
    ],
  ])('%s', (id, faces, input, outcome) => {
    expect(roll(id, faces, input)).toEqual({ legal: true, ...outcome })
  })
})

describe('the edge of reassigned units', () => {
  it.each([
    [{ named: 'LEFT', own: 'NEAR' }, {}, { edge: 'LEFT', byLot: false }],
    [{ own: 'NEAR' }, {}, { edge: 'NEAR', byLot: false }],
    [{}, { 'reassignmentEdge.d4': [4] }, { edge: 'RIGHT', byLot: true }],
  ])('%j', (input, faces, outcome) => {
    expect(roll('reassignmentEdge', faces, input)).toEqual({ legal: true, ...outcome })
  })
})
