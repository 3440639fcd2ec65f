import { expect, test } from '@playwright/test'
import { facilitates, open } from './facilitating.js'
import { arrive, enter } from './people.js'

const chosen = { rulesetId: 'boltgun', scenarioId: 'first-contact', settings: { 'army.choice': 'scenario' } }
const wrong = { kind: 'level', fields: { 'Banner, such as A1': 'A1', 'Level that it has': '7' } }
const told = /^Set right: A1 has level 7/

// The same of the hex campaign: `facilitator.long.spec.ts`.
facilitates({ chosen, wrong, told })

test('where no facilitator sits, both seats together set right what is wrong', async ({ browser }) => {
  const people = [await arrive(browser, 'Nell'), await arrive(browser, 'Stig')] as const
  for (const person of people) await enter(person)
  const [north, south] = people
  const id = await open(people, { ...chosen, publishHours: 0 })
  const { page } = north
  await page.goto(`/campaign/${id}?tab=people`)
  await page.getByRole('button', { name: 'Call a vote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vote on').selectOption('CORRECT')
  await dialog.getByLabel('What is wrong').selectOption(wrong.kind)
  for (const [label, value] of Object.entries(wrong.fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Why').fill('Both sheets said so.')
  await dialog.getByRole('button', { name: 'Add it to the list' }).click()
  await dialog.getByRole('button', { name: 'Call a vote' }).click()
  await expect(dialog).toBeHidden()
  await south.page.goto(`/campaign/${id}?tab=people`)
  await south.page.getByRole('button', { name: 'For it', exact: true }).click()
  await expect(south.page.getByRole('button', { name: 'For it', exact: true })).toBeHidden()
  await page.goto(`/campaign/${id}?tab=report`)
  await expect(page.getByText(told)).toBeVisible()

  // No stage has closed: what is asked for comes whole to the server, and its sentence says why not.
  await south.page.getByRole('button', { name: 'Call a vote' }).click()
  const again = south.page.getByRole('dialog')
  await again.getByLabel('Vote on').selectOption('REOPEN')
  await again.getByRole('checkbox', { name: /^A / }).check()
  await again.getByLabel('Reason, for all to read').fill('A’s phone was flat.')
  await again.getByRole('button', { name: 'Call a vote' }).click()
  await expect(again.getByText('No stage that asked all seats has closed yet.')).toBeVisible()
  for (const { complaints } of people) expect(complaints).toEqual([])
})
