import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from '@playwright/test'

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length

/** What a page needs before anything of it can be shown: the scripts that its document names, but those for browsers of old. */
export const firstLoad = async ({ request }: Page, path: string): Promise<number> => {
  const document = await (await request.get(path)).text()
  const tags = [...document.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const modern = tags.filter(([tag]) => !/\bnoModule\b/i.test(tag)).map(([, source]) => source ?? '')
  const bodies = await Promise.all([...new Set(modern)].map(async (source) => (await request.get(source)).body()))
  return bodies.reduce((sum, body) => sum + gzipped(body), 0)
}

/** What a browser has fetched of scripts when a page stands as its reader finds it. */
export const settledLoad = async (near: Page, path: string, stands: (page: Page) => Locator): Promise<number> => {
  const page = await near.context().newPage()
  const reading: Promise<number>[] = []
  const read = (response: Response): void => {
    if (response.request().resourceType() === 'script') reading.push(response.body().then(gzipped))
  }
  page.on('response', read)
  await page.goto(path)
  await stands(page).waitFor()
  await page.waitForLoadState('networkidle')
  // What comes later is none of it, and cannot be read once the page is closed.
  page.off('response', read)
  const sizes = await Promise.all(reading)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}
