/* global self, caches */
// Keeps the reference for when there is no network: its page, and the scripts, styles and fonts that it is made of. It sees the requests of
// /reference alone, and keeps nothing of any campaign: the page is the same for everybody and is filled from the tables in its scripts.

// Another number throws away what an older worker kept. Parts carry their version in their names; the page tells which of them it needs.
const store = 'muster-reference-1'
const shell = '/reference'

self.addEventListener('install', () => self.skipWaiting())

const putOldAway = async () => {
  for (const name of await caches.keys())
    if (name.startsWith('muster-reference-') && name !== store) await caches.delete(name)
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(putOldAway()))

/** First the parts, then the page that needs them, then what an older page needed goes. */
const keep = async (parts) => {
  const cache = await caches.open(store)
  for (const part of parts) if (!(await cache.match(part))) await cache.add(part)
  const page = await fetch(shell, { credentials: 'omit' })
  if (!page.ok) return
  await cache.put(shell, page)
  const needed = new Set([...parts, new URL(shell, self.location.origin).href])
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request)
}
self.addEventListener('message', (event) => {
  const parts = event.data?.keep
  const isPart = (part) => typeof part === 'string' && part.startsWith(`${self.location.origin}/_next/static/`)
  // Cut off in the middle it leaves what it had; the next visit keeps the rest.
  if (Array.isArray(parts)) event.waitUntil(keep(parts.filter(isPart)).catch(() => undefined))
})

const page = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(store)).match(shell)
    if (kept) return kept
    throw error
  }
}

const part = async (request) => (await (await caches.open(store)).match(request.url)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(part(request))
})
