import { expect, test } from '@playwright/test'
import { put, sitDown, sketch, turnTo } from './battle.js'
import { warAtContact } from './hexWar.js'
import { arrive, enter, type Person } from './people.js'
import { expectSound } from './sound.js'

const phone = { width: 390, height: 844 }

const status = ({ page }: Person) => page.locator('.b-head .b-status')

test('two fight for a hex: one withdraws, and what follows is settled by dice that both want', async ({ browser }) => {
  const red = await arrive(browser, 'Red', { viewport: phone })
  const blue = await arrive(browser, 'Blue')
  const both = [red, blue]
  for (const person of both) await enter(person)
  const campaignId = await warAtContact(red, blue)

  await test.step('both say what they bring, and the attacker chooses the mission', async () => {
    for (const person of both) {
      await sitDown(person, campaignId)
      await expect(status(person)).toContainText('Both sides say what they bring')
      await put(person, 'Say what you bring')
    }
    for (const person of both) await expect(status(person)).toContainText('The mission is being chosen')
    await put(red, 'Choose the mission', (page) => page.getByText('Bunker Assault').first().click())
    for (const person of both) await expect(status(person)).toContainText('To be fought and reported')
  })

  await test.step('the same table lies before both, with its edges', async () => {
    const words: (string | null)[] = []
    for (const person of both) {
      await turnTo(person, 'Document')
      await expect(person.page.locator('.b-column-document')).toContainText('Bunker Assault')
      await turnTo(person, 'Table')
      await expect(sketch(person)).toBeVisible()
      words.push(await sketch(person).locator('title').first().textContent())
    }
    expect(words[0]).toContain('Near edge: Player 2 (B) defends, chooses this edge')
    expect(words[0]).toBe(words[1])
    await expectSound(blue.page, [1280])
  })

  await test.step('the defender withdraws with half of his points: one side files, the other confirms', async () => {
    await put(blue, 'You withdrew', async (page) => {
      // Nothing is proposed: what is left must be said.
      for (const [side, points] of [
        ['Player 1', '1500'],
        ['Player 2', '500'],
      ] as const)
        await page
          .getByRole('spinbutton', { name: new RegExp(side) })
          .first()
          .fill(points)
    })
    await expect(status(red)).toContainText('The other side has reported: is it so?')
    await expect(status(blue)).toContainText('You have reported: it is to be confirmed')
    await turnTo(red, 'Document')
    const document = red.page.locator('.b-column-document')
    await expect(document).toContainText('Reported by the other side')
    await expect(document).toContainText('a major victory by Player 1 (A)')
    await put(red, 'Confirm the report')
    for (const person of both) {
      await expect(status(person)).toContainText('closed')
      await expect(status(person)).toContainText('a major victory by Player 1 (A)')
      await turnTo(person, 'Result')
      await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('a major victory')
    }
  })

  await test.step('the next army stands in the way: both want the dice, and they fall', async () => {
    for (const person of both) {
      await sitDown(person, campaignId)
      await put(person, 'Say what you bring', (page) => page.getByLabel(/^Settle it by dice/).check())
    }
    for (const person of both) {
      await expect(status(person)).toContainText(/won by Player [12]/)
      await turnTo(person, 'Document')
      await expect(person.page.locator('.b-column-document')).toContainText('rolled off by consent')
    }
    await expectSound(red.page, [phone.width])
    await red.page.setViewportSize(phone)
    expect(await status(red).innerText()).toBe(await status(blue).innerText())
  })

  for (const { complaints } of both) expect(complaints).toEqual([])
})
