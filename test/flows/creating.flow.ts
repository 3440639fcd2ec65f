import { expect } from '@playwright/test'
import { fillIn, press } from '../e2e/creating.js'
import { flow } from './flow.js'

flow('creating', async ({ ruleset, sound, member }) => {
  const person = await member('Organiser')
  const { page } = person
  await page.goto('/new')
  await fillIn(person, { name: 'A new war', ruleset: ruleset.card, map: ruleset.map, others: 'bots' })
  await expect(page.getByRole('region', { name: 'What you create' })).toContainText('a bot plays B')
  await sound(person)
  await press(person)
  await expect(page.locator('.c-seats')).toContainText('bot')
  await sound(person)
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.locator('.c-turn')).toHaveText(ruleset.opening)
})
