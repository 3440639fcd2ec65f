import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import {
  agreeToFirst,
  fileResult,
  pagesOnPaper,
  proposeTimes,
  rollIt,
  say,
  sitDown,
  sketch,
  strokes,
  turnTo,
} from './battle.js'
import { boltgunBattle } from './boltgunWar.js'
import { arrive, enter } from './people.js'
import { expectFits, expectSound, objections } from './sound.js'

const phone = { width: 390, height: 844 }

test('a battle from announcement to confirmed result, one at a desk and one with a phone', async ({ browser }) => {
  const north = await arrive(browser, 'Player North', { timezoneId: 'Europe/Berlin' })
  const south = await arrive(browser, 'Player South', { timezoneId: 'America/New_York', viewport: phone })

  await test.step('they meet, and each goes to the desk of the battle', async () => {
    for (const person of [north, south]) await enter(person)
    const id = await boltgunBattle(north, south)
    for (const person of [north, south]) await sitDown(person, id)
    for (const { page } of [north, south])
      await expect(page.getByRole('heading', { level: 1 })).toContainText('against')
  })

  await test.step('times are proposed, shown on both clocks, and one is agreed on', async () => {
    await say(north, 'Your table or mine?')
    await proposeTimes(north, 2)
    await expect(south.page.getByRole('button', { name: 'Talk something new' })).toBeVisible()
    await turnTo(south, 'Talk')
    await expect(south.page.locator('.b-talk')).toContainText('Your table or mine?')
    await expect(south.page.locator('.b-times').first()).toContainText(/19:00.*for |13:00.*your time/)
    await expect(south.page.locator('.b-clock')).toContainText('You owe an answer')
    await agreeToFirst(south)
    for (const { page } of [north, south]) await expect(page.locator('.b-agreed')).toContainText('America/New York')
    await say(south, 'Mine. Bring the long rulers.')
    await expect(north.page.locator('.b-talk')).toContainText('Bring the long rulers.')
  })

  await test.step('the hour goes into a calendar', async () => {
    const coming = north.page.waitForEvent('download')
    await north.page.getByRole('button', { name: 'Calendar file' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    const agreed = await north.page.locator('.b-agreed time').getAttribute('datetime')
    expect(file).toContain(`DTSTART:${(agreed ?? '').replaceAll(/[-:]|\.\d+/g, '')}`)
  })

  await test.step('the table is laid out by dice, and both see the same', async () => {
    await north.page.getByRole('button', { name: 'Lay out a table' }).click()
    await expect(sketch(north)).toHaveAccessibleName(/ 8 /)
    await turnTo(south, 'Table')
    await expect(sketch(south)).toHaveAccessibleName(/ 8 /)
    expect(await strokes(south)).toEqual(await strokes(north))
    expect((await strokes(north)).length).toBeGreaterThan(8)
  })

  await test.step('a roll with Muster’s dice stands in the log of both', async () => {
    await rollIt(south, /^Hazard/)
    for (const person of [north, south]) {
      await turnTo(person, 'Dice')
      await expect(person.page.locator('.t-log > li')).toHaveCount(2)
    }
  })

  await test.step('the desk is sound, and one sheet of paper holds what is wanted at the table', async () => {
    // A desk shows all its parts at once, a phone one at a time
    await expectSound(north.page, [1280])
    for (const part of ['Document', 'Table', 'Talk', 'Dice', 'Result'] as const) {
      await turnTo(south, part)
      await expectFits(south.page, phone.width)
      expect(await objections(south.page, { colours: false }), part).toEqual([])
    }
    for (const person of [north, south]) expect(await pagesOnPaper(person)).toBe(1)
  })

  await test.step('sheets that differ: both learn that, and no more', async () => {
    await fileResult(north, 'A', { A: '200', B: '1000' })
    await fileResult(south, 'B', { A: '700', B: '300' })
    for (const person of [north, south]) {
      await turnTo(person, 'Result')
      await expect(person.page.locator('.b-answer .b-status')).toContainText('The sheets differ')
    }
    expect(await south.page.locator('.b-answer').innerText()).not.toContain('1000')
  })

  await test.step('one corrects his, the battle is decided, and the desk stays to be read', async () => {
    await fileResult(south, 'A', { A: '200', B: '1000' })
    await fileResult(north, 'A', { A: '200', B: '1000' })
    for (const [person, told] of [
      [north, 'you win, decided on the table'],
      [south, 'you lose, decided on the table'],
    ] as const) {
      const { page } = person
      await turnTo(person, 'Document')
      await expect(page.locator('.b-head')).toContainText('closed')
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText(told)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText(told)
      await turnTo(person, 'Talk')
      await expect(page.locator('.b-talk')).toContainText('Bring the long rulers.')
      await expect(page.getByLabel('To the other side')).toHaveCount(0)
    }
  })

  for (const { complaints } of [north, south]) expect(complaints).toEqual([])
})
