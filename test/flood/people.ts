import { randomBytes } from 'node:crypto'

/** Somebody signed in, and the address that a trusted proxy says they come from. */
export interface Guest {
  readonly cookie: string
  readonly address: string
}

export const headersOf = ({ cookie, address }: Guest): Record<string, string> => ({
  ...(cookie === '' ? {} : { cookie }),
  'x-forwarded-for': address,
})

const password = 'a long enough password'

export const post = async (url: string, guest: Guest, body: string): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(guest) },
    body,
  })

export const ask = (url: string, guest: Guest, query: string, variables: object = {}): Promise<Response> =>
  post(url, guest, JSON.stringify({ query, variables }))

export const must = async <Data>(url: string, guest: Guest, query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = (await (await ask(url, guest, query, variables)).json()) as { data?: Data; errors?: object }
  if (!data || errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`)
  return data
}

export const signUp = async (url: string, name: string, address: string): Promise<Guest> => {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ email: `${randomBytes(6).toString('hex')}@example.org`, password, name }),
  })
  if (!response.ok) throw new Error(`sign-up: ${await response.text()}`)
  return {
    cookie: response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .join('; '),
    address,
  }
}

/** Creates a campaign, with an army of the scenario for everybody. */
export const createWar = async (url: string, guest: Guest, name: string, input: object): Promise<string> => {
  const create = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }'
  const { createCampaign } = await must<{ createCampaign: { id: string } }>(url, guest, create, {
    input: { name, rulesetId: 'boltgun', timeZone: 'UTC', settings: { 'army.choice': 'scenario' }, ...input },
  })
  return createCampaign.id
}

export const seatBot = (url: string, guest: Guest, id: string, seat: string): Promise<object> =>
  must(url, guest, 'mutation ($id: ID!, $seat: SeatId!) { seatBot(campaignId: $id, seat: $seat) { id } }', { id, seat })

export const startWar = (url: string, guest: Guest, id: string): Promise<object> =>
  must(url, guest, 'mutation ($id: ID!) { startCampaign(campaignId: $id) { id } }', { id })

/** A war of two against a bot, which has begun. */
export const beginDuel = async (url: string, guest: Guest, name: string): Promise<string> => {
  const { rulesets } = await must<{ rulesets: { id: string; scenarios: { id: string; seats: object[] }[] }[] }>(
    ...([url, guest, '{ rulesets { id scenarios { id seats { title } } } }'] as const),
  )
  const scenario = rulesets.find(({ id }) => id === 'boltgun')?.scenarios.find(({ seats }) => seats.length === 2)
  const own = { scenarioId: scenario?.id, seat: 'A', diceContribution: randomBytes(32).toString('hex') }
  const id = await createWar(url, guest, name, own)
  await seatBot(url, guest, id, 'B')
  await startWar(url, guest, id)
  return id
}

/** A war of two that has begun, all in one person's hands but for a bot. */
export interface Table {
  readonly guest: Guest
  readonly campaignId: string
  readonly askId: string
}

export const openTable = async (url: string, name: string, address: string): Promise<Table> => {
  const guest = await signUp(url, name, address)
  const id = await beginDuel(url, guest, `A war of ${name}`)
  const read = 'query ($id: ID!) { campaign(id: $id) { briefing { asks { id } } } }'
  const { campaign } = await must<{ campaign: { briefing: { asks: { id: string }[] } } }>(url, guest, read, { id })
  return { guest, campaignId: id, askId: campaign.briefing.asks[0]?.id ?? '' }
}
