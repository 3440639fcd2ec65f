/* global self, caches */
// Shows what the server pushes to this browser, and opens pages that it keeps where there is no network. It keeps nothing itself: pages do
// (web/kept), and whatever they keep of somebody goes with whoever signs out. Requests of the API it leaves alone.

const parts = '/_next/static/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The one page that is kept for an address; undefined where none can be. */
const keptFor = (pathname) => {
  if (/^\/reference(\/|$)/.test(pathname)) return '/reference'
  return /^\/(lobby|campaign\/[^/]+)$/.test(pathname) ? pathname : undefined
}

// Only the newest page is known to be whole; an old one is shown where the server cannot be asked.
const page = async (request, kept) => {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match(kept, { ignoreVary: true })
    if (found) return found
    throw error
  }
}

// Parts never change under their names.
const part = async (request) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const kept = keptFor(pathname)
  if (request.mode === 'navigate' && kept) event.respondWith(page(request, kept))
  else if (pathname.startsWith(parts)) event.respondWith(part(request))
})

self.addEventListener('push', (event) => {
  const { subject, text, link, topic } = event.data?.json() ?? {}
  if (typeof subject !== 'string') return
  const shown = { body: String(text), tag: String(topic), renotify: true, data: { link: String(link) } }
  event.waitUntil(self.registration.showNotification(subject, shown))
})

/** On this server, by whatever name the browser knows it. */
const open = async (link) => {
  const { pathname, hash } = new URL(link, self.location.origin)
  const there = new URL(pathname + hash, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => url.split('#')[0] === there.split('#')[0])
  return shown ? shown.focus() : self.clients.openWindow(there)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
