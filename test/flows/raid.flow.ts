import { expect } from '@playwright/test'
import { answer, known } from '../e2e/boltgunWar.js'
import { sitDown } from '../e2e/battle.js'
import { warAtMovement } from '../e2e/hexWar.js'
import { flow } from './flow.js'
import { enter, openTab, sealSheet } from './room.js'

const forces = [
  { kind: 'divide', item: 'OF', amount: 1000 },
  { kind: 'divide', item: 'CF', amount: 1000 },
  { kind: 'divideRecon', amount: 500 },
]

flow('raid', async (stage) => {
  const { ruleset, press, sound, member } = stage
  const [red, blue] = [await member('Red'), await member('Blue')]
  const id = await warAtMovement(red, blue, { forces })
  const { page } = red
  const row = page.locator('.c-plan-piece').filter({ hasText: 'A-RF' }).first()
  await enter(stage, red, id)
  await press(row.getByRole('button', { name: /A-RF/ }).first())
  await row.getByLabel('Next hex').selectOption({ index: 1 })
  await row.getByRole('checkbox', { name: 'Where the path ends' }).check()
  await row.getByRole('combobox', { name: 'Where the path ends' }).selectOption('raid')
  await expect(row).toContainText('raids')
  await sound(red)
  await sealSheet(stage, red)
  await answer(blue, id, 'movement', () => [])
  // What the dice let the force do there is theirs: it comes to a fight, or to the next turn.
  const stageNow = async () => (await known(red, id))?.stage ?? ''
  await expect.poll(stageNow).not.toBe('movement')
  if ((await stageNow()) === 'battle')
    for (const person of [red, blue]) {
      await sitDown(person, id)
      await ruleset.leaveToDice(person)
    }
  await enter(stage, red, id)
  await openTab(stage, red, /Report/)
  await expect(page.locator('.c-report')).toContainText('A-RF')
  await sound(red)
})
