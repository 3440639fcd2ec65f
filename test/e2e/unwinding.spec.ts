import { expect, test } from '@playwright/test'
import { fought } from './boltgunWar.js'
import { warAfterWithdrawal } from './hexWar.js'
import { arrive, enter } from './people.js'
import { repairs } from './repairing.js'
import { expectSound } from './sound.js'

// The same of BOLTGUN: `repairing.long.spec.ts`.
repairs({
  rulesetId: 'hex-1.4',
  begin: warAfterWithdrawal,
  question: /How did it end/,
  repaired: 'Player 2 (B) withdrew',
  repair: async (desk) => {
    await desk.getByRole('button', { name: 'B withdrew', exact: true }).click()
    for (const [side, points] of Object.entries({ 'Player 1': '1500', 'Player 2': '500' }))
      await desk
        .getByRole('spinbutton', { name: new RegExp(side) })
        .first()
        .fill(points)
  },
})

test('where no facilitator sits, a seat asks the others to play again from a question of its own', async ({
  browser,
}) => {
  const people = [await arrive(browser, 'Nils'), await arrive(browser, 'Sara')] as const
  for (const person of people) await enter(person)
  const [north, south] = people
  const id = await fought(north, south)
  const { page } = north
  await page.goto(`/campaign/${id}?tab=people`)
  await page.getByRole('button', { name: 'Call a vote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vote on').selectOption('UNWIND')
  await dialog.getByLabel('Which question').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: /^Strike out/ }).click()
  await dialog.getByRole('button', { name: 'Report the battle' }).click()
  await dialog.getByLabel('Winner').selectOption('A')
  for (const [seat, points] of Object.entries({ A: '100', B: '200' }))
    await dialog.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
  await dialog.getByRole('button', { name: 'Put on the sheet', exact: true }).click()
  await dialog.getByRole('checkbox', { name: /^B – / }).check()
  await dialog.getByLabel('Reason, for all to read').fill('We wrote it the wrong way round.')
  await expectSound(page, [1280])
  await dialog.getByRole('button', { name: 'Call a vote' }).click()
  await expect(dialog).toBeHidden()
  await south.page.goto(`/campaign/${id}?tab=people`)
  await south.page.getByRole('button', { name: 'For it', exact: true }).click()
  await expect(south.page.getByText(/played again from an earlier moment, as all seats agreed/).first()).toBeVisible()
  await page.goto(`/campaign/${id}?tab=report`)
  await expect(page.getByText('because something in it was wrong: We wrote it the wrong way round.')).toBeVisible()
  for (const { complaints } of people) expect(complaints).toEqual([])
})
