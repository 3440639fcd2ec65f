import { expect } from '@playwright/test'
import { fileResult, turnTo } from '../e2e/battle.js'
import { seatBoth } from '../e2e/api.js'
import { answer, boltgunBattle, boltgunWar, known, targetsOf } from '../e2e/boltgunWar.js'
import { handsOn, pieceSpot, spotOf } from '../e2e/onMap.js'
import { askForAbstract, confirmSeal, type Person, seal } from '../e2e/people.js'
import { createCampaign } from './campaigns.js'
import { enter, sealSheet } from './room.js'
import type { Particulars, Stage } from './stage.js'

/** One takes a printed army, the other writes a list of their own. */
const ownLists = async (stage: Stage, north: Person, south: Person): Promise<void> => {
  const { press, sound } = stage
  await press(north.page.getByRole('button', { name: 'Take a printed army', exact: true }))
  await press(north.page.getByText('Necron', { exact: true }))
  await sealSheet(stage, north)
  await press(south.page.getByRole('button', { name: /^Write a list of your own/ }))
  await south.page.getByLabel(/^Army type/).fill('Marsh wardens')
  await press(south.page.getByRole('button', { name: 'Add a line' }).first())
  await south.page.getByLabel('Army rule', { exact: true }).selectOption('TOUGH')
  await south.page.getByLabel('Why it suits your army').fill('Nobody drains a marsh.')
  await sound(south)
  await sealSheet(stage, south)
}

export const boltgun: Particulars = {
  id: 'boltgun',
  card: /^BOLTGUN$/,
  map: /^First contact$/,
  scenario: 'first-contact',
  settings: { 'army.choice': 'scenario' },
  short: 'BOLTGUN: the rules in short',
  ownArmies: { 'army.choice': 'players' },
  forThree: 'three-valleys',
  resubmitted: { 'plans.resubmit': true },
  chooseArmies: async (stage, north, south) => {
    await ownLists(stage, north, south)
    await expect(north.page.locator('.c-panel')).toContainText('Nobody drains a marsh.')
    await stage.press(north.page.getByRole('button', { name: 'Approve the list of B' }))
    await confirmSeal(north)
  },
  open: async (stage, person) => {
    const seat = person.name === 'North' ? 'A' : 'B'
    await boltgun.order(person, boltgun.piece(seat))
    await sealSheet(stage, person)
  },
  opening: /Turn 1 · Plans/,
  writing: /Plans/,
  kind: 'plan',
  planned: (a, b) => boltgunWar(a, b, 'first-contact'),
  fought: async (a, b) => {
    const id = await boltgunBattle(a, b)
    return id
  },
  piece: (seat) => new RegExp(`${seat}1`),
  order: async ({ page }, piece) => {
    await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: piece }).first().click()
    await page.getByRole('button', { name: 'Fortify' }).click()
    await expect(page.locator('.c-order')).toHaveCount(1)
  },
  spots: async ({ page }, id) => {
    const now = await known({ page }, id)
    if (!now) throw new Error('there is no map')
    const taken = new Set<string>([...now.view.pieces, ...now.view.contacts].map(({ at }) => at))
    const free = targetsOf(now, 'A1').find((cell) => !taken.has(cell)) ?? ''
    await handsOn(page)
    return [await pieceSpot(page, 'A1'), await spotOf(page, now.view.board, free)]
  },
  layTable: async ({ press }, north) => {
    await turnTo(north, 'Table')
    await press(north.page.getByRole('button', { name: 'Lay out a table' }))
  },
  reportAlike: async (north, south) => {
    for (const person of [north, south]) await fileResult(person, 'A', { A: '200', B: '1000' })
  },
  reportUnlike: async ({ press, sound }, north, south) => {
    await fileResult(north, 'A', { A: '200', B: '1000' })
    await fileResult(south, 'B', { A: '700', B: '300' })
    for (const person of [north, south]) {
      await turnTo(person, 'Result')
      await expect(person.page.locator('.b-answer .b-status')).toContainText('The sheets differ')
    }
    expect(await south.page.locator('.b-answer').innerText()).not.toContain('1000')
    await sound(south)
    const before = south.page.getByRole('region', { name: 'What you sealed before' })
    await press(before.getByRole('button', { name: 'Correct' }))
    await south.page.getByLabel('Winner').selectOption('A')
    await south.page.getByLabel(/\(A\)$/).fill('200')
    await south.page.getByLabel(/\(B\)$/).fill('1000')
    await seal(south)
    await press(north.page.getByRole('button', { name: 'Keep' }))
    await confirmSeal(north)
  },
  inDoubt: async (stage, north, south, facilitator) => {
    const settings = { 'army.choice': 'players', 'army.approval': 'facilitator' }
    const id = await createCampaign(north, boltgun, 'Rulings', { settings })
    await seatBoth(north, south, id, facilitator)
    for (const person of [north, south]) await enter(stage, person, id)
    await ownLists(stage, north, south)
    return id
  },
  rule: async ({ press }, { page }) => {
    await expect(page.locator('.c-panel')).toContainText('Nobody drains a marsh.')
    await press(page.getByRole('button', { name: 'Approve the list of B' }))
    await page.getByLabel('Reason, which the list’s owner is told').fill('It suits a marsh.')
    await press(page.getByRole('button', { name: 'Seal the answer' }))
    // Everybody may know that lists are ruled on.
    await page.getByRole('dialog').getByLabel('Reason, for all to read').fill('As the rules have it.')
  },
  ruled: async (north, south) => {
    for (const { page } of [north, south]) {
      await expect(page.locator('.c-turn')).toContainText('Turn 1')
      await page.getByRole('tab', { name: /Report/ }).click()
    }
    await expect(south.page.locator('.c-report')).toContainText('It suits a marsh.')
    expect(await north.page.locator('.c-report').innerText()).not.toContain('It suits a marsh.')
    await south.page.getByRole('tab', { name: /People/ }).click()
    await expect(south.page.getByText('As the rules have it.').first()).toBeVisible()
  },
  leaveToDice: async (person) => {
    await turnTo(person, 'Result')
    await askForAbstract(person)
  },
  pass: async (a, b, id) => {
    for (const person of [a, b]) await answer(person, id, 'plan', () => [])
  },
  toTurnOne: () => Promise.resolve(),
  playTurn: (a, b, id) => boltgun.pass(a, b, id),
}
