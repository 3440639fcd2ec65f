import { expect, test } from '@playwright/test'
import { openStep, takeCard, unfoldSettings } from './creating.js'
import { arrive, signUp } from './people.js'
import { expectFits, objections } from './sound.js'

test('a campaign on a map that is drawn anew, with a mission table of its own', async ({ browser }) => {
  const person = await arrive(browser, 'Mapmaker')
  const { page, complaints } = person
  await page.goto('/sign-up')
  await signUp(person)
  await page.goto('/new')
  await openStep(person, 'Map')
  await takeCard(person, /^A new map$/)
  const seed = page.getByRole('textbox', { name: 'Seed' })
  await page.getByRole('slider', { name: 'Players' }).press('ArrowRight')
  const title = page.locator('.a-new-map .a-choice-title')
  await expect(title).toBeVisible()

  await seed.fill('not a seed!')
  await expect(page.getByText('Give a seed of 1 to 40 letters')).toBeVisible()
  await openStep(person, 'House rules')
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  // What is wrong leads to its step
  await expect(page.getByRole('heading', { name: 'On which map?' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Put this right first' })).toBeVisible()
  await seed.fill('browser-1')
  await expect(page.locator('.a-new-map')).toContainText('drawn from the seed browser-1')
  await page.getByRole('button', { name: 'Another' }).click()
  await expect(seed).not.toHaveValue('browser-1')
  await expect(page.locator('.a-new-map')).toContainText(`drawn from the seed ${await seed.inputValue()}`)
  const name = (await title.textContent()) ?? ''
  await openStep(person, 'Seats')
  await expect(page.getByLabel('Who plays seat A')).toHaveValue('ME')
  await expect(page.getByLabel('Who plays seat C')).toHaveValue('BOT')
  await openStep(person, 'House rules')
  await page.getByLabel('Name of the campaign').fill('On new ground')
  await unfoldSettings(person)

  await page.locator('summary', { hasText: 'Footprint' }).click()
  await page.getByLabel('What shape do a banner’s ranges have?').selectOption('custom')
  await page.getByLabel('Which masks').selectOption('own')
  const battle = page.getByRole('group', { name: 'Battle range' })
  await battle.getByRole('button', { name: '1 west, 1 north' }).click()
  await expect(battle.getByRole('button', { name: '1 west, 1 north' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(battle.getByRole('button', { name: '1 north', exact: true })).toBeFocused()

  await page.locator('summary', { hasText: 'Battles' }).click()
  await page.getByLabel('Which mission table').selectOption('own')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByRole('button', { name: 'Move line 7 up' }).click()
  await page.getByLabel('Row, line 6').fill('M9')
  await page.getByLabel('Fits when, line 6, one more').selectOption('none_moved')
  await page.getByLabel('Attacker, line 6').selectOption('random')
  await page.getByLabel('Class on 1 to 6, line 6, place 2').selectOption('BLITZ')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page, width)
    expect(await objections(page, { colours: width === 1280 })).toEqual([])
  }
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  await page.waitForURL(/\/campaign\//)
  await expect(page.getByText('On new ground').first()).toBeVisible()
  await page.goto('/lobby')
  await expect(page.getByText(name).first()).toBeVisible()
  expect(complaints).toEqual([])
})
