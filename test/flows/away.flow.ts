import { expect } from '@playwright/test'
import { join } from '../e2e/people.js'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

/** As a control for local times takes it. */
const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

flow('away', async (stage) => {
  const { press, sound, stranger } = stage
  const [north, south, id] = await planning(stage)
  const dora = await stranger('Dora')
  const { page } = south
  await enter(stage, north, id, /People/)

  await page.goto('/account')
  const vacations = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Vacations' }) })
  await vacations.getByLabel('From', { exact: true }).fill(inDays(3))
  await vacations.getByLabel('Until', { exact: true }).fill(inDays(6))
  await press(page.getByRole('button', { name: 'Announce it' }))
  await expect(north.page.getByText(/South is away from/)).toBeVisible()
  await sound(south)

  await enter(stage, south, id, /People/)
  await press(page.getByText('While you are away'))
  await press(page.getByRole('button', { name: 'Make the link' }))
  const link = (await page.locator('.a-secret').textContent()) ?? ''
  await sound(south)
  await join(dora, link, 'Act for this seat')
  await enter(stage, dora, id, /People/)
  await expect(dora.page.getByText('You act for South at seat B')).toBeVisible()
  await sound(dora)
  await expect(north.page.getByText(/Seat B: Dora acts for South, from/)).toBeVisible()
  await press(page.getByRole('button', { name: 'End it' }))
  await expect(dora.page.getByText('You act for South at seat B')).toHaveCount(0)

  await press(page.locator('summary', { hasText: 'Look for a substitute' }))
  await page.getByLabel('Note, for all to read').fill('A new job.')
  await press(page.getByRole('button', { name: 'Offer the seat' }))
  await expect(north.page.getByText(/South looks for a substitute\. “A new job\.”/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Keep the seat' }))
  await expect(north.page.getByText(/South looks for a substitute\./)).toHaveCount(0)
})
