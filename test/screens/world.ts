import type { Browser } from '@playwright/test'
import { desk as boltgunDesk } from '@muster/rulesets/boltgun/engine/desk.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { api, diceContribution } from '../e2e/api.js'
import { answer, askedNext, boltgunBattle, boltgunWar, type Known } from '../e2e/boltgunWar.js'
import { warAtContact, warAtMovement } from '../e2e/hexWar.js'
import { arrive, type Person, signUp } from '../e2e/people.js'
import { eventually } from '../support/eventually.js'
import { diceFrom } from '../support/random.js'

export interface World {
  readonly stranger: Person
  readonly north: Person
  readonly south: Person
  /** Ids of campaigns by what they show. */
  readonly gathering: string
  readonly planned: string
  readonly fought: string
  readonly ended: string
  readonly hexMoving: string
  readonly hexFought: string
  /** The path of an invitation to a seat of the one that gathers. */
  readonly invitation: string
  /** The path by which the one that is over is shared. */
  readonly shared: string
}

const account = async (browser: Browser, baseURL: string, name: string): Promise<Person> => {
  const person = await arrive(browser, name, { baseURL })
  await person.page.goto('/sign-up?next=/lobby')
  await signUp(person)
  return person
}

const orders = ({ view }: Known, ask: AskView): readonly OrderDraft[] =>
  boltgunDesk.suggest(view, ask, diceFrom(ask.id, { turn: 0, stage: '' }))

/** Turns as bots would play them, until the first battle. */
const playTurns = async (a: Person, b: Person, id: string, turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) {
    const sealed = await answer(a, id, 'plan', orders)
    await answer(b, id, 'plan', orders)
    if ((await askedNext(a, id, sealed)) !== 'plan') return
  }
}

const gather = async (a: Person): Promise<readonly [id: string, invitation: string]> => {
  const input = { name: 'The long summer', rulesetId: 'boltgun', scenarioId: 'six-crowns', timeZone: 'Europe/Berlin' }
  const { createCampaign } = await api<{ readonly createCampaign: { readonly id: string } }>(
    a,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input: { ...input, seat: 'A', diceContribution: diceContribution() } },
  )
  const { invite } = await api<{ readonly invite: { readonly url: string } }>(
    a,
    'mutation ($id: ID!) { invite(campaignId: $id, role: PLAYER, seat: "B") { url } }',
    { id: createCampaign.id },
  )
  return [createCampaign.id, new URL(invite.url, 'http://here').pathname]
}

/** Once all is open to its members. */
const share = async (a: Person, id: string): Promise<string> => {
  await eventually(
    () =>
      api<{ readonly campaign: { readonly status: { readonly opened: boolean } } }>(
        a,
        'query ($id: ID!) { campaign(id: $id) { status { opened } } }',
        { id },
      ),
    ({ campaign }) => campaign.status.opened,
  )
  const { shareWar } = await api<{ readonly shareWar: { readonly path: string } }>(
    a,
    'mutation ($id: ID!) { shareWar(campaignId: $id, open: true) { path } }',
    { id },
  )
  return shareWar.path
}

/** Two people and their campaigns, each at a moment that is worth a picture. */
export const openWorld = async (browser: Browser, baseURL: string): Promise<World> => {
  const stranger = await arrive(browser, 'Stranger', { baseURL })
  const [north, south] = [await account(browser, baseURL, 'North'), await account(browser, baseURL, 'South')]
  const [gathering, invitation] = await gather(north)
  const planned = await boltgunWar(north, south, 'river-crossing')
  await playTurns(north, south, planned, 2)
  const fought = await boltgunBattle(north, south)
  const ended = await boltgunWar(north, south, 'river-crossing')
  await playTurns(north, south, ended, 2)
  await api(north, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id: ended })
  const shared = await share(north, ended)
  const hexMoving = await warAtMovement(north, south)
  const hexFought = await warAtContact(north, south)
  return { stranger, north, south, gathering, planned, fought, ended, hexMoving, hexFought, invitation, shared }
}
