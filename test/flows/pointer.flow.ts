import { expect } from '@playwright/test'
import { drag } from '../e2e/onMap.js'
import { flow } from './flow.js'
import { planning } from './room.js'

flow('pointer', async (stage) => {
  const { ruleset, phone, sound } = stage
  const [north, , id] = await planning(stage)
  const { page } = north
  const pieces = page.getByRole('list', { name: 'Your pieces' })
  await page.goto(`/campaign/${id}`)
  await pieces.waitFor()
  const [from, to] = await ruleset.spots(north, id)
  if (phone) {
    await page.touchscreen.tap(from.x, from.y)
    await expect(page.locator('.c-plan-piece[data-picked]')).toContainText(ruleset.piece('A'))
    await page.touchscreen.tap(to.x, to.y)
  } else await drag(page, from, to)
  await expect(pieces).toContainText('marches to')
  await expect(page.locator('.m-arrow-pencil')).toHaveCount(1)
  await sound(north)
})
