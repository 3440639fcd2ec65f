import { expect } from '@playwright/test'
import { seatBoth } from '../e2e/api.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'
import { enter } from './room.js'

flow('armies', async (stage) => {
  const { ruleset, member } = stage
  const [north, south] = [await member('North'), await member('South')]
  const id = await createCampaign(north, ruleset, 'Armies', { settings: { ...ruleset.settings, ...ruleset.ownArmies } })
  await seatBoth(north, south, id)
  for (const person of [north, south]) await enter(stage, person, id)
  await ruleset.chooseArmies(stage, north, south)
  for (const { page } of [north, south]) await expect(page.locator('.c-turn')).toContainText('Turn 1')
})
