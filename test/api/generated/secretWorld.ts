import { randomUUID } from 'node:crypto'
import { eventually } from '../../support/eventually.js'
import { cookieOf, type Identity, makeToken, must, password, postAuth } from '../client.js'
import { desksOf, enter, entering, type People } from '../feud.js'
import type { TestServer } from '../server.js'
import { briefingOf, createCampaign, seal, seat, start } from '../world.js'
import { answered, type Asked, type Listened, listenTo, type Looker, type Names, wantedBy } from './looker.js'

/** What each of those who look on was told in one world. */
export interface Told {
  readonly names: Names
  readonly lookers: readonly Looker[]
  /** By what was asked. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly frames: ReadonlyMap<string, readonly string[]>
}

type Cookie = Required<Pick<Identity, 'cookie'>>
interface Cast extends People {
  readonly former: Cookie
}

/** People of the same names in every world, each with addresses of its own: nobody has been anywhere else. */
const peopleOf = async (url: string, world: number): Promise<Cast> => {
  const person = async (name: string): Promise<Cookie> => {
    const email = `${name.toLowerCase()}@${String(world).padStart(3, '0')}.example.org`
    return { cookie: cookieOf(await postAuth(url, '/sign-up/email', { email, password, name })) }
  }
  return {
    organiser: await person('Organiser'),
    north: await person('North'),
    south: await person('South'),
    west: await person('West'),
    observer: await person('Observer'),
    facilitator: await person('Facilitator'),
    outsider: await person('Outsider'),
    former: await person('Former'),
  }
}

const noticed = 'query ($id: ID!) { campaign(id: $id) { status { notices { id } } } }'
const consent = 'mutation ($id: ID!, $noticeId: ID!) { consentTo(campaignId: $id, noticeId: $noticeId) { id } }'
const leave = 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }'

/** A war of three of which the first two fight on a table; whoever held the third seat at the start has left it. */
const openWar = async ({ url, tellAll }: Pick<TestServer, 'url' | 'tellAll'>, people: Cast): Promise<string> => {
  const { organiser, north, south, west, observer, facilitator, former } = people
  const made = {
    name: 'A war',
    rulesetId: 'toy',
    scenarioId: 'heath',
    settings: {},
    publicChronicle: true,
    showSealed: false,
  }
  const campaignId = await createCampaign(url, organiser, made)
  // Who is told of something is who is there when it is told, up to a second later: before anybody comes or goes all is told.
  const sit = async (who: Identity, place: Omit<Parameters<typeof seat>[3], 'campaignId'>): Promise<void> => {
    await seat(url, organiser, who, { campaignId, ...place })
    await tellAll()
  }
  await sit(north, { role: 'PLAYER', seat: 'A' })
  await sit(south, { role: 'PLAYER', seat: 'B' })
  await sit(former, { role: 'PLAYER', seat: 'C' })
  await sit(observer, { role: 'OBSERVER' })
  await sit(facilitator, { role: 'FACILITATOR' })
  await start(url, organiser, campaignId)
  await tellAll()
  await must(url, leave, { id: campaignId }, former)
  await tellAll()
  await sit(west, { role: 'PLAYER', seat: 'C' })
  type Noticed = { campaign: { status: { notices: { id: string }[] } } }
  const { campaign } = await must<Noticed>(url, noticed, { id: campaignId }, north)
  const noticeId = campaign.status.notices[0]?.id
  for (const who of [north, south]) await must(url, consent, { id: campaignId, noticeId }, who)
  await tellAll()
  return campaignId
}

const write = `mutation ($id: ID!, $to: [ID!]!, $text: String!, $key: String!) {
  writeLetter(campaignId: $id, to: $to, text: $text, idempotencyKey: $key) { id } }`
const complain =
  'mutation ($id: ID!, $letter: ID!) { complain(campaignId: $id, about: LETTER, id: $letter, reason: "Rude.") }'
const save = `mutation ($id: ID!, $orders: [OrderInput!]!) { saveDraft(campaignId: $id, askId: "walk-1-B", orders: $orders) { revision } }`
const keep = `mutation ($id: ID!, $orders: [OrderInput!]!) { keepStandingOrders(campaignId: $id, askId: "walk-1-B", orders: $orders, revision: 0) { revision } }`
const deputy = `mutation ($id: ID!, $until: DateTime!) { nameDeputy(campaignId: $id, until: $until) { url } }`
const tell = `mutation ($id: ID!, $battle: ID, $key: String!) { writeChronicle(campaignId: $id, battleId: $battle, idempotencyKey: $key,
  entry: { title: "The bridge", text: "We hold it.", public: true }) { id } }`

const prepare = `mutation ($id: ID!) { prepareEvent(campaignId: $id, turn: 3, corrections: [{ kind: "move", detail: { piece: "B1", cell: "1,1" }, reason: "A flood." }]) { id } }`

/** What two players and a facilitator do behind the backs of all others: letters, an event that is prepared, a complaint, drafts, standing orders, a seal, a link for a deputy, words and dice at their battle desk. */
const conspire = async (
  url: string,
  { north, south, facilitator }: Cast,
  id: string,
  battle: string,
): Promise<Names> => {
  const send = async (who: Identity, to: string): Promise<string> =>
    (
      await must<{ writeLetter: { id: string } }>(
        ...([url, write, { id, to: [to], text: 'Meet me at the bridge.', key: randomUUID() }, who] as const),
      )
    ).writeLetter.id
  const letter = await send(north, 'B')
  await send(south, 'A')
  await must(url, complain, { id, letter }, south)
  const { pieces } = await briefingOf(url, id, south)
  const orders = pieces.map(({ id: piece, at }) => ({ kind: 'walk', piece, to: at }))
  await must(url, save, { id, orders }, south)
  await must(url, keep, { id, orders }, south)
  await must(url, prepare, { id }, facilitator)
  await must(url, deputy, { id, until: new Date(Date.now() + 864_000_000).toISOString() }, south)
  const at = { campaignId: id, battleId: battle }
  await enter(url, north, at, entering.write, { text: 'Nobody hears us.' })
  await enter(url, south, at, entering.roll, { procedure: 'volley', input: { shots: 4 } })
  const { receipt } = await seal(url, south, { campaignId: id, askId: 'walk-1-B', orders: [] })
  return { unseenId: letter, letter, unseenHash: receipt?.hash ?? '' }
}

const lookersOf = async (url: string, people: Cast): Promise<readonly Looker[]> => {
  const { north, south, west, former, observer, organiser, facilitator, outsider } = people
  const elsewhere = await createCampaign(url, west, { rulesetId: 'toy', scenarioId: 'heath', settings: {} })
  const token = async (who: Identity, scopes: readonly string[], only?: string): Promise<Identity> => ({
    token: await makeToken(url, who, scopes, only === undefined ? null : [only]),
  })
  return [
    ...[north, south].map((who, at) => ({ name: `side ${String(at + 1)}`, who, mayDiffer: ['own', 'seat'] as const })),
    { name: 'player', who: west },
    { name: 'former holder', who: former },
    { name: 'delayed observer', who: observer, role: 'observer' },
    { name: 'organiser', who: organiser },
    { name: 'facilitator', who: facilitator, mayDiffer: ['seat'] },
    { name: 'stranger', who: outsider, role: 'outsider' },
    { name: 'nobody', who: {}, role: 'anonymous' },
    { name: 'token READ', who: await token(west, ['READ']) },
    { name: 'token ORDERS', who: await token(observer, ['ORDERS']) },
    { name: 'token FACILITATE', who: await token(observer, ['READ', 'FACILITATE']) },
    { name: 'token ORGANISE', who: await token(organiser, ['READ', 'ORGANISE']) },
    { name: 'token EMAIL', who: await token(west, ['READ', 'EMAIL']) },
    { name: 'token for another campaign', who: await token(west, ['READ', 'ORDERS', 'EMAIL'], elsewhere) },
  ]
}

const pause = 'mutation ($id: ID!) { pauseCampaign(campaignId: $id, note: "A holiday") { id } }'

const wait = (holds: () => boolean): Promise<boolean> => eventually(() => Promise.resolve(holds()), Boolean)

/** How one world is played. */
export interface Play {
  readonly world: number
  readonly busy: boolean
  /** Who looks on; left out: everybody. */
  readonly only?: readonly string[]
  /** Where frames come from. */
  readonly listenAt?: string
  /** They listen, and ask for nothing. */
  readonly framesAlone?: true
  /** Each of them asks until one answer is another than there: one is enough where a leak is planted. */
  readonly until?: Told
}

/** One world from its beginning: what each of those who look on is told in it. What comes last concerns all, so all that came before has been told by then. */
export const playSecretWorld = async (
  server: TestServer,
  asked: Asked,
  { world, busy, only, listenAt = server.url, framesAlone, until }: Play,
): Promise<Told> => {
  const { url, tellAll } = server
  const people = await peopleOf(url, world)
  const lookers = (await lookersOf(url, people)).filter(({ name }) => only?.includes(name) ?? true)
  const id = await openWar(server, people)
  const battle = (await desksOf(url, id, people.north))[0]?.id ?? ''
  const { pieces, asks } = await briefingOf(url, id, people.west)
  const hidden = { unseenId: randomUUID(), unseenHash: 'f'.repeat(64), unseenBattle: battle, unseenAsk: 'walk-1-B' }
  const names = {
    ...{ campaign: id, ruleset: 'toy', ask: asks[0]?.id ?? '', piece: pieces[0]?.id ?? '', cell: pieces[0]?.at ?? '' },
    ...{ unseenPiece: 'B1', conversation: 'A+C', unseenConversation: 'A+B', unseenText: 'bridge', battle, ...hidden },
  }
  await must(url, tell, { id, battle: busy ? battle : null, key: randomUUID() }, people.north)
  const heard = new Map<string, Listened>()
  try {
    for (const looker of lookers) heard.set(looker.name, listenTo(listenAt, asked, looker, names))
    await wait(() => [...heard.values()].every(({ opened }) => opened()))
    const found = busy ? await conspire(url, people, id, battle) : {}
    await must(url, pause, { id }, people.organiser)
    await wait(() => [...heard.values()].every(({ isTold }) => isTold('PAUSED')))
    // Who is notified of it has been, before anybody asks.
    await tellAll()
    const all = { ...names, ...found }
    const answers = new Map<string, ReadonlyMap<string, string>>()
    for (const looker of lookers) {
      const told = new Map<string, string>()
      for (const wanted of framesAlone ? [] : wantedBy(asked, looker)) {
        const answer = await answered(url, looker, wanted, all)
        told.set(wanted.key, answer)
        if (until && answer !== until.answers.get(looker.name)?.get(wanted.key)) break
      }
      answers.set(looker.name, told)
    }
    return { names: all, lookers, answers, frames: new Map([...heard].map(([name, { frames }]) => [name, frames()])) }
  } finally {
    for (const { client } of heard.values()) await client.dispose()
  }
}
