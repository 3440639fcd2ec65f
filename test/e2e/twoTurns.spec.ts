import { expect, type Page, test } from '@playwright/test'
import { seatOne } from './api.js'
import { gather } from './begun.js'
import { known } from './boltgunWar.js'
import {
  arrive,
  askForAbstract,
  enter,
  expectTurn,
  inviteTo,
  join,
  march,
  marchToBattle,
  type Person,
} from './people.js'
import { expectSound } from './sound.js'
import { found, matches } from './traffic.js'

/** What a page tells of itself among others. */
const picture = (page: Page) => page.locator('link[rel="icon"]').first()

const expectTurnOf = async ({ page }: Person, what: RegExp, count = 1): Promise<void> => {
  await expect(page.locator('.c-yours')).toHaveText(what)
  await expect(page.getByRole('tab', { name: /Orders.*to do/ })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^\\(${String(count)}\\) `))
  await expect(picture(page)).toHaveAttribute('href', /yourTurn/)
}

const expectNothingToDo = async ({ page }: Person): Promise<void> => {
  await expect(page.locator('.c-yours')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /to do/ })).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^\(/)
  await expect(page.locator('link[rel="icon"][href*="yourTurn"]')).toHaveCount(0)
}

/** The same person at a phone, with the list of campaigns open. */
const lobbyAtPhone = async ({ page }: Person): Promise<Page> => {
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/lobby')
  return phone
}

/** The link as a picture, by mail and to the clipboard. */
const expectShared = async (page: Page, link: string): Promise<void> => {
  await page.getByRole('button', { name: 'Share the link' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Share the invitation' })
  await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const mail = await sheet.getByRole('link', { name: 'Write a mail' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain(link)
  await expectSound(page, [1280])
  await sheet.getByRole('button', { name: 'Close' }).click()
}

/** Who asks them to what, told to somebody without an account. */
const expectInvited = async (page: Page, link: string): Promise<void> => {
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('North invites you to seat B')).toBeVisible()
  for (const part of ['Pace', 'House rules that differ', 'What Muster does for you', 'Your place'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await expect(page.getByText('This seat is for you')).toBeVisible()
  await expectSound(page)
}

const tip = ({ page }: Person) => page.getByRole('group', { name: /^Your first turn: tip/ })

const playsResolutions = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Play resolutions on the map' }).click()
  await page.keyboard.press('Escape')
}

/** Where dice put packets decides in how many they meet at once. */
const battlesOf = async (person: Person): Promise<number> => {
  const [, , id = ''] = new URL(person.page.url()).pathname.split('/')
  return (await known(person, id))?.asks.filter(({ closed, kind }) => kind === 'battle' && !closed).length ?? 0
}

const card = (lobby: Page) => lobby.locator('.a-card')

test('two players and an observer play some turns, the last with a battle resolved abstractly', async ({ browser }) => {
  const [north, south, observer] = await Promise.all(['North', 'South', 'Watcher'].map((name) => arrive(browser, name)))
  if (!north || !south || !observer) throw new Error('three browsers were asked for')
  const everybody = [north, south, observer]

  await test.step('a campaign is made, people are invited and join', async () => {
    await gather(north, 'Border war')
    const link = await inviteTo(north, 'B')
    await expectShared(north.page, link)
    await expectInvited(south.page, link)
    await join(south, link, 'Take the seat')
    const { pathname } = new URL(north.page.url())
    await enter(observer)
    await seatOne(north, observer, { campaignId: pathname.split('/')[2] ?? '', role: 'OBSERVER' })
    await observer.page.goto(pathname)
    await north.page.getByRole('button', { name: 'Start the campaign' }).click()
    for (const person of everybody) await expectTurn(person, 1, /Plans/)
  })

  const lobby = await lobbyAtPhone(south)
  await test.step('a first turn: whose turn it is stands on every page, and changes as they seal', async () => {
    for (const player of [north, south]) await expectTurnOf(player, /^Your turn: 1 plan until .*your time/)
    await expectNothingToDo(observer)
    await expect(card(lobby)).toContainText('Your turn')
    await expect(card(lobby)).toContainText(/1 plan until .*your time/)
    await expectSound(lobby, [390])
    await expect(tip(north)).toContainText('Your orders.')
    await march(north, 'A1')
    await expect(north.page.getByRole('region', { name: 'Receipt' })).toBeVisible()
    await expect(tip(north)).toContainText('The report.')
    await expectNothingToDo(north)
    await expectTurnOf(south, /^Your turn: 1 plan/)
    await north.page.getByRole('tab', { name: 'Report' }).click()
    await expect(tip(north)).toBeHidden()
    await march(south, 'B1')
    for (const person of everybody) await expectTurn(person, 2, /Plans/)
    await expect(north.page.getByRole('list', { name: 'Notices' })).toContainText('Your turn: Plan of turn 2')
    await north.page.getByRole('list', { name: 'Notices' }).getByRole('button', { name: 'Open' }).first().click()
    await expect(north.page.getByRole('tab', { name: /Orders/ })).toHaveAttribute('aria-selected', 'true')
    await north.page.getByRole('tab', { name: /Report/ }).click()
    await expect(north.page.locator('.c-report li').first()).toBeVisible()
    const rule = north.page.locator('.c-report .c-rule').first()
    await rule.click()
    await expect(north.page.locator('.c-rule-text').first()).not.toBeEmpty()
    await north.page.getByRole('tab', { name: /Orders/ }).click()
  })

  await test.step('the address holds tab, piece and cell: back, a reload and a link show the same', async () => {
    const { page } = north
    const opened = (name: RegExp) => expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await opened(/Report/)
    await page.goForward()
    await opened(/Orders/)
    const piece = page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: 'A2' }).first()
    await piece.click()
    await expect(page).toHaveURL(/tab=orders&piece=A2/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'March', exact: true })).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}?tab=report&cell=5,4&piece=nobody&turn=x`)
    await opened(/Report/)
    await page.goto(`${pathname}?tab=nowhere&cell=nowhere`)
    await opened(/Orders/)
  })

  await test.step('the next end in a battle, which both leave to the tables', async () => {
    const turn = await marchToBattle(north, south, 2)
    const battles = await battlesOf(north)
    const told = `${String(battles)} ${battles === 1 ? 'battle' : 'battles'} to report`
    await expect(card(lobby)).toContainText(told)
    await expectTurnOf(north, new RegExp(`^Your turn: ${told}`), battles)
    await expectNothingToDo(observer)
    await playsResolutions(south)
    // So it waits for whoever leads it on, and no step of it hangs on a clock.
    await south.page.emulateMedia({ reducedMotion: 'reduce' })
    for (const person of [north, south]) await askForAbstract(person, battles)
    await expect(card(lobby)).toContainText('1 plan')
    await lobby.close()
    for (const person of everybody) await expectTurn(person, turn + 1, /Plans/)
  })

  await test.step('the resolution plays on the map with its report, goes step by step, and is watched again', async () => {
    const { page } = south
    const played = page.getByRole('region', { name: 'What happened, on the map' })
    const step = played.locator('.c-playback-count')
    await expect(played).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Report' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(played).toBeHidden()
    await page.getByRole('button', { name: 'Watch it on the map' }).click()
    await expect(step).toHaveText(/^1 of/)
    await expectSound(page, [1280])
    await page.locator('.m-map-stage').focus()
    await page.keyboard.press('ArrowRight')
    await expect(step).toHaveText(/^2 of/)
    await expect(page.locator('.c-report [aria-current="step"]')).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await expect(step).toHaveText(/^1 of/)
    await page.keyboard.press('Space')
    await expect(step).not.toHaveText(/^1 of/)
    await played.getByRole('button', { name: 'Skip' }).click()
    await expect(played).toBeHidden()
    await expect(page.locator('.c-report li').first()).toBeVisible()
    const dice = page.locator('.c-line-dice').first()
    await expect(dice.locator('.t-die').first()).toBeVisible()
    await dice.getByRole('button', { name: 'Check this roll' }).click()
    await expect(dice.getByRole('status')).toHaveText([
      /^The proof holds.* for “.+:A”/,
      /^The proof holds.* for “.+:B”/,
    ])
    await expectSound(page, [390])
  })

  await test.step('the dice told of stand on a page of their own, all checked, and held against what they show on average', async () => {
    const { page } = south
    await page.getByRole('link', { name: 'Dice of this campaign' }).click()
    await expect(page.getByRole('heading', { name: 'Dice of this campaign' })).toBeVisible()
    await page.getByRole('button', { name: /^Check all \d+ throws$/ }).click()
    await expect(page.getByText(/^\d+ throws checked in this browser: their proofs hold/)).toBeVisible()
    const luck = page.getByRole('region', { name: 'Luck against expectation' })
    await expect(luck.getByText(/\d+ dice with 6 faces showed/)).toHaveCount(2)
    await expect(luck.getByRole('row')).toHaveCount(3)
    await expectSound(page, [390])
    await page.goBack()
  })

  await test.step('an old briefing shows what was known then', async () => {
    await north.page.getByRole('tab', { name: 'People' }).click()
    await north.page.getByRole('link', { name: 'What I knew then' }).click()
    const then = north.page.locator('.c-then')
    await expect(then).toContainText('What I knew then')
    const turns = north.page.getByRole('group', { name: /^Turns/ })
    await turns.getByRole('radio', { name: 'Turn 1', exact: true }).press(' ')
    await expect(then).toContainText('Turn 1 ·')
    await north.page.getByRole('slider', { name: 'Moment of the war' }).press('Home')
    await expect(north.page.getByRole('region', { name: 'Report of that time' })).toBeVisible()
    await expect(north.page).toHaveURL(/turn=\d+&briefing=1$/)
    const first = (await then.textContent()) ?? ''
    await north.page.reload()
    await expect(then).toHaveText(first)
    await north.page.getByRole('slider', { name: 'Moment of the war' }).press('End')
    await north.page.getByRole('button', { name: 'Watch it on the map' }).click()
    const played = north.page.getByRole('region', { name: 'What happened, on the map' })
    await expect(played.getByText(/^\d+ of \d+/)).toBeVisible()
    await north.page.keyboard.press('Escape')
    await expect(played).toBeHidden()
    await north.page.getByText('Search all reports').click()
    await north.page.getByLabel('Who', { exact: true }).selectOption('A')
    await expect(north.page.getByRole('region', { name: 'Report of that time' }).getByRole('status')).toContainText(
      /\d+ lines?/,
    )
    await then.getByRole('link', { name: 'Back to now' }).click()
    await expect(north.page.locator('.c-panel')).toBeVisible()
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
