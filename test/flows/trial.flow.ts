import { expect } from '@playwright/test'
import { flow } from './flow.js'

flow('trial', async ({ press, sound, stranger }) => {
  const person = await stranger('Stranger')
  const { page } = person
  const reading = page.getByRole('tab', { name: 'Report', selected: true })
  await page.goto('/')
  await press(page.getByRole('link', { name: 'Play a turn, no account' }))
  await press(page.getByRole('button', { name: /^\d+ A1/ }))
  await press(page.getByRole('button', { name: 'Fortify' }))
  await sound(person)
  await press(page.getByRole('button', { name: 'Seal 1 order and end the turn' }))
  await expect(reading).toBeVisible()
  await expect(page.locator('.c-report')).toContainText('A1')
  await press(page.locator('.c-panel-foot button'))
  await press(page.getByRole('button', { name: 'Seal an empty plan' }))
  await expect(reading).toBeVisible()
  await sound(person)
})
