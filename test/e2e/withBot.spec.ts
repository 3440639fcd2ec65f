import { type Browser, expect, test, type Page } from '@playwright/test'
import { gather } from './begun.js'
import { arrive, askForAbstract, expectTurn, inviteTo, type Person, towardsTheMiddle } from './people.js'
import { expectSound } from './sound.js'
import { firstLoad, settledLoad } from './weight.js'

const pieceRow = (page: Page, piece: string) =>
  page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem').filter({ hasText: piece }).first()

/** The bot may come within reach at once: every battle that it makes is left to the tables, after a look at its sheet. */
const playOut = async (player: Person): Promise<void> => {
  const { page } = player
  const nextTurn = page.locator('.c-turn', { hasText: /Turn 2/ })
  const answer = page.getByRole('button', { name: 'Ask for abstract resolution' })
  for (;;) {
    await expect(nextTurn.or(answer)).toBeVisible()
    if (await nextTurn.isVisible()) return
    await expect(page.locator('.c-battle').first()).toContainText('Mission')
    await askForAbstract(player)
    await expect(nextTurn.or(page.getByRole('region', { name: 'Receipt' }).or(answer)).first()).toBeVisible()
  }
}

/** A stranger without an account at the page that the link of an ended war leads to. */
const shared = async ({ page }: Person, browser: Browser): Promise<Person> => {
  const sharing = page.getByRole('region', { name: 'Share this war by link' })
  await sharing.getByRole('button', { name: 'Share by link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share by link' }).click()
  const path = await sharing.getByRole('link', { name: 'Open the shared page' }).getAttribute('href')
  const stranger = await arrive(browser, 'Stranger')
  await stranger.page.goto(path ?? '')
  await expect(stranger.page.getByRole('heading', { name: 'The war is over' })).toBeVisible()
  await stranger.page.getByLabel('Whose view').selectOption('B')
  await stranger.page.getByRole('button', { name: 'Watch it here' }).click()
  await expect(stranger.page.locator('.c-film-shown')).toBeVisible()
  await expectSound(stranger.page, [390])
  expect(stranger.complaints).toEqual([])
  return stranger
}

test('one player and a bot: the plan at the desk, objectives, a battle sheet, and the war as it was', async ({
  browser,
}) => {
  const player = await arrive(browser, 'North')
  const { page, complaints } = player

  await test.step('a bot takes the other seat', async () => {
    await gather(player, 'Against the machine', { bots: ['B'], settings: { 'army.choice': 'players' } })
    await expect(page.locator('.c-seats')).toContainText('bot')
    await page.getByRole('button', { name: 'Start the campaign' }).click()
  })

  await test.step('an army is chosen from cards; a list of one’s own is counted against the budget', async () => {
    await expect(page.locator('.c-turn')).toHaveText('Armies')
    await page.getByRole('button', { name: /^Write a list of your own/ }).click()
    // What is done elsewhere on the page reads the campaign anew: the form stays open
    await page.getByRole('tab', { name: 'People' }).click()
    await inviteTo(player, 'OBSERVER')
    await page.getByRole('tab', { name: /Orders/ }).click()
    await page.getByRole('button', { name: 'Add a line' }).first().click()
    await expect(page.locator('.f-budget').first()).toContainText('of 2 points')
    await page.getByRole('button', { name: 'Take a printed army', exact: true }).click()
    await page.getByRole('radio', { name: 'Sisters' }).check()
    await expectSound(page)
    await page.getByRole('button', { name: 'Seal the answer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
    await expectTurn(player, 1, /Plans/)
  })

  await test.step('the map comes light: scripts in bytes as gzip packs them', async () => {
    const { pathname } = new URL(page.url())
    // What is needed before the map can be drawn; two thirds of it are the framework.
    expect(await firstLoad(page, pathname)).toBeLessThanOrEqual(200_000)
    const stands = (fresh: Page) => fresh.getByRole('list', { name: 'Your pieces' })
    // With the line to the server, the ruleset's desk and its words, all of which come after the map.
    expect(await settledLoad(page, pathname, stands)).toBeLessThanOrEqual(284_000)
  })

  await test.step('the map is read in words as well, and leads back to the place', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).click()
    const list = page.getByRole('region', { name: 'The map in words' })
    await expect(list).toContainText('Banner A1')
    await expectSound(page, [1280])
    await list.getByRole('button', { name: /Banner A1/ }).click()
    await expect(list).toBeHidden()
  })

  let marches = ''
  await test.step('the desk says what orders will do, and offers what goes together', async () => {
    await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: /A1/ }).click()
    await page.getByRole('button', { name: 'Split', exact: true }).click()
    await expect(pieceRow(page, 'A1')).toContainText(/stays with level \d+, a new banner gets \d+/)
    await page.getByRole('button', { name: /^Strike out: A1 splits/ }).click()
    await expect(pieceRow(page, 'A1')).toContainText('No orders')
    await page.getByRole('button', { name: 'March', exact: true }).click()
    const to = await towardsTheMiddle(player)
    marches = `A1 marches to ${to}`
    await page.getByLabel(/where to\?/).selectOption(to)
    await expect(pieceRow(page, 'A1')).toContainText(marches)
    await expectSound(page)
  })

  await test.step('objectives show how far they have come', async () => {
    await page.getByRole('tab', { name: 'Objectives' }).click()
    await expect(page.getByRole('list', { name: 'Objectives' }).getByRole('progressbar').first()).toBeVisible()
    await expectSound(page, [1280])
    await page.getByRole('tab', { name: /Orders/ }).click()
  })

  await test.step('the turn is printed: map, orders as they stand, report, and the campaign in short', async () => {
    await page.getByRole('tab', { name: /Report/ }).click()
    await page.getByRole('link', { name: 'Print this turn' }).click()
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText(marches)
    await expect(sheet.getByRole('heading', { name: 'The campaign in short' })).toBeVisible()
    await expectSound(page, [1280])
    await page.getByRole('link', { name: 'Back to the map' }).click()
    await page.getByRole('tab', { name: /Orders/ }).click()
  })

  await test.step('the seal is asked for with the plan in words, and the bot answers', async () => {
    await page.getByRole('button', { name: 'Seal 1 order' }).click()
    await expect(page.getByRole('dialog')).toContainText(marches)
    await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
    await playOut(player)
    await expectTurn(player, 2, /Plans/)
  })

  await test.step('once it is over the whole war is open', async () => {
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByRole('button', { name: 'End the campaign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the campaign' }).click()
    await page.getByRole('link', { name: 'How it ended' }).click()
    await expect(page.getByRole('heading', { name: 'The war is over' })).toBeVisible()
    const strength = page.getByRole('region', { name: 'Levels of all banners', exact: true })
    await strength.getByText('The figures').click()
    await expect(strength.getByRole('row').last().getByRole('cell').first()).toHaveText('2')
    await page.getByLabel('Whose view').selectOption('B')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a moving picture (SVG)' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^against-the-machine-what-.*\.svg$/)
    await expectSound(page)
    const strange = await shared(player, browser)
    await page.getByRole('button', { name: 'Object to a link' }).click()
    await expect(page.getByText('No link: seat A wants none.')).toBeVisible()
    await strange.page.reload()
    await expect(strange.page.getByText('This link opens no war.')).toBeVisible()
    await page.getByRole('link', { name: 'See the war as it was' }).click()
    await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
    const slider = page.getByRole('slider', { name: 'Moment of the war' })
    await slider.press('End')
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Turn 2')
    await page.getByText('What had been ordered').click()
    // The last to be resolved: the plan, or the battle that the dice may bring
    await expect(page.locator('.c-opened').first()).toContainText(
      new RegExp(`${marches}|Resolve the battle abstractly`),
    )
    await expectSound(page)
  })

  await test.step('at the moment of a plan the plans of all stand beside the map, as their arrows stand on it', async () => {
    const moment = page.getByRole('slider', { name: 'Moment of the war' })
    await moment.press('Home')
    for (const at of Array.from({ length: 6 }, (_, index) => index)) {
      const words = (await moment.getAttribute('aria-valuetext')) ?? ''
      if (/Turn 1 · Plans/.test(words)) break
      expect(at, 'steps to the first plans').toBeLessThan(5)
      await moment.press('ArrowRight')
    }
    const now = page.locator('details', { hasText: 'What is ordered now' })
    await now.getByText('What is ordered now').click()
    await expect(now.locator('.c-opened').first()).toContainText(marches)
    await expect(now.locator('.c-opened')).toHaveCount(2)
    await expect(page.locator('.m-arrow-ink').first()).toBeVisible()
  })

  expect(complaints).toEqual([])
})
