import { expect, type Locator, type Page, test } from '@playwright/test'
import { api } from './api.js'
import { passTurns } from './passing.js'
import { type Person, three } from './people.js'
import { expectSound } from './sound.js'

/** A war whose first battle is over; what both said of it was wrong, and the desk is to say otherwise. */
export interface WrongWar {
  readonly rulesetId: string
  /** Begins it: the id of the campaign. */
  readonly begin: (north: Person, south: Person, facilitator: Person) => Promise<string>
  readonly question: RegExp
  readonly repair: (desk: Locator) => Promise<void>
  readonly repaired: string
}

const reason = 'Both of us had it the wrong way round.'

const setRight = async (page: Page, { question, repair, repaired }: WrongWar): Promise<void> => {
  const questions = page.getByLabel('Which question')
  const battles = questions.getByRole('option', { name: question })
  await expect(battles.last()).toBeAttached()
  await questions.selectOption((await battles.last().getAttribute('value')) ?? '')
  const desk = page.getByRole('region', { name: 'What A should have answered' })
  await expect(desk).toBeVisible()
  await desk.getByRole('button', { name: /^Strike out/ }).click()
  await repair(desk)
  await desk.getByRole('button', { name: 'Put on the sheet', exact: true }).click()
  await desk.getByRole('button', { name: 'The others answered the same' }).click()
  const others = page.getByLabel('Whose answer')
  await others.selectOption({ label: 'What B should have answered' })
  await expect(page.getByRole('listitem').filter({ hasText: repaired })).toBeVisible()
  await others.selectOption({ label: 'What A should have answered' })
}

const playAgain = async ({ page }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Why' }).first().fill(reason)
  await page.getByRole('button', { name: 'See what would come of it' }).click()
  await expect(page.getByRole('heading', { name: 'What becomes of what followed' })).toBeVisible()
  await expect(page.getByText('otherwise', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Would be seen by: A/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Play it again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play it again' }).click()
  await expect(page.getByRole('heading', { name: 'What becomes of what followed' })).toBeHidden()
}

/** What a seat is told of it, and how it reads what was told before. */
const toldOfIt = async ({ page }: Person, id: string): Promise<void> => {
  await page.goto(`/campaign/${id}?tab=report`)
  await expect(page.getByText(`because something in it was wrong: ${reason}`)).toBeVisible()
  await page.goto(`/campaign/${id}?tab=people`)
  await expect(page.getByText(`Faye had the campaign played again from an earlier moment`).first()).toBeVisible()
  await page.goto(`/campaign/${id}/history`)
  for (let back = 0; back < 6 && (await page.getByText('No longer so').count()) === 0; back += 1)
    await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('No longer so').first()).toBeVisible()
  await expectSound(page)
}

interface Marked {
  readonly campaign: { readonly correctedLines: readonly { readonly briefing: number }[] }
}

/** The facilitator opens a moment of A's as A reads it. */
const marksOfSeat = async (facilitator: Person, id: string): Promise<void> => {
  const { page } = facilitator
  const asked = 'query ($id: ID!) { campaign(id: $id) { correctedLines(after: 0, seat: "A") { briefing } } }'
  const { campaign } = await api<Marked>(facilitator, asked, { id })
  await page.getByRole('tab', { name: 'Every seat' }).click()
  await page.getByLabel('When').selectOption(String(campaign.correctedLines[0]?.briefing))
  await expect(page.getByText('No longer so').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Play again' }).click()
}

const openAgain = async ({ page }: Person): Promise<void> => {
  await page.getByText('Open the last stage again').click()
  await page.getByRole('checkbox', { name: /^B – / }).check()
  await page.getByRole('textbox', { name: 'Why' }).last().fill('The clock was wrong.')
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click()
}

/** A facilitator repairs a war two turns after its battle, and opens the last stage again. */
export const repairs = (war: WrongWar): void => {
  const { rulesetId } = war
  test(`a wrong result of ${rulesetId} is repaired turns later: the campaign is played again from there, and the last stage is opened again`, async ({
    browser,
  }) => {
    const people = await three(browser)
    const [north, south, facilitator] = people
    const id = await war.begin(north, south, facilitator)
    await passTurns([north, south], id, 2)
    const { page } = facilitator
    await page.goto(`/campaign/${id}/facilitator`)
    await page.getByRole('tab', { name: 'Play again' }).click()
    await setRight(page, war)
    await expectSound(page, [1280])
    await playAgain(facilitator)
    await toldOfIt(north, id)
    await marksOfSeat(facilitator, id)
    await openAgain(facilitator)
    await south.page.goto(`/campaign/${id}?tab=report`)
    await expect(south.page.getByText('was opened again: The clock was wrong.')).toBeVisible()
    for (const { complaints } of people) expect(complaints).toEqual([])
  })
}
