import { randomUUID } from 'node:crypto'
import { altered, heath } from '../support/drawnFeud.js'
import { ask, type Identity, makeToken, must } from './client.js'
import type { People } from './feud.js'
import type { Name, Probe, World } from './lookOn.js'

const facts = 'title about seats { title subtitle reserved } board'
const own = `id rulesetId revision size ready link ${facts}`

const bring = 'mutation ($text: String!) { importScenario(text: $text) { id } }'
const save = `mutation ($id: ID!, $revision: Int!, $file: JSON!) { saveScenario(input: { id: $id, revision: $revision, file: $file }) { ${own} } }`
const share = `mutation ($id: ID!) { shareScenario(id: $id) { ${own} } }`
const end = `mutation ($id: ID!) { endScenarioLink(id: $id) { ${own} } }`
const drop = 'mutation ($id: ID!) { deleteScenario(id: $id) }'
const forkOwn = `mutation ($id: ID!) { forkScenario(id: $id) { ${own} } }`
const forkShared = 'mutation ($token: String!) { forkScenario(token: $token) { title file } }'
const shared = `query ($token: String!) { sharedScenario(token: $token) { rulesetId file ${facts} } }`
const one = `query ($id: ID!) { scenario(id: $id) { ${own} file findings { text } } }`
const list = `query ($after: String) { ownScenarios(first: 40, after: $after) { nodes { ${own} } pageInfo { hasNextPage } } }`
const create = `mutation ($id: ID!) { createCampaign(input: { name: "Theirs", rulesetId: "toy", scenarioId: $id, timeZone: "UTC" }) { id } }`
const campaign = `query ($id: ID!) { campaign(id: $id) { scenario { id ${facts} } board
  printedMap { names { at text } picture { data x y width height } } } }`
const briefing = `query ($id: ID!) { campaign(id: $id) { briefing { turn stage pieces { id at } contacts { id at } layers { key rows } legend { seat title } marks { at } stats { key value } } } }`
const offer = `query ($id: ID!) { offer(campaignId: $id) { houseRules { scenario { id ${facts} } } } }`

const bringOne = async (url: string, who: Identity, file: object): Promise<string> =>
  (await must<{ importScenario: { id: string } }>(url, bring, { text: JSON.stringify(file) }, who)).importScenario.id

const sharedBy = async (url: string, who: Identity, id: string): Promise<string> =>
  (await must<{ shareScenario: { link: string } }>(url, share, { id }, who)).shareScenario.link.split('/').at(-1) ?? ''

/** The owner's maps, and what they were called by. */
interface Maps {
  readonly ids: readonly string[]
  readonly tokens: readonly string[]
}

/** What whoever may read none of those maps asks of them. */
const askedOf = ({ ids, tokens }: Maps): readonly Probe[] => [
  ...ids.flatMap((id): readonly Probe[] => [
    ...[one, share, end, drop, forkOwn, create].map((document) => ({ document, variables: { id } })),
    ...[1, 2].map((revision) => ({ document: save, variables: { id, revision, file: heath() } })),
    // A cursor is the id: lists of one's own may not begin behind somebody else's.
    { document: list, variables: { after: cursorOf(id) } },
  ]),
  ...tokens.flatMap((token) => [shared, forkShared].map((document) => ({ document, variables: { token } }))),
  { document: list, variables: {} },
]

const cursorOf = (id: string): string => Buffer.from(`scenarios ${id}`).toString('base64url')

const askedOfCampaign = (id: string): readonly Probe[] =>
  [campaign, briefing, offer].map((document) => ({ document, variables: { id } }))

/** Everybody has one map, and none from another world. */
const oneEach = async (url: string, people: People): Promise<void> => {
  const { organiser, north, south, west, observer, facilitator, outsider } = people
  for (const who of [organiser, north, south, west, observer, facilitator, outsider]) {
    const { ownScenarios } = await must<{ ownScenarios: { nodes: { id: string }[] } }>(url, list, {}, who)
    for (const { id } of ownScenarios.nodes) await must(url, drop, { id }, who)
    if (who !== organiser) await bringOne(url, who, heath({ title: 'A heath of their own' }))
  }
}

/**
 * A campaign is created on the organiser's map, whose link has ended. In one world the organiser then changes it and its name and picture, brings
 * others, shares, ends and shares again, and takes a copy: in the other they do nothing, and what the others name does not exist.
 */
export const originalWorld = (url: string, people: People, busy: boolean): World => {
  const { organiser } = people
  let map = ''
  const happens = async (id: string): Promise<readonly Probe[]> => {
    const ended = await sharedBy(url, organiser, map)
    await must(url, end, { id: map }, organiser)
    const asked = { ids: [map, randomUUID()], tokens: [ended, 'never'] }
    if (busy) {
      await must(url, save, { id: map, revision: 1, file: altered() }, organiser)
      asked.ids[1] = await bringOne(url, organiser, altered())
      asked.tokens[1] = await sharedBy(url, organiser, asked.ids[1])
      await must(url, end, { id: asked.ids[1] }, organiser)
      await sharedBy(url, organiser, map)
      await must(url, forkOwn, { id: map }, organiser)
    }
    const nobody: Identity = {}
    const limited: Identity = { token: await makeToken(url, organiser, ['READ'], [id]) }
    const probes = askedOf(asked)
    return [
      ...probes,
      ...askedOfCampaign(id),
      ...probes.map((probe) => ({ ...probe, as: nobody })),
      ...probes.map((probe) => ({ ...probe, as: limited })),
    ]
  }
  return {
    lookers: ['north', 'west', 'observer', 'facilitator', 'outsider'],
    create: () => ({ scenarioId: map, visibility: 'UNLISTED' }),
    before: async () => {
      await oneEach(url, people)
      map = await bringOne(url, organiser, heath())
    },
    happens,
  }
}

/** The campaign's own map differs in what its ruleset hides: where the third begins, and what lies there. Whoever sees everything, and the third, may tell. */
export const hiddenWorld = (url: string, people: People, busy: boolean): World => {
  let map = ''
  return {
    lookers: ['north', 'observer', 'outsider'] satisfies Name[],
    create: () => ({ scenarioId: map, visibility: 'UNLISTED' }),
    before: async () => {
      await oneEach(url, people)
      map = await bringOne(
        url,
        people.organiser,
        heath(busy ? { west: ['4,2'], dens: ['1,1', '3,3', '4,0'] } : undefined),
      )
    },
    happens: (id) => Promise.resolve([...askedOf({ ids: [map], tokens: [] }), ...askedOfCampaign(id)]),
  }
}

/** Whoever holds a link reads a map, and takes a copy; not after it has ended. */
export const linkOpens = async (url: string, { organiser, outsider }: People): Promise<readonly boolean[]> => {
  const map = await bringOne(url, organiser, heath())
  const token = await sharedBy(url, organiser, map)
  const opened = async (): Promise<boolean> =>
    (await ask(url, forkShared, { token }, outsider)).text.includes('The drawn heath')
  const before = await opened()
  await must(url, end, { id: map }, organiser)
  return [before, await opened()]
}
