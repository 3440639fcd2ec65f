import { createdBy, seatOne } from './api.js'
import { enter, expectTurn, type Person } from './people.js'

const idOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? ''

/** A campaign that waits for players, of First contact unless told otherwise, made beside the pages that make one; its organiser stands before it. */
export const gather = async (
  organiser: Person,
  name: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await enter(organiser)
  const id = await createdBy(organiser, {
    ...{ name, rulesetId: 'boltgun', scenarioId: 'first-contact', settings: { 'army.choice': 'scenario' }, ...more },
  })
  await organiser.page.goto(`/campaign/${id}`)
}

/** Somebody new takes seat B of the campaign before which its organiser stands, beside the pages that ask him. */
export const takeSeat = async (organiser: Person, guest: Person): Promise<void> => {
  const campaignId = idOf(organiser)
  await enter(guest)
  await seatOne(organiser, guest, { campaignId, role: 'PLAYER', seat: 'B' })
  await guest.page.goto(`/campaign/${campaignId}`)
}

/** Somebody new takes seat B of the campaign before which its organiser stands, and its first turn is planned. */
export const startWith = async (organiser: Person, guest: Person): Promise<void> => {
  await takeSeat(organiser, guest)
  await organiser.page.getByRole('button', { name: 'Start the campaign' }).click()
  for (const player of [organiser, guest]) await expectTurn(player, 1, /Plans/)
}

/** Two before the first turn of First contact. */
export const begin = async (north: Person, south: Person, name: string): Promise<void> => {
  await gather(north, name)
  await startWith(north, south)
}
