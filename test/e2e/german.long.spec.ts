import { randomBytes } from 'node:crypto'
import { devices, expect, test, type Page } from '@playwright/test'
import { englishOn } from './english.js'
import { api, diceContribution } from './api.js'
import { arrive, type Person } from './people.js'
import { settledLoad } from './weight.js'

const phone = { viewport: devices['Pixel 5'].viewport, hasTouch: true, locale: 'de-DE' }

/** The page says nothing in English that German says otherwise, and says that it is German. */
const expectGerman = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect.soft(await englishOn(page)).toEqual([])
}

test('a German visitor reads the front page, plays, and reads the report in German on a phone', async ({ browser }) => {
  const { page, complaints } = await arrive(browser, 'Besucher', phone)
  await test.step('the front page, whose English would be found', async () => {
    await page.goto('/')
    await expect(page.locator('[data-ready]').first()).toBeVisible()
    await expectGerman(page)
    await page.getByRole('button', { name: 'English' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[data-ready]').first()).toBeVisible()
    expect((await englishOn(page)).length).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Deutsch' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
  await test.step('a first turn', async () => {
    await page.goto('/play')
    await page.getByRole('button', { name: /^\d+ A1/ }).tap()
    await expectGerman(page)
    await page.getByRole('button', { name: 'Befestigen' }).tap()
    await expectGerman(page)
    await page.locator('.c-panel-foot button').last().tap()
    await expect(page.locator('.c-report')).toContainText('A1')
    await expectGerman(page)
  })
  await test.step('the reference', async () => {
    await page.goto('/reference')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectGerman(page)
  })
  expect(complaints).toEqual([])
})

/** A campaign against a bot, just started. */
const openCampaign = async (person: Person): Promise<string> => {
  const { createCampaign } = await api<{ readonly createCampaign: { readonly id: string } }>(
    person,
    'mutation ($dice: String!, $settings: JSON) { createCampaign(input: { name: "Am Fluss", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "Europe/Berlin", seat: "A", bots: ["B"], settings: $settings, diceContribution: $dice }) { id } }',
    { dice: diceContribution(), settings: { 'army.choice': 'scenario' } },
  )
  const { id } = createCampaign
  await api(person, 'mutation ($id: ID!) { startCampaign(campaignId: $id) { id } }', { id })
  return id
}

test('a German account reads its campaign, its report and itself in German on a phone', async ({ browser }) => {
  const person = await arrive(browser, 'Spielerin', phone)
  const { page, complaints } = person
  await test.step('somebody signs up', async () => {
    await page.goto('/sign-up')
    await expectGerman(page)
    await page.getByLabel('Name').fill('Spielerin')
    await page.getByLabel('E-Mail').fill(`${randomBytes(6).toString('hex')}@example.org`)
    await page.getByLabel('Passwort').fill(randomBytes(12).toString('hex'))
    await page.getByRole('button', { name: 'Konto anlegen' }).tap()
    await expect(page.getByRole('button', { name: 'Spielerin' })).toBeVisible()
    await expectGerman(page)
  })
  await test.step('the desk', async () => {
    const id = await openCampaign(person)
    await page.goto(`/campaign/${id}`)
    await page.getByRole('button', { name: /^\d+ A1/ }).tap()
    await page.getByRole('button', { name: 'Befestigen' }).tap()
    await expectGerman(page)
    const stands = (fresh: Page) => fresh.getByRole('button', { name: /^\d+ A1/ })
    // What an English reader may load, and two dictionaries: docs/messages.md.
    expect(await settledLoad(page, `/campaign/${id}`, stands)).toBeLessThanOrEqual(377_000)
  })
  await test.step('the report', async () => {
    await page.locator('.c-panel-foot button').last().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Versiegeln', exact: true }).tap()
    await expect(page.locator('.c-turn')).toContainText('Runde 2')
    await page.getByRole('tab', { name: /Bericht/ }).tap()
    await expect(page.locator('.c-report')).toContainText('A1')
    await expectGerman(page)
  })
  await test.step('what else a campaign has to read', async () => {
    const campaign = new URL(page.url()).pathname
    for (const tab of await page.getByRole('tab').all()) {
      if (!(await tab.isVisible())) continue
      await tab.tap()
      await page.waitForLoadState('networkidle')
      await expectGerman(page)
    }
    const pages = [
      `${campaign}/history`,
      `${campaign}/print`,
      `${campaign}/house-rules`,
      '/lobby',
      '/new',
      '/campaigns',
      '/device',
      '/rules/boltgun',
      '/rules/hex-1.4',
    ]
    for (const path of pages) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectGerman(page)
    }
  })
  await test.step('the account, which goes before the browser', async () => {
    await page.goto('/account')
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
    await expectGerman(page)
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
  expect(complaints).toEqual([])
})
