import { expect, type Page, test } from '@playwright/test'
import { gather, takeSeat } from './begun.js'
import { arrive, confirmSeal, expectTurn, join, type Person } from './people.js'
import { expectSound } from './sound.js'

const phone = { viewport: { width: 390, height: 844 } }

/** What is at hand stays so. */
const soundInHand = async ({ page }: Person): Promise<void> => {
  await expectSound(page, [390])
  await page.setViewportSize(phone.viewport)
}

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

const rowOf = (page: Page, piece: string) =>
  page.locator('.c-plan-piece').filter({ has: page.getByRole('button', { name: piece }) })

/** Sends a piece to the first sector in its reach. */
const march = async (page: Page, piece: string): Promise<string> => {
  await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: piece }).first().click()
  await page.getByRole('button', { name: 'March', exact: true }).click()
  const [cell = ''] = await page.getByLabel(/where to\?/).selectOption({ index: 1 })
  await expect(rowOf(page, piece).locator('.c-order')).toContainText(cell)
  return cell
}

test('two play one seat: one at a phone writes for their own piece, the other seals', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  await gather(north, 'Two at one seat')
  const south = await arrive(browser, 'South')
  await takeSeat(north, south)
  const dora = await arrive(browser, 'Dora', phone)

  await test.step('before the start already: the holder makes a link, and who follows it stands at the seat, as all read', async () => {
    const { page } = south
    await page.getByText('Play your seat with others').click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = (await page.locator('.a-secret').textContent()) ?? ''
    await expect(page.getByText(/You have asked somebody by a link/)).toBeVisible()
    await expectSound(page)
    await dora.page.goto(new URL(link).pathname)
    await expect(dora.page.getByText(/You are asked to play a seat with its holder/)).toBeVisible()
    await soundInHand(dora)
    await join(dora, link, 'Play this seat with them')
    await expect(dora.page.getByText('You play seat B with South')).toBeVisible()
    for (const { page: screen } of [north, south, dora])
      await expect(screen.getByText('Seat B: South plays it with Dora.')).toBeVisible()
    await expect(page.getByText(/You have asked somebody by a link/)).toHaveCount(0)
    await north.page.getByRole('button', { name: 'Start the campaign' }).click()
    for (const player of [north, south, dora]) await expectTurn(player, 1, /Plans/)
    await dora.page.getByRole('button', { name: 'Raise the desk' }).click()
  })

  await test.step('the holder entrusts one piece, and the commander is told at once', async () => {
    const { page } = south
    await tab(page, 'People')
    await page.getByText('Play your seat with others').click()
    await page.getByRole('button', { name: 'Entrust', exact: true }).click()
    await page.getByLabel('They write').selectOption('SOME')
    await page.getByRole('checkbox', { name: /^B1 / }).check()
    await expectSound(page)
    await page.getByRole('button', { name: 'Entrust them' }).click()
    await expect(page.getByRole('list', { name: 'Your commanders' })).toContainText('Dora writes for B1')
    await tab(dora.page, 'People')
    await expect(dora.page.getByText(/You write for B1; South seals\./)).toBeVisible()
    await soundInHand(dora)
    for (const { page: screen } of [south, dora]) await tab(screen, 'Orders')
  })

  await test.step('both draft: each sees the other’s orders and whose they are, and the commander seals nothing', async () => {
    const other = await march(south.page, 'B2')
    await expect(rowOf(dora.page, 'B2').locator('.c-order')).toContainText(other)
    await expect(rowOf(dora.page, 'B2').locator('.c-order')).toContainText('by South')
    await expect(rowOf(dora.page, 'B2').getByRole('button', { name: /^Strike out/ })).toHaveCount(0)
    await rowOf(dora.page, 'B2').locator('.c-piece').click()
    await expect(dora.page.getByText('Others write for this piece.')).toBeVisible()
    const own = await march(dora.page, 'B1')
    await expect(rowOf(south.page, 'B1').locator('.c-order')).toContainText(own)
    await expect(rowOf(south.page, 'B1').locator('.c-order')).toContainText('by Dora')
    await expect(dora.page.getByText('Only South seals. What you write is kept in the common draft.')).toBeVisible()
    await expect(dora.page.getByRole('button', { name: /^Seal / })).toHaveCount(0)
    await soundInHand(dora)
    await expectSound(south.page)
  })

  await test.step('the holder seals what both have written, and lets the commander go', async () => {
    await south.page.getByRole('button', { name: 'Seal 2 orders' }).click()
    await confirmSeal(south)
    await expect(south.page.getByRole('region', { name: 'Receipt' })).toBeVisible()
    await expect(dora.page.getByRole('region', { name: 'Receipt' })).toContainText('South')
    await tab(south.page, 'People')
    await south.page.getByText('Play your seat with others').click()
    await south.page.getByRole('button', { name: 'Let go' }).click()
    await south.page.getByRole('dialog').getByRole('button', { name: 'Let go' }).click()
    await expect(north.page.getByText('Seat B: South plays it with Dora.')).toHaveCount(0)
    await expect(dora.page.getByText('Only South seals.')).toHaveCount(0)
  })

  await test.step('asked once more, they are sent away by the organiser, who says why to all', async () => {
    await south.page.getByRole('button', { name: 'Make a link' }).click()
    const link = (await south.page.locator('.a-secret').textContent()) ?? ''
    await dora.page.goto(new URL(link).pathname)
    await dora.page.getByRole('button', { name: 'Play this seat with them' }).click()
    await dora.page.waitForURL(/\/campaign\//)
    const { page } = north
    await tab(page, 'People')
    await page.getByText('Let a commander go').click()
    await page.getByRole('button', { name: 'Let go' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Let go' })).toBeDisabled()
    await dialog.getByLabel('Reason, for all to read').fill('Plays elsewhere too')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Let go' }).click()
    const line = 'North ended that Dora is a commander of seat B: Plays elsewhere too'
    for (const { page: screen } of [north, south]) await expect(screen.getByText(line)).toBeVisible()
  })

  for (const { complaints } of [north, south, dora]) expect(complaints).toEqual([])
})
