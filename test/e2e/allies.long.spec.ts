import { expect, type Page, test } from '@playwright/test'
import { api, createdBy, seatOne } from './api.js'
import { pass } from './passing.js'
import { arrive, enter, expectTurn, join, type Person } from './people.js'
import { expectFits, expectSound } from './sound.js'

const phone = { viewport: { width: 390, height: 844 } }

const forked = 'mutation { forkScenario(rulesetId: "boltgun", scenarioId: "three-valleys") { id } }'
const invited = 'mutation ($id: ID!, $seat: SeatId!) { invite(campaignId: $id, role: PLAYER, seat: $seat) { url } }'

const linkTo = async (organiser: Person, id: string, seat: string): Promise<string> => {
  const { invite } = await api<{ readonly invite: { readonly url: string } }>(organiser, invited, { id, seat })
  return new URL(invite.url, organiser.page.url()).href
}

interface Drawn {
  readonly scenario: { readonly revision: number; readonly file: { readonly seats: readonly object[] } }
}

/** A hex map of three of somebody's own, whose first two seats are allied. */
const alliedHexes = async (person: Person): Promise<string> => {
  const { forkScenario } = await api<{ readonly forkScenario: { readonly id: string } }>(
    person,
    'mutation { forkScenario(rulesetId: "hex-1.4", scenarioId: "unclaimed-3") { id } }',
    {},
  )
  const { id } = forkScenario
  const { scenario } = await api<Drawn>(person, 'query ($id: ID!) { scenario(id: $id) { revision file } }', { id })
  const seats = scenario.file.seats.map((seat, at) => (at < 2 ? { ...seat, alliance: 'Pact' } : seat))
  await api(person, 'mutation ($input: SaveScenarioInput!) { saveScenario(input: $input) { id } }', {
    input: { id, revision: scenario.revision, file: { ...scenario.file, seats } },
  })
  return id
}

const shownOf = (page: Page) => page.locator('.c-then')

test('two seats share sight because their map says so: each looks at the other, and the third at neither', async ({
  browser,
}) => {
  const north = await arrive(browser, 'North')
  const { page } = north
  await enter(north)
  const { forkScenario } = await api<{ readonly forkScenario: { readonly id: string } }>(north, forked, {})

  await test.step('who draws the map names the alliance, which the check wants to be of several', async () => {
    await page.goto(`/maps/${forkScenario.id}/edit`)
    await page.getByRole('tab', { name: 'Map' }).click()
    const field = (seat: string) => page.getByLabel(`Alliance of side ${seat}`)
    await field('A').fill('Pact')
    await field('A').press('Enter')
    await page.getByRole('tab', { name: 'Check' }).click()
    await expect(page.getByText(/The alliance Pact has one seat, A/)).toBeVisible()
    await page.getByRole('tab', { name: 'Map' }).click()
    await field('B').fill('Pact')
    await field('B').press('Enter')
    await expectSound(page)
    await page.getByRole('tab', { name: 'Check' }).click()
    await expect(page.getByText(/The alliance Pact has/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved to your account')).toBeVisible()
  })

  const id = await createdBy(north, {
    ...{ name: 'A pact', rulesetId: 'boltgun', scenarioId: forkScenario.id, settings: { 'army.choice': 'scenario' } },
  })
  const south = await arrive(browser, 'South', phone)
  const west = await arrive(browser, 'West')
  const pact = 'Seats A and B share sight: the alliance “Pact”.'

  await test.step('all read it before they join', async () => {
    const link = await linkTo(north, id, 'B')
    await south.page.goto(new URL(link).pathname)
    await expect(south.page.getByText(pact, { exact: true })).toBeVisible()
    await join(south, link, 'Take the seat')
    await enter(west)
    await seatOne(north, west, { campaignId: id, role: 'PLAYER', seat: 'C' })
    await west.page.goto(`/campaign/${id}/house-rules`)
    await expect(west.page.getByText(pact)).toBeVisible()
    await west.page.goto(`/campaign/${id}`)
    await expect(west.page.getByText(pact)).toBeVisible()
    await page.goto(`/campaign/${id}`)
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    for (const player of [north, south, west]) await expectTurn(player, 1, /Plans/)
  })

  await test.step('allies look at one another: at a desk, and in a hand', async () => {
    await page.getByRole('link', { name: 'Allies', exact: true }).click()
    await expectFits(south.page, 390)
    await south.page.getByRole('button', { name: 'Raise the desk' }).click()
    await south.page.getByRole('tab', { name: 'Report' }).click()
    await south.page.getByRole('link', { name: 'What your allies see' }).click()
    for (const [{ page: screen }, other] of [
      [north, 'B'],
      [south, 'A'],
    ] as const) {
      await expect(screen.getByRole('heading', { level: 1, name: 'What your allies see' })).toBeVisible()
      await expect(shownOf(screen)).toContainText(`Seen by: ${other}`)
      await expect(screen.getByLabel('Which seat').locator('option')).toHaveCount(1)
      await expect(screen.getByText('What it is asked')).toHaveCount(0)
    }
    await expectSound(page)
    await expectSound(south.page, [390])
    await south.page.setViewportSize(phone.viewport)
    await expect(west.page.getByRole('link', { name: 'Allies', exact: true })).toHaveCount(0)
    await west.page.goto(`/campaign/${id}/seats`)
    await expect(west.page.getByText('The campaign is not over')).toBeVisible()
    await west.page.goto(`/campaign/${id}`)
  })

  await test.step('and what they see of one another is brought up to date when a turn comes', async () => {
    await expect(south.page.getByLabel('When').locator('option')).toHaveCount(2)
    for (const player of [north, south, west]) await pass(player, id)
    await expect(south.page.getByLabel('When').locator('option').nth(1)).toContainText('Turn 2')
    await expect(south.page.locator('.c-replay-report')).toContainText('was closed: every answer')
    await page.getByRole('link', { name: 'To the campaign' }).click()
    await expectTurn(north, 2, /Plans/)
  })

  await test.step('in a war on hexes it is the same', async () => {
    const hexes = await createdBy(north, {
      ...{ name: 'Hexes of a pact', rulesetId: 'hex-1.4', scenarioId: await alliedHexes(north) },
    })
    await seatOne(north, south, { campaignId: hexes, role: 'PLAYER', seat: 'B' })
    await seatOne(north, west, { campaignId: hexes, role: 'PLAYER', seat: 'C' })
    await api(north, 'mutation ($id: ID!) { startCampaign(campaignId: $id) { id } }', { id: hexes })
    for (const [{ page: screen }, other] of [
      [north, 'B'],
      [south, 'A'],
    ] as const) {
      await screen.goto(`/campaign/${hexes}/seats`)
      await expect(shownOf(screen)).toContainText(`Seen by: ${other}`)
      await expect(screen.getByText('What it is asked')).toHaveCount(0)
    }
    await west.page.goto(`/campaign/${hexes}/seats`)
    await expect(west.page.getByText('The campaign is not over')).toBeVisible()
  })

  for (const { complaints } of [north, south, west]) expect(complaints).toEqual([])
})
