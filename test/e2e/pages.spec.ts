import { expect, test, type Page } from '@playwright/test'
import { arrive, signUp } from './people.js'
import { expectFits, objections, standsStill } from './sound.js'

/** Fits the width, has nothing that axe objects to, and the browser complained of nothing. */
const expectSound = async (page: Page, path: string, heading: RegExp): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await standsStill(page)
    await expectFits(page, width)
  }
  expect(await objections(page, { colours: true })).toEqual([])
}

// The front page and the steps of a new campaign are looked at where they are used.
test('every page fits a phone and is sound for readers and keyboards', async ({ browser }) => {
  const person = await arrive(browser, 'Reader')
  const { page, complaints } = person
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
  await expectSound(page, '/campaign/no-such-campaign', /No such campaign/)
  expect(complaints).toEqual([])
})

test('the page that stops mails is sound, too, with a link that is unknown', async ({ page }) => {
  await expectSound(page, '/unsubscribe/no-such-link', /Mails about your campaigns/)
})
