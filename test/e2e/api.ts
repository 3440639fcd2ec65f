import { randomBytes } from 'node:crypto'
import type { Person } from './people.js'

interface Reply<Data> {
  readonly data?: Data
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

/** The API as the person's own browser may use it; who has spent too much waits a second, as it says. */
export const api = async <Data>(
  { page }: Pick<Person, 'page'>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> => {
  const response = await page.request.post('/graphql', { data: { query, variables } })
  const { data, errors } = (await response.json()) as Reply<Data>
  if (errors?.some(({ extensions }) => extensions.code === 'LIMIT')) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return api({ page }, query, variables)
  }
  if (!data || errors) throw new Error(`the API refuses: ${JSON.stringify(errors)}`)
  return data
}

export const diceContribution = (): string => randomBytes(32).toString('hex')

/** The id of a campaign that is made beside the pages that make one. */
export const createdBy = async (organiser: Person, input: Readonly<Record<string, unknown>>): Promise<string> => {
  const { createCampaign } = await api<{ readonly createCampaign: { readonly id: string } }>(
    organiser,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input: { timeZone: 'Europe/Berlin', seat: 'A', diceContribution: diceContribution(), ...input } },
  )
  return createCampaign.id
}

/** Invites somebody to a place, who takes it. */
export const seatOne = async (
  organiser: Person,
  guest: Person,
  place: Readonly<Record<string, string>>,
): Promise<void> => {
  const { invite } = await api<{ readonly invite: { readonly url: string } }>(
    organiser,
    'mutation ($campaignId: ID!, $role: PlaceRole!, $seat: SeatId) { invite(campaignId: $campaignId, role: $role, seat: $seat) { url } }',
    place,
  )
  await api(
    guest,
    'mutation ($token: String!, $diceContribution: String) { acceptInvitation(token: $token, diceContribution: $diceContribution) { id } }',
    { token: invite.url.split('/').at(-1), ...('seat' in place && { diceContribution: diceContribution() }) },
  )
}

/** A guest takes seat B, somebody may take the facilitator's place, and the campaign starts. */
export const seatBoth = async (
  organiser: Person,
  guest: Person,
  campaignId: string,
  facilitator?: Person,
): Promise<void> => {
  await seatOne(organiser, guest, { campaignId, role: 'PLAYER', seat: 'B' })
  if (facilitator) await seatOne(organiser, facilitator, { campaignId, role: 'FACILITATOR' })
  await api(organiser, 'mutation ($campaignId: ID!) { startCampaign(campaignId: $campaignId) { id } }', { campaignId })
}
