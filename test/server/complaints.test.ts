import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintLimits } from '../../server/src/referee/useCases/complain.js'
import { atFord, type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
  feud = await openFeud(house, { press: 'GREY' })
})
afterAll(() => house.close())

const write = async (text: string): Promise<string> => {
  const letter = { campaignId: feud.campaignId, to: ['B'], text, idempotencyKey: randomUUID() }
  return (await house.referee.writeLetter(feud.north, letter)).letterId
}

const complain = (who: Person, id: string, reason = 'Insulting.') =>
  house.referee.complain(who, { campaignId: feud.campaignId, about: 'LETTER', id, reason })

const complaints = () =>
  house.sql('SELECT kind, by_name, of_user, of_name, text, reason FROM muster.complaint ORDER BY at')

test('a complaint tells the host who wrote what to whom it concerns, once, and nobody else', async () => {
  const id = await write('Your mother sells dice.')
  const mine = await house.reads.letter(feud.south.session, feud.campaignId, id)
  await complain(feud.south, id)
  await complain(feud.south, id, 'Again.')
  const at = (await atFord(house, feud))()
  await house.referee.writeToBattle(feud.north, { ...at, text: 'Loser.' })
  const said = {
    campaignId: feud.campaignId,
    about: 'BATTLE_ENTRY' as const,
    id: at.battleId,
    number: 1,
    reason: 'Rude.',
  }
  await house.referee.complain(feud.south, said)
  const north = { of_user: feud.north.userId, of_name: 'North', by_name: 'South' }
  expect(await complaints()).toEqual([
    { ...north, kind: 'LETTER', text: 'Your mother sells dice.', reason: 'Insulting.' },
    { ...north, kind: 'BATTLE_ENTRY', text: 'Loser.', reason: 'Rude.' },
  ])
  expect(await house.reads.letter(feud.south.session, feud.campaignId, id)).toEqual(mine)
  await expect(house.referee.complain(feud.west, said)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody complains of what they may not read, of their own words, without a reason, or without end', async () => {
  const id = await write('Hello.')
  for (const who of [feud.north, feud.west, feud.facilitator, feud.outsider])
    await expect(complain(who, id)).rejects.toMatchObject(refusal('NOT_FOUND', /nothing here/))
  await expect(complain(feud.south, 'no id')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(complain(feud.south, id, '  ')).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(complain(feud.south, id, 'x'.repeat(complaintLimits.reason + 1))).rejects.toMatchObject({
    code: 'LIMIT',
  })
  await house.sql(
    `INSERT INTO muster.complaint (campaign, kind, subject, by_user, by_name, of_user, of_name, text, reason, at)
     SELECT $1, 'LETTER', gen_random_uuid(), $2, '', '', '', '', '', clock_timestamp() FROM generate_series(1, $3::integer)`,
    [feud.campaignId, feud.south.userId, complaintLimits.aDay],
  )
  await expect(complain(feud.south, id)).rejects.toMatchObject(refusal('LIMIT', /24 hours/))
})
