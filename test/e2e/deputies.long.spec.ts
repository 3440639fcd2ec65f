import { expect, test } from '@playwright/test'
import { begin } from './begun.js'
import { arrive, confirmSeal, expectTurn, join, type Person } from './people.js'
import { expectSound } from './sound.js'

/** As a control for local times takes it. */
const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** In a hand, at the people of the campaign. */
const people = async ({ page }: Person, campaign?: string): Promise<void> => {
  await page.setViewportSize(phone.viewport)
  if (campaign !== undefined) await page.goto(campaign)
  await page.getByRole('button', { name: 'Raise the desk' }).click()
  await page.getByRole('tab', { name: 'People' }).click()
}

const phone = { viewport: { width: 390, height: 844 } }

test('a friend acts for a seat, a vacation is announced, and a substitute is looked for', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  const south = await arrive(browser, 'South', phone)
  await begin(north, south, 'While away')
  const dora = await arrive(browser, 'Dora')
  const campaign = new URL(south.page.url()).pathname

  await test.step('the holder makes a link, and who follows it acts for the seat, as all read', async () => {
    const { page } = south
    await people(south)
    await page.getByText('While you are away').click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const link = (await page.locator('.a-secret').textContent()) ?? ''
    await expect(page.getByText('Nobody has said yes yet.')).toBeVisible()
    await expectSound(page, [390])
    await dora.page.goto(new URL(link).pathname)
    await expect(dora.page.getByText(/You are asked to act for the holder of a seat/)).toBeVisible()
    await expectSound(dora.page)
    await join(dora, link, 'Act for this seat')
    for (const { page: screen } of [north, south]) {
      if (screen === north.page) await screen.getByRole('tab', { name: 'People' }).click()
      await expect(screen.getByText(/Seat B: Dora acts for South, from/)).toBeVisible()
    }
  })

  await test.step('the deputy seals, and the receipt of the holder says so', async () => {
    const { page } = dora
    await expectTurn(dora, 1, /Plans/)
    await page.getByRole('button', { name: 'Pass (no orders)' }).click()
    await confirmSeal(dora)
    await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
    await page.getByRole('tab', { name: 'People' }).click()
    await expect(page.getByText('You act for South at seat B')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Leave the campaign' })).toHaveCount(0)
    await expectSound(page)
    await south.page.goto(campaign)
    await expect(south.page.getByRole('region', { name: 'Receipt' })).toContainText('Dora')
  })

  await test.step('the holder ends it, and the deputy is told nothing more', async () => {
    const { page } = south
    await people(south, campaign)
    await page.getByRole('button', { name: 'End it' }).click()
    await expect(north.page.getByText(/Seat B: Dora acts for South/)).toHaveCount(0)
    await expect(dora.page.getByText('You act for South at seat B')).toHaveCount(0)
  })

  await test.step('a vacation stands on the account page and on the table', async () => {
    const { page } = south
    await page.goto('/account')
    await expect(page.getByText('You have announced no vacation.')).toBeVisible()
    // Quiet hours stand on the same page, and begin and end too.
    const vacations = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Vacations' }) })
    await vacations.getByLabel('From', { exact: true }).fill(inDays(3))
    await vacations.getByLabel('Until', { exact: true }).fill(inDays(6))
    await page.getByLabel('Note for those whom you play with').fill('Hiking, without a signal')
    await page.getByRole('button', { name: 'Announce it' }).click()
    await expect(page.getByRole('list', { name: 'Vacations' })).toContainText('Hiking, without a signal')
    await page.getByLabel('Show it to').selectOption('MEMBERS')
    await expectSound(page, [390])
    await expect(north.page.getByText(/South is away from .* “Hiking, without a signal”/)).toBeVisible()
    await expectSound(north.page)
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByText('You have announced no vacation.')).toBeVisible()
    await expect(north.page.getByText(/South is away/)).toHaveCount(0)
  })

  await test.step('the holder looks for a substitute, who sees it at the link', async () => {
    const { page } = south
    await people(south, campaign)
    await page.locator('summary', { hasText: 'Look for a substitute' }).click()
    await page.getByLabel('Note, for all to read').fill('A new job.')
    await page.getByRole('button', { name: 'Offer the seat' }).click()
    await expect(north.page.getByText(/South looks for a substitute\. “A new job\.”/)).toBeVisible()
    await page.getByRole('button', { name: 'Make a link to my seat' }).click()
    const link = (await page.locator('.a-secret').first().textContent()) ?? ''
    await expectSound(page, [390])
    const ede = await arrive(browser, 'Ede', phone)
    await ede.page.goto(new URL(link).pathname)
    await expect(ede.page.getByText('Its holder looks for a substitute: A new job.')).toBeVisible()
    await expectSound(ede.page, [390])
    await page.getByRole('button', { name: 'Keep the seat' }).click()
    await expect(north.page.getByText(/South looks for a substitute\./)).toHaveCount(0)
    expect(ede.complaints).toEqual([])
  })

  for (const { complaints } of [north, south, dora]) expect(complaints).toEqual([])
})
