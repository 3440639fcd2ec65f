import { expect } from '@playwright/test'
import { api } from '../e2e/api.js'
import { flow } from './flow.js'
import { planning } from './room.js'

flow('ending', async (stage) => {
  const { ruleset, press, sound, stranger } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  await ruleset.pass(north, south, id)
  await page.goto(`/campaign/${id}`)
  await api(north, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id })
  await press(page.getByRole('link', { name: 'How it ended' }))
  await expect(page.getByRole('heading', { name: 'The war is over' })).toBeVisible()
  await page.getByLabel('Whose view').selectOption('B')
  await sound(north)
  const coming = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Save as a moving picture (SVG)' }))
  expect((await coming).suggestedFilename()).toMatch(/\.svg$/)

  const sharing = page.getByRole('region', { name: 'Share this war by link' })
  await press(sharing.getByRole('button', { name: 'Share by link' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Share by link' }))
  const path = await sharing.getByRole('link', { name: 'Open the shared page' }).getAttribute('href')
  const world = await stranger('World')
  await world.page.goto(path ?? '')
  await expect(world.page.getByRole('heading', { name: 'The war is over' })).toBeVisible()
  await press(world.page.getByRole('button', { name: 'Watch it here' }))
  await expect(world.page.locator('.c-film-shown')).toBeVisible()
  await sound(world)
  await south.page.goto(`/campaign/${id}/end`)
  // What stands above it has been read.
  await expect(south.page.getByRole('button', { name: 'Save as a moving picture (SVG)' })).toBeVisible()
  await press(south.page.getByRole('button', { name: 'Object to a link' }))
  await expect(south.page.getByText('No link: seat B wants none.')).toBeVisible()
  await world.page.reload()
  await expect(world.page.getByText('This link opens no war.')).toBeVisible()

  await press(page.getByRole('link', { name: 'See the war as it was' }))
  await page.getByRole('slider', { name: 'Moment of the war' }).press('End')
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
  await sound(north)
})
