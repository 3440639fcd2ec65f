import { expect, type Page, test } from '@playwright/test'
import { gather, startWith } from './begun.js'
import { arrive, march } from './people.js'
import { expectSound } from './sound.js'

const notice = (page: Page, title: string) => page.locator('.m-notice').filter({ hasText: title })

test('the seats take a seal back, vote, and concede', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  await gather(north, 'By the seats', { coolDownHours: 6, voteHours: 48 })
  const south = await arrive(browser, 'South', { viewport: { width: 390, height: 844 } })
  await startWith(north, south)
  await south.page.getByRole('button', { name: 'Raise the desk' }).click()

  await test.step('once both have sealed, the stage cools down, and a seal is taken back', async () => {
    await march(north, 'A1')
    await expect(north.page.getByText(/until the stage closes: 6 hours after the last seat/)).toBeVisible()
    await march(south, 'B1')
    for (const { page } of [north, south])
      await expect(page.getByText(/^All have sealed\. You can take your seal back until/)).toBeVisible()
    await expectSound(north.page)
    await north.page.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect(north.page.getByText('Your seal is taken back')).toBeVisible()
    await expect(north.page.locator('.c-order')).toHaveCount(1)
    await expect(south.page.getByText(/until the stage closes: 6 hours after the last seat/)).toBeVisible()
  })

  await test.step('they vote for a pause, in which drafts are written and nothing is sealed', async () => {
    await north.page.getByRole('tab', { name: 'People' }).click()
    await north.page.getByRole('button', { name: 'Call a vote' }).click()
    const dialog = north.page.getByRole('dialog')
    await dialog.getByLabel('Vote on').selectOption('PAUSE')
    await dialog.getByLabel('The campaign goes on').fill('2020-01-01T12:00')
    await expect(dialog.getByText('Choose a later time.')).toBeVisible()
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 16)
    await dialog.getByLabel('The campaign goes on').fill(soon)
    await dialog.getByLabel('Reason, for all to read').fill('Holidays')
    await expectSound(north.page)
    await dialog.getByRole('button', { name: 'Call a vote' }).click()
    await expect(notice(north.page, 'A vote: pause the campaign?')).toContainText('For: A. Against: nobody.')
    const asked = notice(south.page, 'A vote: pause the campaign?')
    await expect(asked).toContainText('North asks the seats to pause the campaign until')
    await expectSound(south.page, [390])
    await south.page.setViewportSize({ width: 390, height: 844 })
    await asked.getByRole('button', { name: 'For it', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(north.page.getByText('The seats voted to pause the campaign', { exact: false }).first()).toBeVisible()
    await north.page.getByRole('tab', { name: 'Orders' }).click()
    await expect(north.page.getByText('Go on writing: your draft is saved', { exact: false })).toBeVisible()
    await expect(north.page.getByRole('button', { name: 'Paused: seal later' })).toBeDisabled()
    await north.page.getByRole('tab', { name: 'People' }).click()
    await north.page.getByRole('button', { name: 'Go on', exact: true }).click()
  })

  await test.step('one concedes, having read what follows, and the other has won', async () => {
    const { page } = south
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByRole('button', { name: 'Concede', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('the campaign ends at once')
    await expectSound(page, [390])
    await page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Concede', exact: true }).click()
    await expect(north.page.getByText(/wins by concession/).first()).toBeVisible()
    await expect(page.getByText(/The campaign is over: .* wins by concession/).first()).toBeVisible()
    await expect(north.page.locator('.c-seats')).toContainText('conceded')
    await expectSound(north.page, [1280])
  })

  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})
