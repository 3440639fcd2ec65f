import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { arrive, enter, signUp } from './people.js'
import { openStep, press } from './creating.js'
import { expectSound } from './sound.js'

const [, example = ''] = /```json\n([^`]*)```/.exec(readFileSync('docs/scenarios.md', 'utf8')) ?? []
/** With the name of a place, and a picture of one pixel. */
const printed = JSON.stringify({
  ...(JSON.parse(example) as object),
  names: [{ at: '6,1', text: 'Drake’s Ford' }],
  picture: {
    data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ...{ x: 0, y: 0, width: 5, height: 3 },
  },
})
const fileOf = (text: string) => ({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('a file becomes a map of one’s own, is shared, taken by somebody else, and played', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  const { page } = north
  await enter(north)
  await page.goto('/maps')
  await expect(page.getByText('You have no maps yet')).toBeVisible()
  await page.getByLabel('Scenario file').setInputFiles(fileOf('{"muster":"scenario"}'))
  await expect(page.getByText(/is missing/)).toBeVisible()
  await page.getByLabel('Scenario file').setInputFiles(fileOf(printed))
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Two towns' }) })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Share a link' }).click()
  const link = (await card.locator('.o-address').textContent()) ?? ''
  await expectSound(page, [1280, 390])

  const south = await arrive(browser, 'South')
  await south.page.goto(new URL(link).pathname)
  await expect(south.page.getByRole('heading', { name: 'Two towns' })).toBeVisible()
  await expectSound(south.page, [1280, 390])
  await south.page.getByRole('link', { name: 'Sign in to take a copy' }).click()
  await south.page.goto(`/sign-up?next=${new URL(link).pathname}`)
  await signUp(south)
  await south.page.getByRole('button', { name: 'Take a copy' }).click()
  await expect(south.page.getByRole('heading', { name: 'Two towns (copy)' })).toBeVisible()
  await card.getByRole('button', { name: 'End the link' }).click()
  await expect(card.locator('.o-address')).toHaveCount(0)

  await card.getByRole('button', { name: 'Create a campaign' }).click()
  await expect(page.getByRole('radio', { name: /Two towns/ })).toBeChecked()
  await openStep(north, 'Seats')
  await page.getByLabel('Who plays seat B').selectOption('BOT')
  await openStep(north, 'House rules')
  await press(north)
  await expect(page).toHaveURL(/\/campaign\//)
  await expect(page.getByRole('heading', { name: 'Two towns' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByText('DRAKE’S FORD')).toBeVisible()
  await page.getByRole('button', { name: 'Layers' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Picture' })).toBeChecked()
  await page.goto(`${page.url()}/print`)
  await expect(page.getByText('DRAKE’S FORD')).toBeVisible()

  await test.step('bots play on it in the page', async () => {
    await page.goto('/maps')
    await card.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Try it with bots' }).click()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await expect(page.locator('.c-turn')).toHaveText('Turn 1 of 4')
    await expect(page.getByText('DRAKE’S FORD')).toBeVisible()
    await page.getByRole('button', { name: 'Seal an empty plan' }).click()
    await expect(page.getByRole('tab', { name: 'Report', selected: true })).toBeVisible()
  })
})
