import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { planning } from './room.js'

flow('settings', async (stage) => {
  const { press, sound } = stage
  const [north] = await planning(stage)
  const { page } = north
  await page.goto('/account')
  const name = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Name', exact: true }) })
  await name.getByLabel('Name').fill('North the Bold')
  await press(page.getByRole('button', { name: 'Change the name' }))
  await expect(page.getByRole('heading', { name: 'North the Bold' })).toBeVisible()
  const tokens = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tokens for tools' }) })
  await press(page.getByRole('button', { name: 'Make the token' }))
  await expect(page.getByText('Name it after the tool that will use it.')).toBeVisible()
  await tokens.getByLabel('Name').fill('map printer')
  await press(page.getByRole('button', { name: 'Make the token' }))
  await expect(page.getByText('Copy the token now: it is not shown again')).toBeVisible()
  await press(page.getByRole('button', { name: 'I have it' }))
  await press(page.getByRole('button', { name: 'Revoke map printer' }))
  await expect(page.getByText('No token yet.')).toBeVisible()
  await expect(page.getByText('this device', { exact: true })).toBeVisible()
  await sound(north)
  const coming = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Download your data' }))
  expect((await coming).suggestedFilename()).not.toBe('')
})
