import { expect, type Page, test } from '@playwright/test'
import { createCampaign, openStep } from './creating.js'
import { arrive, enter, type Person, signUp } from './people.js'
import { expectSound } from './sound.js'

const name = 'Sunday in the club room'

/** Creates a listed campaign in which the organiser holds seat A. */
const list = async (organiser: Person): Promise<void> => {
  const { page } = organiser
  await enter(organiser)
  await page.goto('/new')
  await createCampaign(organiser, {
    name,
    rules: async (person) => {
      await openStep(person, 'Seats')
      await page.getByLabel('Who may find the campaign').selectOption('LISTED')
      await openStep(person, 'House rules')
    },
  })
}

const cards = (page: Page) => page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')

test('a stranger finds a listed campaign, asks for a seat, is let in and answers the roll call', async ({
  browser,
}) => {
  const organiser = await arrive(browser, 'Olga')
  await list(organiser)
  const campaign = new URL(organiser.page.url()).pathname
  const stranger = await arrive(browser, 'Stefan', { viewport: { width: 390, height: 844 } })

  await test.step('the campaign is found without an account, and names nobody', async () => {
    const { page } = stranger
    await page.goto('/campaigns')
    await expect(cards(page).filter({ hasText: name })).toContainText('1 of 2 seats free')
    await page.getByLabel('State').selectOption('yes')
    await expect(cards(page).filter({ hasText: name })).toHaveCount(0)
    await page.getByLabel('State').selectOption('no')
    await expectSound(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Olga')).toHaveCount(0)
    await page.getByRole('link', { name: 'All house rules' }).click()
    await page.getByRole('link', { name: 'To the campaign' }).click()
    await page.getByRole('link', { name: 'Make an account' }).click()
    await signUp(stranger)
    await page.waitForURL(/\/campaigns\//)
    await expect(page.getByText('Olga').first()).toBeVisible()
  })

  await test.step('the seat is asked for', async () => {
    const { page } = stranger
    await page.getByLabel('A few words about you').fill('I play every Sunday.')
    await expectSound(page)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('waiting for an answer')).toBeVisible()
    // The campaign’s own address leads somebody without a place here.
    await page.goto(campaign)
    await page.waitForURL(/\/campaigns\//)
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeVisible()
    await expectSound(page)
  })

  await test.step('the organiser reads it and says yes', async () => {
    const { page } = organiser
    await page.reload()
    await expect(page.getByRole('heading', { name: '1 request for a seat' })).toBeVisible()
    await expect(page.getByText('I play every Sunday.')).toBeVisible()
    await page.getByLabel('A sentence with your answer').fill('Bring your dice.')
    await expectSound(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('heading', { name: /for a seat$/ })).toHaveCount(0)
    await expect(page.locator('.c-seats')).toContainText('Stefan')
    await stranger.page.goto('/campaigns')
    await expect(stranger.page.getByText('Bring your dice.')).toBeVisible()
    await stranger.page.goto(campaign)
    await expect(stranger.page.locator('.c-seats')).toContainText('Stefan')
  })

  await test.step('the roll is called, and both see who is here', async () => {
    const { page } = organiser
    await page.locator('summary', { hasText: 'Roll call' }).click()
    await page.getByRole('button', { name: 'Call the roll' }).click()
    const notice = (of: Page) => of.locator('.m-notice').filter({ hasText: 'asks all holders' })
    await expect(notice(page)).toContainText('Here: A. Not answered: B.')
    await expectSound(page)
    await expect(notice(stranger.page)).toContainText('Are you here?')
    await expectSound(stranger.page)
    await stranger.page.getByRole('button', { name: 'I am here' }).click()
    await expect(notice(page)).toContainText('Here: A, B. Everybody has answered.')
  })

  await test.step('made private again, it is found no more', async () => {
    const { page } = organiser
    await page.locator('summary', { hasText: 'Who may find the campaign' }).click()
    await page.getByLabel('Who may find the campaign').selectOption('PRIVATE')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Log of the table' })).toContainText('nobody without an invitation')
    const passer = await arrive(browser, 'Passer-by')
    await passer.page.goto(campaign.replace('/campaign/', '/campaigns/'))
    await expect(passer.page.getByRole('heading', { name: 'No such campaign for you' })).toBeVisible()
    await expectSound(passer.page)
    expect(passer.complaints).toEqual([])
  })

  for (const { complaints } of [organiser, stranger]) expect(complaints).toEqual([])
})
