import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { api } from './api.js'
import { answer, boltgunWar } from './boltgunWar.js'
import { warAtMovement } from './hexWar.js'
import { arrive, enter, type Person } from './people.js'

interface Status {
  readonly campaign: { readonly status: { readonly opened: boolean } }
}

/** Ends a campaign and shares it; the path of its page. */
const shared = async (organiser: Person, id: string): Promise<string> => {
  await api(organiser, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id })
  const opened = () => api<Status>(organiser, 'query ($id: ID!) { campaign(id: $id) { status { opened } } }', { id })
  await expect.poll(async () => (await opened()).campaign.status.opened).toBe(true)
  const { shareWar } = await api<{ readonly shareWar: { readonly path: string } }>(
    organiser,
    'mutation ($id: ID!) { shareWar(campaignId: $id, open: true) { path } }',
    { id },
  )
  return shareWar.path
}

const tags = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  )

test('the link of a shared war shows what it is, and its map; one that opens nothing shows neither', async ({
  browser,
  request,
}) => {
  const [north, south] = [await arrive(browser, 'North'), await arrive(browser, 'South')]
  for (const person of [north, south]) await enter(person)
  const river = await boltgunWar(north, south, 'first-contact')
  for (const person of [north, south]) await answer(person, river, 'plan', () => [])
  const boltgun = await shared(north, river)
  const hex = await shared(north, await warAtMovement(north, south))

  for (const [path, name] of [
    [boltgun, 'The river war'],
    [hex, 'Close quarters'],
  ] as const) {
    const said = tags(await (await request.get(path)).text())
    expect(said.get('og:title')).toBe(`${name}: a war shared by its players`)
    expect(said.get('og:description')).toMatch(/^A war of \d+ turns?: how the map stood at its end/)
    expect(said.get('description')).toBe(said.get('og:description'))
    expect(said.get('robots')).toContain('noindex')
    expect(new URL(said.get('og:image') ?? '').pathname).toBe(`${path}/preview.png`)
    expect(said.get('twitter:image')).toBe(said.get('og:image'))
    const picture = await request.get(`${path}/preview.png`)
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' })
    const bytes = await picture.body()
    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const tag = picture.headers()['etag'] ?? ''
    const again = await request.get(`${path}/preview.png`, { headers: { 'If-None-Match': tag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }

  const { page } = await arrive(browser, 'Stranger')
  await page.goto(boltgun)
  await page.getByRole('button', { name: 'Watch it here' }).click()
  const film = page.locator('.c-film-shown')
  await expect.poll(() => film.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // A caller cannot bring a war of his own.
  const forged = { 'x-muster-war': Buffer.from(JSON.stringify({ name: 'Mine', turn: 1 })).toString('base64') }
  const unknown = `/war/${'0'.repeat(32)}`
  const answerTo = async (path: string) => {
    const [page, picture] = [await request.get(path, { headers: forged }), await request.get(`${path}/preview.png`)]
    const { date: _, 'x-request-id': __, ...headers } = picture.headers()
    const said = tags((await page.text()).replaceAll(path, '/war/CODE'))
    return {
      page: page.status(),
      said,
      picture: picture.status(),
      text: await picture.text(),
      headers: { ...headers, 'content-security-policy': '' },
    }
  }
  const nothing = await answerTo(unknown)
  expect(nothing).toMatchObject({ page: 200, picture: 404 })
  expect([...nothing.said.values()].join()).not.toContain('Mine')
  expect(nothing.said.get('og:image') ?? '').not.toContain('/war/')
  await api(south, 'mutation ($id: ID!) { refuseWarLink(campaignId: $id, refused: true) { path } }', { id: river })
  expect(await answerTo(boltgun)).toEqual(nothing)
})
