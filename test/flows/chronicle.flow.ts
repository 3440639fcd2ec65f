import { expect } from '@playwright/test'
import { seatBoth } from '../e2e/api.js'
import { png } from '../pictures/files.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'
import { enter } from './room.js'

flow('chronicle', async (stage) => {
  const { ruleset, press, sound, member, stranger } = stage
  const [north, south, world] = [await member('North'), await member('South'), await stranger('World')]
  const id = await createCampaign(north, ruleset, 'Told to the world', { publicChronicle: true })
  await seatBoth(north, south, id)
  const { page } = north
  await enter(stage, north, id, /Chronicle/)
  await press(page.getByRole('button', { name: 'Write an entry' }))
  await page.getByLabel('Title').fill('Dawn at the ford')
  await page.getByLabel('Text', { exact: true }).fill('Fog lay on the water.')
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'table.png', mimeType: 'image/png', buffer: await png(600, 400) }])
  await page.getByLabel('Below picture 1').fill('The ford at dawn')
  await page.getByLabel(/^Public/).check()
  await sound(north)
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByRole('heading', { name: 'Dawn at the ford' })).toBeVisible()
  await enter(stage, south, id, /Chronicle/)
  await expect(south.page.getByText('Fog lay on the water.')).toBeVisible()
  await sound(south)
  const address = await page.getByRole('link', { name: 'Read the public page' }).getAttribute('href')
  await world.page.goto(address ?? '')
  await expect(world.page.getByRole('img', { name: 'The ford at dawn' })).toBeVisible()
  await sound(world)
})
