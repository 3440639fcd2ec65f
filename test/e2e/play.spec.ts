import { expect, test, type Page } from '@playwright/test'
import { arrive, signUp } from './people.js'
import { expectSound } from './sound.js'
import { firstLoad } from './weight.js'

const next = (page: Page) => page.locator('.c-panel-foot button')
const reading = (page: Page) => page.getByRole('tab', { name: 'Report', selected: true })

/** Leads on by the one button until another turn is to be planned, or all is over. */
const toNextPlan = async (page: Page): Promise<void> => {
  await expect(reading(page)).toBeVisible()
  const name = await next(page).textContent()
  await next(page).click()
  if (!name?.startsWith('To the battle')) return
  await page.getByRole('button', { name: 'Let the dice decide' }).click()
  await toNextPlan(page)
}

const turnResolutionsOn = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('resolutions', 'on'))

test('a stranger plays three turns on a phone, and goes on with an account', async ({ browser }) => {
  const person = await arrive(browser, 'Stranger', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page, complaints } = person

  await test.step('a plan is sealed four presses after the front page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Play a turn, no account' }).tap()
    await page.getByRole('button', { name: /^\d+ A1/ }).tap()
    await page.getByRole('button', { name: 'Fortify' }).tap()
    await page.getByRole('button', { name: 'Seal 1 order and end the turn' }).tap()
    await expect(reading(page)).toBeVisible()
    await expect(page.locator('.c-report')).toContainText('A1')
  })

  const playing = page.getByRole('region', { name: 'What happened, on the map' })

  await test.step('what came of it is watched on the map', async () => {
    await page.getByRole('button', { name: 'Watch it on the map' }).tap()
    await expect(playing.getByText(/^\d+ of \d+/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(playing).toBeHidden()
  })

  await test.step('the page is sound, and the other side is not on the map', async () => {
    await expectSound(page)
    await expect(page.locator('.c-turn')).toHaveText('Turn 2 of 3')
    await toNextPlan(page)
    await expect(page.locator('[data-piece^="A"]').first()).toBeVisible()
    await expect(page.locator('[data-piece^="B"]')).toHaveCount(0)
  })

  await test.step('after three turns the fog is lifted', async () => {
    await page.getByRole('button', { name: 'Seal an empty plan' }).click()
    await toNextPlan(page)
    await turnResolutionsOn(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Seal an empty plan' }).click()
    // By itself, and to somebody who wants no motion one still at a time.
    await expect(playing.getByText(/^1 of \d+/)).toBeVisible()
    await expect(playing.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await playing.getByRole('button', { name: 'Skip' }).tap()
    await toNextPlan(page)
    await page.getByRole('button', { name: 'Lift the fog' }).click()
    await expect(page.locator('[data-piece^="B"]').first()).toBeVisible()
    await expect(page.locator('.m-map')).toContainText('B1')
  })

  await test.step('with an account the same map is played on the server', async () => {
    await page.getByRole('link', { name: 'Play on with an account' }).click()
    await signUp(person)
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    await page.waitForURL(/\/campaign\//)
    await expect(page.locator('.c-turn')).toContainText('Turn 1')
    await expect(page.getByRole('button', { name: /^\d+ A1/ })).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('the front page shows a war, is light, and can be found', async ({ browser }) => {
  const { page, complaints } = await arrive(browser, 'Visitor')
  await page.goto('/')
  const war = page.getByRole('figure', { name: 'A war that bots play on the map' })
  await expect(war.locator('[data-ready]')).toBeVisible()
  await war.getByRole('button', { name: 'Pause' }).click()
  await war.getByRole('button', { name: 'Seat A' }).click()
  await expect(war).toContainText('Only this is on that player’s screen')
  await page.getByRole('heading', { name: 'Rulesets' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'BOLTGUN: the rules in short' })).toBeVisible()
  await expectSound(page)
  // The map and the engine come after the first paint.
  expect(await firstLoad(page, '/')).toBeLessThan(165_000)

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  for (const path of ['/sitemap.xml', '/robots.txt', '/icon-192.png', new URL(picture ?? '').pathname])
    expect((await page.request.get(path)).status(), path).toBe(200)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/campaign')
  expect(complaints).toEqual([])
})
