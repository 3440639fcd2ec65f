import { createCampaign } from '../e2e/creating.js'
import { expect, test } from '@playwright/test'
import { arrive, expectTurn, inviteTo, join, type Person, seal, signUp } from '../e2e/people.js'
import { third } from './names.mjs'
import { playTwoTurns } from './play.js'

const rowOf = ({ page }: Person, runner: string) =>
  page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem').filter({ hasText: runner }).first()

const move = async (person: Person, runner: string, to: string): Promise<void> => {
  const { page } = person
  await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: runner }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByLabel(/where to\?/).selectOption(to)
  await expect(rowOf(person, runner)).toContainText(`${runner} goes to ${to}`)
  await seal(person)
}

test('a ruleset that is one new folder is played by the API, its own part of a briefing included', async ({
  baseURL,
}) => {
  const detail = `detail { kind ... on ${third.detail} { sight ruins dug cache } }`
  const known = await playTwoTurns(baseURL ?? '', third.id, detail)
  for (const { detail: own } of known)
    expect(own).toEqual({
      ...{ kind: third.detail, sight: 1, dug: [], cache: null },
      ruins: ['0,2', '1,2', '2,2', '3,2', '4,2'],
    })
})

test('a ruleset that is one new folder is played on the screen', async ({ browser }) => {
  const [north, south] = [await arrive(browser, 'North'), await arrive(browser, 'South')]
  const everybody = [north, south]

  await test.step('a campaign of it is made and joined', async () => {
    await north.page.goto('/sign-up?next=/new')
    await signUp(north)
    await createCampaign(north, { name: 'The search', ruleset: new RegExp(third.title), map: /^The old road/ })
    await join(south, await inviteTo(north, 'B'), 'Take the seat')
    await north.page.getByRole('button', { name: 'Start the campaign' }).click()
    for (const person of everybody) await expectTurn(person, 1, /Plans/)
  })

  await test.step('two turns are played, and the second brings the sides into sight', async () => {
    await move(north, 'A1', '2,1')
    await move(south, 'B1', '2,3')
    for (const person of everybody) {
      await expectTurn(person, 2, /Plans/)
      await expect(person.page.locator('.m-contact')).toHaveCount(0)
    }
    await move(north, 'A1', '2,2')
    await move(south, 'B1', '1,3')
    for (const person of everybody) {
      await expectTurn(person, 3, /Plans/)
      await expect(person.page.locator('.m-contact')).toHaveCount(1)
    }
  })

  await test.step('the report names its rules, and what may be done here is offered', async () => {
    const { page } = north
    await expect(page.getByRole('button', { name: 'Dig', exact: true })).toHaveCount(0)
    await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: 'A1' }).click()
    await expect(page.getByRole('button', { name: 'Dig', exact: true })).toBeVisible()
    await page.getByRole('tab', { name: /Report/ }).click()
    await expect(page.locator('.c-report')).toContainText('Your runner goes to 2,2')
    await page.locator('.c-report .c-rule').first().click()
    await expect(page.locator('.c-rule-text').first()).not.toBeEmpty()
    await page.goto(`/rules/${third.id}`)
    await expect(page.getByText('Digging').first()).toBeVisible()
  })

  for (const { complaints } of everybody) expect(complaints).toEqual([])
})
