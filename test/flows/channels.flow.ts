import { expect } from '@playwright/test'
import { openDiscord } from '../support/chats.js'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

const webhook = '/api/webhooks/42/the-Secret_token'

flow('channels', async (stage) => {
  const { press, sound } = stage
  const discord = await openDiscord(webhook)
  const [north, , id] = await planning(stage)
  const { page } = north
  const add = async (name: string): Promise<void> => {
    await press(page.locator('summary', { hasText: /^Add a channel/ }))
    await page.getByLabel('Kind').selectOption('DISCORD')
    await page.locator('.n-add').getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Webhook address').fill(discord.origin + webhook)
    await press(page.getByRole('button', { name: 'Add channel' }))
  }
  await enter(stage, north, id, /People/)
  await add('War room')
  await press(page.getByRole('button', { name: 'Send a test: Discord “War room”' }))
  await expect.poll(() => discord.messages().length).toBeGreaterThan(0)
  await sound(north)

  await page.goto('/account')
  await press(page.locator('summary', { hasText: 'What it is told' }))
  const letters = page.getByRole('checkbox', { name: 'Letters', exact: true })
  await press(letters)
  await expect(letters).not.toBeChecked()
  await add('Mine')
  await press(page.getByRole('button', { name: 'Pause: Discord “Mine”' }))
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Set quiet hours' }))
  await expect(page.getByText('Your quiet hours are set.')).toBeVisible()
  await sound(north)
  await press(page.getByRole('button', { name: 'Remove: Discord “Mine”' }))
  await expect(page.getByText('Discord “Mine”')).toHaveCount(0)
  await discord.close()
})
