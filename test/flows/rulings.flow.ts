import { expect } from '@playwright/test'
import { confirmSeal } from '../e2e/people.js'
import { flow } from './flow.js'
import { enter } from './room.js'

flow('rulings', async (stage) => {
  const { ruleset, sound, member } = stage
  const [north, south, umpire] = [await member('North'), await member('South'), await member('Umpire')]
  const id = await ruleset.inDoubt(stage, north, south, umpire)
  await enter(stage, umpire, id)
  await sound(umpire)
  await ruleset.rule(stage, umpire)
  await expect(umpire.page.getByRole('dialog').getByLabel('Reason, for all to read')).toBeVisible()
  await sound(umpire)
  await confirmSeal(umpire)
  await ruleset.ruled(north, south)
  await sound(south)
})
