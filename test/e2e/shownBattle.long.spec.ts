import { expect, test } from '@playwright/test'
import { answer, askedNext, boltgunBattle } from './boltgunWar.js'
import { type Person, seal, three } from './people.js'
import { shot } from './shot.js'
import { expectSound } from './sound.js'

/** Each says twice what the other denies. */
const differ = async (north: Person, south: Person, id: string): Promise<void> => {
  const say = (person: Person, winner: string): Promise<string> =>
    answer(person, id, 'battle', (_, { about }) => [
      { kind: 'result', item: about ?? '', detail: { winner, lost: { A: 100, B: 200 } } },
    ])
  const sealed = await say(north, 'A')
  await say(south, 'B')
  await askedNext(north, id, sealed)
  await say(north, 'A')
  await say(south, 'B')
}

test('a side shows a battle to a facilitator who sees no secrets, and they rule on it', async ({ browser }) => {
  const people = await three(browser)
  const [north, south, facilitator] = people
  const { page } = facilitator
  const id = await boltgunBattle(north, south, {
    ...{ facilitator, blindFacilitator: true, settings: { 'results.conflict': 'facilitator' } },
  })
  await differ(north, south, id)

  await test.step('nothing is shown yet: they know of no battle', async () => {
    await page.goto(`/campaign/${id}/facilitator`)
    await page.getByRole('tab', { name: 'Conflicts' }).click()
    await expect(page.getByText('No battle was shown to you')).toBeVisible()
  })

  await test.step('a side reads what they would see, and shows it', async () => {
    await north.page.goto(`/campaign/${id}?tab=orders`)
    await expect(north.page.getByText('can be shown to the facilitator')).toBeVisible()
    await north.page.getByRole('link', { name: 'Battle desk' }).first().click()
    const button = north.page.getByRole('button', { name: 'Show the facilitator this battle' })
    await expect(button).toBeVisible()
    await expectSound(north.page)
    await shot(north, 'show-battle')
    await button.click()
    await expect(button).toBeHidden()
    await expect(north.page.getByText('shows this battle to the facilitator')).toBeVisible()
  })

  await test.step('they read its desk, and rule', async () => {
    await page.goto(`/campaign/${id}/facilitator`)
    await page.getByRole('tab', { name: 'Conflicts' }).click()
    await page.getByRole('link', { name: /^Battle desk of/ }).click()
    await expect(page.locator('.b-answer')).toContainText('how did it end?')
    await expectSound(page)
    await shot(facilitator, 'shown-battle')
    await page.getByRole('button', { name: 'Rule the result' }).click()
    await page.getByLabel('Winner').selectOption('A')
    for (const [seat, points] of Object.entries({ A: '100', B: '200' }))
      await page.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
    await page.getByLabel(/reason/i).fill('The map says so.')
    await seal(facilitator)
  })

  await south.page.goto(`/campaign/${id}?tab=report`)
  await expect(south.page.getByText(/The map says so\./).first()).toBeVisible()
  for (const { complaints } of people) expect(complaints).toEqual([])
})
