import type { Person } from './people.js'

type Step = 'Ruleset' | 'Map' | 'Pace' | 'Seats' | 'House rules'

/** Any step of the create form, at any time. */
export const openStep = ({ page }: Person, step: Step): Promise<void> =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click()

/** A card of the present step by the beginning of its title. */
export const takeCard = ({ page }: Person, title: RegExp): Promise<void> =>
  page.locator('.a-choice-title', { hasText: title }).click()

/** All settings of the ruleset lie folded below the presets. */
export const unfoldSettings = ({ page }: Person): Promise<void> =>
  page.locator('summary', { hasText: /^All \d+ settings/ }).click()

/** Instead of the armies of the scenario, which a first campaign has. */
export const withArmiesOfPlayers = async (person: Person): Promise<void> => {
  await unfoldSettings(person)
  await person.page.locator('summary', { hasText: 'Army rules' }).click()
  await person.page.getByLabel('Who chooses the armies?').selectOption('players')
}

interface Wanted {
  readonly name: string
  readonly ruleset?: RegExp
  readonly map?: RegExp
  /** Who plays the seats of others: bots until somebody takes them, or nobody until then. */
  readonly others?: 'bots' | 'people'
  /** What else is chosen among the house rules, the step that is open when the form is filled in. */
  readonly rules?: (person: Person) => Promise<void>
}

/** Fills in the create form of somebody who has just come to it. */
export const fillIn = async (
  person: Person,
  { name, ruleset = /^BOLTGUN$/, map = /^First contact$/, others = 'people', rules }: Wanted,
): Promise<void> => {
  const { page } = person
  await takeCard(person, ruleset)
  await openStep(person, 'Map')
  await takeCard(person, map)
  await openStep(person, 'Seats')
  if (others === 'people') await page.getByLabel('Who plays seat B').selectOption('PERSON')
  await openStep(person, 'House rules')
  await page.getByLabel('Name of the campaign').fill(name)
  await rules?.(person)
}

export const press = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  await page.waitForURL(/\/campaign\//)
}

/** A campaign that is about to start. */
export const createCampaign = async (person: Person, wanted: Wanted): Promise<void> => {
  await fillIn(person, wanted)
  await press(person)
}
