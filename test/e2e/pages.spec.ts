import { expect, test, type Page } from '@playwright/test'
import { arrive, signUp } from './people.js'
import { expectFits, objections } from './sound.js'

const widths = [1280, 390]

/** Fits the width, has nothing that axe objects to, and the browser complained of nothing. */
const expectSound = async (page: Page, path: string, heading: RegExp): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectFits(page, width)
  }
  expect(await objections(page, { colours: true })).toEqual([])
}

test('every page fits a phone and is sound for readers and keyboards', async ({ browser }) => {
  const person = await arrive(browser, 'Reader')
  const { page, complaints } = person
  await expectSound(page, '/', /referee/)
  await expectSound(page, '/sign-in', /Sign in/)
  await expectSound(page, '/rules/boltgun', /rules as Muster/)
  await expectSound(page, '/join/no-such-link', /not open/)
  await expectSound(page, '/campaigns', /Find a campaign/)
  await expectSound(page, '/campaigns/no-such-campaign', /No such campaign/)
  await page.goto('/sign-up')
  await signUp(person)
  await page.waitForURL(/\/lobby/)
  await expectSound(page, '/lobby', /No campaign yet/)
  await expectSound(page, '/account', /Reader/)
  await expectSound(page, '/new', /New campaign/)
  await expectSound(page, '/campaign/no-such-campaign', /No such campaign/)
  expect(complaints).toEqual([])
})

test('the page that stops mails is sound, too, with a link that is unknown', async ({ page }) => {
  await expectSound(page, '/unsubscribe/no-such-link', /Mails about your campaigns/)
})
