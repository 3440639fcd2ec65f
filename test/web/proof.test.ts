import { seatId } from '@muster/rulesets/kit/ids.js'
import { facesOf, subjectInput } from '@muster/rulesets/kit/dice.js'
import { pool, sure } from '@muster/rulesets/kit/chance.js'
import { ok } from '@muster/rulesets/kit/result.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { hmac } from '../../server/src/referee/dice/dice.js'
import { generateKey, type KeyPair, prove } from '../../server/src/referee/dice/vrf.js'
import type { BattleDesk, BattleEntry, BattleRoll } from '../../web/api/battles.js'
import { checkRoll } from '../../web/campaign/battle/checkRoll.js'
import { provenKey } from '../../web/dice/proof.js'

const desk: BattleDesk = {
  id: '2f1c1b1e-6a3f-4a43-8d3e-0a4c1b0f3a55',
  campaignId: 'c0ffee00-0000-4000-8000-000000000000',
  about: 'battle',
  openedAt: '2030-01-01T00:00:00.000Z',
  closedAt: null,
  seed: '00'.repeat(32),
  showable: false,
  sides: [],
  entries: [],
  agreedFor: null,
}

const system: TabletopSystem = {
  ...defaultSystem,
  procedures: [
    {
      id: 'volley',
      title: 'Volley',
      about: 'How many hit.',
      group: 'Shooting',
      ledger: [],
      input: {},
      output: { hits: 'Hits' },
      prepare: () =>
        ok(pool('volley.d6', 3, 0, (hits, [face = 0]) => hits + (face > 3 ? 1 : 0)).next((hits) => sure({ hits }))),
    },
  ],
}

let keys: KeyPair
let other: KeyPair
beforeAll(() => {
  keys = generateKey()
  other = generateKey()
})

const rolled = (number: number, campaign = desk.campaignId): BattleEntry => {
  const scope = { campaign, seatBytes: ['ab'.repeat(32)], turn: 0, stage: 'table' }
  const subject = subjectInput(scope, `${desk.id}.${String(number)}`)
  const { proof, hash } = prove(keys.privateKey, subject)
  const throws = [0, 1, 2].map((ordinal) => ({
    name: 'volley.d6',
    faces: [...facesOf(hmac, hash, 'volley.d6', ordinal)],
  }))
  const hits = throws.filter(({ faces: [face = 0] }) => face > 3).length
  const roll: BattleRoll = {
    ...{ procedure: 'volley', input: {}, outcome: { hits }, throws, byHand: false },
    proof: Buffer.from(proof).toString('base64'),
    subject: new TextDecoder().decode(subject),
  }
  const plain = { text: null, times: null, answers: null }
  return { number, seat: seatId('A'), by: 'Player A', at: '2030-01-01T00:00:00.000Z', kind: 'ROLL', ...plain, roll }
}

const withRoll = (entry: BattleEntry, change: Partial<BattleRoll>): BattleEntry => ({
  ...entry,
  ...(entry.roll && { roll: { ...entry.roll, ...change } }),
})

describe('a roll is checked in the browser', () => {
  test('an honest one holds, with its dice and its result', () => {
    for (const number of [1, 2, 3, 40])
      expect(checkRoll(desk, rolled(number), system, keys.publicKey)).toMatchObject({ dice: true, result: true })
  })

  test('a face, a result, a number, a campaign or a key that is another one is found', () => {
    const entry = rolled(1)
    const throws = entry.roll?.throws ?? []
    const turned = throws.map(({ name, faces }, at) =>
      at === 1 ? { name, faces: faces.map((face) => (face % 6) + 1) } : { name, faces },
    )
    expect(checkRoll(desk, withRoll(entry, { throws: turned }), system, keys.publicKey).dice).toBe(false)
    expect(checkRoll(desk, withRoll(entry, { outcome: { hits: 9 } }), system, keys.publicKey)).toMatchObject({
      dice: true,
      result: false,
    })
    expect(checkRoll(desk, { ...entry, number: 2 }, system, keys.publicKey).dice).toBe(false)
    expect(checkRoll(desk, rolled(1, 'another'), system, keys.publicKey).dice).toBe(false)
    expect(checkRoll(desk, entry, system, other.publicKey).dice).toBe(false)
    expect(checkRoll(desk, withRoll(entry, { proof: null }), system, keys.publicKey).dice).toBe(false)
  })

  test('dice of the group’s own are said to be so, and their result is checked all the same', () => {
    const own = withRoll(rolled(1), { byHand: true, proof: null, subject: null })
    expect(checkRoll(desk, own, system, keys.publicKey)).toMatchObject({ dice: null, result: true })
  })
})

test('the same key is proven as on the server, and no single bit of the proof may differ', () => {
  const input = 'any input at all'
  const { proof, hash } = prove(keys.privateKey, new TextEncoder().encode(input))
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
  expect(provenKey(keys.publicKey, input, base64(proof))).toEqual(hash)
  for (let at = 0; at < proof.length; at += 17) {
    const bent = Uint8Array.from(proof, (byte, index) => (index === at ? byte ^ (1 << (at % 8)) : byte))
    expect(provenKey(keys.publicKey, input, base64(bent))).toBeNull()
  }
  expect(provenKey(keys.publicKey, `${input}.`, base64(proof))).toBeNull()
  expect(provenKey(keys.publicKey, input, base64(proof.slice(1)))).toBeNull()
  expect(provenKey('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', input, base64(proof))).toBeNull()
})
