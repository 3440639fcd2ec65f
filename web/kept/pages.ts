import { registerWorker } from './worker.js'

/** What pages are made of: scripts, styles and fonts, which never change under their names. They hold nothing of anybody. */
const partsName = 'muster-parts'

/** Parts that a page, a script or a style names, and so may load. */
export const partsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/chunks\/[\w.~-]+\.(?:js|css)|media\/[\w.~-]+\.woff2/g)].map(([name]) => `/_next/static/${name}`),
  ),
]

type ReadPart = (part: string) => Promise<Response | undefined>

/** These parts and all that they name, and so on: a tab that was never opened opens without a network too. */
const allParts = async (named: readonly string[], read: ReadPart): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>()
  let next = named
  while (next.length > 0) {
    for (const part of next) seen.add(part)
    const texts = await Promise.all(
      next.map(async (part) => {
        const found = await read(part)
        return found && !part.endsWith('.woff2') ? found.text() : ''
      }),
    )
    next = partsIn(texts.join('\n')).filter((part) => !seen.has(part))
  }
  return seen
}

/** Fetched where it is not kept yet. What is named and does not exist is nobody's part. */
const fetched =
  (parts: Cache): ReadPart =>
  async (part) => {
    const kept = await parts.match(part)
    if (kept) return kept
    const found = await fetch(part)
    if (!found.ok) return undefined
    await parts.put(part, found.clone())
    return found
  }

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') === true

/** Parts that no kept page needs any more go. */
const tidy = async (parts: Cache): Promise<void> => {
  const named: string[] = []
  for (const name of await caches.keys()) {
    if (name === partsName) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const kept = await cache.match(request)
      if (kept && isPage(kept)) named.push(...partsIn(await kept.text()))
    }
  }
  const needed = await allParts(named, (part) => parts.match(part))
  for (const { url } of await parts.keys()) if (!needed.has(new URL(url).pathname)) await parts.delete(url)
}

/** Keeps a page: first what it is made of, then the page itself, so that whatever is kept is whole. */
const keepWhole = async (pages: Cache, path: string): Promise<void> => {
  const page = await fetch(path, { credentials: 'same-origin' })
  if (!page.ok || page.redirected) return
  const named = partsIn(await page.clone().text())
  const before = await (await pages.match(path))?.text()
  const isNew = before === undefined || partsIn(before).join() !== named.join()
  const parts = await caches.open(partsName)
  if (isNew) await allParts(named, fetched(parts))
  await pages.put(path, page)
  if (isNew) await tidy(parts)
}

/** Has pages kept for when there is no network. A browser that keeps nothing (private windows, policies) shows them all the same. */
export const keepPages = async (pages: Cache, paths: readonly string[]): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  await registerWorker()
  // One page at a time, over all tabs: what one still collects, another would take for needless.
  await navigator.locks.request(partsName, async () => {
    for (const path of paths) await keepWhole(pages, path)
  })
}
