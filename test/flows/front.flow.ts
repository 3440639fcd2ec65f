import { expect } from '@playwright/test'
import { flow } from './flow.js'

flow('front', async ({ ruleset, press, sound, stranger }) => {
  const person = await stranger('Visitor')
  const { page } = person
  await page.goto('/')
  await expect(page.locator('[data-ready]').first()).toBeVisible()
  await sound(person)
  await page.getByRole('heading', { name: 'Rulesets' }).scrollIntoViewIfNeeded()
  await press(page.getByRole('link', { name: ruleset.short }))
  await expect(page.getByRole('heading', { name: /rules as Muster/ })).toBeVisible()
  await sound(person)
  await page.goto('/reference')
  await page.getByRole('searchbox', { name: 'Search the tables and rules' }).fill('a')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await sound(person)
})
