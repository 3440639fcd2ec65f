import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import type { OrganisingRole } from '../../server/src/referee/common/contract.js'
import type { MemberRow } from '../../server/src/store/reads.js'
import { type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { daysAhead, diceContribution, type House, letBegin, openHouse, type Person } from '../support/house.js'
import { openTeller, toldTo } from '../support/teller.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const members = async (reader: Person = feud.observer): Promise<readonly MemberRow[]> =>
  (await house.reads.table(reader.session, feud.campaignId))?.members ?? []

const idOf = async ({ name }: Person): Promise<string> =>
  (await members()).find((member) => member.name === name)?.id ?? ''

const name = async (by: Person, whom: Person, role: OrganisingRole = 'CO_ORGANISER'): Promise<unknown> =>
  house.referee.nameOrganiser(by, { campaignId: feud.campaignId, memberId: await idOf(whom), role })

const answer = (who: Person, accept = true): Promise<unknown> =>
  house.referee.answerNaming(who, { campaignId: feud.campaignId, accept })

const dismiss = async (by: Person, whom: Person): Promise<unknown> =>
  house.referee.dismissCoOrganiser(by, { campaignId: feud.campaignId, memberId: await idOf(whom) })

const makeCoOrganiser = async (whom: Person): Promise<void> => {
  await name(feud.organiser, whom)
  await answer(whom)
}

const placeOf = async (who: Person) => (await house.reads.campaign(who.session, feud.campaignId))?.place

/** The newest lines of the log, as an observer reads them. */
const said = async (count: number): Promise<readonly string[]> => {
  const rows = await house.reads.log(feud.observer.session, feud.campaignId, null, count)
  return [...rows].reverse().map((row) => logText(row, 'UTC'))
}

describe('a co-organiser', () => {
  it('is asked, says yes, and all read it', async () => {
    await name(feud.organiser, feud.north)
    expect(await placeOf(feud.north)).toMatchObject({ organiser: false, coOrganiser: false })
    expect((await members()).find(({ name: called }) => called === 'North')).toMatchObject({
      ...{ named: 'CO_ORGANISER', coOrganiser: false, organiser: false, seat: 'A', mine: false },
    })
    await answer(feud.north)
    expect(await placeOf(feud.north)).toMatchObject({ role: 'PLAYER', organiser: true, coOrganiser: true })
    expect((await members()).find(({ name: called }) => called === 'North')).toMatchObject({
      ...{ named: null, coOrganiser: true, organiser: false },
    })
    expect(await said(2)).toEqual([
      'Organiser asked North to become a co-organiser.',
      'North is a co-organiser from now on, and may do what the organiser may.',
    ])
  })

  it('may say no, and be asked again', async () => {
    await name(feud.organiser, feud.north)
    await expect(name(feud.organiser, feud.north)).rejects.toMatchObject(refusal('CONFLICT', /has not answered/))
    await answer(feud.north, false)
    expect(await said(1)).toEqual(['North said no and does not become a co-organiser.'])
    await expect(answer(feud.north)).rejects.toMatchObject(refusal('CONFLICT', /asks you/))
    await makeCoOrganiser(feud.north)
    await expect(name(feud.organiser, feud.north)).rejects.toMatchObject(refusal('CONFLICT', /already/))
  })

  it('does what the organiser does, under their own name', async () => {
    await makeCoOrganiser(feud.observer)
    const { campaignId, observer, west } = feud
    await house.referee.pauseCampaign(observer, { campaignId, note: 'A holiday' })
    await house.referee.resumeCampaign(observer, { campaignId })
    await house.referee.extendDeadline(observer, { campaignId, class: 'day', at: daysAhead(200) })
    await house.referee.removeHolder(observer, { campaignId, seat: 'C' })
    await house.referee.seatBot(observer, { campaignId, seat: 'C' })
    const { id } = await house.referee.invite(observer, { campaignId, role: 'PLAYER', seat: 'C' })
    expect((await house.reads.invitations(observer.session, campaignId)).map((row) => row.id)).toContain(id)
    await house.referee.revokeInvitation(observer, { id })
    await expect(house.referee.revokeInvitation(west, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await name(observer, feud.south)
    expect((await said(20)).slice(-6).every((line) => line.startsWith('Observer '))).toBe(true)
    await house.referee.endCampaign(observer, { campaignId })
    expect(await said(1)).toEqual(['Observer ended the campaign.'])
  })

  it('takes nothing from the organiser: neither their place nor their seat', async () => {
    const { campaignId, organiser, north, south } = feud
    await makeCoOrganiser(north)
    await expect(name(north, south, 'ORGANISER')).rejects.toMatchObject(refusal('FORBIDDEN', /Only the organiser/))
    await name(organiser, south, 'ORGANISER')
    await expect(dismiss(north, south)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await answer(south)
    await expect(house.referee.removeHolder(north, { campaignId, seat: 'B' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('ends with a dismissal, with their own wish, and with their place', async () => {
    const { campaignId, organiser, north, south, west } = feud
    for (const one of [north, south, west]) await makeCoOrganiser(one)
    await dismiss(organiser, north)
    await dismiss(south, south)
    await house.referee.leaveCampaign(west, { campaignId })
    for (const one of [north, south])
      await expect(house.referee.pauseCampaign(one, { campaignId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await members()).filter(({ coOrganiser }) => coOrganiser)).toEqual([])
    expect(await placeOf(west)).toMatchObject({ organiser: false, former: true })
    expect(await said(3)).toEqual([
      'Organiser dismissed North, who is no longer a co-organiser.',
      'South is no longer a co-organiser.',
      'West left seat C.',
    ])
  })

  it('who invites somebody has consented by that, and nobody else has', async () => {
    const { campaignId, organiser, north, south } = feud
    await makeCoOrganiser(north)
    await house.referee.leaveCampaign(feud.west, { campaignId })
    const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'C' })
    const guest = await house.person('Guest')
    await house.referee.acceptInvitation(guest, { token, diceContribution: diceContribution() })
    expect(await placeOf(guest)).toMatchObject({ role: 'WAITING' })
    await letBegin(house, campaignId, [south])
    expect(await placeOf(guest)).toMatchObject({ role: 'PLAYER', seat: 'C' })
    expect(await placeOf(organiser)).toMatchObject({ role: 'ORGANISER' })
  })

  it('is no voice of its own when a seat was emptied by removal', async () => {
    const { campaignId, organiser, north, south } = feud
    await makeCoOrganiser(south)
    for (const seat of ['A', 'C']) await house.referee.removeHolder(organiser, { campaignId, seat })
    await house.referee.closeStage(organiser, { campaignId })
    const [notice] = (await house.reads.table(south.session, campaignId))?.matters ?? []
    await house.referee.consentTo(south, { campaignId, matterId: notice?.id ?? '' })
    expect(await house.reads.table(south.session, campaignId)).toMatchObject({
      turn: 1,
      matters: [{ kind: 'CLOSING' }],
    })
    expect(await placeOf(north)).toMatchObject({ former: true })
  })
})

describe('the organiser’s place', () => {
  it('is handed over to whoever says yes; without a seat one watches on', async () => {
    const { campaignId, organiser, north, south } = feud
    await makeCoOrganiser(south)
    await name(organiser, north, 'ORGANISER')
    await expect(name(organiser, south, 'ORGANISER')).rejects.toMatchObject(refusal('CONFLICT', /Somebody else/))
    await answer(north)
    expect(await placeOf(north)).toMatchObject({ role: 'PLAYER', organiser: true, coOrganiser: false })
    expect(await placeOf(organiser)).toMatchObject({
      ...{ role: 'OBSERVER', seat: null, organiser: false, coOrganiser: false, former: false },
    })
    expect(await house.reads.table(south.session, campaignId)).toMatchObject({ organiser: 'North' })
    expect(await said(1)).toEqual(['North is the organiser from now on, in place of Organiser.'])
    await expect(house.referee.pauseCampaign(organiser, { campaignId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await name(north, south, 'ORGANISER')
    await answer(south)
    expect(await placeOf(north)).toMatchObject({ role: 'PLAYER', seat: 'A', organiser: false })
    expect(await placeOf(south)).toMatchObject({ organiser: true, coOrganiser: false })
  })

  it('stays where it is if it is taken back or declined', async () => {
    const { organiser, north } = feud
    await name(organiser, north, 'ORGANISER')
    await dismiss(organiser, north)
    await name(organiser, north, 'ORGANISER')
    await answer(north, false)
    expect(await said(4)).toEqual([
      'Organiser asked North to take over as organiser.',
      'Organiser no longer asks North to take over as organiser.',
      'Organiser asked North to take over as organiser.',
      'North said no and does not take over as organiser.',
    ])
    expect(await placeOf(organiser)).toMatchObject({ role: 'ORGANISER' })
  })

  it('is no business of strangers and of members who do not organise', async () => {
    const { campaignId, north, outsider } = feud
    const named = { campaignId, memberId: await idOf(north), role: 'CO_ORGANISER' as const }
    await expect(house.referee.nameOrganiser(outsider, named)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(house.referee.nameOrganiser(north, named)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const other = await openFeud(house)
    await expect(
      house.referee.nameOrganiser(other.organiser, { ...named, campaignId: other.campaignId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await house.reads.table(outsider.session, campaignId)).toBeNull()
  })
})

it('people are told: who is asked of that, all of a new organiser, co-organisers of who leaves', async () => {
  const { campaignId, organiser, north, south } = feud
  const teller = await openTeller(house, [])
  try {
    await makeCoOrganiser(north)
    await house.referee.leaveCampaign(south, { campaignId })
    await name(organiser, north, 'ORGANISER')
    await answer(north)
    await teller.tell()
  } finally {
    await teller.close()
  }
  expect((await toldTo(house, north)).filter((kind) => kind === 'NAMED')).toHaveLength(2)
  expect(await toldTo(house, north)).toContain('VACATED')
  expect(await toldTo(house, north)).not.toContain('ORGANISER')
  for (const other of [organiser, feud.west, feud.observer]) expect(await toldTo(house, other)).toContain('ORGANISER')
})
