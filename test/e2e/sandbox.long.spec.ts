import { expect, test } from '@playwright/test'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

test('a plan is tried in the sandbox, compared, taken to the desk, and forgotten with signing out', async ({
  browser,
}) => {
  const player = await arrive(browser, 'North')
  const { page, complaints } = player
  await enter(player)
  await page.goto('/play/keep')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await page.waitForURL(/\/campaign\//)
  const guesses = page.getByRole('list', { name: 'Guesses' }).getByRole('listitem')

  await test.step('it begins with what the seat knows, and with a guess for the side that nobody has seen', async () => {
    await page.getByRole('link', { name: 'Try it in a sandbox' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sandbox')
    await expect(guesses).toHaveCount(1)
    await expectSound(page)
  })

  await test.step('another guess is put on the map', async () => {
    await page.getByRole('button', { name: 'Add a guess' }).click()
    const where = page.getByLabel('Where')
    await expect(where.locator('option').nth(1)).toBeAttached()
    await where.selectOption({ index: 30 })
    await expect(guesses).toHaveCount(2)
  })

  await test.step('orders lead to what would happen', async () => {
    await page.getByRole('tab', { name: /^Orders/ }).click()
    await page.getByRole('button', { name: /^\d+ A1/ }).click()
    await page.getByRole('button', { name: 'Fortify' }).click()
    await page.getByRole('button', { name: 'See what would happen' }).click()
    await expect(page.locator('.s-when')).toContainText('1 step on')
    await expect(page.locator('.c-report')).toContainText('A1')
    await expectSound(page)
  })

  await test.step('a copy goes its own way, and is compared with the first', async () => {
    await page.getByRole('button', { name: 'This plan …' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect(page.getByRole('navigation', { name: 'Plans' })).toContainText('Plan 2')
    await page.getByLabel('Compare with').selectOption('Plan 1')
    await expect(page.getByRole('application', { name: 'Map of Plan 1' })).toHaveAttribute('data-ready')
    await page.getByRole('button', { name: 'Back a step' }).click()
    await page.getByLabel('Who answers for B').selectOption('player')
    await expect(page.getByText('You look through the eyes of B')).toBeVisible()
    await page.getByRole('button', { name: 'Back to my own' }).click()
  })

  await test.step('the orders are taken to the real desk; signing out forgets the rest', async () => {
    await page.reload()
    await page.getByRole('tab', { name: /^Orders/ }).click()
    await page.getByRole('button', { name: 'Take this order to the desk' }).click()
    await page.waitForURL(/\/campaign\/[^/]+\?tab=orders/)
    await expect(page.getByRole('list', { name: 'Your pieces' })).toContainText(/A1 (digs|fortifies)|ortif/)
    const kept = () => page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('sandbox')))
    expect(await kept()).toHaveLength(1)
    await page.getByRole('button', { name: 'North' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
    // The page is loaded anew once the browser is cleared.
    await expect(async () => expect(await kept()).toEqual([])).toPass()
  })
  expect(complaints).toEqual([])
})
