import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('lists', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, , id] = await planning(stage)
  const { page } = north
  const orders = page.locator('.c-plan-piece .c-order')
  await enter(stage, north, id)
  await ruleset.order(north, ruleset.piece('A'))
  await sound(north)
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(orders).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Redo' }))
  await expect(orders).toHaveCount(1)
  await expect(page.locator('.c-saving')).toHaveText('Draft saved')
  await page.reload()
  await expect(orders).toHaveCount(1)
  await press(page.getByRole('button', { name: /^Strike out/ }).first())
  await expect(orders).toHaveCount(0)
})
