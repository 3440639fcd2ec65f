import { expect } from '@playwright/test'
import { sitDown } from '../e2e/battle.js'
import { flow } from './flow.js'
import { fighting } from './room.js'

flow('dice', async (stage) => {
  const [north, south, id] = await fighting(stage)
  for (const person of [north, south]) await sitDown(person, id)
  for (const person of [north, south]) await stage.ruleset.leaveToDice(person)
  for (const person of [north, south]) {
    await expect(person.page.locator('.b-head')).toContainText('closed')
    await stage.sound(person)
  }
})
