import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'

flow('account', async ({ ruleset, press, sound, stranger }) => {
  const person = await stranger('Newcomer')
  const { page } = person
  const [email, password] = [`${randomBytes(6).toString('hex')}@example.org`, 'a quite long password']
  const menu = page.getByRole('button', { name: 'Newcomer' })
  await page.goto('/')
  await press(page.getByRole('link', { name: 'Sign in', exact: true }).first())
  await press(page.getByRole('link', { name: 'Make one' }))
  await press(page.getByRole('button', { name: 'Make the account' }))
  await expect(page.getByText('Give an e-mail address.')).toBeVisible()
  await page.getByLabel('Name').fill('Newcomer')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await sound(person)
  await press(page.getByRole('button', { name: 'Make the account' }))
  await page.waitForURL(/\/lobby/)
  await createCampaign(person, ruleset, 'First of mine')
  await page.reload()
  await expect(page.getByRole('link', { name: 'First of mine' })).toBeVisible()
  await sound(person)
  await press(menu)
  await press(page.getByRole('menuitem', { name: 'Sign out' }))
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/sign-in?next=/lobby')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page.getByRole('link', { name: 'First of mine' })).toBeVisible()
})
