import { expect, type Page, test } from '@playwright/test'
import { answer, boltgunWar, known, targetsOf } from './boltgunWar.js'
import { warAtMovement } from './hexWar.js'
import { drag, firstInSight, handsOn, pieceSpot, spotOf } from './onMap.js'
import { arrive, confirmSeal, enter, type Person } from './people.js'
import { expectSound } from './sound.js'

const phone = { width: 390, height: 844 }

const orderOf = (page: Page, piece: string) =>
  page
    .locator('.c-plan-piece')
    .filter({ has: page.getByRole('button', { name: piece }) })
    .locator('.c-order')

const sit = async ({ page }: Person, id: string): Promise<void> => {
  await page.goto(`/campaign/${id}`)
  await page.getByRole('list', { name: 'Your pieces' }).waitFor()
  await handsOn(page)
}

/** What the campaign lets this banner march to, where nobody stands. */
const reach = async (person: Person, id: string, piece: string) => {
  const now = await known(person, id)
  if (!now) throw new Error('there is no map')
  const { board, pieces, contacts } = now.view
  const taken = new Set<string>([...pieces, ...contacts].map(({ at }) => at))
  const cells = targetsOf(now, piece)
  const free = cells.filter((cell) => !taken.has(cell))
  const far = pieces.find(({ id: other }) => other === piece)?.at.startsWith('0') ? '17,0' : '0,0'
  return { free, far, spot: (cell: string) => spotOf(person.page, board, cell) }
}

test('orders are given on the map by mouse, keys and finger, refused with a reason, and taken back', async ({
  browser,
}) => {
  const north = await arrive(browser, 'North')
  const south = await arrive(browser, 'South', { viewport: phone, hasTouch: true })
  for (const person of [north, south]) {
    await enter(person)
    await person.page.goto('/lobby')
  }
  const id = await boltgunWar(north, south, 'river-crossing')
  const { page } = north

  await test.step('a banner is dragged; the same banner again goes elsewhere by a click', async () => {
    await sit(north, id)
    const { free, spot } = await reach(north, id, 'A1')
    const [one = '', other = ''] = free
    await drag(page, await pieceSpot(page, 'A1'), await spot(one))
    await expect(orderOf(page, 'A1')).toContainText(`A1 marches to ${one}`)
    const { x, y } = await spot(other)
    await page.mouse.click(x, y)
    await expect(orderOf(page, 'A1')).toContainText(`A1 marches to ${other}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(orderOf(page, 'A1')).toContainText(`A1 marches to ${one}`)
    await page.keyboard.press('Control+z')
    await expect(orderOf(page, 'A1')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect(orderOf(page, 'A1')).toContainText(`A1 marches to ${one}`)
  })

  await test.step('where it may not go the ruleset says why, by its rule, and another try is open', async () => {
    const { free, far, spot } = await reach(north, id, 'A2')
    await page.keyboard.press('2')
    const away = await spot(far)
    await page.mouse.click(away.x, away.y)
    await expect(page.locator('.c-sent')).toContainText(/out of reach|impassable|cannot be entered/i)
    await expect(page.locator('.c-sent .c-rule')).toContainText(/^(BG|A)-/)
    await expectSound(page, [1280])
    const there = await spot(free[0] ?? '')
    await page.mouse.click(there.x, there.y)
    await expect(orderOf(page, 'A2')).toContainText('marches to')
    await expect(page.locator('.c-sent')).toHaveCount(0)
  })

  await test.step('an order has its key, places are named from where the banner stands, and one is chosen by keys', async () => {
    await page.keyboard.press('3')
    await page.keyboard.press('m')
    const where = page.getByLabel(/where to\?/)
    await expect(where.locator('option').nth(1)).toHaveText(/^(north|south|east|west)[a-z-]*, \d+,\d+, /)
    await page.keyboard.press('Escape')
    await expect(where).toHaveCount(0)
    await page.locator('.m-map-stage').focus()
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'PageUp', 'End', 'PageDown']) {
      if ((await orderOf(page, 'A3').count()) > 0) break
      await page.keyboard.press(`Shift+${key}`)
    }
    await expect(orderOf(page, 'A3')).toContainText('marches to')
    // The next that is told nothing is picked up.
    await expect(page.locator('.c-plan-piece[data-picked]')).toContainText('A4')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  })

  await test.step('on a phone a tap and a tap; a drag that begins on a banner not picked up moves the map', async () => {
    await sit(south, id)
    const banners = ['B1', 'B2', 'B3', 'B4']
    const [banner, held] = await firstInSight(south.page, banners, (one) => pieceSpot(south.page, one))
    const { free, spot } = await reach(south, id, banner)
    await south.page.touchscreen.tap(held.x, held.y)
    await expect(south.page.locator('.c-plan-piece[data-picked]')).toContainText(banner)
    const [cell, to] = await firstInSight(south.page, free, spot)
    await south.page.touchscreen.tap(to.x, to.y)
    await expect(orderOf(south.page, banner)).toContainText(`${banner} marches to ${cell}`)
    await expectSound(south.page, [390])
    await south.page.setViewportSize(phone)
    await south.page.getByRole('button', { name: new RegExp(`^Strike out: ${banner}`) }).click()
    await south.page.getByRole('button', { name: 'Pass (no orders)' }).click()
    await confirmSeal(south)
    await expect
      .poll(async () => (await known(north, id))?.asks.some(({ id: ask }) => ask.startsWith('plan.2')))
      .toBe(true)
  })

  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})

test('a force of the hex campaign is dragged a whole way, and led on by keys', async ({ browser }) => {
  const red = await arrive(browser, 'Red')
  const blue = await arrive(browser, 'Blue')
  for (const person of [red, blue]) {
    await enter(person)
    await person.page.goto('/lobby')
  }
  const id = await warAtMovement(red, blue)
  const { page } = red
  await sit(red, id)
  const row = page.locator('.c-plan-piece').filter({ hasText: 'A-CF' })
  await row.getByRole('button', { name: /A-CF/ }).first().click()
  await expect(row.getByLabel('Next hex').locator('option').nth(1)).toHaveText(
    /^(north|south|east|west)[a-z-]*, \d+\/\d+/,
  )
  await row.getByLabel('Next hex').selectOption({ index: 1 })
  await expect(row).toContainText('marches to')
  await page.keyboard.press('Control+z')
  await expect(row).toContainText('No orders')
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'PageUp', 'End', 'PageDown']
  for (const key of keys) {
    if ((await row.locator('.c-order').count()) > 0) break
    await page.keyboard.press(`Shift+${key}`)
  }
  await expect(row).toContainText('marches to')
  await page.getByRole('button', { name: 'Seal 1 order' }).click()
  await confirmSeal(red)
  await answer(blue, id, 'movement', () => [])
  expect(red.complaints).toEqual([])
})
