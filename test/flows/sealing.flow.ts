import { expect } from '@playwright/test'
import { seatBoth } from '../e2e/api.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'
import { enter, openTab, sealSheet } from './room.js'

flow('sealing', async (stage) => {
  const { ruleset, press, sound, member } = stage
  const [north, south] = [await member('North'), await member('South')]
  const id = await createCampaign(north, ruleset, 'Twice sealed', {
    ...{ replaceable: true, coolDownHours: 6, settings: { ...ruleset.settings, ...ruleset.resubmitted } },
  })
  await seatBoth(north, south, id)
  const { page } = north
  await enter(stage, north, id)
  await ruleset.open(stage, north)
  await press(page.getByRole('button', { name: 'Change the orders' }))
  await sealSheet(stage, north)
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  await sound(north)
  await enter(stage, south, id)
  await ruleset.open(stage, south)
  await expect(page.getByText(/^All have sealed\. You can take your seal back until/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Take back', exact: true }))
  await expect(page.getByText('Your seal is taken back')).toBeVisible()
  await openTab(stage, south, /Orders/)
  await expect(south.page.getByText(/until the stage closes: 6 hours after the last seat/)).toBeVisible()
})
