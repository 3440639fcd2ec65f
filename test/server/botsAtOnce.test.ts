import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diceContribution, type House } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse()
})
afterAll(() => house.close())

describe('a campaign that is created with bots', () => {
  const creating = async (bots: readonly string[], seat: 'A' | null = 'A') => {
    const north = await house.person('North')
    const { campaignId } = await house.referee.createCampaign(north, {
      ...{ name: 'A night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC', bots },
      ...(seat ? { seat, diceContribution: diceContribution() } : {}),
    })
    return { campaignId, north }
  }

  test('can be started at once, and everybody reads who plays', async () => {
    const { campaignId, north } = await creating(['B'])
    const seats = (await house.reads.table(north.session, campaignId))?.seats
    expect(seats?.map(({ bot, holder }) => [bot, holder])).toEqual([
      [false, 'North'],
      [true, null],
    ])
    await house.referee.startCampaign(north, { campaignId })
    expect(await house.reads.briefing(north.session, campaignId)).not.toBeNull()
  })

  test('refuses a seat that there is not, the same seat twice, and the organiser’s own', async () => {
    await expect(creating(['Z'])).rejects.toThrow('Choose one of the seats A, B.')
    await expect(creating(['B', 'B'])).rejects.toThrow('Choose one of the seats A, B.')
    await expect(creating(['A'])).rejects.toThrow('You play seat A yourself.')
  })

  test('may be all bots', async () => {
    const { campaignId, north } = await creating(['A', 'B'], null)
    await house.referee.startCampaign(north, { campaignId })
    expect((await house.reads.table(north.session, campaignId))?.phase).toBe('RUNNING')
  })
})
