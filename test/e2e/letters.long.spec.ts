import { expect, type Page, test } from '@playwright/test'
import { begin } from './begun.js'
import { arrive } from './people.js'
import { expectSound } from './sound.js'

const lettersTab = (page: Page) => page.getByRole('tab', { name: /^Letters/ })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('two players write to one another, and the organiser to all', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  const south = await arrive(browser, 'South', { viewport: { width: 390, height: 844 } })
  await begin(north, south, 'By letter')

  await test.step('a letter with a quoted line of the report is sent, counted on the other’s tab, and read', async () => {
    const { page } = north
    await lettersTab(page).click()
    await page.getByRole('button', { name: 'Write a letter' }).click()
    await page.getByLabel('Write as').selectOption('A')
    await page.getByRole('group', { name: 'To' }).getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Quote the report' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await page.getByLabel('Letter', { exact: true }).fill('Leave the middle to me.\n\nI leave you the north.')
    await expectSound(page)
    // A look at another tab loses nothing of what was begun.
    await page.getByRole('tab', { name: 'People' }).click()
    await lettersTab(page).click()
    await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(/Leave the middle/)
    await page.getByRole('group', { name: 'To' }).getByRole('checkbox').nth(1).check()
    await page.getByLabel('Write as').selectOption('A')
    await send(page).click()
    await expect(page.getByRole('list', { name: 'Letters, the newest last' })).toContainText('Leave the middle to me.')
    await expect(lettersTab(south.page)).toHaveText(/1/)
    await south.page.getByRole('button', { name: 'Raise the desk' }).click()
    await lettersTab(south.page).click()
    await expect(south.page.getByRole('button', { name: /Leave the middle/ })).toBeVisible()
    await expectSound(south.page, [390])
    await south.page.getByRole('button', { name: /Leave the middle/ }).click()
    await expect(south.page.getByText('Quoted by the writer. The text may have been changed.')).toBeVisible()
    await expect(lettersTab(south.page)).toHaveText('Letters')
  })

  await test.step('the answer comes into the open conversation, and the search finds it', async () => {
    await south.page.setViewportSize({ width: 390, height: 844 })
    await south.page.getByLabel('Letter', { exact: true }).fill('The middle is nobody’s.')
    await expectSound(south.page, [390])
    await send(south.page).click()
    await expect(north.page.getByText('The middle is nobody’s.')).toBeVisible()
    await expect(lettersTab(north.page)).toHaveText('Letters')
    await north.page.getByRole('button', { name: '← All letters' }).click()
    await north.page.getByLabel('Search your letters').fill('NOBODY’S')
    await expect(north.page.getByRole('list', { name: 'Letters found' }).getByRole('listitem')).toHaveCount(1)
    await north.page.getByLabel('Search your letters').fill('')
    await expect(north.page.getByRole('list', { name: 'Conversations' })).toBeVisible()
    await expectSound(north.page)
  })

  await test.step('what the organiser tells all stands on every tab until it is read', async () => {
    const { page } = north
    await page.getByRole('button', { name: 'Write a letter' }).click()
    await page.getByLabel('Write as').selectOption('organiser')
    await page.getByLabel(/^Everybody/).check()
    await page.getByLabel('Letter', { exact: true }).fill('We play on Saturday.')
    await send(page).click()
    await south.page.getByRole('tab', { name: 'Report' }).click()
    const notice = south.page.locator('.m-notice').filter({ hasText: 'We play on Saturday.' })
    await expect(notice).toContainText('Organiser (North) to everybody')
    await expectSound(south.page, [390])
    await notice.getByRole('button', { name: 'I have read it' }).click()
    await expect(notice).toHaveCount(0)
  })

  await test.step('a letter is reported to the host', async () => {
    const { page } = south
    await page.setViewportSize({ width: 390, height: 844 })
    await lettersTab(page).click()
    await page.getByRole('button', { name: '← All letters' }).click()
    await page.getByRole('button', { name: /We play on Saturday/ }).click()
    await page.getByRole('button', { name: 'Report to the host' }).click()
    await page.getByLabel('What is wrong with it').fill('I am away on Saturday.')
    await expectSound(page, [390])
    await page.getByRole('button', { name: 'Send to the host' }).click()
    await expect(page.getByText('Sent to the host')).toBeVisible()
  })

  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})
