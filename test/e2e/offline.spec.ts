import { expect, type Page, test } from '@playwright/test'
import { api } from './api.js'
import { answer, boltgunWar } from './boltgunWar.js'
import { cutNetwork, giveNetwork } from './network.js'
import { asksFor } from './operations.js'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

const pieces = (page: Page) => page.getByRole('list', { name: 'Your pieces' })
const orderOf = (page: Page, piece: string) =>
  page
    .locator('.c-plan-piece')
    .filter({ has: page.getByRole('button', { name: piece }) })
    .locator('.c-order')

const march = async (page: Page, piece: string): Promise<string> => {
  await pieces(page).getByRole('button', { name: piece }).first().click()
  await page.getByRole('button', { name: 'March', exact: true }).click()
  const [cell = ''] = await page.getByLabel(/where to\?/).selectOption({ index: 1 })
  await expect(orderOf(page, piece)).toContainText(cell)
  return cell
}

/** All that the browser keeps of this server, as one text: names and contents, but of the parts of pages, which are everybody’s, their names alone. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    kept.push(JSON.stringify(await indexedDB.databases()))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push(
          name,
          request.url,
          request.url.includes('/_next/static/') ? '' : ((await (await cache.match(request))?.text()) ?? ''),
        )
    }
    return kept.join('\n')
  })

const isWhole = async (page: Page, id: string): Promise<void> => {
  const paths = [`/campaign/${id}`, '/lobby', `/kept/campaign/${id}`]
  const found = () =>
    page.evaluate(async (all) => Promise.all(all.map(async (path) => Boolean(await caches.match(path)))), paths)
  await expect.poll(found).toEqual([true, true, true])
}

/** Each page that the server answers has a policy of its own. */
const keptPolicy = (page: Page, id: string): Promise<string | null | undefined> =>
  page.evaluate(async (path) => (await caches.match(path))?.headers.get('content-security-policy'), `/campaign/${id}`)

interface Saved {
  readonly campaign: { readonly draft: { readonly orders: readonly { readonly piece: string; readonly to: string }[] } }
}

test('a campaign opens without a network, drafts wait for it, and signing out leaves nothing', async ({ browser }) => {
  const [north, south] = [await arrive(browser, 'North'), await arrive(browser, 'South')]
  for (const person of [north, south]) {
    await enter(person)
    await person.page.goto('/lobby')
  }
  const id = await boltgunWar(north, south, 'river-crossing')
  const { page } = north
  let [first, second, third] = ['', '', '']

  await test.step('what was seen last is kept: map, report, desk and draft', async () => {
    await page.goto(`/campaign/${id}`)
    first = await march(page, 'A1')
    await expect(page.locator('.c-saving')).toHaveText('Draft saved')
    await isWhole(page, id)
    await cutNetwork(page)
    const shown = await page.reload()
    expect(await shown?.headerValue('content-security-policy')).toBe(await keptPolicy(page, id))
    await expect(page.getByText('You are offline. This is the campaign as of')).toBeVisible()
    await expect(orderOf(page, 'A1')).toContainText(first)
    await page.getByRole('tab', { name: 'Report' }).click()
    await expect(page.getByRole('link', { name: 'Earlier reports' })).toBeVisible()
    await page.getByRole('tab', { name: 'Orders' }).click()
  })

  await test.step('the plan goes on, and outlives the page; its seal waits for the network', async () => {
    second = await march(page, 'A2')
    await page.reload()
    await expect(orderOf(page, 'A2')).toContainText(second)
    await expect(page.getByRole('button', { name: 'Offline: sealing needs the connection' })).toBeDisabled()
    await expectSound(page, [1280])
  })

  await test.step('the lobby lists what is kept', async () => {
    await page.goto('/lobby')
    await expect(page.getByRole('listitem').filter({ hasText: 'The river war' })).toContainText('as of')
    await page.getByRole('link', { name: 'The river war' }).click()
    await expect(orderOf(page, 'A2')).toContainText(second)
  })

  await test.step('with the network the draft is sent', async () => {
    await giveNetwork(page)
    await expect(page.getByText('You are offline.')).toBeHidden()
    const query = 'query ($id: ID!, $ask: ID!) { campaign(id: $id) { draft(askId: $ask) { orders { piece to } } } }'
    const sent = async () => (await api<Saved>(north, query, { id, ask: 'plan.1.A' })).campaign.draft.orders
    await expect.poll(sent).toEqual([
      { piece: 'A1', to: first },
      { piece: 'A2', to: second },
    ])
  })

  await test.step('what comes too late can still be read', async () => {
    await cutNetwork(page)
    third = await march(page, 'A3')
    await expect(page.getByText('It waits here')).toBeVisible()
    for (const person of [north, south]) await answer(person, id, 'plan', () => [])
    await page.reload()
    await giveNetwork(page)
    const late = page.getByRole('status').filter({ hasText: 'Not sent: the stage closed first' })
    await expect(late).toContainText(`A3 marches to ${third}`)
    await late.getByRole('button', { name: 'Throw away' }).click()
    await expect(late).toBeHidden()
  })

  await test.step('a page that the database did not answer reads again by itself', async () => {
    let asked = 0
    await south.page.route('**/graphql', async (route) => {
      const isFirst = asksFor(route.request(), 'Campaign') && (asked += 1) === 1
      const errors = [{ message: 'The database does not answer.', extensions: { code: 'UNAVAILABLE' } }]
      await (isFirst ? route.fulfill({ json: { errors } }) : route.continue())
    })
    await south.page.goto(`/campaign/${id}`)
    await expect(south.page.getByText('The page tries again by itself.')).toBeVisible()
    await expect(pieces(south.page)).toBeVisible()
  })

  await test.step('a read that nobody answers is given up, and asked again', async () => {
    const other = await south.page.context().newPage()
    await other.clock.install()
    let asked = 0
    await other.route('**/graphql', async (route) => {
      if (asksFor(route.request(), 'Campaign') && (asked += 1) === 1) return
      await route.continue()
    })
    await other.goto(`/campaign/${id}`)
    await expect.poll(() => asked).toBe(1)
    await other.clock.fastForward(41_000)
    await expect(pieces(other)).toBeVisible()
    await other.close()
  })

  await test.step('a page of another version than the server sends the texts of what it asks', async () => {
    const sent: string[] = []
    await south.page.unrouteAll()
    await south.page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      sent.push(body)
      await route.continue({ postData: body.replace(/"documentId":"[^"]+"/, '"documentId":"of another version"') })
    })
    await south.page.goto(`/campaign/${id}`)
    await expect(pieces(south.page)).toBeVisible()
    await south.page.unrouteAll()
    expect(sent.some((body) => body.includes('query Campaign('))).toBe(true)
    expect(sent.at(-1)).not.toContain('documentId')
  })

  await test.step('signing out, here or elsewhere, leaves nothing', async () => {
    for (const person of [north, south]) {
      await isWhole(person.page, id)
      expect(await keptBy(person.page)).toContain('The river war')
    }
    await page.getByRole('button', { name: 'North' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    // As if the session had been ended from another device: this one hears of it when it asks next.
    await south.page.context().clearCookies()
    await south.page.goto('/reference')
    await expect(south.page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    for (const person of [north, south]) {
      const kept = await keptBy(person.page)
      for (const word of [id, 'The river war', person.name, 'draft ']) expect(kept).not.toContain(word)
    }
  })
})
