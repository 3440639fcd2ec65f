import { expect, test } from '@playwright/test'
import { api } from './api.js'
import { answer, askedNext, boltgunWar } from './boltgunWar.js'
import { asksFor } from './operations.js'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

interface Status {
  readonly campaign: { readonly status: { readonly opened: boolean } }
}

test('what can be pressed on the page of the end stays where it is, whatever is read after it', async ({ browser }) => {
  const [north, south] = [await arrive(browser, 'North'), await arrive(browser, 'South')]
  for (const person of [north, south]) await enter(person)
  const id = await boltgunWar(north, south, 'first-contact')
  for (let turn = 1; turn <= 2; turn += 1) {
    const sealed = await answer(north, id, 'plan', () => [])
    await answer(south, id, 'plan', () => [])
    await askedNext(north, id, sealed)
  }
  await api(north, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id })
  const opened = () => api<Status>(north, 'query ($id: ID!) { campaign(id: $id) { status { opened } } }', { id })
  await expect.poll(async () => (await opened()).campaign.status.opened).toBe(true)

  const { page } = south
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  let views = 0
  await page.route('**/graphql', async (route) => {
    const isView = asksFor(route.request(), 'View')
    if (isView) views += 1
    // The last map is read first; what led there and the dice come later.
    if ((isView && views > 1) || asksFor(route.request(), 'Throws')) await held
    await route.continue()
  })
  await page.goto(`/campaign/${id}/end`)
  const button = page.getByRole('button', { name: 'Object to a link' })
  const film = page.getByRole('button', { name: 'Save as a moving picture (SVG)' })
  await expect(button).toBeVisible()
  await expect(film).toHaveCount(0)
  const { y } = (await button.boundingBox()) ?? { y: 0 }
  go()
  await expect(film).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await button.boundingBox())?.y).toBe(y)
  await button.click()
  await expect(page.getByText('No link: seat B wants none.')).toBeVisible()

  await page.getByRole('link', { name: 'Dice of this campaign' }).click()
  await expect(page.getByText('Every throw of the campaign, open to its members since it ended.')).toBeVisible()
  await page.getByRole('button', { name: /^Check all / }).click()
  await expect(page.getByText(/proofs? holds?\. The campaign’s key/)).toBeVisible()
  await expectSound(page, [390])
})
