import { expect, type Page, test } from '@playwright/test'
import { put, sitDown, turnTo } from './battle.js'
import { boltgunBattle } from './boltgunWar.js'
import { warAtContact } from './hexWar.js'
import { arrive, confirmSeal, enter, type Person } from './people.js'

// What somebody is writing when a report of the other side arrives.

const both = async (browser: Parameters<typeof arrive>[0]): Promise<readonly [Person, Person]> => {
  const [red, blue] = [await arrive(browser, 'Red'), await arrive(browser, 'Blue')]
  for (const person of [red, blue]) await enter(person)
  return [red, blue]
}

const left = (page: Page, side: string) => page.getByRole('spinbutton', { name: new RegExp(side) }).first()

/** Red fills a report in, and does not seal it. */
const fillIn = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: 'Report how it ended', exact: true }).click()
  await page.getByLabel('Winner').selectOption('A')
  await left(page, 'Player 1').fill('1234')
}

/** A battle of the hex campaign that has been fought, with both at their desks. */
const fought = async (browser: Parameters<typeof arrive>[0]) => {
  const [red, blue] = await both(browser)
  const id = await warAtContact(red, blue)
  for (const person of [red, blue]) {
    await sitDown(person, id)
    await put(person, 'Say what you bring')
  }
  await put(red, 'Choose the mission', (page) => page.getByText('Bunker Assault').first().click())
  return { red, blue, id }
}

/** The other side reports. */
const withdraw = (blue: Person): Promise<void> =>
  put(blue, 'You withdrew', async (page) => {
    await left(page, 'Player 1').fill('1500')
    await left(page, 'Player 2').fill('500')
  })

const expectKept = async ({ page }: Person): Promise<void> => {
  await expect(page.getByText('The question has changed meanwhile.')).toBeVisible()
  await expect(page.getByLabel('Winner')).toHaveValue('A')
  await expect(left(page, 'Player 1')).toHaveValue('1234')
}

test('a report of the hex campaign that is being filled in outlives that of the other side, on both desks', async ({
  browser,
}) => {
  const { red, blue, id } = await fought(browser)
  const orders = { ...red, page: await red.page.context().newPage() }
  await orders.page.goto(`/campaign/${id}?tab=orders`)
  for (const person of [red, orders]) await fillIn(person)
  await withdraw(blue)
  for (const person of [red, orders]) await expectKept(person)
  // It can be finished and sealed as what it was: red's own report.
  await red.page.getByLabel('Victory').selectOption('MINOR')
  await left(red.page, 'Player 2').fill('0')
  await red.page.getByRole('button', { name: /^Seal the answer$/ }).click()
  await confirmSeal(red)
  await expect(red.page.locator('.b-head .b-status')).toContainText('differ')
  for (const { complaints } of [red, blue]) expect(complaints).toEqual([])
})

test('a seal that is about to be pressed is not pressed for another question', async ({ browser }) => {
  const { red, blue } = await fought(browser)
  await fillIn(red)
  await red.page.getByLabel('Victory').selectOption('MINOR')
  await left(red.page, 'Player 2').fill('0')
  await red.page.getByRole('button', { name: /^Seal the answer$/ }).click()
  await expect(red.page.getByRole('dialog')).toContainText('Seal')
  await withdraw(blue)
  await expect(red.page.getByRole('dialog')).toBeHidden()
  await expectKept(red)
})

test('a report of BOLTGUN that is being filled in can be read after the other side has forfeited', async ({
  browser,
}) => {
  const [north, south] = await both(browser)
  const id = await boltgunBattle(north, south)
  for (const person of [north, south]) await sitDown(person, id)
  await turnTo(north, 'Result')
  await north.page.getByRole('button', { name: 'Report the battle' }).click()
  await north.page.getByLabel('Winner').selectOption('A')
  await north.page.getByLabel(/\(B\)$/).fill('777')
  await put(south, 'Forfeit the battle')
  const kept = north.page.locator('.m-notice').filter({ hasText: 'No longer asked: ' })
  await expect(kept.getByLabel('Winner')).toHaveValue('A')
  await expect(kept.getByLabel(/\(B\)$/)).toHaveValue('777')
  await expect(kept.getByLabel(/\(B\)$/)).toBeDisabled()
  await kept.getByRole('button', { name: 'Dismiss' }).click()
  await expect(kept).toHaveCount(0)
  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})
