import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const script = readFileSync(new URL('../../web/public/push.sw.js', import.meta.url), 'utf8')
const origin = 'https://here.example'

interface Event {
  readonly data?: { json(): unknown }
  readonly notification?: { close(): void; readonly data: { readonly link: string } }
}

let listeners: Record<string, (event: object) => void>
let shown: unknown[]
let opened: string[]
let focused: string[]
let pages: string[]

/** Hands an event to the worker, and waits for all that it is kept alive for. */
const happen = async (name: string, event: Event): Promise<void> => {
  const work: Promise<unknown>[] = []
  listeners[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) })
  await Promise.all(work)
}

beforeEach(() => {
  ;[listeners, shown, opened, focused, pages] = [{}, [], [], [], []]
  const self = {
    location: { origin },
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
  // It has neither caches nor requests: whatever it kept or asked for would throw here.
  runInContext(script, createContext({ self, URL, String }))
})

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

  it('answers no request of a page', () => {
    expect(Object.keys(listeners).sort()).toEqual(['install', 'notificationclick', 'push'])
  })
})
