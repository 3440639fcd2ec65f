import { expect, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openReceiver } from '../support/chats.js'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

test('somebody has a program of their own called, reads its log, and gives it a new secret', async ({ browser }) => {
  const receiver = await openReceiver()
  const anna = await arrive(browser, 'Anna')
  const { page } = anna
  await enter(anna)
  await page.goto('/account')
  const secret = page.locator('.a-secret')
  /** Offered once the log says what became of the attempt before. */
  const sendAgain = () =>
    expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('button', { name: /^Send again: TEST number/ }).click({ timeout: 2_000 })
    }).toPass()
  const log = page.locator('summary', { hasText: 'Delivery log' })

  await test.step('a secret is shown once, when the webhook is added', async () => {
    await page.locator('summary', { hasText: /^Add a channel/ }).click()
    await page.getByLabel('Kind').selectOption('WEBHOOK')
    await page.locator('.n-add').getByLabel('Name', { exact: true }).fill('Bot')
    await page.getByLabel('Endpoint address').fill('ftp://example.org')
    await page.getByRole('button', { name: 'Add channel' }).click()
    await expect(page.getByText(/no address that can be called/)).toBeVisible()
    await page.getByLabel('Endpoint address').fill(`${receiver.origin}/muster`)
    await page.getByRole('button', { name: 'Add channel' }).click()
    await expect(secret).toHaveText(/^whsec_/)
  })
  const first = (await secret.textContent()) ?? ''

  await test.step('the log shows what was sent, and sends it again', async () => {
    await page.getByRole('button', { name: 'I have it' }).click()
    await expect(secret).toHaveCount(0)
    await log.click()
    await expect(page.getByText(/^Nothing was sent yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Send a test: Webhook “Bot”' }).click()
    await expect.poll(() => receiver.asked.length).toBe(1)
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByText(/status 204/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('Delivered')).toBeVisible()
    await expectSound(page)
    await sendAgain()
    await expect.poll(() => receiver.asked.length).toBe(2)
  })

  await test.step('a new secret signs beside the one before', async () => {
    await page.getByRole('button', { name: 'New secret: Webhook “Bot”' }).click()
    await expect(page.getByText(/signed with the secret before it, too/)).toBeVisible()
    const second = (await secret.textContent()) ?? ''
    await expectSound(page)
    await sendAgain()
    await expect.poll(() => receiver.asked.length).toBe(3)
    const [one, two, both] = receiver.asked
    for (const [key, asked] of [
      [first, one] as const,
      [first, two] as const,
      [first, both] as const,
      [second, both] as const,
    ])
      new Webhook(key).verify(asked?.text ?? '', asked?.headers as Record<string, string>)
  })

  await test.step('one that says it is gone is left alone', async () => {
    receiver.refuse = () => ({ status: 410 })
    await sendAgain()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Paused because nothing arrived: the endpoint answered 410.')).toBeVisible({
        timeout: 5_000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'Remove: Webhook “Bot”' }).click()
    await expect(page.getByText('Webhook “Bot”')).toHaveCount(0)
  })
  expect(anna.complaints).toEqual([])
  await receiver.close()
})
