import { expect } from '@playwright/test'
import { warAtUpkeep } from '../e2e/hexWar.js'
import { flow } from './flow.js'
import { enter, sealSheet } from './room.js'

flow('purchases', async (stage) => {
  const { press, sound, member } = stage
  const [red, blue] = [await member('Red'), await member('Blue')]
  const id = await warAtUpkeep(red, blue)
  const { page } = red
  const specials = page.getByRole('region', { name: 'Specials' })
  const budget = page.getByLabel('What the sheet comes to')
  await enter(stage, red, id)
  await press(page.getByRole('button', { name: 'Raise a recon force' }))
  await expect(page.getByRole('button', { name: 'Put on the sheet' })).toBeVisible()
  await sound(red)
  for (const round of [1, 2]) {
    await press(page.getByRole('button', { name: 'Buy a special' }))
    await press(page.getByRole('button', { name: 'Put on the sheet' }))
    await expect(specials.locator('.c-order')).toHaveCount(1)
    await expect(budget).not.toContainText('Spent0')
    if (round === 1) await press(specials.getByRole('button', { name: /^Strike out/ }))
  }
  await sound(red)
  await sealSheet(stage, red)
  await enter(stage, blue, id)
  await sealSheet(stage, blue)
  for (const { page: screen } of [red, blue]) await expect(screen.locator('.c-turn')).toContainText('Movement')
})
