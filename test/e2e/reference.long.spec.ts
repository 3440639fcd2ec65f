import { expect, test, type Page } from '@playwright/test'
import { takeSeat } from './begun.js'
import { fillIn, takeCard } from './creating.js'
import { cutNetwork, giveNetwork } from './network.js'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the tables and rules' })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** What the browser keeps of the reference, once its worker says that it is whole. */
const keptBy = async (page: Page): Promise<readonly string[]> => {
  const read = () =>
    page.evaluate(async () => {
      const kept: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
      return kept
    })
  await expect.poll(async () => (await read()).includes('/reference')).toBe(true)
  return read()
}

test('the reference is searched with every key, and sound on a desk and in a hand', async ({ browser }) => {
  const { page, complaints } = await arrive(browser, 'Reader')
  await page.goto('/reference/bolt-action-3?variants=great-war')
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeVisible()

  await test.step('whatever is typed is looked for, and marked where it stands', async () => {
    await page.keyboard.type('mmg small')
    await expect(search(page)).toHaveValue('mmg small')
    await expect(page.getByRole('status').filter({ hasText: /1 row/ })).toBeVisible()
    await expect(row(page, /^MMG/).locator('mark').first()).toHaveText('MMG')
    await expect(page.getByRole('heading', { name: 'Terrain', exact: true })).toHaveCount(0)
  })

  await test.step('a value cites its rule, and the source is named with its terms', async () => {
    await row(page, /^MMG/).getByRole('button', { name: 'BA3-049' }).click()
    await expect(page.getByRole('note')).not.toBeEmpty()
    await search(page).fill('')
    await expect(page.getByRole('link', { name: /figuratum/ })).toHaveAttribute('href', /figuratum\.es/)
    await expect(page.locator('.r-about')).toContainText(/personal use/i)
  })

  await test.step('another variant is laid, and the address says so', async () => {
    await page.locator('summary', { hasText: 'another system or variant' }).click()
    await page.getByRole('checkbox', { name: /^Small scale/ }).check()
    await expect(page).toHaveURL(/variants=great-war,small-scale$/)
    await expect(page.getByRole('heading', { name: 'Moves in small scale' })).toBeVisible()
    await page.getByLabel('System', { exact: true }).selectOption('bolt-action-classic')
    await expect(page).toHaveURL(/\/reference\/bolt-action-classic$/)
    await expect(page.getByRole('heading', { name: 'Assaulting a vehicle, to hit' })).toBeVisible()
  })
  await expectSound(page)

  await test.step('odds stand before a throw, and dice for practice are in no log', async () => {
    await page.getByRole('tab', { name: 'Dice and odds' }).click()
    await page.getByLabel('Find a roll').fill('order test')
    await page.getByRole('button', { name: /^Order test/ }).click()
    const odds = page.getByRole('row', { name: /^yes/ }).first()
    // 9 or less on two dice, and no two sixes: 30 of 36.
    await expect(odds).toContainText('5/6')
    await page.getByRole('button', { name: 'Pins on the unit: more' }).click()
    await expect(odds).toContainText('13/18')
    await page.getByRole('button', { name: 'Enter our dice' }).click()
    await page.getByRole('button', { name: '6', exact: true }).click()
    await page.getByRole('button', { name: '6', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Our dice' })).toContainText('FUBAR')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Throw for practice' }).click()
    await expect(page.getByText('thrown by this browser, and in no log')).toBeVisible()
  })
  await expectSound(page)
  expect(complaints).toEqual([])
})

test('the reference opens again without a network, and nothing else is kept', async ({ browser }) => {
  const { page } = await arrive(browser, 'Reader')
  await page.goto('/reference/bolt-action-3')
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeVisible()
  const kept = await keptBy(page)
  expect(kept.filter((path) => path !== '/reference' && !path.startsWith('/_next/static/'))).toEqual([])
  await cutNetwork(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeVisible()
  await page.keyboard.type('panzerfaust')
  await expect(row(page, /^Panzerfaust/).first()).toBeVisible()

  await test.step('another address below it is the same page', async () => {
    await page.goto('/reference/bolt-action-classic?variants=great-war')
    await expect(page.getByRole('heading', { name: 'Assaulting a vehicle, to hit' })).toBeVisible()
    await page.getByRole('tab', { name: 'Dice and odds' }).click()
    await page.getByRole('button', { name: /^Gas/ }).click()
    await expect(page.getByRole('button', { name: 'Throw for practice' })).toBeVisible()
  })

  await test.step('and no other page is, which a page of our own says', async () => {
    await page.goto('/lobby')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My campaigns' })).toHaveCount(0)
    await expectSound(page)
    await page.getByRole('link', { name: 'Reference' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

test('a group chooses its system with a figure of its own, and finds it marked over the campaign', async ({
  browser,
}) => {
  const [north, south] = await Promise.all(['North', 'South'].map((name) => arrive(browser, name)))
  if (!north || !south) throw new Error('two browsers were asked for')
  const { page } = north

  await test.step('a system, a variant and one figure are chosen', async () => {
    await enter(north)
    await page.goto('/new')
    await fillIn(north, { name: 'Our own figures' })
    await page.locator('summary', { hasText: 'Tabletop system' }).click()
    await takeCard(north, /^Bolt Action 3$/)
    await page.getByRole('checkbox', { name: /^Small scale/ }).check()
    await page.locator('summary', { hasText: 'Figures of your own' }).click()
    await search(page).fill('mmg weapons')
    await page.getByRole('button', { name: 'Weapons, MMG, Shots: 4' }).click()
    await page.getByRole('textbox', { name: 'Weapons, MMG, Shots' }).fill('many')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /whole number/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Weapons, MMG, Shots' }).fill('6')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Weapons, MMG, Shots: 6' })).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Figures of your own' })).toContainText('1 changed')
    await expectSound(page)
    // Straight from the figure to the button: nothing moves under the pointer.
    await search(page).fill('mg weapons')
    await page.getByRole('button', { name: 'Weapons, LMG, Shots: 4' }).click()
    await page.getByRole('textbox', { name: 'Weapons, LMG, Shots' }).fill('5')
    await page.getByRole('button', { name: 'Create the campaign' }).click()
    await page.waitForURL(/\/campaign\//)
  })

  await test.step('everybody at the table is told', async () => {
    await takeSeat(north, south)
    for (const person of [north, south]) {
      await expect(person.page.locator('.c-people')).toContainText('Bolt Action 3 · Small scale')
      await expect(person.page.locator('.c-people')).toContainText('Weapons, MMG: Shots 6 (printed 4)')
      await expect(person.page.locator('.c-people')).toContainText('Weapons, LMG: Shots 5 (printed 4)')
    }
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    await expect(page.locator('.c-turn')).toContainText('Turn 1')
    await expect(page.getByRole('button', { name: 'Reference', exact: true })).toBeVisible()
  })

  await test.step('two keys open it over the map, and once it was open it needs no network', async () => {
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await expect(dialog).toContainText('Bolt Action 3 · Small scale')
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await cutNetwork(page)
    await page.getByRole('button', { name: 'Reference', exact: true }).click()
    await page.keyboard.type('mmg weapons')
    await expect(dialog.getByRole('row', { name: /^MMG/ })).toContainText('6printed 4')
    await expect(dialog.locator('mark', { hasText: /^mmg$/i }).first()).toBeVisible()
    // The first one clears the search.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await giveNetwork(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: /Open the reference/ }).click()
    await expect(search(page)).toBeFocused()
  })
  await expectSound(page)
})
