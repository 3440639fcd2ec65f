import { expect, type Locator, type Page } from '@playwright/test'
import { confirmSeal, type Person, seal, sealing } from './people.js'

type Part = 'Document' | 'Table' | 'Talk' | 'Dice' | 'Result'

/** From the orders of the campaign to the desk of the first battle there. */
export const goToDesk = async ({ page }: Person): Promise<void> => {
  await page.getByRole('link', { name: 'Battle desk' }).first().click()
  await page.waitForURL(/\/battle\//)
  await expect(page.locator('.b-desk')).toBeVisible()
}

/** On a phone the desk shows one part at a time; elsewhere all of them. */
export const turnTo = async ({ page }: Person, part: Part): Promise<void> => {
  const button = page.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('button', { name: part })
  if (await button.isVisible()) await button.click()
}

export const say = async (person: Person, text: string): Promise<void> => {
  const { page } = person
  await turnTo(person, 'Talk')
  await page.getByLabel('To the other side').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('To the other side')).toHaveValue('')
}

/** Offers as many hours as asked, each a day after the one before. */
export const proposeTimes = async (person: Person, count: number): Promise<void> => {
  const { page } = person
  await turnTo(person, 'Talk')
  await page.getByRole('button', { name: /^Propose (other )?times$/ }).click()
  for (let more = 1; more < count; more += 1) await page.getByRole('button', { name: 'One more time' }).click()
  await page.getByRole('button', { name: /^Propose th(is|ese)/ }).click()
  await expect(page.getByRole('heading', { name: /^You propose/ })).toContainText(`${String(count)} open`)
}

export const agreeToFirst = async (person: Person): Promise<void> => {
  await turnTo(person, 'Talk')
  await person.page.getByRole('button', { name: 'Agree' }).first().click()
  await expect(person.page.locator('.b-agreed')).toBeVisible()
}

/** The sketch of the table in words, as a reader hears it. */
export const sketch = ({ page }: Person): Locator => page.getByRole('img', { name: /^The table from above/ })

/** How the pieces on the sketch are drawn. */
export const strokes = (person: Person): Promise<readonly string[]> =>
  sketch(person)
    .locator('g path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))

/** Throws the dice of a procedure as its form stands. */
export const rollIt = async (person: Person, procedure: RegExp): Promise<void> => {
  const { page } = person
  await turnTo(person, 'Dice')
  await page.getByRole('button', { name: procedure }).first().click()
  await page.getByRole('button', { name: /Muster’s dice/ }).click()
}

/** What one side says of a BOLTGUN battle, filed and sealed at the desk. */
export const fileResult = async (
  person: Person,
  winner: string,
  lost: Readonly<Record<string, string>>,
): Promise<void> => {
  const { page } = person
  await turnTo(person, 'Result')
  await page.getByRole('button', { name: 'Report the battle' }).click()
  await page.getByLabel('Winner').selectOption(winner)
  for (const [side, points] of Object.entries(lost)) await page.getByLabel(new RegExp(`\\(${side}\\)$`)).fill(points)
  // A form with an answer in it asks for its seal itself.
  await seal(person)
}

/** Answers a question at the desk. */
export const put = async (person: Person, option: string, fill?: (page: Page) => Promise<unknown>): Promise<void> => {
  const { page } = person
  await turnTo(person, 'Result')
  await page.getByRole('button', { name: option, exact: true }).click()
  await fill?.(page)
  // One that leaves nothing to say asks for its seal at once; beside others it is put on the sheet first.
  const [question, onSheet] = [page.getByRole('dialog'), page.getByRole('button', { name: 'Put on the sheet' })]
  await expect(question.or(sealing(person)).or(onSheet).first()).toBeVisible()
  if (await onSheet.isVisible()) await onSheet.click()
  if (!(await question.isVisible())) await sealing(person).click()
  await confirmSeal(person)
}

/** From the campaign to the desk of the battle that is open. */
export const sitDown = async (person: Person, campaignId: string): Promise<void> => {
  await person.page.goto(`/campaign/${campaignId}`)
  await person.page.getByRole('tab', { name: /Orders/ }).click()
  await goToDesk(person)
}

/** How many sheets of paper the page takes. */
export const pagesOnPaper = async ({ page }: Person): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return Number(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/.exec(pdf.toString('latin1'))?.[1] ?? 0)
}
