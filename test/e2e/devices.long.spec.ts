import { type Browser, expect, type Page, test } from '@playwright/test'
import { createCampaign } from './creating.js'
import { arrive, enter, expectTurn, type Person } from './people.js'
import { expectSound } from './sound.js'

const begin = async (player: Person): Promise<void> => {
  const { page } = player
  await enter(player)
  await page.goto('/new')
  await createCampaign(player, { name: 'On two devices', others: 'bots' })
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expectTurn(player, 1, /Plans/)
}

/** The same person at a phone, signed in as at the desk. */
const atPhone = async (browser: Browser, { page, name }: Person): Promise<Person> => {
  const phone = await arrive(browser, name, {
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  })
  await phone.page.goto(new URL(page.url()).pathname)
  await expectTurn(phone, 1, /Plans/)
  await phone.page.getByRole('button', { name: 'Raise the desk' }).click()
  return phone
}

const pick = (page: Page, piece: string): Promise<void> =>
  page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: piece }).first().click()

/** Sends the piece that is picked up to one of the sectors in reach. */
const marchTo = async (page: Page, piece: string, index: number): Promise<string> => {
  await page.getByRole('button', { name: 'March', exact: true }).click()
  const [cell = ''] = await page.getByLabel(/where to\?/).selectOption({ index })
  await expect(orderOf(page, piece)).toContainText(cell)
  return cell
}

const orderOf = (page: Page, piece: string) =>
  page
    .locator('.c-plan-piece')
    .filter({ has: page.getByRole('button', { name: piece }) })
    .locator('.c-order')
const saving = (page: Page) => page.locator('.c-saving')
const changes = (page: Page) => page.getByRole('region', { name: 'Changes on another device' })

test('one player at two devices: drafts follow, merge, and ask where both changed one order', async ({ browser }) => {
  const desk = await arrive(browser, 'North')
  await begin(desk)
  const phone = await atPhone(browser, desk)

  await test.step('an order given at the desk is on the phone, and one of another piece beside it on the desk', async () => {
    await pick(desk.page, 'A1')
    const first = await marchTo(desk.page, 'A1', 1)
    await expect(orderOf(phone.page, 'A1')).toContainText(first)
    await pick(phone.page, 'A2')
    const second = await marchTo(phone.page, 'A2', 1)
    await expect(orderOf(desk.page, 'A2')).toContainText(second)
    await expect(orderOf(desk.page, 'A1')).toContainText(first)
  })

  /** Both change the order of A1, the phone without a network; then the network is back. */
  const part = async (at: readonly [desk: number, phone: number]): Promise<readonly [string, string]> => {
    for (const { page } of [desk, phone]) await expect(saving(page)).toHaveText('Draft saved')
    await phone.page.context().setOffline(true)
    const here = await marchTo(phone.page, 'A1', at[1])
    await expect(phone.page.getByText('The draft could not be saved')).toBeVisible()
    const there = await marchTo(desk.page, 'A1', at[0])
    await expect(saving(desk.page)).toHaveText('Draft saved')
    await phone.page.context().setOffline(false)
    await expect(changes(phone.page)).toContainText('changed on another device')
    await expect(changes(phone.page)).toContainText(there)
    await expect(changes(phone.page)).toContainText(here)
    await expect(saving(phone.page)).toHaveText('Draft saved, except what waits for your choice')
    return [there, here]
  }

  await test.step('both change one order: nothing is sealed before the choice, and both can be read by everybody', async () => {
    await pick(phone.page, 'A1')
    const [, here] = await part([2, 3])
    await expect(phone.page.getByRole('button', { name: 'Choose what to keep to seal' })).toBeDisabled()
    await expectSound(phone.page, [390, 1280])
    await phone.page.setViewportSize({ width: 390, height: 844 })
    await changes(phone.page).getByRole('button', { name: 'Keep mine' }).press('Enter')
    await expect(changes(phone.page)).toBeFocused()
    await expect(orderOf(desk.page, 'A1')).toContainText(here)
    await expect(changes(desk.page)).toBeEmpty()
  })

  await test.step('what the desk wrote is taken, and both show it', async () => {
    const [there] = await part([4, 5])
    await changes(phone.page).getByRole('button', { name: 'Take theirs' }).click()
    for (const { page } of [desk, phone]) {
      await expect(orderOf(page, 'A1')).toContainText(there)
      await expect(saving(page)).toHaveText('Draft saved')
    }
  })

  await test.step('the sheet is kept as standing orders at the desk, and read and ended on the phone', async () => {
    const fold = (page: Page) => page.locator('summary', { hasText: 'Standing orders' })
    await fold(desk.page).click()
    await expect(desk.page.getByText('You have no standing orders.')).toBeVisible()
    await desk.page.getByLabel('Last turn in which they count').fill('0')
    await expect(desk.page.getByText('Give turn 1 or a later one.')).toBeVisible()
    await desk.page.getByLabel('Last turn in which they count').fill('3')
    await desk.page.getByRole('button', { name: 'Keep as standing orders' }).click()
    await expect(desk.page.getByText('2 of 2 could be given now.')).toBeVisible()
    await expect(desk.page.getByText('They count for the last time in turn 3.')).toBeVisible()
    await expectSound(desk.page)
    await fold(phone.page).click()
    await expect(phone.page.getByText('2 of 2 could be given now.')).toBeVisible()
    await expectSound(phone.page, [390])
    await phone.page.setViewportSize({ width: 390, height: 844 })
    await phone.page.getByRole('button', { name: 'End them' }).click()
    await expect(phone.page.getByText('You have no standing orders.')).toBeVisible()
  })

  expect(desk.complaints).toEqual([])
})
