import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { api } from './api.js'
import { arrive, enter } from './people.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where each module of the page comes from: what is published, and the two packages that it names. */
const folders: Readonly<Record<string, string>> = {
  client: 'packages/client/dist/',
  kit: 'packages/kit/dist/',
  'graphql-ws': 'node_modules/graphql-ws/dist/',
  hashes: 'node_modules/@noble/hashes/',
}

const map = {
  imports: {
    '@muster/client': '/client/index.js',
    '@muster/kit': '/kit/index.js',
    'graphql-ws/client': '/graphql-ws/client.js',
    '@noble/hashes/': '/hashes/',
  },
}

/** A tool of somebody's on a site of their own. */
const openSite = (): Server =>
  createServer((request, response) => {
    const [, name = '', file = ''] = /^\/([\w-]+)\/([\w.-]+\.js)$/.exec(request.url ?? '') ?? []
    const folder = folders[name]
    if (folder) response.setHeader('content-type', 'text/javascript').end(readFileSync(`${root}${folder}${file}`))
    else response.setHeader('content-type', 'text/html').end(`<script type="importmap">${JSON.stringify(map)}</script>`)
  }).listen(0)

const program = (url: string, token: string): string => `(async () => {
  const { createClient, me, operation } = await import('@muster/client')
  const { gridOf, isReceiptSigned } = await import('@muster/kit')
  const client = createClient({ url: ${JSON.stringify(url)}, token: ${JSON.stringify(token)} })
  const [mine, own] = [await client.request(me), await client.request(operation('{ me { passkeys { id } } }'))]
  const stream = client.stream(operation('subscription ($id: ID!) { status(campaignId: $id) { turn } }'), { id: 'none' })
  const { value: frame } = await stream.next()
  const receipt = { campaign: '', seat: 'A', askId: '', sealedAt: '2026-01-01T00:00:00Z', hash: '', head: '', signature: btoa('x'.repeat(64)) }
  return {
    name: mine.data.me.name,
    cost: mine.cost.requested,
    code: own.problem.code,
    frame: frame.problem.code,
    signed: await isReceiptSigned(mine.data.receiptKey, receipt),
    neighbours: gridOf({ shape: 'HEX', width: 3, height: 3 }).neighbours(4).length,
  }
})()`

test('both packages run in a page of another site, with a token of its user', async ({ browser, baseURL }) => {
  execFileSync(process.execPath, ['scripts/packages.mjs'], { cwd: root })
  const owner = await arrive(browser, 'Toolmaker')
  await enter(owner)
  const { createToken } = await api<{ readonly createToken: { readonly secret: string } }>(
    ...([owner, 'mutation { createToken(name: "a page", scopes: [READ], days: 1) { secret } }', {}] as const),
  )
  const site = openSite()
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`http://localhost:${String((site.address() as AddressInfo).port)}/`)
    expect(await page.evaluate(program(baseURL ?? '', createToken.secret))).toEqual({
      ...{
        name: 'Toolmaker',
        cost: expect.any(Number) as unknown,
        code: 'FORBIDDEN_SCOPE',
        frame: 'NOT_FOUND',
        signed: false,
        neighbours: 6,
      },
    })
  } finally {
    site.close()
  }
})
