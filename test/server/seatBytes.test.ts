import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicKeyOf } from '../../server/src/referee/dice/vrf.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { checkThrows } from '../../web/dice/checkThrows.js'
import { diceContribution, type House, openHouse, openTable, sealStay } from '../support/house.js'
import { toy } from '../support/toyRuleset.js'
import { nightly } from '../support/toyVariants.js'

let house: House
beforeAll(async () => {
  house = await openHouse(registryOf([nightly(toy)]))
})
afterAll(() => house.close())

interface Entry extends Record<string, unknown> {
  readonly kind: string
  readonly published: boolean
  readonly entry: { readonly bytes?: string; readonly seatBytes?: readonly string[] }
}

it('a seat adds what its holder sent, a bot nothing; the record is bound to it before the first throw, and members read it from then on', async () => {
  const [organiser, watcher] = [await house.person('Organiser'), await house.person('Watcher')]
  const own = diceContribution()
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'The night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
    ...{ seat: 'A', diceContribution: own, bots: ['B'] },
  })
  const { token } = await house.referee.invite(organiser, { campaignId, role: 'OBSERVER' })
  await house.referee.acceptInvitation(watcher, { token })
  const read = async () => (await house.reads.campaign(watcher.session, campaignId))?.seatBytes
  expect(await read()).toEqual([])
  await house.referee.startCampaign(organiser, { campaignId })
  expect(await read()).toEqual([own, ''])
  const entries = await house.sql<Entry>(
    'SELECT kind, entry, published FROM muster.record WHERE campaign = $1 ORDER BY number',
    [campaignId],
  )
  expect(entries.find(({ kind }) => kind === 'joined')?.entry.bytes).toBe(own)
  const kinds = entries.map(({ kind }) => kind)
  expect(kinds.indexOf('seatBytes')).toBeLessThan(kinds.indexOf('resolution'))
  const bound = entries.find(({ kind }) => kind === 'seatBytes')
  expect(bound).toMatchObject({ published: true, entry: { seatBytes: [own, ''] } })
})

it('the opened war tells of its dice with proofs that hold, also of resolutions that were stored without any', async () => {
  const { campaignId, north, south } = await openTable(house)
  await sealStay(house, north, campaignId, 'walk-1-A')
  await sealStay(house, south, campaignId, 'walk-1-B')
  await house.referee.closeGroup({ campaignId, groupId: 'walk-1', why: 'complete' })
  await house.sql(
    `UPDATE muster.resolution SET throws = (SELECT coalesce(json_agg(t::jsonb - 'proof'), '[]') FROM json_array_elements(throws) t)
     WHERE campaign = $1`,
    [campaignId],
  )
  await house.sql(`UPDATE muster.campaign SET phase = 'ENDED' WHERE id = $1`, [campaignId])
  await house.referee.openWar(campaignId)
  const campaign = await house.reads.campaign(north.session, campaignId)
  const opened = await house.reads.briefing(north.session, campaignId, 2, 'everyone')
  const thrown = opened?.report.flatMap(({ throws = [] }) => throws) ?? []
  expect(thrown.map(({ subject, turn, stage }) => [subject, turn, stage])).toEqual([['night', 1, 'walk']])
  if (!campaign || campaign.privateKey === null) throw new Error('the campaign is not open')
  expect(publicKeyOf(campaign.privateKey)).toBe(campaign.publicKey)
  expect(thrown.map((one) => checkThrows(campaign, one))).toEqual(['proven'])
})
