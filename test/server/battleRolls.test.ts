import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facesOf } from '@muster/rulesets/kit/dice.js'
import { sha256 } from '../../server/src/base/hash.js'
import { hmac } from '../../server/src/referee/dice/dice.js'
import { verify } from '../../server/src/referee/dice/vrf.js'
import type { BattleEntryRow, BattleRoll } from '../../server/src/store/reads.js'
import { atFord, deskOf, type Feud, feudRegistry, openFeud } from '../support/feud.js'
import type { House, Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
/** Where nothing is ever written: what is refused may be tried here. */
let silent: Feud

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
  silent = await openFeud(house)
})
afterAll(() => house.close())

const entriesOf = async (feud: Feud, who: Person): Promise<readonly BattleEntryRow[]> =>
  (await deskOf(house, feud, who)).entries

const rollsOf = async (feud: Feud): Promise<readonly BattleRoll[]> =>
  (await entriesOf(feud, feud.north)).flatMap((entry) => (entry.kind === 'ROLL' ? [entry.body] : []))

const volley = { procedure: 'volley', input: { shots: 6 } }

describe('a roll', () => {
  test('by Muster’s dice is checked by anybody from its proof, its subject and the public key alone', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.south, { ...at(), text: 'Your fire.' })
    await house.referee.rollAtBattle(feud.north, { ...at(), ...volley })
    const [roll] = await rollsOf(feud)
    expect(roll).toMatchObject({ ...volley, byHand: false })
    const publicKey = (await house.reads.campaign(feud.south.session, feud.campaignId))?.publicKey ?? ''
    const subject = roll?.subject ?? ''
    expect(JSON.parse(subject)).toMatchObject({
      ...{ campaign: feud.campaignId, stage: 'table', turn: 0, subject: `${at().battleId}.2` },
    })
    const key = verify(publicKey, Buffer.from(subject), Buffer.from(roll?.proof ?? '', 'base64'))
    if (!key) throw new Error('the proof proves nothing')
    const shots = Array.from({ length: 6 }, (_, ordinal) => facesOf(hmac, key, 'hit.d6', ordinal))
    const hits = shots.flat().filter((face) => face >= 4).length
    const panic = hits > 0 ? [facesOf(hmac, key, 'panic.2d6', 0)] : []
    expect(roll?.throws).toEqual([
      ...shots.map((faces) => ({ name: 'hit.d6', faces })),
      ...panic.map((faces) => ({ name: 'panic.2d6', faces })),
    ])
    const sum = panic.flat().reduce((all, face) => all + face, 0)
    expect(roll?.outcome).toEqual({ hits, panic: sum })
    expect(
      verify(publicKey, Buffer.from(subject.replace('.2"', '.3"')), Buffer.from(roll?.proof ?? '', 'base64')),
    ).toBeNull()
    expect(await entriesOf(feud, feud.south)).toEqual(await entriesOf(feud, feud.north))
  })

  test('of each side at the same moment are two entries with dice of their own', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const twice = [feud.north, feud.south, feud.north, feud.south]
    await Promise.all(twice.map((who) => house.referee.rollAtBattle(who, { ...at(), ...volley })))
    expect((await entriesOf(feud, feud.north)).map(({ number }) => number)).toEqual([1, 2, 3, 4])
    const rolls = await rollsOf(feud)
    expect(new Set(rolls.map(({ subject }) => subject)).size).toBe(4)
    expect(new Set(rolls.map(({ throws }) => JSON.stringify(throws))).size).toBeGreaterThan(1)
  })

  test('asked for again by the same key is not thrown again', async () => {
    const feud = await openFeud(house)
    const one = { ...(await atFord(house, feud))(), ...volley }
    await Promise.all(Array.from({ length: 5 }, () => house.referee.rollAtBattle(feud.north, one)))
    expect(await rollsOf(feud)).toHaveLength(1)
    await expect(house.referee.rollAtBattle(feud.north, { ...one, input: { shots: 5 } })).rejects.toMatchObject({
      code: 'KEY_USED',
    })
  })

  test('is bound by the record of the campaign and by the tables that it was rolled by', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.rollAtBattle(feud.north, { ...at(), procedure: 'volley', input: { shots: 6, b: 1, a: 2 } })
    const [record] = await house.sql<{ entry: { hash: string; number: number } }>(
      `SELECT entry FROM muster.record WHERE campaign = $1 AND kind = 'roll'`,
      [feud.campaignId],
    )
    const [row] = await house.sql<{ text: string }>(
      `SELECT e.body::text AS text FROM muster.battle_entry e JOIN muster.battle b ON b.id = e.battle WHERE b.campaign = $1`,
      [feud.campaignId],
    )
    expect(record?.entry).toEqual({ battle: at().battleId, number: 1, hash: sha256(row?.text ?? '') })
    expect(row?.text).toMatch(/"system":"[0-9a-f]{64}"/)
  })

  test('by hand is marked so and plays the faces in the order in which they are asked for', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const faces = { 'hit.d6': [1, 4, 6], 'panic.2d6': [2, 5] }
    await house.referee.rollAtBattle(feud.south, { ...at(), procedure: 'volley', input: { shots: 3 }, faces })
    expect((await rollsOf(feud))[0]).toMatchObject({
      outcome: { hits: 2, panic: 7 },
      throws: [
        { name: 'hit.d6', faces: [1] },
        { name: 'hit.d6', faces: [4] },
        { name: 'hit.d6', faces: [6] },
        { name: 'panic.2d6', faces: [2, 5] },
      ],
      ...{ byHand: true, proof: null, subject: null },
    })
  })

  test.each<[string, object, string, RegExp]>([
    ['faces that are missing', { faces: { 'hit.d6': [1, 4] } }, 'BAD_INPUT', /throw 1D6 for hit\.d6/],
    ['a throw that is missing', { faces: { 'hit.d6': [1, 4, 1] } }, 'BAD_INPUT', /throw 2D6 for panic\.2d6/],
    ['a face too many', { faces: { 'hit.d6': [1, 1, 1, 1] } }, 'BAD_INPUT', /1 more face/],
    ['faces that nothing asks for', { faces: { 'hit.d6': [1, 1, 1], 'x.d6': [1] } }, 'BAD_INPUT', /1 more face/],
    ['a seven', { faces: { 'hit.d6': [7, 1, 1] } }, 'BAD_INPUT', /from 1 to 6/],
    ['half a face', { faces: { 'hit.d6': [1.5, 1, 1] } }, 'BAD_INPUT', /from 1 to 6/],
    ['a name without dice', { faces: { hit: [1] } }, 'BAD_INPUT', /no throw called hit/],
    ['a list of faces', { faces: [1, 2, 3] }, 'BAD_INPUT', /is an object/],
    ['an unknown procedure', { procedure: 'salvo' }, 'BAD_INPUT', /Toy table has no procedure called salvo/],
    ['an input that is none', { input: {} }, 'BAD_INPUT', /say how many shots/],
    ['an input without end', { input: { shots: 3, note: 'x'.repeat(17_000) } }, 'LIMIT', /16384 bytes/],
    ['more throws than a table holds', { input: { shots: 1001 } }, 'LIMIT', /1000 throws/],
  ])('is not made of %s', async (_, changes, code, message) => {
    const at = await atFord(house, silent)
    const asked = { ...at(), procedure: 'volley', input: { shots: 3 }, ...changes }
    await expect(house.referee.rollAtBattle(silent.north, asked)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    })
    expect(await rollsOf(silent)).toEqual([])
  })
})
