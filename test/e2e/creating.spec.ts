import { expect, test, type Locator, type Page } from '@playwright/test'
import { openStep, press, takeCard, unfoldSettings } from './creating.js'
import { arrive, enter, expectTurn, towardsTheMiddle } from './people.js'
import { expectSound, objections } from './sound.js'

/** Presses and counts: a choice from a list counts as one press. */
const counted = () => {
  let clicks = 0
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1
      await target.click()
    },
    select: async (target: Locator, value: string): Promise<void> => {
      clicks += 1
      await target.selectOption(value)
    },
    clicks: () => clicks,
  }
}

const signedIn = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('whoever only goes on has a campaign in six clicks, and the first plan is sealed in nine', async ({ browser }) => {
  const person = await arrive(browser, 'North')
  const { page, complaints } = person
  await enter(person)

  await test.step('next, next, next, next, create', async () => {
    await signedIn(page)
    const by = counted()
    await by.click(page.getByRole('link', { name: 'New', exact: true }))
    for (const step of ['Map', 'Pace', 'Seats', 'House rules'])
      await by.click(page.getByRole('button', { name: `Next: ${step}` }))
    await by.click(page.getByRole('button', { name: 'Create the campaign' }))
    await page.waitForURL(/\/campaign\//)
    // One long form before: 3 clicks and a typed name, but its seats were empty and its armies not chosen.
    expect(by.clicks()).toBe(6)
    await expect(page.locator('.c-seats')).toContainText('bot')
    await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeEnabled()
    // Whoever is to take the bot’s seat is told a code
    await expect(page.locator('.a-secret')).toHaveCount(1)
  })

  await test.step('from the front page to a sealed plan', async () => {
    await signedIn(page)
    const by = counted()
    await by.click(page.getByRole('link', { name: 'New', exact: true }))
    await by.click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'House rules' }))
    await by.click(page.getByRole('button', { name: 'Create the campaign' }))
    await page.waitForURL(/\/campaign\//)
    await by.click(page.getByRole('button', { name: 'Start the campaign' }))
    await expectTurn(person, 1, /Plans/)
    await by.click(page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: 'A1' }))
    await by.click(page.getByRole('button', { name: 'March', exact: true }))
    await by.select(page.getByLabel(/where to\?/), await towardsTheMiddle(person))
    await by.click(page.getByRole('button', { name: 'Seal 1 order' }))
    await by.click(page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }))
    // Against a bot the turn can be over before the receipt is shown.
    const moved = page.locator('.c-turn').filter({ hasText: /Turn 2|Battles/ })
    await expect(page.getByRole('region', { name: 'Receipt' }).or(moved).first()).toBeVisible()
    // 15 before: a bot had to be seated, and an army chosen, put on the sheet and sealed.
    expect(by.clicks()).toBe(9)
  })
  expect(complaints).toEqual([])
})

test('the steps are gone back and forth, left and reloaded, and nothing is lost', async ({ browser }) => {
  const person = await arrive(browser, 'South')
  const { page, complaints } = person
  await enter(person)
  await page.goto('/new')
  await openStep(person, 'Map')
  await takeCard(person, /^Three valleys$/)
  await page.getByRole('button', { name: 'Next: Pace' }).click()
  await expect(heading(page, 'How fast?')).toBeFocused()
  await takeCard(person, /^By post$/)
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.locator('summary', { hasText: 'Deadlines' }).click()
  await page.getByLabel('Plans due: days after it opens').fill('9')
  await openStep(person, 'Seats')
  await page.getByLabel('Who plays seat B').selectOption('ME')
  await page.getByLabel('Who plays seat C').selectOption('PERSON')
  await openStep(person, 'House rules')
  await takeCard(person, /^Veteran$/)
  await unfoldSettings(person)
  await page.locator('summary', { hasText: 'Occupation' }).click()
  await page.getByLabel('When is occupation updated?').selectOption('end_only')
  await page.getByLabel('Name of the campaign').fill('Long war')

  await test.step('the browser goes back through the steps', async () => {
    await page.goBack()
    await expect(heading(page, 'Who plays?')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'How fast?')).toBeVisible()
  })

  await test.step('another ruleset is looked at, and the page reloaded', async () => {
    await openStep(person, 'Ruleset')
    await takeCard(person, /^Hex campaign/)
    await openStep(person, 'Map')
    await expect(page.locator('.a-choice-title', { hasText: 'unclaimed ground' }).first()).toBeVisible()
    await openStep(person, 'Ruleset')
    await takeCard(person, /^BOLTGUN$/)
    await page.reload()
    await openStep(person, 'House rules')
  })

  await test.step('the summary says all of it, and each line leads to its step', async () => {
    const summary = page.getByRole('region', { name: 'What you create' })
    await expect(page.getByLabel('Name of the campaign')).toHaveValue('Long war')
    for (const text of [
      ...['BOLTGUN', 'Three valleys · 3 seats', 'By post, 1 answer changed · Asia/Tokyo', 'Veteran, 1 answer changed'],
      'You play B · a bot plays A until somebody takes it · seat C is free',
    ])
      await expect(summary).toContainText(text)
    await summary.getByRole('link', { name: 'Pace' }).click()
    await expect(heading(page, 'How fast?')).toBeFocused()
    await expect(page.getByRole('radio', { name: /^By post/ })).toBeChecked()
  })

  await test.step('what is wrong leads to its step', async () => {
    await page.locator('summary', { hasText: 'Deadlines' }).click()
    await page.getByLabel('Plans due: days after it opens').fill('99')
    await openStep(person, 'House rules')
    await page.getByRole('button', { name: 'Create the campaign' }).click()
    await expect(heading(page, 'How fast?')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Plans due: give 0 to 60 days' })).toBeVisible()
    await page.locator('summary', { hasText: 'Deadlines' }).click()
    await page.getByLabel('Plans due: days after it opens').fill('9')
  })

  await test.step('it is created so, and the next can be as this one', async () => {
    await openStep(person, 'House rules')
    await press(person)
    await page.goto(`${new URL(page.url()).pathname}/house-rules`)
    await expect(page.getByText('9 days after the stage opens, at 23:59')).toBeVisible()
    for (const part of ['Letters', 'Absence', 'Votes', 'Occupation'])
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Occupation' }).getByText('differs')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.goto('/new?step=rules')
    await expect(page.getByLabel('Name of the campaign')).toHaveValue('First contact')
    await takeCard(person, /^As in my last campaign$/)
    await expect(page.getByRole('radio', { name: /^As in my last campaign/ })).toBeChecked()
    await expect(page.locator('summary', { hasText: /^All \d+ settings/ })).toContainText('6 differ')
    await openStep(person, 'Pace')
    await takeCard(person, /^As in my last campaign$/)
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
    await expect(page.locator('.n-clock')).toContainText('9 days, 23:59')
  })
  expect(complaints).toEqual([])
})

test('each step fits a phone, by day and by night, and is sound for readers', async ({ browser }) => {
  const person = await arrive(browser, 'Reader')
  const { page, complaints } = person
  await enter(person)
  await page.goto('/new')
  for (const [step, title, folded] of [
    ['Ruleset', 'What will you play?', []],
    ['Map', 'On which map?', []],
    ['Pace', 'How fast?', []],
    ['Seats', 'Who plays?', []],
    ['House rules', 'By which house rules?', ['What the table shows', 'Votes']],
  ] as const) {
    await openStep(person, step)
    await expect(heading(page, title)).toBeVisible()
    for (const part of folded) await page.locator('summary', { hasText: part }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await objections(page, { colours: 'alone' }), `${step}, by night`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await expectSound(page)
  }
  expect(complaints).toEqual([])
})
