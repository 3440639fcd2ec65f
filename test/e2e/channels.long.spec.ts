import { expect, test } from '@playwright/test'
import { gather, takeSeat } from './begun.js'
import { openDiscord } from '../support/chats.js'
import { arrive, type Person } from './people.js'
import { expectSound } from './sound.js'

const webhook = '/api/webhooks/42/the-Secret_token'

const paste = async (
  { page }: Person,
  { name, url }: { readonly name: string; readonly url: string },
): Promise<void> => {
  await page.locator('summary', { hasText: /^Add a channel/ }).click()
  await page.getByLabel('Kind').selectOption('DISCORD')
  await page.getByRole('button', { name: 'Add channel' }).click()
  await expect(page.getByText('Paste the address.')).toBeVisible()
  await page.locator('.n-add').getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Webhook address').fill(url)
  await page.getByRole('button', { name: 'Add channel' }).click()
}

test('an organiser adds a channel for all, and a player one of their own', async ({ browser }) => {
  const discord = await openDiscord(webhook)
  const north = await arrive(browser, 'North')
  await gather(north, 'Heard of')
  const south = await arrive(browser, 'South', { viewport: { width: 390, height: 844 } })
  await takeSeat(north, south)

  await test.step('the organiser adds one, tries it, and finds it in the log', async () => {
    const { page } = north
    await expect(page.getByText('No channel outside of Muster is told of this campaign.')).toBeVisible()
    await paste(north, { name: 'War room', url: discord.origin + webhook })
    await expect(page.getByText(/added a Discord channel “War room”/)).toBeVisible()
    await page.getByRole('button', { name: 'Send a test: Discord “War room”' }).click()
    await expect.poll(() => discord.messages().length).toBe(1)
    await page.locator('summary', { hasText: 'What it is told' }).click()
    const moved = page.getByRole('checkbox', { name: 'Deadlines that are moved' })
    await moved.click()
    await expect(moved).not.toBeChecked()
    await expectSound(page)
    await expect(page.getByText('the-Secret_token')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    await expect.poll(() => discord.messages().at(-1)).toContain('Heard of')
  })

  await test.step('a player sees that it is there, and nothing to press', async () => {
    const { page } = south
    await page.getByRole('button', { name: 'Raise the desk' }).click()
    await page.getByRole('tab', { name: 'People' }).click()
    await expect(page.getByText('Discord “War room”', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Send a test/ })).toHaveCount(0)
    await expectSound(page, [390])
  })

  await test.step('on the account page a player chooses, adds, pauses and removes', async () => {
    const { page } = south
    await page.goto('/account')
    await page.locator('summary', { hasText: 'What it is told' }).click()
    await page.getByLabel('For', { exact: true }).selectOption({ label: 'Heard of' })
    const letters = page.getByRole('checkbox', { name: 'Letters', exact: true })
    await expect(page.getByRole('checkbox', { name: 'The chronicle' })).not.toBeChecked()
    await letters.click()
    await expect(letters).not.toBeChecked()
    await page.getByRole('button', { name: 'As for every campaign' }).click()
    await expect(letters).toBeChecked()
    await paste(south, { name: 'Phone', url: 'https://example.org/hook' })
    await expect(page.getByText(/not the address of a Discord webhook/)).toBeVisible()
    await page.getByLabel('Webhook address').fill(discord.origin + webhook)
    await page.getByRole('button', { name: 'Add channel' }).click()
    await page.getByRole('button', { name: 'Pause: Discord “Phone”' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Set quiet hours' }).click()
    await expect(page.getByText('Your quiet hours are set.')).toBeVisible()
    await expectSound(page, [1280, 390])
    await page.getByRole('button', { name: 'Remove: Discord “Phone”' }).click()
    await expect(page.getByText('Discord “Phone”')).toHaveCount(0)
    await page.getByRole('button', { name: 'End quiet hours' }).click()
    await expect(page.getByText('You have no quiet hours.')).toBeVisible()
  })
  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
  await discord.close()
})
