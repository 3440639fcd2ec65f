import { randomUUID } from 'node:crypto'
import type { GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { png } from '../pictures/files.js'
import { type Answer, ask, confirmed, connect, headersOf, type Identity, makeToken, must, signUp } from './client.js'
import { listen } from './frames.js'
import { detailsIn, isShut, pathsOf, reached, said, type Step, unitOf } from './rules/paths.js'
import { changes, streams } from './rules/changes.js'
import { askOfProgram, makeTokens } from './rules/programs.js'
import { everyField, ruleOf } from './rules/secrecy.js'
import { sparse } from './rules/sparse.js'
import { fields, type Role, roles, type RuleName, rules, type TokenRole, tokens } from './rules/table.js'
import { documentOf, fits } from './rules/together.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, command, createCampaign, openWorld, resolved, seal, type World } from './world.js'

let server: TestServer
let world: World
let schema: GraphQLSchema
let paths: ReadonlyMap<string, readonly Step[]>
let details: ReadonlySet<string>
let who: Readonly<Record<Role, Identity>>
const names: Record<string, string> = {}
/** The detail of the ruleset that is played here. */
const shown = 'BoltgunDetail'

const make = async (mutation: string, variables: Record<string, unknown>, identity: Identity): Promise<unknown> =>
  Object.values(await must<Record<string, unknown>>(server.url, mutation, variables, identity))[0]

beforeAll(async () => {
  server = await startTestServer({ config: { operators: ['operator@example.org'] } })
  world = await openWorld(server)
  schema = await openSchema()
  paths = pathsOf(schema)
  details = detailsIn(schema)
  const commander = await signUp(server.url, 'Commander')
  await command(server.url, world.campaignId, world.playerA, commander)
  const people = { ...world, anonymous: {}, commander, operator: await confirmed(server, 'Operator') }
  who = { ...people, ...(await makeTokens(server.url, people, await createCampaign(server.url, world.playerA))) }
  const { campaignId, playerA, playerB, organiser } = world
  for (const player of [playerA, playerB]) {
    const [asked] = (await briefingOf(server.url, campaignId, player)).asks
    await seal(server.url, player, { campaignId, askId: asked?.id ?? '', orders: [] })
  }
  await resolved(server.url, campaignId, playerA, 1)
  const now = await briefingOf(server.url, campaignId, playerA)
  const [asked] = now.asks
  const draft =
    'mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!) { saveDraft(campaignId: $c, askId: $a, orders: $o) { askId } }'
  await make(draft, { c: campaignId, a: asked?.id, o: [{ kind: 'march', piece: 'nobody', to: '0,0' }] }, playerA)
  const keep =
    'mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!) { keepStandingOrders(campaignId: $c, askId: $a, orders: $o) { kind } }'
  await make(keep, { c: campaignId, a: asked?.id, o: [{ kind: 'march', piece: 'nobody', to: '0,0' }] }, playerA)
  const invite = 'mutation ($c: ID!) { invite(campaignId: $c, role: OBSERVER) { id url } }'
  const made = (await make(invite, { c: campaignId }, organiser)) as { id: string; url: string }
  for (const identity of [
    ...[playerB, commander, organiser, world.observer, world.facilitator, world.outsider, who.operator],
  ])
    await makeToken(server.url, identity, ['READ'])
  const write =
    'mutation ($c: ID!) { writeLetter(campaignId: $c, to: ["B"], text: "The hill is mine.", idempotencyKey: "matrix-letter") { id } }'
  const letter = (await make(write, { c: campaignId }, playerA)) as { id: string }
  // Nothing listens there.
  const channel = { kind: 'SLACK', campaignId, url: 'http://127.0.0.1:9/hooks/x' }
  await make('mutation ($i: AddChannelInput!) { addChannel(input: $i) { secret } }', { i: channel }, organiser)
  const page = (await make(
    'mutation ($c: ID!) { publishChronicle(campaignId: $c, open: true) { publicPath } }',
    {
      c: campaignId,
    },
    organiser,
  )) as { publicPath: string }
  const tell = `mutation ($c: ID!, $p: [ChroniclePictureInput!]) { writeChronicle(campaignId: $c, entry: { title: "x", text: "x", public: true, pictures: $p },
    idempotencyKey: "matrix-entry") { id } }`
  const form = { method: 'POST', body: new Uint8Array(await png()), headers: headersOf(playerA) }
  const picture = (await (await fetch(`${server.url}/pictures/${campaignId}`, form)).json()) as { id: string }
  const entry = (await make(tell, { c: campaignId, p: [{ id: picture.id }] }, playerA)) as { id: string }
  const about = 'query ($id: ID!) { campaign(id: $id) { status { deadlines { class } } } }'
  const { campaign } = await must<{ campaign: { status: { deadlines: { class: string }[] } } }>(
    ...([server.url, about, { id: campaignId }, organiser] as const),
  )
  const open =
    'mutation { createCampaign(input: { name: "x", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "UTC", visibility: LISTED }) { id } }'
  const offered = (await make(open, {}, organiser)) as { id: string }
  Object.assign(names, {
    asking: await askOfProgram(server),
    offered: offered.id,
    campaign: campaignId,
    ask: asked?.id,
    piece: now.pieces[0]?.id,
    invitation: made.url.replace('/join/', ''),
    invitationId: made.id,
    battle: randomUUID(),
    letter: letter.id,
    entry: entry.id,
    token: page.publicPath.replace('/chronicle/', ''),
    class: campaign.status.deadlines[0]?.class,
  })
})
afterAll(() => server.close())

const filled = (text: string): string => text.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '')

/** Of the parts that rulesets show, this world has only the one of its own ruleset, and hardly anything below it. */
const maybeEmpty = (type: string): boolean => sparse.has(type) || (details.has(type) && type !== shown)

/** Null when the answer fits the rule; else what is wrong. */
const wrongIn = (
  answer: Answer,
  path: readonly Step[],
  type: string,
  field: string,
  allowed: boolean,
): string | null => {
  if (answer.text.includes('INTERNAL') || answer.status >= 500) return `breaks: ${answer.text.slice(0, 200)}`
  const objects = answer.data ? reached(answer.data, path) : []
  if (!allowed) return said(objects, field).length > 0 ? `is answered: ${answer.text.slice(0, 200)}` : null
  if (answer.errors.length > 0) return `is refused: ${answer.text.slice(0, 200)}`
  return objects.length === 0 && !maybeEmpty(type) ? `finds nothing: ${answer.text.slice(0, 200)}` : null
}

/** Fields of one type under one rule. */
interface Looked {
  readonly type: string
  readonly asked: readonly string[]
  readonly rule: RuleName
}

const textOf = (looked: readonly Looked[]): string =>
  documentOf(looked.map(({ type, asked }) => unitOf(schema, paths.get(type) ?? [], type, asked)))

/** What is under one rule is asked together, as much as the gate lets through; where that leaves a doubt it is asked by type, and then one by one. */
const everyLook = (): readonly (readonly Looked[])[] => {
  const groups = new Map<string, string[]>()
  for (const [type, field] of everyField(schema)) {
    const rule = ruleOf(details, type, field)
    if (!rule || !paths.has(type)) continue
    const key = `${rule} ${type}`
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  const open = new Map<string, Looked[]>()
  const whole: Looked[][] = []
  for (const [key, asked] of groups) {
    const [rule, type] = key.split(' ') as [RuleName, string]
    const one = { type, asked, rule }
    const way = paths.get(type) ?? []
    // Fields of one name in two types that one field may be would be in each other’s way.
    const apart = [rule, way[0]?.field ?? type, ...way.flatMap(({ on }) => on ?? [])].join(' ')
    const others = open.get(apart)
    if (others && fits(schema, textOf([...others, one]))) others.push(one)
    else {
      const begun = [one]
      open.set(apart, begun)
      whole.push(begun)
    }
  }
  return whole
}

describe('every field, asked by every role', () => {
  it('reaches no type that is only an answer to a change', () => {
    const unreached = [...new Set(everyField(schema).map(([type]) => type))].filter((type) => !paths.has(type))
    expect(unreached.sort()).toEqual(
      Object.entries(fields)
        .flatMap(([type, byRule]) => ('answer' in byRule ? [type] : []))
        .sort(),
    )
  })

  it.each(roles)('as %s', async (role) => {
    const wrong: string[] = []
    const look = async (together: readonly Looked[]): Promise<void> => {
      const answer = await ask(server.url, filled(textOf(together)), {}, who[role])
      for (const { type, asked, rule } of together) {
        const path = paths.get(type) ?? []
        const allowed = (rules[rule] as ReadonlySet<Role>).has(role)
        const problems = asked.flatMap((field) => {
          const problem = wrongIn(answer, path, type, field, allowed)
          return problem ? [`${type}.${field} (${rule}) ${problem}`] : []
        })
        if (problems.length === 0 && (answer.errors.length === 0 || isShut(answer.errors, path))) continue
        // An error may be that of one field and hide what the others say.
        if (together.length > 1) await look([{ type, asked, rule }])
        else if (asked.length > 1) for (const field of asked) await look([{ type, asked: [field], rule }])
        else wrong.push(...problems)
      }
    }
    const all = everyLook().slice()
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let next = all.pop(); next; next = all.pop()) await look(next)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('would notice a field that leaks, and one that is shut to those who may', () => {
    const path = [{ field: 'campaign' }]
    const answer = (data: object): Answer => ({
      status: 200,
      text: JSON.stringify(data),
      data: { ...data },
      errors: [],
    })
    const leak = answer({ campaign: { receipts: [{ hash: 'x' }] } })
    expect(wrongIn(leak, path, 'Campaign', 'receipts', false)).toContain('is answered')
    expect(wrongIn(answer({ campaign: null }), path, 'Campaign', 'name', true)).toContain('finds nothing')
    expect(wrongIn(answer({ campaign: { receipts: [] } }), path, 'Campaign', 'receipts', false)).toBeNull()
  })
})

describe('every change, tried by those who may not', () => {
  const table =
    'query ($id: ID!) { campaign(id: $id) { name status { phase turn stage version seats { holder sealed } } invitations { id usedBy } } }'
  const everything = async (): Promise<string> =>
    (await ask(server.url, table, { id: world.campaignId }, world.organiser)).text

  /** What the schema says that a token needs for it; null: none may. `whole`: it must not be limited to campaigns. */
  const needed = (name: string): { readonly scopes: readonly string[]; readonly whole: boolean } | null => {
    const about = schema.getMutationType()?.getFields()[name]?.description ?? ''
    const [, scopes, limit] =
      /An API token needs the scopes? ([A-Z]+(?: and [A-Z]+)?)(, and must not)?/.exec(about) ?? []
    if (scopes === undefined) expect(about).toContain('Not available to API tokens.')
    return scopes === undefined ? null : { scopes: scopes.split(' and '), whole: limit !== undefined }
  }

  /** How a role is refused; null: it is not. */
  const refusalOf = (name: string, role: Role): readonly string[] | null => {
    const allowed = changes[name]?.allowed.includes(role) ?? false
    if (!(role in tokens)) {
      if (allowed) return null
      if (role === 'anonymous') return ['UNAUTHENTICATED']
      return role === 'outsider' || role === 'operator' ? ['NOT_FOUND'] : ['NOT_FOUND', 'FORBIDDEN']
    }
    const { of, scopes, elsewhere } = tokens[role as TokenRole]
    const need = needed(name)
    const has: readonly string[] = scopes
    if (!need?.scopes.every((scope) => has.includes(scope)) || (elsewhere && need.whole)) return ['FORBIDDEN_SCOPE']
    return elsewhere && name !== 'acknowledgeNotifications' ? ['NOT_FOUND'] : refusalOf(name, of)
  }

  it.each(Object.keys(changes))('%s', async (name) => {
    const before = await everything()
    const { args } = changes[name] ?? { args: '' }
    for (const role of roles) {
      const expected = refusalOf(name, role)
      if (!expected) continue
      const answer = await ask(server.url, filled(`mutation { ${name}${args} }`), {}, who[role])
      const code = answer.errors[0]?.code
      expect([role, expected.includes(code ?? '') ? 'refused' : answer.text]).toEqual([role, 'refused'])
    }
    expect(await everything()).toBe(before)
  })
})

describe('every stream, opened by every role', () => {
  it.each(Object.keys(streams))('%s', async (name) => {
    const { args, allowed, still } = streams[name] ?? { args: '', allowed: rules.answer }
    for (const role of roles) {
      const client = connect(server.url, who[role])
      const stream = listen<object>(client, filled(`subscription { ${name}${args} }`), {})
      const outcome = await Promise.race([
        still?.has(role)
          ? // Answered on the same connection, after what came before.
            listen<object>(client, '{ notifications(after: 1000000) { number } }', {})
              .next()
              .then(() => (stream.waiting.length > 0 ? 'frame' : 'still'))
          : stream.next().then(() => 'frame'),
        stream.over.then((end) => JSON.stringify(end)),
      ])
      expect([role, outcome === 'frame']).toEqual([role, allowed.has(role)])
      await client.dispose()
    }
  })
})

describe('all that a role can read', () => {
  const dump = `query ($id: ID!, $ask: ID!) { me { id name email } campaigns { nodes { id name } } campaign(id: $id) {
    name settings privateKey place { role seat organiser former } status { note organiser facilitator seats { holder sealed } awaiting { seats text } deadlines { at } }
    briefing { view report { text about cells data } asks { id about } pieces { id } contacts { id } marks { id } detail { kind } }
    briefings { number } receipts { hash orders { piece } } draft(askId: $ask) { orders { piece } } heads invitations { id url } } }`

  it('holds nothing of another seat, nor anybody’s address', async () => {
    const ids = async (identity: Identity): Promise<readonly string[]> => {
      const { pieces, asks } = await briefingOf(server.url, world.campaignId, identity)
      return [...pieces, ...asks].map(({ id }) => id)
    }
    const secrets = { playerA: await ids(world.playerA), playerB: await ids(world.playerB) }
    expect(secrets.playerB.length).toBeGreaterThan(1)
    const emails = ['player-a', 'player-b', 'organiser', 'observer', 'facilitator', 'outsider'].map(
      (x) => `${x}@example.org`,
    )
    const hidden: Readonly<Record<string, readonly string[]>> = {
      playerA: secrets.playerB,
      readToken: secrets.playerB,
      playerB: secrets.playerA,
      observer: [...secrets.playerA, ...secrets.playerB],
      organiser: [...secrets.playerA, ...secrets.playerB],
      outsider: [...secrets.playerA, ...secrets.playerB],
      narrowToken: [...secrets.playerA, ...secrets.playerB],
    }
    for (const [role, ofOthers] of Object.entries(hidden)) {
      const { text } = await ask(server.url, dump, { id: names['campaign'], ask: names['ask'] }, who[role as Role])
      const told = ofOthers.filter((id) => text.includes(`"${id}"`))
      const addresses = emails.filter((email) => text.includes(email))
      expect([role, told, addresses.length]).toEqual([role, [], role === 'readToken' ? 0 : 1])
    }
  })

  it('is to an organiser without a seat what it is to an observer', async () => {
    const view = 'query ($id: ID!) { campaign(id: $id) { briefing { number view report { text } asks { id } } } }'
    const read = (identity: Identity) => ask(server.url, view, { id: names['campaign'] }, identity)
    expect((await read(world.organiser)).data).toEqual((await read(world.observer)).data)
  })
})
