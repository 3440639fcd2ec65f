import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

const mails = join(process.env['MUSTER_E2E_DATA'] ?? '', 'mail')
const address = 'operator@e2e.example'

/** The link that confirms an address, as the host finds it where there is no mail server. */
const linkTo = (email: string): string => {
  const found = readdirSync(mails)
    .map((name) => readFileSync(join(mails, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', ''))
    .find((text) => text.includes(email) && text.includes('/confirm#'))
  return /\/confirm#[^\s=]\S*/.exec(found ?? '')?.[0] ?? ''
}

const makeOperator = async (page: Page): Promise<void> => {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Olga')
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Password').fill('an operator keeps it')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('button', { name: 'Olga' })).toBeVisible()
}

test('an operator finds a person, blocks them and lets them in again; nobody else finds the page', async ({
  browser,
}) => {
  const rude = await arrive(browser, 'Rude Person')
  await enter(rude)
  await rude.page.goto('/lobby')
  const missing = await rude.page.goto('/operator')
  expect(missing?.status()).toBe(404)
  await expect(rude.page.getByRole('heading', { level: 1 })).toBeVisible()

  const { page } = await arrive(browser, 'Olga')
  await makeOperator(page)
  expect((await page.goto('/operator'))?.status()).toBe(404)
  await expect.poll(() => linkTo(address)).not.toBe('')
  await page.goto(linkTo(address))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await page
    .getByRole('link', { name: /account/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Operator’s page' }).click()
  await expect(page.getByRole('heading', { name: 'Operator', exact: true })).toBeVisible()
  await page.getByLabel('Find an account').fill('Rude')
  await page.getByRole('button', { name: 'Block Rude Person' }).click()
  await expectSound(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog).toContainText('Say why.')
  await dialog.getByLabel('Reason').fill('Insults people.')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(/^Blocked .*: Insults people\.$/)).toBeVisible()
  await expect(page.getByText('Olga blocked Rude Person')).toBeVisible()
  await expectSound(page, [1280, 390])
  await rude.page.goto('/account')
  await expect(rude.page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Rude Person' }).click()
  await expect(page.getByText('Olga unblocked Rude Person')).toBeVisible()
})
