import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.js'
import { diceContribution } from '../support/house.js'
import { must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const asOwner = async <Row extends Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(text, [...values])).rows
  } finally {
    await owner.end()
  }
}

it('a mail tells of what happened, and one click stops all further ones; looking at its link does not', async () => {
  const [anna, bert] = [await signUp(server.url, 'Anna'), await signUp(server.url, 'Bert')]
  await asOwner(`UPDATE accounts."user" SET "emailVerified" = true`)
  const made = await must<{ createCampaign: { id: string } }>(
    server.url,
    `mutation ($b: String!) { createCampaign(input: { name: "The river", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "UTC", seat: "A", diceContribution: $b }) { id } }`,
    { b: diceContribution() },
    anna,
  )
  const campaignId = made.createCampaign.id
  const { invite } = await must<{ invite: { url: string } }>(
    server.url,
    `mutation ($c: ID!) { invite(campaignId: $c, role: PLAYER, seat: "B") { url } }`,
    { c: campaignId },
    anna,
  )
  await must(
    server.url,
    'mutation ($t: String!, $b: String!) { acceptInvitation(token: $t, diceContribution: $b) { id } }',
    { t: invite.url.replace('/join/', ''), b: diceContribution() },
    bert,
  )
  const mail = await server.mailbox.newest('anna@example.org', /The river: all seats are taken/)
  expect(mail.text).toContain(`/campaign/${campaignId}`)
  const link = /<(.*)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const here = `${server.url}${new URL(link).pathname}`
  const paused = async (): Promise<unknown> =>
    (
      await asOwner(
        `SELECT c.paused FROM muster.notify_channel c JOIN accounts."user" u ON u."id" = c.account WHERE u."email" = 'anna@example.org'`,
      )
    )[0]?.['paused']

  expect((await fetch(`${here}x`)).status).toBe(404)
  const page = await fetch(here)
  expect(page.status).toBe(200)
  const [policy, text] = [page.headers.get('content-security-policy'), await page.text()]
  expect(policy).toContain("default-src 'none'")
  expect(text).not.toContain('<script')
  // The one style is allowed by its hash, and its colours are those of the other pages.
  const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  const tokens = await readFile(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8')
  const colours = [...style.matchAll(/--[\w-]+: #[0-9a-f]{6}/g)].map(([colour]) => colour)
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([])
  expect(colours).toHaveLength(10)
  expect(await paused()).toBe(false)
  const click = await fetch(here, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(click.status).toBe(200)
  expect(await paused()).toBe(true)

  const leave = 'mutation ($c: ID!) { leaveCampaign(campaignId: $c) }'
  await must(server.url, leave, { c: campaignId }, bert)
  await eventually(
    () => asOwner(`SELECT count(*)::integer AS n FROM muster.notification WHERE kind = 'VACATED'`),
    (rows) => rows[0]?.['n'] === 1,
  )
  expect(server.mailbox.to('anna@example.org').map(({ subject }) => subject)).not.toContain(
    'The river: a place has become vacant',
  )
})
