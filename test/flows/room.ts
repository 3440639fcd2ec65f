import { expect } from '@playwright/test'
import { confirmSeal, type Person } from '../e2e/people.js'
import type { Stage } from './stage.js'

/** On a phone the desk lies below the map, and is raised. */
export const raiseDesk = async ({ phone, press }: Stage, { page }: Person): Promise<void> => {
  if (phone) await press(page.getByRole('button', { name: 'Raise the desk' }))
}

export const openTab = async ({ press }: Stage, { page }: Person, name: RegExp): Promise<void> => {
  await press(page.getByRole('tab', { name }))
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

/** Goes to a campaign that is played, and to one of its tabs. */
export const enter = async (stage: Stage, person: Person, id: string, tab = /Orders/): Promise<void> => {
  await person.page.goto(`/campaign/${id}`)
  await raiseDesk(stage, person)
  await openTab(stage, person, tab)
}

/** Two members of a campaign in which orders can be written; the first is its organiser. */
export const planning = async (stage: Stage): Promise<readonly [a: Person, b: Person, id: string]> => {
  const [a, b] = [await stage.member('North'), await stage.member('South')]
  return [a, b, await stage.ruleset.planned(a, b)]
}

/** Two members of a campaign in which they fight. */
export const fighting = async (stage: Stage): Promise<readonly [a: Person, b: Person, id: string]> => {
  const [a, b] = [await stage.member('North'), await stage.member('South')]
  return [a, b, await stage.ruleset.fought(a, b)]
}

/** Seals what stands on the sheet. */
export const sealSheet = async ({ press }: Stage, person: Person): Promise<void> => {
  await press(person.page.getByRole('button', { name: /^(Seal (\d+ orders?|the answer)|Pass \(no orders\))$/ }))
  await confirmSeal(person)
}
