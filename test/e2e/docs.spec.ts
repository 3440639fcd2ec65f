import { expect, test } from '@playwright/test'
import { expectSound, objections } from './sound.js'

test('the reference for tools is read and searched without an account, on a desk and on a phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For tools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Muster for tools' })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('sealorders')
  await expect(page.getByRole('status')).toHaveText(/\d+ found/)
  await page.getByRole('link', { name: 'Mutation.sealOrders' }).click()
  await expect(page).toHaveURL(/\/docs\/schema\/Mutation#sealOrders$/)
  await expect(page.locator('#sealOrders').getByRole('link', { name: 'SealPayload' })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing anywhere')
  await expect(page.getByRole('status')).toHaveText('Nothing found.')
})

test('a page of each kind is sound, by day and by night', async ({ page, context, baseURL }) => {
  const kinds = ['/docs/bots', '/docs/costs', '/docs/schema', '/docs/schema/Campaign', '/docs/examples/map.mjs']
  for (const path of kinds) {
    await page.goto(path)
    await expectSound(page)
  }
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  for (const path of kinds) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await objections(page, { colours: 'alone' })).toEqual([])
  }
})

test('a page of the reference loads its styles, its fonts and one script, and nothing else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/docs/schema/Briefing', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(asked.filter((path) => !path.startsWith('/docs/'))).toEqual([])
})
