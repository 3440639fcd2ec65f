import { expect } from '@playwright/test'
import { pagesOnPaper } from '../e2e/battle.js'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('print', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  await ruleset.pass(north, south, id)
  await enter(stage, north, id, /Report/)
  await press(page.getByRole('link', { name: 'Print this turn' }))
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { name: 'The campaign in short' })).toBeVisible()
  await expect(sheet.locator('svg').first()).toBeVisible()
  await sound(north)
  expect(await pagesOnPaper(north)).toBeGreaterThan(0)
  await press(page.getByRole('link', { name: 'Back to the map' }))
  await expect(page.locator('.c-panel')).toBeVisible()
})
