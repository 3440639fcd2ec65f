import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning, raiseDesk } from './room.js'

flow('sandbox', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, , id] = await planning(stage)
  const { page } = north
  await enter(stage, north, id)
  await press(page.getByRole('link', { name: 'Try it in a sandbox' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sandbox')
  await raiseDesk(stage, north)
  const guesses = page.getByRole('list', { name: 'Guesses' }).getByRole('listitem')
  await expect(guesses.first().or(page.getByText('Nothing is guessed.'))).toBeVisible()
  const before = await guesses.count()
  await press(page.getByRole('button', { name: 'Add a guess' }))
  const where = page.getByLabel('Where')
  await expect(where.locator('option').nth(1)).toBeAttached()
  await where.selectOption({ index: 1 })
  await expect(guesses).toHaveCount(before + 1)
  await sound(north)
  await press(page.getByRole('tab', { name: /^Orders/ }))
  await ruleset.order(north, ruleset.piece('A'))
  await press(page.getByRole('button', { name: 'See what would happen' }))
  await expect(page.locator('.s-when')).toContainText('1 step on')
  await sound(north)
  await press(page.getByRole('button', { name: 'Back a step' }))
  await press(page.getByRole('tab', { name: /^Orders/ }))
  await press(page.getByRole('button', { name: 'Take this order to the desk' }))
  await page.waitForURL(/\/campaign\/[^/]+\?tab=orders/)
  await expect(page.getByRole('list', { name: 'Your pieces' }).locator('.c-order')).toHaveCount(1)
})
