import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { planning } from './room.js'

const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp', 'End', 'PageDown']

flow('keys', async (stage) => {
  const [north, , id] = await planning(stage)
  const { page } = north
  const pieces = page.getByRole('list', { name: 'Your pieces' })
  await page.goto(`/campaign/${id}`)
  await pieces.waitFor()
  await page.keyboard.press('1')
  await expect(page.locator('.c-plan-piece[data-picked]')).toHaveCount(1)
  await page.locator('.m-map-stage').focus()
  for (const way of ways) {
    if ((await pieces.locator('.c-order').count()) > 0) break
    await page.keyboard.press(`Shift+${way}`)
  }
  await expect(pieces).toContainText('marches to')
  await stage.sound(north)
  await page.keyboard.press('Control+z')
  await expect(pieces.locator('.c-order')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(pieces.locator('.c-order')).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
})
