/* global self */
// Shows what the server pushes to this browser, and opens its link. It answers no request of a page and keeps nothing: what it was sent is in the notification
// that it shows, and nowhere else.

self.addEventListener('install', () => self.skipWaiting())

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
  const page = pages.find(({ url }) => url.split('#')[0] === there.split('#')[0])
  return page ? page.focus() : self.clients.openWindow(there)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
