import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('resolution', async (stage) => {
  const { ruleset, press, sound } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  const played = page.getByRole('region', { name: 'What happened, on the map' })
  await ruleset.pass(north, south, id)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(stage, north, id, /Report/)
  await expect(page.locator('.c-report li').first()).toBeVisible()
  await press(page.locator('.c-report .c-rule').first())
  await expect(page.locator('.c-rule-text').first()).not.toBeEmpty()
  await press(page.getByRole('button', { name: 'Watch it on the map' }))
  await expect(played.locator('.c-playback-count')).toHaveText(/^1 of/)
  await sound(north)
  await page.locator('.m-map-stage').focus()
  await page.keyboard.press('ArrowRight')
  await expect(played.locator('.c-playback-count')).toHaveText(/^2 of/)
  await press(played.getByRole('button', { name: 'Skip' }))
  await expect(played).toBeHidden()
})
