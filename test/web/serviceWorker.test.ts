import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const script = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8')
const origin = 'https://here.example'
const said = new URLSearchParams({
  ...{ language: 'de', title: 'Keine Verbindung', text: '<b>Nichts & niemand</b>' },
  ...{ again: 'Noch einmal', campaigns: 'Meine Kampagnen', reference: 'Nachlesen' },
})

interface Event {
  readonly data?: { json(): unknown }
  readonly notification?: { close(): void; readonly data: { readonly link: string } }
}

let listeners: Record<string, (event: object) => void>
let shown: unknown[]
let opened: string[]
let focused: string[]
let pages: string[]
/** What pages have kept, by address. */
let kept: Record<string, string | Response>
let network: 'there' | 'gone'

/** Hands an event to the worker, and waits for all that it is kept alive for. */
const happen = async (name: string, event: Event): Promise<void> => {
  const work: Promise<unknown>[] = []
  listeners[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) })
  await Promise.all(work)
}

beforeEach(() => {
  ;[listeners, shown, opened, focused, pages] = [{}, [], [], [], []]
  ;[kept, network] = [{}, 'there']
  const self = {
    location: { origin, href: `${origin}/sw.js?${said.toString()}` },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: {
      showNotification: (title: string, options: object) => Promise.resolve(shown.push({ title, ...options })),
    },
    clients: {
      matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  }
  // It can find what is kept and keep nothing: whatever it put there would throw here.
  const caches = { match: (url: string) => Promise.resolve(kept[url.replace(origin, '')]) }
  const fetch = ({ url }: { readonly url: string }) =>
    network === 'there' ? Promise.resolve(`network ${url}`) : Promise.reject(new TypeError('Failed to fetch'))
  runInContext(script, createContext({ self, caches, fetch, URL, String, Headers, Response }))
})

/** What it answers a request with; undefined: it leaves the request to the browser. */
const ask = async (
  path: string,
  request: { readonly mode?: string; readonly method?: string; readonly destination?: string } = {},
) => {
  const answers: Promise<unknown>[] = []
  const url = new URL(path, origin).href
  listeners['fetch']?.({
    request: { url, method: 'GET', mode: 'cors', ...request },
    respondWith: (answer: Promise<unknown>) => void answers.push(answer),
  })
  return answers[0]
}
const visit = (path: string) => ask(path, { mode: 'navigate' })

describe('the worker for pushes', () => {
  it('shows what it is pushed, a newer one in place of an older of the same topic', async () => {
    const sent = { subject: 'The river: a test', text: 'It arrives.', link: `${origin}/campaign/1`, topic: 'abc' }
    await happen('push', { data: { json: () => sent } })
    expect(shown).toEqual([
      {
        ...{ title: 'The river: a test', body: 'It arrives.', tag: 'abc', renotify: true },
        data: { link: `${origin}/campaign/1` },
      },
    ])
  })

  it('shows nothing of what is none of ours', async () => {
    await happen('push', {})
    await happen('push', { data: { json: () => ({ title: 'x' }) } })
    expect(shown).toEqual([])
  })

  const click = (link: string) =>
    happen('notificationclick', { notification: { close: () => undefined, data: { link } } })

  it('opens the link on its own server, whatever name stands in it', async () => {
    await click('https://elsewhere.example/campaign/1?x=1#letters')
    expect(opened).toEqual([`${origin}/campaign/1#letters`])
  })

  it('comes back to a page that shows it already', async () => {
    pages = [`${origin}/lobby`, `${origin}/campaign/1#map`]
    await click(`${origin}/campaign/1`)
    expect([opened, focused]).toEqual([[], [`${origin}/campaign/1#map`]])
  })
})

describe('the worker for pages', () => {
  it('opens the newest page while there is a network', async () => {
    kept = { '/lobby': 'kept' }
    expect(await visit('/lobby')).toBe(`network ${origin}/lobby`)
  })

  it('opens what is kept where there is none, whatever stands behind the path', async () => {
    network = 'gone'
    kept = { '/lobby': 'lobby', '/campaign/1': 'campaign', '/reference': 'reference' }
    const found = [await visit('/lobby'), await visit('/campaign/1?tab=report'), await visit('/reference/a?variants=b')]
    expect(found).toEqual(['lobby', 'campaign', 'reference'])
  })

  it('says in the reader’s language that a page is neither kept nor reached, and names what is kept', async () => {
    network = 'gone'
    kept = { '/campaign/1': 'campaign', '/reference': 'reference' }
    for (const path of ['/campaign/2', '/account', '/campaign/1/end', '/join/code', '/lobby']) {
      const answer = (await visit(path)) as Response
      expect(answer.status, path).toBe(503)
      const text = await answer.text()
      expect(text).toContain('<html lang="de">')
      expect(text).toContain('<h1>Keine Verbindung</h1>')
      // Whatever stands in its address is a text there.
      expect(text).toContain('&#60;b&#62;Nichts &#38; niemand')
      expect(text).toContain('<a href="/reference">Nachlesen</a>')
      expect(text).not.toContain('Meine Kampagnen')
    }
  })

  it('opens every other page from the network alone', async () => {
    kept = { '/account': 'somebody else' }
    expect(await visit('/account')).toBe(`network ${origin}/account`)
    network = 'gone'
    expect(await visit('/account')).toBeInstanceOf(Response)
  })

  it('gives a worker its script without an address of its own, so that the one it was opened with stays', async () => {
    kept = { '/_next/static/chunks/w.js': new Response('script', { headers: { 'content-encoding': 'br', etag: '1' } }) }
    const found = await ask('/_next/static/chunks/w.js', { destination: 'worker' })
    expect(found).toBeInstanceOf(Response)
    if (!(found instanceof Response)) return
    expect([found.url, await found.text(), [...found.headers]]).toEqual([
      '',
      'script',
      expect.arrayContaining([['etag', '1']]),
    ])
    expect(found.headers.has('content-encoding')).toBe(false)
  })

  it('gives parts of pages without asking for them again', async () => {
    kept = { '/_next/static/chunks/a.js': 'part' }
    expect(await ask('/_next/static/chunks/a.js')).toBe('part')
    expect(await ask('/_next/static/chunks/b.js')).toBe(`network ${origin}/_next/static/chunks/b.js`)
  })

  it('leaves everything else to the browser: the API, pictures, files, other servers', async () => {
    const left = [
      ...[ask('/graphql', { method: 'POST' }), ask('/api/auth/get-session'), ask('/pictures/1')],
      ...[visit('/graphql'), visit('/pictures/1'), visit('/export'), visit('https://elsewhere.example/lobby')],
      ...[ask('/lobby'), ask('/lobby', { method: 'POST', mode: 'navigate' })],
    ]
    expect((await Promise.all(left)).filter((answer) => answer !== undefined)).toEqual([])
  })
})
