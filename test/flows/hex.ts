import { expect, type Page } from '@playwright/test'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { put, sitDown, turnTo } from '../e2e/battle.js'
import { answer, known } from '../e2e/boltgunWar.js'
import { side, usual, warAtContact, warAtMovement } from '../e2e/hexWar.js'
import { handsOn, pieceSpot, spotOf } from '../e2e/onMap.js'
import { confirmSeal, type Person } from '../e2e/people.js'
import { sealSheet } from './room.js'
import type { Particulars, Stage } from './stage.js'

const muster = async ({ press }: Stage, { page }: Person, kind: string, points: string): Promise<void> => {
  await press(page.getByRole('button', { name: 'Muster a force' }))
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('How much').fill(points)
  await press(page.getByRole('button', { name: 'Put on the sheet' }))
}

/** What each side has left. */
const left = async (page: Page, a: string, b: string): Promise<void> => {
  await page
    .getByRole('spinbutton', { name: /Player 1/ })
    .first()
    .fill(a)
  await page
    .getByRole('spinbutton', { name: /Player 2/ })
    .first()
    .fill(b)
}

/** The attacker has won by a little. */
const won = async (page: Page): Promise<void> => {
  await page.getByLabel('Winner').selectOption('A')
  await page.getByLabel('Victory').selectOption('MINOR')
}

const says = ({ page }: Person, status: RegExp): Promise<void> =>
  expect(page.locator('.b-head .b-status')).toContainText(status)

/** One has it that they withdrew, the other that it was played to its end. */
const differ = async (red: Person, blue: Person): Promise<void> => {
  await put(blue, 'You withdrew', (page) => left(page, '1500', '500'))
  await says(red, /The other side has reported: is it so\?/)
  await put(red, 'Report how it ended', async (page) => {
    await won(page)
    await left(page, '1200', '0')
  })
  for (const person of [red, blue]) await says(person, /differ/)
}

/** Both sides say what they bring, and the mission is chosen: it is to be fought. */
const prepare = async (red: Person, blue: Person): Promise<void> => {
  for (const person of [red, blue]) await put(person, 'Say what you bring')
  await put(red, 'Choose the mission', (page) => page.getByText('Bunker Assault').first().click())
  for (const person of [red, blue]) await says(person, /To be fought and reported/)
}

export const hex: Particulars = {
  id: 'hex-1.4',
  card: /^Hex campaign/,
  map: /^Two on unclaimed ground/,
  scenario: 'unclaimed-2',
  settings: { 'map.rows': side, 'map.cols': side, 'hq.min_distance': 1 },
  short: 'Hex campaign v1.4: the rules in short',
  ownArmies: {},
  forThree: 'unclaimed-3',
  resubmitted: {},
  chooseArmies: async (stage, north, south) => {
    for (const person of [north, south]) await hex.open(stage, person)
  },
  open: async (stage, person) => {
    await muster(stage, person, 'Occupation force', '1000')
    await muster(stage, person, 'Conquest force', '1500')
    await expect(person.page.getByLabel('What the sheet comes to')).toContainText('Left, and lost0')
    await stage.sound(person)
    await sealSheet(stage, person)
  },
  opening: /Set-up/,
  writing: /Movement/,
  kind: 'movement',
  planned: warAtMovement,
  fought: (a, b) => warAtContact(a, b),
  piece: (seat) => new RegExp(`${seat}-CF`),
  order: async ({ page }, piece) => {
    const row = page.locator('.c-plan-piece').filter({ hasText: piece }).first()
    await row.getByRole('button', { name: piece }).first().click()
    await row.getByLabel('Next hex').selectOption({ index: 1 })
    await expect(page.locator('.c-order')).toHaveCount(1)
  },
  spots: async ({ page }, id) => {
    const now = await known({ page }, id)
    if (!now) throw new Error('there is no map')
    const force = now.view.pieces.find((one) => one.id.startsWith('A-CF'))
    const grid = gridOf(now.view.board)
    const [next] = grid.neighbours(grid.at(force?.at ?? '') ?? 0)
    await handsOn(page)
    return [await pieceSpot(page, force?.id ?? ''), await spotOf(page, now.view.board, grid.name(next ?? 0))]
  },
  layTable: (_stage, red, blue) => prepare(red, blue),
  reportAlike: async (red, blue) => {
    await put(blue, 'You withdrew', (page) => left(page, '1500', '500'))
    await says(red, /The other side has reported: is it so\?/)
    await put(red, 'Confirm the report')
  },
  reportUnlike: async (stage, red, blue) => {
    await differ(red, blue)
    await stage.sound(red)
    await put(red, 'B withdrew', (page) => left(page, '1500', '500'))
    await turnTo(blue, 'Result')
    await stage.press(blue.page.getByRole('button', { name: 'Keep' }))
    await confirmSeal(blue)
  },
  inDoubt: async (_stage, red, blue, facilitator) => {
    const id = await warAtContact(red, blue, { facilitator })
    for (const person of [red, blue]) await sitDown(person, id)
    await prepare(red, blue)
    await differ(red, blue)
    return id
  },
  rule: async ({ press }, { page }) => {
    await expect(page.locator('.c-ask')).toHaveText('The two reports of a battle differ: do you rule?')
    await won(page)
    await page.getByLabel(/^Reason/).fill('I saw the table.')
    await press(page.getByRole('button', { name: 'Seal the answer' }))
  },
  ruled: async (red, blue) => {
    for (const person of [red, blue]) {
      await says(person, /closed/)
      await expect(person.page.getByText('I saw the table.').first()).toBeAttached()
    }
  },
  leaveToDice: (person) => put(person, 'Say what you bring', (page) => page.getByLabel(/^Settle it by dice/).check()),
  pass: async (a, b, id) => {
    for (const person of [a, b]) await answer(person, id, 'movement', () => [])
    for (const person of [a, b]) await answer(person, id, 'upkeep', () => [])
  },
  toTurnOne: async (a, b, id) => {
    for (const person of [a, b]) await answer(person, id, 'divide', () => usual)
  },
  playTurn: async (a, b, id) => {
    for (const person of [a, b]) await answer(person, id, 'upkeep', () => [])
    for (const person of [a, b]) await answer(person, id, 'movement', () => [])
  },
}
