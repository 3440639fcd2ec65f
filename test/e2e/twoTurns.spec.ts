import { expect, test } from '@playwright/test'
import { createCampaign } from './creating.js'
import { arrive, askForAbstract, expectTurn, inviteTo, join, march, marchToBattle, signUp } from './people.js'
import { found, matches } from './traffic.js'

test('two players and an observer play some turns, the last with a battle resolved abstractly', async ({ browser }) => {
  const [north, south, observer] = await Promise.all(['North', 'South', 'Watcher'].map((name) => arrive(browser, name)))
  if (!north || !south || !observer) throw new Error('three browsers were asked for')
  const everybody = [north, south, observer]

  await test.step('a campaign is made, people are invited and join', async () => {
    await north.page.goto('/sign-up?next=/new')
    await signUp(north)
    await createCampaign(north, { name: 'Border war' })
    await join(south, await inviteTo(north, 'B'), 'Take the seat')
    await join(observer, await inviteTo(north, 'OBSERVER'), 'Take the place')
    await north.page.getByRole('button', { name: 'Start the campaign' }).click()
    for (const person of everybody) await expectTurn(person, 1, /Plans/)
  })

  await test.step('a first turn', async () => {
    await march(north, 'A1')
    await expect(north.page.getByRole('region', { name: 'Receipt' })).toBeVisible()
    await march(south, 'B1')
    for (const person of everybody) await expectTurn(person, 2, /Plans/)
    await north.page.getByRole('tab', { name: /Report/ }).click()
    await expect(north.page.locator('.c-report li').first()).toBeVisible()
    const rule = north.page.locator('.c-report .c-rule').first()
    await rule.click()
    await expect(north.page.locator('.c-rule-text').first()).not.toBeEmpty()
    await north.page.getByRole('tab', { name: /Orders/ }).click()
  })

  await test.step('the next end in a battle, which both leave to the tables', async () => {
    const turn = await marchToBattle(north, south, 2)
    for (const person of [north, south]) await askForAbstract(person)
    for (const person of everybody) await expectTurn(person, turn + 1, /Plans/)
  })

  await test.step('an old briefing shows what was known then', async () => {
    await north.page.getByRole('tab', { name: 'People' }).click()
    await north.page.getByRole('link', { name: 'What I knew then' }).click()
    const choice = north.page.getByLabel('Briefing')
    const options = choice.locator('option')
    await expect.poll(() => options.count()).toBeGreaterThan(2)
    await choice.selectOption({ index: (await options.count()) - 1 })
    await expect(north.page.getByRole('region', { name: 'Report of that time' })).toBeVisible()
  })

  await test.step('no page was sent what only another may know', async () => {
    for (const { traffic } of everybody) await traffic.settle()
    const hashes = (text: RegExp) => [matches(north.traffic, text), matches(south.traffic, text)] as const
    const [northSheets, southSheets] = hashes(/"hash":"([^"]{16,})"/g)
    const [northAsks, southAsks] = hashes(/"askId":"([^"]+)"/g)
    expect(northSheets.length).toBeGreaterThan(2)
    expect(southSheets.length).toBeGreaterThan(2)
    const ofNorth = ['"A1"', '"A2"', '"A3"', ...northSheets, ...northAsks]
    const ofSouth = ['"B1"', '"B2"', '"B3"', ...southSheets, ...southAsks]
    // The search finds what it looks for where it may stand.
    expect(found(north.traffic, ofNorth)).toEqual(ofNorth)
    expect(found(south.traffic, ofSouth)).toEqual(ofSouth)
    expect(found(north.traffic, ofSouth)).toEqual([])
    expect(found(south.traffic, ofNorth)).toEqual([])
    expect(found(observer.traffic, [...ofNorth, ...ofSouth])).toEqual([])
  })

  await test.step('no browser complained, and signing out leaves nothing behind', async () => {
    for (const { complaints } of everybody) expect(complaints).toEqual([])
    const { page } = south
    await page.getByRole('button', { name: 'South' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    // The link comes before the browser is cleared, the front page after.
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await page.goto('/lobby')
    await expect(page.getByText('Sign in first')).toBeVisible()
  })
})
