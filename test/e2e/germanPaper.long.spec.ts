import { readFile } from 'node:fs/promises'
import { desk as boltgunDesk } from '@muster/rulesets/boltgun/engine/desk.js'
import { desk as hexDesk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { diceFrom } from '../support/random.js'
import { api } from './api.js'
import { answer, askedNext, boltgunBattle, boltgunWar, type Known, known } from './boltgunWar.js'
import { englishAmong, englishOn } from './english.js'
import { warAtContact, warAtMovement } from './hexWar.js'
import { arrive, type Person } from './people.js'

// What is taken away from the screen: prints and films.

/** What their players have called these campaigns, and the beginning of a film, which is the same word in both languages. */
const names = ['The river war', 'Close quarters', 'Start']

const expectGerman = async (page: Page): Promise<void> =>
  expect((await englishOn(page)).filter((text) => !names.includes(text))).toEqual([])

const germans = async (browser: Browser): Promise<readonly [Person, Person]> => {
  const two = [
    await arrive(browser, 'Nord', { locale: 'de-DE' }),
    await arrive(browser, 'Süd', { locale: 'de-DE' }),
  ] as const
  for (const { page, name } of two) {
    await page.goto('/sign-up?next=/lobby')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-Mail').fill(`${crypto.randomUUID()}@example.org`)
    await page.getByLabel('Passwort').fill(crypto.randomUUID())
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  return two
}

const suggested =
  (desk: Desk<unknown, GameView>) =>
  ({ view }: Pick<Known, 'view'>, ask: AskView): readonly OrderDraft[] =>
    desk.suggest(view, ask, diceFrom(ask.id, { turn: 0, stage: '' }))

/** Writes down what a bot would, and seals nothing. How many orders. */
const draft = async (person: Person, id: string, desk: Desk<unknown, GameView>): Promise<number> => {
  const now = await known(person, id)
  const ask = now?.asks.find(({ closed }) => !closed)
  if (!now || !ask) throw new Error('nothing is asked')
  const orders = suggested(desk)(now, ask)
  await api(
    person,
    'mutation ($id: ID!, $askId: ID!, $orders: [OrderInput!]!) { saveDraft(campaignId: $id, askId: $askId, orders: $orders) { revision } }',
    { id, askId: ask.id, orders },
  )
  return orders.length
}

/** On paper everything is German: the turn with its map, orders, report and summary. */
const expectGermanTurn = async (page: Page, id: string, orders: number): Promise<void> => {
  await page.goto(`/campaign/${id}/print`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.c-print h1')).toContainText('Runde')
  await page.locator('.c-print-map [data-ready]').first().waitFor()
  await expect(page.locator('.c-print section ol > li')).toHaveCount(orders)
  await expect(page.locator('.c-print .c-report')).not.toBeEmpty()
  await expect(page.locator('.c-print-seats')).toContainText('Nord')
  await page.emulateMedia({ media: 'print' })
  await expectGerman(page)
  await page.emulateMedia({ media: 'screen' })
}

/** What a film says: its title, whose view it is, the turns and the sides. */
const wordsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<(text|title)\b[^>]*>([^<]+)</g)].map(([, , text = '']) => text.trim())

const expectGermanFilms = async (person: Person, id: string): Promise<void> => {
  const { page } = person
  await api(person, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id })
  const film = page.getByRole('button', { name: 'Als bewegtes Bild speichern (SVG)' })
  await expect(async () => {
    await page.goto(`/campaign/${id}/end`)
    await expect(film).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await expectGerman(page)
  const whose = page.getByLabel('Wessen Sicht')
  for (const [value, said] of [
    ['all', 'Der ganze Krieg, wie er war'],
    ['A', /^Was .* wusste$/],
    ['B', /^Was .* wusste$/],
  ] as const) {
    await whose.selectOption(value)
    const coming = page.waitForEvent('download')
    await film.click()
    const words = wordsOf(await readFile(await (await coming).path(), 'utf8'))
    expect(words).toContainEqual(expect.stringMatching(said))
    expect(words).toContainEqual(expect.stringMatching(/^Runde \d+$/))
    expect(englishAmong(words).filter((text) => !names.includes(text))).toEqual([])
  }
}

test('BOLTGUN in German: a turn on paper, and the films of its war', async ({ browser }) => {
  const [north, south] = await germans(browser)
  const id = await boltgunWar(north, south, 'river-crossing')
  const sealed = await answer(north, id, 'plan', suggested(boltgunDesk))
  await answer(south, id, 'plan', suggested(boltgunDesk))
  await askedNext(north, id, sealed)
  await expectGermanTurn(north.page, id, await draft(north, id, boltgunDesk))
  await expectGermanFilms(north, id)
})

test('the hex campaign in German: a turn on paper, and the films of its war', async ({ browser }) => {
  const [north, south] = await germans(browser)
  const id = await warAtMovement(north, south)
  await expectGermanTurn(north.page, id, await draft(north, id, hexDesk))
  await expectGermanFilms(north, id)
})

test('the sheets of battles are German on paper', async ({ browser }) => {
  const [north, south] = await germans(browser)
  const boltgun = await boltgunBattle(north, south)
  for (const id of [boltgun, await warAtContact(north, south)]) {
    const { page } = north
    const about = (await known(north, id))?.asks.find(({ closed }) => !closed)?.about
    await page.goto(`/campaign/${id}/battle/${encodeURIComponent(about ?? '')}`)
    await expect(page.locator('.b-column-document section, .b-column-document table').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectGerman(page)
    await page.emulateMedia({ media: 'screen' })
  }
})
