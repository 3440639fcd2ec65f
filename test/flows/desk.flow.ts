import { expect } from '@playwright/test'
import { agreeToFirst, proposeTimes, rollIt, say, sitDown, sketch, turnTo } from '../e2e/battle.js'
import { flow } from './flow.js'
import { fighting } from './room.js'

flow('desk', async (stage) => {
  const { ruleset, sound } = stage
  const [north, south, id] = await fighting(stage)
  for (const person of [north, south]) await sitDown(person, id)
  await say(north, 'Your table or mine?')
  await proposeTimes(north, 2)
  await turnTo(south, 'Talk')
  await expect(south.page.locator('.b-talk')).toContainText('Your table or mine?')
  await agreeToFirst(south)
  await expect(north.page.locator('.b-agreed')).toBeVisible()
  await sound(north)
  await ruleset.layTable(stage, north, south)
  for (const person of [north, south]) {
    await turnTo(person, 'Table')
    await expect(sketch(person)).toBeVisible()
  }
  await sound(south)
  const before = await south.page.locator('.t-log > li').count()
  await rollIt(south, /^Hazard/)
  for (const person of [north, south]) {
    await turnTo(person, 'Dice')
    await expect.poll(() => person.page.locator('.t-log > li').count()).toBeGreaterThan(before)
  }
  await sound(south)
})
