import { expect } from '@playwright/test'
import { sitDown, turnTo } from '../e2e/battle.js'
import { flow } from './flow.js'
import { fighting } from './room.js'

flow('result', async (stage) => {
  const { ruleset, sound } = stage
  const [north, south, id] = await fighting(stage)
  for (const person of [north, south]) await sitDown(person, id)
  await ruleset.layTable(stage, north, south)
  await ruleset.reportAlike(north, south)
  for (const person of [north, south]) {
    await expect(person.page.locator('.b-head')).toContainText('closed')
    await turnTo(person, 'Document')
    await expect(person.page.getByRole('region', { name: 'Outcome' })).toBeVisible()
    await sound(person)
  }
})
