import { expect } from '@playwright/test'
import { api, seatBoth } from '../e2e/api.js'
import { inviteTo, join } from '../e2e/people.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'
import { enter, raiseDesk } from './room.js'

flow('late', async (stage) => {
  const { ruleset, sound, member, stranger } = stage
  const [north, south, late] = [await member('North'), await member('South'), await stranger('Late')]
  const id = await createCampaign(north, ruleset, 'One comes later', {
    scenarioId: ruleset.forThree,
    ...(ruleset.id === 'hex-1.4' && { settings: {} }),
  })
  await api(north, 'mutation ($id: ID!) { reserveSeat(campaignId: $id, seat: "C") { id } }', { id })
  await seatBoth(north, south, id)
  await ruleset.toTurnOne(north, south, id)
  await enter(stage, north, id, /People/)
  await expect(north.page.locator('.c-seats')).toContainText(/kept for somebody who joins by turn/)
  const link = await inviteTo(north, 'C')
  await late.page.goto(new URL(link).pathname)
  await expect(late.page.getByRole('heading', { name: 'Starts that are kept' })).toBeVisible()
  await sound(late)
  await join(late, link, 'Take the seat')
  await ruleset.playTurn(north, south, id)
  await expect(late.page.locator('.c-turn')).toContainText('Turn 2')
  await raiseDesk(stage, late)
  await expect(late.page.getByRole('list', { name: 'Your pieces' }).getByRole('button').first()).toBeVisible()
  await sound(late)
})
