/* global self, caches, Headers, Response */
// Shows what the server pushes to this browser, and opens pages that it keeps where there is no network; of others it says so. It keeps nothing itself: pages do
// (web/kept), and whatever they keep of somebody goes with whoever signs out. Requests of the API it leaves alone.

const parts = '/_next/static/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** No pages of ours: the API, pictures, and what is looked up about the server. */
const isOfApi = (pathname) => /^\/(api|graphql|pictures|calendar|import|export|healthz)(\/|$)/.test(pathname)

/** The one page that is kept for an address; undefined where none can be. */
const keptFor = (pathname) => {
  if (/^\/reference(\/|$)/.test(pathname)) return '/reference'
  return /^\/(lobby|campaign\/[^/]+)$/.test(pathname) ? pathname : undefined
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Said where a page is neither kept nor reached, in the words that the worker was registered with (web/kept/worker.ts). */
const unreached = () => {
  const words = new URL(self.location.href).searchParams
  const say = (name) => escaped(words.get(name) ?? '')
  const link = (path, name) =>
    caches.match(path, { ignoreVary: true }).then((found) => (found ? `<a href="${path}">${say(name)}</a>` : ''))
  return Promise.all([link('/lobby', 'campaigns'), link('/reference', 'reference')]).then(
    (links) =>
      new Response(
        `<!doctype html><html lang="${say('language')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title><style>:root{color-scheme:light dark}body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.05rem/1.5 system-ui,sans-serif}
a{display:inline-block;padding:.6rem 1rem .6rem 0;color:inherit}</style></head>
<body><main><h1>${say('title')}</h1><p>${say('text')}</p><p><a href="">${say('again')}</a> ${links.join(' ')}</p></main></body></html>`,
        {
          status: 503,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          },
        },
      ),
  )
}

// Only the newest page is known to be whole; an old one is shown where the server cannot be asked.
const page = async (request, kept) => {
  try {
    return await fetch(request)
  } catch {
    return (kept && (await caches.match(kept, { ignoreVary: true }))) ?? unreached()
  }
}

// Parts never change under their names. A worker reads what it is to load behind the # of its address, which an answer with an address of its own would take from it.
const part = async (request) => {
  const found = (await caches.match(request.url, { ignoreVary: true })) ?? (await fetch(request))
  if (request.destination !== 'worker') return found
  const headers = new Headers(found.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(found.body, { status: found.status, headers })
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const kept = keptFor(pathname)
  if (request.mode === 'navigate' && !isOfApi(pathname)) event.respondWith(page(request, kept))
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
