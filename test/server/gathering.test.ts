import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House, Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse()
})
afterAll(() => house.close())

const create = (who: Person): Promise<{ readonly campaignId: string }> =>
  house.referee.createCampaign(who, {
    ...{ name: 'One of many', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
  })

it('twenty campaigns of one organiser wait to begin, however many are asked for at once', async () => {
  const [eager, other] = [await house.person('Eager'), await house.person('Other')]
  const asked = await Promise.allSettled(Array.from({ length: 24 }, () => create(eager)))
  const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(made.length).toBe(20)
  expect(refused.every((reason) => reason.includes('20 campaigns that have not started'))).toBe(true)
  await create(other)
  const [first] = made
  await house.referee.endCampaign(eager, { campaignId: first?.campaignId ?? '' })
  await create(eager)
})
