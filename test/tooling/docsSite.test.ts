import { readFileSync } from 'node:fs'
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType, parse, validate } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { untoldRules } from '../../scripts/docs/access.mjs'
import { readGuides } from '../../scripts/docs/guides.mjs'
import { makePages } from '../../scripts/docs/site.mjs'
import { rules } from '../api/rules/table.js'

interface Page {
  readonly address: string
  readonly title: string
  readonly about: string
  readonly html: string
}

const schema = buildSchema(readFileSync(new URL('../../server/schema.graphql', import.meta.url), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
let pages: ReadonlyMap<string, Page>
let entries: readonly { readonly title: string; readonly address: string }[]
let examples: ReadonlyMap<string, string>

beforeAll(async () => {
  const made = await makePages()
  pages = new Map((made.pages as readonly Page[]).map((page) => [page.address, page]))
  entries = made.entries
  examples = made.examples
})

const page = (address: string): string => pages.get(address)?.html ?? ''

describe('the reference for tools', () => {
  it('has a page for every type, with every field, argument and value', () => {
    const missing: string[] = []
    for (const type of types) {
      const html = page(`/docs/schema/${type.name}`)
      const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
      if (!html.includes(`<h1>${type.name}</h1>`)) missing.push(type.name)
      for (const { name, args } of fields) {
        if (!html.includes(`id="${name}"`)) missing.push(`${type.name}.${name}`)
        for (const arg of args)
          if (!html.includes(`><code>${arg.name}: `)) missing.push(`${type.name}.${name}(${arg.name})`)
      }
      if (isInputObjectType(type))
        for (const name of Object.keys(type.getFields()))
          if (!html.includes(`id="${name}"><code>${name}: `)) missing.push(`${type.name}.${name}`)
    }
    expect(missing).toEqual([])
    expect(page('/docs/schema/Phase')).toContain('id="PAUSED"')
  })

  it('leads nowhere that is not there', () => {
    const served = ['/', '/graphql', '/schema.graphql']
    const dead: string[] = []
    for (const { address, html } of pages.values())
      for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
        if (/^https?:/.test(href) || served.includes(href)) continue
        const [path = '', anchor] = href.split('#')
        const file = /^\/docs\/files\/(.+)$/.exec(path)?.[1]
        const there = file === undefined ? pages.get(path === '' ? address : path) : examples.has(file)
        const known =
          there && (anchor === undefined || (typeof there === 'object' && there.html.includes(`id="${anchor}"`)))
        if (!known) dead.push(`${address}: ${href}`)
      }
    expect(dead).toEqual([])
    expect(
      entries.filter(({ address }) => {
        const [path = '', anchor] = address.split('#')
        return !page(path) || (anchor !== undefined && !page(path).includes(`id="${anchor}"`))
      }),
    ).toEqual([])
  })

  it('says beside a field what it costs, whom it is for and which scope it needs', () => {
    const section = (type: string, field: string): string =>
      new RegExp(`<section class="d-field" id="${field}">[^]*?</section>`).exec(page(`/docs/schema/${type}`))?.[0] ?? ''
    expect(section('Mutation', 'sealOrders')).toContain('<li>10,000 points, 10 for each of orders</li>')
    expect(section('Mutation', 'sealOrders')).toMatch(/<li>API token: scopes? ORDERS/)
    expect(section('Campaign', 'board')).toContain('<li>for members of the campaign</li>')
    expect(section('Campaign', 'board')).toContain('scope READ')
    expect(section('Account', 'sessions')).toContain('<li>not with an API token</li>')
    expect(section('Account', 'sessions')).toContain('<li>priced as 50 items at most</li>')
    expect(section('Account', 'sessions')).not.toContain('Costs')
    expect(untoldRules(rules)).toEqual([])
  })

  it('links types, and uses of types', () => {
    expect(page('/docs/schema/Campaign')).toContain('<code><a href="/docs/schema/Briefing">Briefing</a></code>')
    expect(page('/docs/schema/Briefing')).toContain('href="/docs/schema/Campaign#briefing"')
    expect(page('/docs/bots')).toContain(
      '<a href="/docs/schema/Ruleset#orderKinds"><code>Ruleset.orderKinds</code></a>',
    )
    expect(page('/docs/bots')).toContain('href="/docs/costs"')
  })

  it('has a title and a sentence on every page, once each, and no markup that a description could bring', () => {
    for (const { address, title, about, html } of pages.values()) {
      expect([address, html.match(/<h1/g)?.length]).toEqual([address, 1])
      expect([address, title.length > 1, about.length > 1]).toEqual([address, true, true])
    }
    expect(page('/docs/examples/statistics.mjs')).toContain('&lt;!doctype html&gt;')
  })
})

const operations = (readGuides() as readonly { readonly id: string; readonly text: string }[]).flatMap(
  ({ id, text }) => {
    const blocks = [...text.matchAll(/```graphql\n(.*?)```/gs)].map(([, operation = '']) => operation)
    const inline = [...text.matchAll(/'((?:query|mutation|subscription) ?[^']*)'/g)].map(
      ([, operation = '']) => operation,
    )
    return [...blocks, ...inline].map(
      (operation) => [id, operation.slice(0, 60).replaceAll(/\s+/g, ' '), operation] as const,
    )
  },
)

it.each(operations)('what %s prints is allowed by the schema: %s', (_, __, operation) => {
  expect(validate(schema, parse(operation)).map(({ message }) => message)).toEqual([])
})
