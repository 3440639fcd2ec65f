import { expect, test } from '@playwright/test'
import { takeSeat } from './begun.js'
import { createCampaign, withArmiesOfPlayers } from './creating.js'
import { arrive, confirmSeal, enter, expectTurn, marchToBattle, type Person, seal } from './people.js'

/** What one side says of the battle. */
const report = async (person: Person, winner: string, lost: Readonly<Record<string, string>>): Promise<void> => {
  const { page } = person
  await page.getByRole('tab', { name: /Orders/ }).click()
  await page.getByRole('button', { name: 'Report the battle' }).click()
  await page.getByLabel('Winner').selectOption(winner)
  for (const [side, points] of Object.entries(lost)) await page.getByLabel(new RegExp(`\\(${side}\\)$`)).fill(points)
  await seal(person)
}

test('two players choose their armies, one a list of his own, and report a battle: first unlike, then alike', async ({
  browser,
}) => {
  const [north, south] = await Promise.all(['North', 'South'].map((name) => arrive(browser, name)))
  if (!north || !south) throw new Error('two browsers were asked for')

  await test.step('a campaign in which the players choose their armies', async () => {
    await enter(north)
    await north.page.goto('/new')
    await createCampaign(north, { name: 'Armies of our own', rules: withArmiesOfPlayers })
    await takeSeat(north, south)
    await north.page.getByRole('button', { name: 'Start the campaign' }).click()
  })

  await test.step('a printed army, and a list of one’s own with its reasons', async () => {
    await north.page.getByRole('button', { name: 'Take a printed army', exact: true }).click()
    await north.page.getByText('Necron', { exact: true }).click()
    await seal(north)
    await south.page.getByRole('button', { name: /^Write a list of your own/ }).click()
    await south.page.getByLabel(/^Army type/).fill('Marsh wardens')
    await south.page.getByRole('button', { name: 'Add a line' }).first().click()
    await south.page.getByLabel('Army rule', { exact: true }).selectOption('TOUGH')
    await expect(south.page.locator('.f-budget').first()).toContainText('2 of 2 points')
    await south.page.getByLabel('Why it suits your army').fill('Nobody drains a marsh.')
    await seal(south)
  })

  await test.step('the other player reads the list and consents', async () => {
    await expect(north.page.locator('.c-panel')).toContainText('Nobody drains a marsh.')
    await north.page.getByRole('button', { name: 'Approve the list of B' }).click()
    await confirmSeal(north)
    for (const person of [north, south]) await expectTurn(person, 1, /Plans/)
    await south.page.getByRole('tab', { name: /Report/ }).click()
    await expect(south.page.locator('.c-panel')).toContainText('Marsh wardens')
    await south.page.getByRole('tab', { name: /Orders/ }).click()
  })

  let turn = 1
  await test.step('they meet', async () => {
    turn = await marchToBattle(north, south, 1)
  })

  await test.step('sheets that differ may be corrected, and neither side is told more', async () => {
    await report(north, 'A', { A: '200', B: '1000' })
    await report(south, 'B', { A: '700', B: '300' })
    for (const { page } of [north, south]) await expect(page.locator('.c-panel')).toContainText('The two sheets differ')
    expect(await south.page.locator('.c-panel').innerText()).not.toContain('1000')
    // What one has said stands there, to be kept or corrected.
    const before = south.page.getByRole('region', { name: 'What you sealed before' })
    await expect(before).toContainText('B')
    await before.getByRole('button', { name: 'Correct' }).click()
    await expect(south.page.getByLabel('Winner')).toHaveValue('B')
    await south.page.getByLabel('Winner').selectOption('A')
    for (const [side, points] of [
      ['A', '200'],
      ['B', '1000'],
    ] as const)
      await south.page.getByLabel(new RegExp(`\\(${side}\\)$`)).fill(points)
    await seal(south)
    await north.page.getByRole('button', { name: 'Keep' }).click()
    await confirmSeal(north)
    for (const person of [north, south]) await expectTurn(person, turn + 1, /Plans/)
  })

  await test.step('what came of it stands where the next orders are given', async () => {
    const outcome = south.page.getByRole('region', { name: 'Outcome of the battle' })
    await expect(outcome).toContainText('you lose')
    await expect(outcome.getByRole('link', { name: 'How it went' })).toBeVisible()
  })

  await test.step('the loser loses what the table says, less his toughness, and must retreat', async () => {
    await south.page.getByRole('tab', { name: /Report/ }).click()
    await expect(south.page.locator('.c-report')).toContainText('B1 loses 3 levels in battle')
    await south.page.getByRole('tab', { name: /Orders/ }).click()
    await expect(south.page.getByRole('list', { name: 'Your pieces' })).toContainText('Must be told where to go')
  })

  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})
