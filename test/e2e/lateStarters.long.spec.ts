import { expect, test } from '@playwright/test'
import { createCampaign, openStep } from './creating.js'
import { arrive, enter, expectTurn, inviteTo, join } from './people.js'
import { expectSound } from './sound.js'

test('a start is kept for somebody who comes late; they read what they are given, and begin with the next turn', async ({
  browser,
}) => {
  const organiser = await arrive(browser, 'Olga')
  let loads = 0
  const late = await arrive(browser, 'Late', { viewport: { width: 390, height: 844 } })

  await test.step('the organiser keeps a start, and begins without it', async () => {
    const { page } = organiser
    await enter(organiser)
    await page.goto('/new')
    await createCampaign(organiser, {
      ...{ name: 'One comes later', map: /^Three valleys$/, others: 'bots' },
      rules: async (person) => {
        await openStep(person, 'Seats')
        await page.getByLabel('Who plays seat C').selectOption('PERSON')
        await openStep(person, 'House rules')
      },
    })
    await page.getByRole('button', { name: 'Keep the start for later' }).click()
    await expect(page.locator('.c-seats')).toContainText('kept for somebody who joins by turn 6')
    await expectSound(page)
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    await expectTurn(organiser, 1, /Plans/)
  })

  await test.step('the invitation says what is given for the turns missed', async () => {
    const { page } = organiser
    await page.getByRole('tab', { name: 'People' }).click()
    const link = await inviteTo(organiser, 'C')
    await late.page.goto(new URL(link).pathname)
    await expect(late.page.getByRole('heading', { name: 'Starts that are kept' })).toBeVisible()
    await expect(late.page.getByText(/^If you join in turn 2: Additional levels for each banner/)).toBeVisible()
    await expectSound(late.page, [390])
    await late.page.setViewportSize({ width: 390, height: 844 })
    await join(late, link, 'Take the seat')
    late.page.on('load', () => (loads += 1))
    await expectTurn(late, 1, /Plans/)
  })

  await test.step('with the next turn they have their army', async () => {
    const { page } = organiser
    await page.getByRole('tab', { name: /Orders/ }).click()
    await page.getByRole('button', { name: 'Pass (no orders)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
    await expectTurn(late, 2, /Plans/)
    await late.page.getByRole('button', { name: 'Raise the desk' }).click()
    await expect(late.page.getByRole('list', { name: 'Your pieces' }).getByRole('button').first()).toBeVisible()
    // For the place that has begun; while it was waited for there was nothing to load.
    expect(loads).toBe(1)
    await expectSound(late.page, [390])
  })
  for (const { complaints } of [organiser, late]) expect(complaints).toEqual([])
})
