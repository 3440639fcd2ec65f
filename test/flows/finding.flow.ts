import { expect } from '@playwright/test'
import { api } from '../e2e/api.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'

flow('finding', async ({ ruleset, phone, press, sound, member }) => {
  const [organiser, seeker] = [await member('Olga'), await member('Stefan')]
  const { page } = seeker
  const name = `Looking for players, ${ruleset.id}, ${phone ? 'small' : 'large'}`
  const id = await createCampaign(organiser, ruleset, name)
  await api(organiser, 'mutation ($id: ID!) { setVisibility(campaignId: $id, visibility: LISTED) { id } }', { id })
  await page.goto('/campaigns')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await sound(seeker)
  await press(page.getByRole('link', { name }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel('A few words about you').fill('I play every Sunday.')
  await press(page.getByRole('button', { name: 'Ask', exact: true }))
  await expect(page.getByText('waiting for an answer')).toBeVisible()
  await sound(seeker)
  await organiser.page.goto(`/campaign/${id}`)
  await expect(organiser.page.getByText('I play every Sunday.')).toBeVisible()
  await sound(organiser)
  await press(organiser.page.getByRole('button', { name: 'Accept' }))
  await expect(organiser.page.locator('.c-seats')).toContainText('Stefan')
  await page.goto(`/campaign/${id}`)
  await expect(page.locator('.c-seats')).toContainText('Stefan')
})
