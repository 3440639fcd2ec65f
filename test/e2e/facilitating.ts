import { expect, test } from '@playwright/test'
import { api, createdBy, seatBoth } from './api.js'
import { pass } from './passing.js'
import { type Person, three } from './people.js'
import { expectSound } from './sound.js'

/** Before it stands a stage that waits for the facilitator, unless told otherwise. */
export const open = async (people: readonly [Person, Person, Person?], input: object): Promise<string> => {
  const [north, south, facilitator] = people
  const id = await createdBy(north, { name: 'By hand', publishHours: 24, ...input })
  await seatBoth(north, south, id, facilitator)
  return id
}

/** An announcement to all, prepared for the turn after this one. */
const prepareNext = async (facilitator: Person, id: string, reason: string): Promise<void> => {
  const { campaign } = await api<{ readonly campaign: { readonly status: { readonly turn: number } } }>(
    facilitator,
    'query ($id: ID!) { campaign(id: $id) { status { turn } } }',
    { id },
  )
  await api(
    facilitator,
    `mutation ($id: ID!, $turn: Int!, $corrections: [CorrectionInput!]!) {
       prepareEvent(campaignId: $id, turn: $turn, corrections: $corrections) { id } }`,
    { id, turn: campaign.status.turn + 1, corrections: [{ kind: 'announcement', detail: { seat: '' }, reason }] },
  )
}

/** A campaign, and something in it that is wrong. */
interface Facilitated {
  readonly chosen: { readonly rulesetId: string; readonly scenarioId: string; readonly settings: object }
  readonly wrong: { readonly kind: string; readonly fields: Readonly<Record<string, string>> }
  readonly told: RegExp
}

type People = readonly [Person, Person, Person]

const publish = async ([north, south, facilitator]: People, id: string): Promise<void> => {
  const { page } = facilitator
  await page.goto(`/campaign/${id}/facilitator`)
  await expect(page.getByRole('heading', { name: 'No stage waits' })).toBeVisible()
  await prepareNext(facilitator, id, 'The bridge is out.')
  await south.page.goto(`/campaign/${id}?tab=report`)
  for (const player of [north, south]) await pass(player, id)
  await expect(south.page.getByText('The stage has closed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Run it on a copy' }).click()
  await page.getByLabel('Told to whom').selectOption({ index: 1 })
  await expect(page.getByText(/^Run 1, /)).toBeVisible()
  await expect(page.getByText(/^Would be seen by: B/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prepared for this turn' })).toBeVisible()
  await expect(page.getByText('– The bridge is out.')).toBeVisible()
  await expect(south.page.getByText('The bridge is out.')).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No stage waits' })).toBeVisible()
  await expect(south.page.getByText('The stage has closed', { exact: true })).toBeHidden()
  // Its turn has opened, and the page that lay open is told.
  await expect(south.page.getByText('To all: The bridge is out.')).toBeVisible()
  await page.getByRole('tab', { name: 'Every seat' }).click()
  await expect(page.getByText(/^Seen by: A/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it is asked' })).toBeVisible()
}

const setRight = async ([north, , { page }]: People, id: string, { wrong, told }: Facilitated): Promise<void> => {
  await page.getByRole('tab', { name: 'Corrections' }).click()
  await page.getByLabel('What is wrong').selectOption(wrong.kind)
  for (const [label, value] of Object.entries(wrong.fields)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Why').fill('Both sheets said so.')
  await page.getByRole('button', { name: 'Add it to the list' }).click()
  await page.getByRole('button', { name: 'See what each will see' }).click()
  await expect(page.getByText(/^Would be seen by: A/)).toBeVisible()
  await expect(page.getByText(told).first()).toBeVisible()
  await expectSound(page, [1280])
  await page.getByRole('button', { name: 'Set it right' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set it right' }).click()
  await expect(page.getByRole('button', { name: 'See what each will see' })).toBeHidden()
  await north.page.goto(`/campaign/${id}?tab=report`)
  await expect(north.page.getByText(told)).toBeVisible()
}

const prepareEvents = async ([north, , { page }]: People, id: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Events' }).click()
  for (const [seat, reason] of [
    ['', 'The river rises.'],
    ['B', 'A scout talks.'],
  ] as const) {
    await page.getByLabel('What happens').selectOption('announcement')
    await page.getByLabel('For the seat, such as A; empty: for all').fill(seat)
    await page.getByLabel('Why').fill(reason)
    await page.getByRole('button', { name: 'Add it to the list' }).click()
  }
  await page.getByRole('button', { name: 'See what each would see now' }).click()
  await expect(page.getByText(/^Would be seen by: A/)).toBeVisible()
  await page.getByRole('button', { name: 'Prepare it' }).click()
  await expect(page.getByText(/^When turn \d+ opens$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect(page.getByRole('heading', { name: 'Prepare an event' })).toBeVisible()
  await expectSound(page, [390])
  await north.page.goto(`/campaign/${id}?tab=people`)
  await expect(north.page.getByText('set right what was wrong')).toBeVisible()
  await expect(north.page.getByText('An event happened that the facilitator had prepared')).toBeVisible()
  await expect(north.page.getByText('event of the campaign')).toHaveCount(0)
  await page.getByRole('button', { name: 'Release now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release now' }).click()
  await expect(page.getByText('2 that happened, or could not')).toBeVisible()
  await expect(north.page.getByText('event of the campaign')).toBeVisible()
  await north.page.goto(`/campaign/${id}?tab=report`)
  await expect(north.page.getByText('To all: The river rises.')).toBeVisible()
  await expect(north.page.getByText('A scout talks.')).toHaveCount(0)
}

const howItFares = async ([north, , { page }]: People, id: string): Promise<void> => {
  await page.getByRole('link', { name: 'How the campaign fares' }).click()
  await expect(page.getByRole('region', { name: 'For you alone, as the facilitator' })).toBeVisible()
  await expect(page.getByText('Missed 0 of 1 stage.')).toHaveCount(2)
  await expectSound(page, [1280])
  await north.page.goto(`/campaign/${id}?tab=people`)
  await north.page.getByRole('link', { name: 'How the campaign fares' }).click()
  await expect(north.page.getByText('Missed 0 of 1 stage.')).toHaveCount(2)
  await expect(north.page.getByText('For you alone')).toHaveCount(0)
  await expectSound(north.page, [390])
}

export const facilitates = (campaign: Facilitated): void =>
  test(`a facilitator of ${campaign.chosen.rulesetId} runs a stage on a copy, publishes it, looks at a seat, and sets right what is wrong`, async ({
    browser,
  }) => {
    const people = await three(browser)
    const id = await open(people, campaign.chosen)
    await publish(people, id)
    await setRight(people, id, campaign)
    await prepareEvents(people, id)
    await howItFares(people, id)
    for (const { complaints } of people) expect(complaints).toEqual([])
  })
