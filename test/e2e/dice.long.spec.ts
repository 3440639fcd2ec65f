import { expect, test } from '@playwright/test'
import { startWith } from './begun.js'
import { createCampaign, takeCard } from './creating.js'
import { goToDesk, rollIt, turnTo } from './battle.js'
import { arrive, enter, marchToBattle } from './people.js'
import { expectSound } from './sound.js'

test('dice at the battle desk: odds, Muster’s dice, the group’s own, and proofs checked in the browser', async ({
  browser,
}) => {
  const [north, south] = await Promise.all(['North', 'South'].map((name) => arrive(browser, name)))
  if (!north || !south) throw new Error('two browsers were asked for')
  const bothLogs = [north, south].map(({ page }) => page.locator('.t-log > li'))

  await test.step('two armies meet in a campaign fought under another system', async () => {
    await enter(north)
    await north.page.goto('/new')
    await createCampaign(north, {
      name: 'Dice of ours',
      rules: async (person) => {
        await person.page.locator('summary', { hasText: 'Tabletop system' }).click()
        await takeCard(person, /^Bolt Action 3$/)
      },
    })
    await startWith(north, south)
    await marchToBattle(north, south, 1)
    for (const person of [north, south]) await goToDesk(person)
    await south.page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('Muster’s dice stand in the log of both, and both prove them', async () => {
    await rollIt(north, /^Order test/)
    for (const log of bothLogs) await expect(log).toHaveCount(1)
    await turnTo(south, 'Dice')
    for (const log of bothLogs) {
      await log.first().getByRole('button', { name: 'Check' }).click()
      await expect(log.first().getByRole('status')).toContainText('The proof holds')
      await expect(log.first().getByRole('status')).toContainText('The result follows')
    }
  })

  await test.step('dice of one’s own are tapped in, and are marked so', async () => {
    const { page } = south
    await page.getByRole('button', { name: /^Order test/ }).click()
    await page.getByRole('button', { name: 'Pins on the unit: more' }).click()
    await page.getByRole('button', { name: 'Enter our dice' }).click()
    await page.getByRole('button', { name: '6', exact: true }).click()
    await page.getByRole('button', { name: 'Take back the last' }).click()
    await page.getByRole('button', { name: '4', exact: true }).click()
    await page.getByRole('button', { name: '5', exact: true }).click()
    await page.getByRole('button', { name: 'Enter it in the log' }).click()
    for (const log of bothLogs) {
      await expect(log).toHaveCount(2)
      await expect(log.first()).toContainText('own dice')
      await expect(log.first()).toContainText('Pins on the unit: 1')
      await expect(log.first().getByRole('img', { name: '4', exact: true })).toBeVisible()
    }
    const newest = north.page.locator('.t-log > li').first()
    await newest.getByRole('button', { name: 'Check' }).click()
    await expect(newest.getByRole('status')).toContainText('nobody can prove')
  })

  await test.step('what was said last is kept while the desk is open', async () => {
    const { page } = south
    await page.getByRole('button', { name: '← All rolls' }).click()
    await page.getByRole('button', { name: /^Order test/ }).click()
    await expect(page.getByRole('spinbutton', { name: 'Pins on the unit' })).toHaveValue('1')
  })
  await expectSound(north.page)
  expect([...north.complaints, ...south.complaints]).toEqual([])
})
