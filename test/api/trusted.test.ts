import { afterAll, beforeAll, expect, it } from 'vitest'
import { trustedDocuments as texts } from '../../server/src/graphql/trustedDocuments.generated.js'
import { trustedIds as ids } from '../support/trustedIds.js'
import { feudRegistry } from '../support/feud.js'
import { connect, type Identity, post } from './client.js'
import { openFeud, openPeople, type People } from './feud.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People
let id: string

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  id = await openFeud(server.url, people)
})
afterAll(() => server.close())

const send = (body: object, who: Identity = people.north) => post(server.url, JSON.stringify(body), who)
const withoutCost = (text: string): string => text.replace(/"cost":\{[^}]*\}/, '')

it('what pages and server call a document is the same, and no two share an id', () => {
  expect(Object.values(ids).sort()).toEqual([...texts.keys()].sort())
  expect(Object.keys(ids).length).toBeGreaterThan(100)
})

it('a query by its id gets the answer of its text, at its price', async () => {
  const [documentId = '', variables] = [ids['Campaign'], { id }]
  const byText = await send({ query: texts.get(documentId), variables })
  const byId = await send({ documentId, variables })
  expect(byText.errors).toEqual([])
  expect(byId).toEqual({ ...byText, text: byId.text })
  expect(withoutCost(byId.text)).toBe(withoutCost(byText.text))
  const asked = (text: string) => (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost
  expect(asked(byId.text).requested).toBe(asked(byText.text).requested)
})

it('a mutation by its id is done', async () => {
  const { data, errors } = await send({ documentId: ids['SetLanguage'], variables: { language: 'EN' } })
  expect(errors).toEqual([])
  expect(data).not.toBeNull()
})

it('an id beside a text, and an id of another version, are refused with what to do', async () => {
  const { status, errors } = await send({ documentId: ids['Campaign'], query: '{ viewer { name } }' })
  expect([status, errors[0]?.code]).toEqual([400, 'BAD_INPUT'])
  for (const documentId of ['of another version', '__proto__', 7, {}]) {
    const refused = await send({ documentId })
    expect([refused.status, refused.errors[0]?.code]).toEqual([404, 'DOCUMENT_UNKNOWN'])
    expect(refused.errors[0]?.message).toContain('Send the text')
  }
})

it('a stream by its id gets frames; one of another version is refused on its own', async () => {
  const client = connect(server.url, people.north)
  const open = (documentId: string | undefined) =>
    client.iterate({ query: '', variables: { campaignId: id, id }, ...{ documentId } })
  const refused = open('of another version')
  await expect(refused.next()).rejects.toMatchObject([{ extensions: { code: 'DOCUMENT_UNKNOWN' } }])
  const frames = open(ids['Table'])
  expect(await frames.next()).toMatchObject({ value: { data: { status: {} } } })
  await frames.return?.()
  await client.dispose()
})
