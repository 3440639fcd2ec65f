import { expect } from '@playwright/test'
import { sitDown } from '../e2e/battle.js'
import { flow } from './flow.js'
import { fighting } from './room.js'

flow('dispute', async (stage) => {
  const { ruleset } = stage
  const [north, south, id] = await fighting(stage)
  for (const person of [north, south]) await sitDown(person, id)
  await ruleset.layTable(stage, north, south)
  await ruleset.reportUnlike(stage, north, south)
  for (const { page } of [north, south]) await expect(page.locator('.b-head')).toContainText('closed')
})
