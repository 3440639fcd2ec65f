import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, openTab, planning } from './room.js'

flow('history', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  await ruleset.pass(north, south, id)
  await enter(stage, north, id)
  await openTab(stage, north, /People/)
  await press(page.getByRole('link', { name: 'What I knew then' }))
  const then = page.locator('.c-then')
  await expect(then).toContainText('What I knew then')
  await page.getByRole('slider', { name: 'Moment of the war' }).press('Home')
  await expect(page.getByRole('region', { name: 'Report of that time' })).toBeVisible()
  await expect(page).toHaveURL(/briefing=1$/)
  const first = (await then.textContent()) ?? ''
  await page.reload()
  await expect(then).toHaveText(first)
  await sound(north)
  await press(then.getByRole('link', { name: 'Back to now' }))
  await expect(page.locator('.c-panel')).toBeVisible()
})
