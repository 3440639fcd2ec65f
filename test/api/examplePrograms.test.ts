import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SaxesParser } from 'saxes'
import { eventually } from '../support/eventually.js'
import { openBotWar } from './botWar.js'
import { type Identity, makeToken, must } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, resolved, seal } from './world.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface War {
  readonly id: string
  readonly token: string
  readonly owner: Identity
}

let wars = 0
const cruel = '<script>alert("&\'")</script>'

/** A war of two, one of them the caller's, with a name that wants to break out of a page. */
const openWar = async (rulesetId: string): Promise<War> => {
  wars += 1
  const settings = rulesetId === 'boltgun' ? { 'army.choice': 'scenario' } : {}
  const { id, owner } = await openBotWar(server.url, `Drawer ${String(wars)}`, { name: cruel, rulesetId, settings })
  return { id, owner, token: await makeToken(server.url, owner, ['READ']) }
}

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0
if (!python) console.info('There is no python3 (3.9 or later) here: examples/map.py is not tried.')

const run = (file: string, { id, token }: War): Promise<string> =>
  new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(`../../examples/${file}`, import.meta.url))
    const env = { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: token }
    const command = file.endsWith('.py') ? 'python3' : process.execPath
    execFile(command, [path, server.url, id], { env, maxBuffer: 1e7 }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    )
  })

interface Mark {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

/** The elements of a picture; it fails where the text is not well-formed. */
const marksOf = (svg: string): readonly Mark[] => {
  const parser = new SaxesParser()
  const [marks, open]: [Mark[], Mark[]] = [[], []]
  parser.on('opentag', ({ name, attributes }) => {
    const mark = { name, attributes: attributes as Record<string, string>, text: '' }
    marks.push(mark)
    open.push(mark)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg.trim()).close()
  return marks
}

const seen = (svg: string): object => {
  const marks = marksOf(svg)
  const of = (name: string): readonly Mark[] => marks.filter((mark) => mark.name === name)
  const corners = of('polygon').map(({ attributes }) => (attributes['points'] ?? '').split(' ').length)
  const names = of('title').map(({ text }) => text)
  return {
    corners: [...new Set(corners)],
    cells: of('polygon').filter(({ attributes }) => attributes['stroke']).length,
    held: of('polygon').filter(({ attributes }) => attributes['fill-opacity'] === '0.3').length,
    circles: of('circle').length,
    names,
  }
}

describe.each([
  ['boltgun', 4],
  ['hex-1.4', 6],
])('a map of %s', (ruleset, corners) => {
  it('has every cell, every piece where it stands, and no foreign markup', async () => {
    const war = await openWar(ruleset)
    const { campaign } = await must<{ campaign: { grid: { width: number; height: number } } }>(
      ...([
        server.url,
        'query ($c: ID!) { campaign(id: $c) { grid { width height } } }',
        { c: war.id },
        war.owner,
      ] as const),
    )
    const { pieces } = await briefingOf(server.url, war.id, war.owner)
    const svg = await run('map.mjs', war)
    const { width, height } = campaign.grid
    expect(seen(svg)).toMatchObject({ corners: [corners], cells: width * height, circles: pieces.length })
    expect(seen(svg)).not.toMatchObject({ held: 0 })
    expect(marksOf(svg)[1]?.text).toContain(cruel)
    for (const { at } of pieces) expect(svg).toMatch(new RegExp(`mine: .+ at ${at}<`))
    expect(svg).not.toContain('<script')
    if (python) expect(seen(await run('map.py', war))).toEqual(seen(svg))
  })
})

describe('a page of statistics', () => {
  const sealAll = async ({ id, owner }: War): Promise<void> => {
    const { number, asks } = await briefingOf(server.url, id, owner)
    for (const { id: askId } of asks) await seal(server.url, owner, { campaignId: id, askId, orders: [] })
    await resolved(server.url, id, owner, number)
  }

  it('tells of a running war what one seat knows, and of one that is over everything', async () => {
    const war = await openWar('boltgun')
    await sealAll(war)
    const running = await run('statistics.mjs', war)
    expect(running).toContain('as far as one seat knows it')
    expect(running).not.toContain('<script')
    expect(running).toContain('&#60;script&#62;alert(&#34;&#38;&#39;&#34;)&#60;/script&#62;')
    expect(running.match(/<tr><th scope="row">/g)?.length).toBeGreaterThanOrEqual(2)
    expect(running).toMatch(/<li>.+ <small>BG-\d+<\/small><\/li>/)
    await must(server.url, 'mutation ($c: ID!) { endCampaign(campaignId: $c) { id } }', { c: war.id }, war.owner)
    await eventually(
      () =>
        must<{ campaign: { status: { opened: boolean } } }>(
          ...([
            server.url,
            'query ($c: ID!) { campaign(id: $c) { status { opened } } }',
            { c: war.id },
            war.owner,
          ] as const),
        ),
      ({ campaign }) => campaign.status.opened,
    )
    const over = await run('statistics.mjs', war)
    expect(over).toContain('the war is over and open to all')
    // Of the other side nothing was held as far as this seat knew; now both have ground.
    const rows = (page: string): readonly (readonly number[])[] =>
      [
        ...(page.split('<h2>Strength')[0] ?? '').matchAll(
          /<tr><th scope="row">\d+<\/th><td>(\d+)<\/td><td>(\d+)<\/td>/g,
        ),
      ].map(([, a, b]) => [Number(a), Number(b)])
    expect(rows(running).at(-1)?.[0]).toBeGreaterThan(0)
    for (const held of rows(over).at(-1) ?? []) expect(held).toBeGreaterThan(0)
  })

  it('says what is wrong with the token', async () => {
    const war = await openWar('hex-1.4')
    await expect(run('statistics.mjs', { ...war, token: 'muster_none' })).rejects.toThrow(/token/i)
  })
})
