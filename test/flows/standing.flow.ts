import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('standing', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, , id] = await planning(stage)
  const { page } = north
  await enter(stage, north, id)
  await ruleset.order(north, ruleset.piece('A'))
  await press(page.locator('summary', { hasText: 'Standing orders' }))
  await expect(page.getByText('You have no standing orders.')).toBeVisible()
  await page.getByLabel('Last turn in which they count').fill('3')
  await press(page.getByRole('button', { name: 'Keep as standing orders' }))
  await expect(page.getByText('1 of 1 could be given now.')).toBeVisible()
  await expect(page.getByText('They count for the last time in turn 3.')).toBeVisible()
  await sound(north)
  await press(page.getByRole('button', { name: 'End them' }))
  await expect(page.getByText('You have no standing orders.')).toBeVisible()
})
