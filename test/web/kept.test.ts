import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hold } from '../../web/kept/holder.js'
import { keepPages } from '../../web/kept/pages.js'
import { emptyStore, openStore } from '../../web/kept/store.js'
import { memoryCaches, memoryStorage } from './browserStores.js'

type Site = Readonly<Record<string, string>>

let site: Site
let asked: string[]
let browser: ReturnType<typeof memoryCaches>
let storage: Storage

const firstBuild: Site = {
  '/lobby': '<script src="/_next/static/chunks/a1.js"></script>',
  '/campaign/1': '<script src="/_next/static/chunks/a1.js"></script><link href="/_next/static/chunks/b1.css">',
  '/_next/static/chunks/a1.js': 'load("static/chunks/late1.js")',
  '/_next/static/chunks/late1.js': 'load("static/chunks/a1.js"), load("static/chunks/none.js")',
  '/_next/static/chunks/b1.css': 'src: url(../media/font.woff2), url(../media/font.woff)',
  '/_next/static/media/font.woff2': 'font',
}

const answer = (path: string): Response => {
  asked.push(path)
  const body = site[path]
  const type = path.startsWith('/_next/') ? 'text/javascript' : 'text/html; charset=utf-8'
  return new Response(body ?? 'none', { status: body === undefined ? 404 : 200, headers: { 'content-type': type } })
}

beforeEach(() => {
  ;[site, asked, browser, storage] = [firstBuild, [], memoryCaches(), memoryStorage()]
  vi.stubGlobal('window', { localStorage: storage, caches: browser.caches })
  vi.stubGlobal('caches', browser.caches)
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)))
  vi.stubGlobal('navigator', {
    serviceWorker: { register: () => Promise.resolve() },
    locks: { request: (_: string, work: () => Promise<void>) => work() },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const own = 'muster-of-anna'
const parts = (...names: readonly string[]): readonly string[] => names.map((name) => `/_next/static/${name}`)

const keptFor = async (...paths: readonly string[]) => {
  hold({ id: 'anna' })
  const store = await openStore()
  if (store) await keepPages(store.pages, paths)
  return browser.kept()
}

describe('a page that is kept', () => {
  it('is kept with all that it may ever load', async () => {
    expect(await keptFor('/campaign/1')).toEqual({
      [own]: ['/campaign/1'],
      'muster-parts': parts('chunks/a1.js', 'chunks/b1.css', 'chunks/late1.js', 'media/font.woff2'),
    })
  })

  it('is read anew with each visit; what it is made of is not', async () => {
    await keptFor('/campaign/1')
    asked = []
    await keptFor('/campaign/1')
    expect(asked).toEqual(['/campaign/1'])
  })

  it('goes on to a newer build whole, and takes what nobody needs any more with it', async () => {
    await keptFor('/campaign/1', '/lobby')
    site = { ...firstBuild, '/lobby': '"static/chunks/a2.js"', '/_next/static/chunks/a2.js': '' }
    expect((await keptFor('/lobby'))['muster-parts']).toContain('/_next/static/chunks/a1.js')
    site = { ...site, '/campaign/1': '"static/chunks/a2.js"' }
    expect((await keptFor('/campaign/1'))['muster-parts']).toEqual(parts('chunks/a2.js'))
  })

  it('is not kept in halves: what fails in the middle leaves the old one', async () => {
    await keptFor('/lobby')
    const before = await browser.kept()
    site = { ...firstBuild, '/lobby': '"static/chunks/a2.js"' }
    vi.stubGlobal('fetch', (path: string) =>
      path.startsWith('/_next/') ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer(path)),
    )
    await expect(keptFor('/lobby')).rejects.toThrow('Failed to fetch')
    expect(await browser.kept()).toEqual(before)
    expect(await (await (await browser.caches.open(own)).match('/lobby'))?.text()).toBe(firstBuild['/lobby'])
  })

  it('is none where there is no such page', async () => {
    expect((await keptFor('/campaign/2'))[own]).toEqual([])
  })
})

describe('what is kept of an account', () => {
  it('is found under its name, by that account alone', async () => {
    hold({ id: 'anna' })
    const store = await openStore()
    await store?.put('campaign/1', { turn: 3 })
    expect([await store?.read('campaign/1'), await store?.names()]).toEqual([{ turn: 3 }, ['campaign/1']])
    hold({ id: 'ben' })
    const other = await openStore()
    expect([await other?.read('campaign/1'), await other?.names()]).toEqual([undefined, []])
  })

  it('goes with a place in a campaign, page and all', async () => {
    await keptFor('/campaign/1')
    const store = await openStore()
    await store?.put('campaign/1', {})
    await store?.drop('campaign/1')
    expect((await browser.kept())[own]).toEqual([])
  })

  it('is nothing for nobody, and nothing where it is switched off', async () => {
    expect(await openStore()).toBe(null)
    hold({ id: 'anna' })
    storage.setItem('keepCampaigns', 'off')
    expect(await openStore()).toBe(null)
    expect(await browser.kept()).toEqual({})
  })

  it('is not written by a page that was open as its owner signed out', async () => {
    hold({ id: 'anna' })
    const store = await openStore()
    storage.clear()
    await store?.put('campaign/1', {})
    expect(await browser.kept()).toEqual({})
  })

  it('is emptied for all accounts at once, and pages of nobody stay', async () => {
    await keptFor('/campaign/1')
    await emptyStore()
    expect(Object.keys(await browser.kept())).toEqual(['muster-parts'])
  })
})
