import { storedTexts } from '../support/storedTexts.js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ruleId } from '@muster/rulesets/kit/ids.js'
import { openReferee } from '../../server/src/referee/index.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type House, openHouse, openTable, diceContribution } from '../support/house.js'
import { toy, type Toy } from '../support/toyRuleset.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse()
})
afterAll(() => house.close())

const current = async (session: string, campaignId: string) => {
  const briefing = await house.reads.briefing(session, campaignId)
  if (!briefing) throw new Error('no briefing')
  return briefing
}

describe('opening a campaign', () => {
  test('its settings are complete, its key is public and its private key is not', async () => {
    const { campaignId, north, south } = await openTable(house)
    const mine = await house.reads.campaign(north.session, campaignId)
    expect(mine).toMatchObject({
      ...{ name: 'The long night', settings: { lamps: true }, privateKey: null },
      place: { role: 'PLAYER', seat: 'A', organiser: true, coOrganiser: false, former: false },
    })
    expect(mine?.publicKey).toContain('BEGIN PUBLIC KEY')
    const theirs = await house.reads.campaign(south.session, campaignId)
    expect(theirs?.place).toEqual({
      role: 'PLAYER',
      seat: 'B',
      organiser: false,
      coOrganiser: false,
      former: false,
      excuses: 0,
      ...{ askedDeputy: null, askedCommander: null },
    })
    expect((await house.reads.campaigns(south.session)).map(({ id }) => id)).toEqual([campaignId])
  })

  test('a key is made for it alone, where none is handed in', async () => {
    const referee = await openReferee({ refereeUrl: house.urls.referee, registry: registryOf([toy]) })
    const organiser = await house.person('Organiser')
    const input = { name: 'A night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' }
    for (let made = 0; made < 2; made += 1) await referee.createCampaign(organiser, input)
    await referee.close()
    const campaigns = await house.reads.campaigns(organiser.session)
    const keys = campaigns.map(async ({ id }) => (await house.reads.campaign(organiser.session, id))?.publicKey ?? '')
    const known = inject('campaignKeys').map(({ publicKey }) => publicKey)
    expect(new Set([...known, ...(await Promise.all(keys))]).size).toBe(known.length + 2)
  })

  test.each([
    ['a name too long', { name: 'x'.repeat(81) }, /1 to 80/],
    ['an unknown ruleset', { rulesetId: 'chess' }, /does not have that ruleset/],
    ['an unknown scenario', { scenarioId: 'moon' }, /no such scenario/],
    ['an unknown setting', { settings: { moons: 2 } }, /no setting called moons/],
    ['a wrong setting', { settings: { lamps: 'yes' } }, /true or false/],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, /time zone/],
    ['an offset instead of a zone', { timeZone: '+02:00' }, /time zone/],
    ['an unknown deadline', { deadlines: { year: null } }, /no deadline called year/],
    ['an hour that is none', { deadlines: { day: { days: 1, at: '24:00' } } }, /like 23:59/],
    ['observers who look back too soon', { observersDelayTurns: 2 }, /3/],
    ['a seat that is none', { seat: 'Z', diceContribution: diceContribution() }, /seats A, B/],
    ['a seat without bytes', { seat: 'A' }, /diceContribution/],
  ])('%s is refused', async (_, changes, sentence) => {
    const organiser = await house.person('Organiser')
    const whole = { name: 'A night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin', ...changes }
    await expect(house.referee.createCampaign(organiser, whole)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(sentence) as unknown,
    })
  })

  test('it starts when every seat is taken, and by its organiser alone', async () => {
    const organiser = await house.person('Organiser')
    const { campaignId } = await house.referee.createCampaign(organiser, {
      ...{ name: 'A night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
    })
    await expect(house.referee.startCampaign(organiser, { campaignId })).rejects.toThrow(/Still free: A, B/)
    const guest = await house.person('Guest')
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'OBSERVER' })
    await house.referee.acceptInvitation(guest, { token })
    await expect(house.referee.startCampaign(guest, { campaignId })).rejects.toThrow(/Only the organiser/)
    const stranger = await house.person('Stranger')
    await expect(house.referee.startCampaign(stranger, { campaignId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a turn', () => {
  test('both seal, the last sheet closes the group, and each is told his own', async () => {
    const { campaignId, north, south } = await openTable(house)
    const [a, b] = [await current(north.session, campaignId), await current(south.session, campaignId)]
    expect([a.number, b.number]).toEqual([1, 1])
    const scout = a.view.pieces[0]
    expect(scout?.seat).toBe('A')
    const askId = a.asks[0]?.id ?? ''
    const key = { campaignId, idempotencyKey: 'first-key' }
    const walk = { kind: 'walk', piece: scout?.id ?? '', to: scout?.at ?? '' }
    const first = await house.referee.sealOrders(north, { ...key, askId, orders: [walk] })
    expect(first.problems).toEqual([])
    expect(first.receipt).toMatchObject({ askId, by: 'North', turn: 1, orders: [walk] })
    const table = await house.reads.table(south.session, campaignId)
    expect(table?.seats.map(({ sealed }) => sealed)).toEqual([true, false])
    expect(table?.awaiting.seats).toEqual(['B'])
    expect(table?.awaiting.text).toMatch(/Orders of seat B are awaited until .*23:59/)
    await house.referee.sealOrders(south, { ...key, askId: b.asks[0]?.id ?? '', orders: [] })
    const [job] = (await house.referee.overdue()).filter((due) => due.campaignId === campaignId)
    expect(job).toMatchObject({ campaignId, why: 'complete' })
    if (job) expect(await house.referee.closeGroup(job)).toBe('closed')
    const next = await current(north.session, campaignId)
    expect(next.number).toBe(2)
    expect(storedTexts(next)).toContain(`A scout of yours goes to ${scout?.at ?? ''}.`)
    expect((await current(south.session, campaignId)).report.some(({ step }) => step === 'walked')).toBe(false)
    expect(await house.reads.briefings(north.session, campaignId, 0, 50)).toHaveLength(2)
    expect((await house.reads.receipts(north.session, campaignId)).map(({ hash }) => hash)).toEqual([
      first.receipt?.hash,
    ])
    expect(await house.reads.receipts(south.session, campaignId)).toHaveLength(1)
  })

  test('what is wrong with a sheet is told, and nothing is sealed', async () => {
    const { campaignId, north } = await openTable(house)
    const briefing = await current(north.session, campaignId)
    const askId = briefing.asks[0]?.id ?? ''
    const orders = [{ kind: 'walk', piece: 'B1', to: '0,0' }, { kind: 'fly' }]
    const input = { campaignId, askId, orders }
    const refused = await house.referee.sealOrders(north, { ...input, idempotencyKey: 'only-once' })
    expect(refused.receipt).toBeNull()
    expect(refused.problems).toMatchObject([
      { code: 'piece', index: 0 },
      { code: 'form', index: 1 },
    ])
    const draft = await house.referee.saveDraft(north, { ...input, orders: orders.slice(0, 1) })
    expect(draft.problems).toMatchObject([{ code: 'piece', index: 0 }])
    expect(await house.reads.draft(north.session, campaignId, askId)).toMatchObject({ orders: orders.slice(0, 1) })
    expect(await house.reads.receipts(north.session, campaignId)).toEqual([])
  })

  test('what is only worth knowing is told beside, and keeps nothing from being sealed', async () => {
    const warnings: Toy['warnings'] = (view, _ask, orders) =>
      view.pieces
        .filter(({ id }) => !orders.some(({ piece }) => piece === id))
        .map(({ id }) => ({ code: 'idle', message: `${id} has no orders.`, rule: ruleId('LA-2'), piece: id }))
    const wordy = await openHouse(registryOf([{ ...toy, warnings }]))
    try {
      const { campaignId, north } = await openTable(wordy)
      const sheet = { campaignId, askId: 'walk-1-A', orders: [{ kind: 'walk', piece: 'A1', to: '1,1' }] }
      const idle = [
        { code: 'idle', piece: 'A2' },
        { code: 'idle', piece: 'A3' },
      ]
      expect(await wordy.referee.saveDraft(north, sheet)).toMatchObject({ problems: [], warnings: idle })
      expect(await wordy.reads.draft(north.session, campaignId, 'walk-1-A')).toMatchObject({ warnings: idle })
      const wrong = [{ kind: 'walk', piece: 'A1', to: '4,4' }]
      expect(await wordy.referee.saveDraft(north, { ...sheet, orders: wrong })).toMatchObject({ warnings: [] })
      const sealed = await wordy.referee.sealOrders(north, { ...sheet, idempotencyKey: 'only-once' })
      expect(sealed).toMatchObject({ problems: [], warnings: idle })
      expect(sealed.receipt).not.toBeNull()
      const again = await wordy.referee.sealOrders(north, { ...sheet, idempotencyKey: 'only-once' })
      expect(again).toEqual({ ...sealed, warnings: [] })
    } finally {
      await wordy.close()
    }
  })

  test('another seat’s question does not exist', async () => {
    const { campaignId, north, south } = await openTable(house)
    const askId = (await current(north.session, campaignId)).asks[0]?.id ?? ''
    const sheet = { campaignId, askId, orders: [], idempotencyKey: 'only-once' }
    const refused = await house.referee.sealOrders(south, sheet).catch((error: unknown) => error)
    const nonsense = await house.referee
      .sealOrders(south, { ...sheet, askId: 'nonsense' })
      .catch((error: unknown) => error)
    expect(refused).toEqual(nonsense)
    expect(refused).toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('at the end the key is opened, and every seat’s briefings with it', async () => {
  const { campaignId, north, south } = await openTable(house)
  expect(await house.reads.briefing(north.session, campaignId, 1, { seat: 'B' })).toBeNull()
  await house.referee.endCampaign(north, { campaignId })
  expect((await house.reads.campaign(south.session, campaignId))?.privateKey).toContain('BEGIN PRIVATE KEY')
  expect((await house.reads.briefing(north.session, campaignId, 1, { seat: 'B' }))?.view.viewer).toEqual({
    kind: 'seat',
    seat: 'B',
  })
  expect((await house.reads.table(south.session, campaignId))?.phase).toBe('ENDED')
})
