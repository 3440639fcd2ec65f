import { type Browser, type BrowserContext, chromium, type CDPSession, type Page } from '@playwright/test'
import { findBrowser, noBrowser } from '../browser.js'
import { type DemoHouse, openDemoHouse } from './house.js'
import { enlarged } from './worlds.js'

/** A phone is so many times slower than this machine. */
const slower = 4

const signedIn = async (browser: Browser, { url, email, password }: DemoHouse): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 844 } })
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`not signed in: ${await answer.text()}`)
  return context
}

const campaignOf = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.post('/graphql', { data: { query: '{ campaigns { id } }' } })
  const { data } = (await answer.json()) as {
    readonly data: { readonly campaigns: readonly { readonly id: string }[] }
  }
  return data.campaigns[0]?.id ?? ''
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Processor time of the page's main thread until now, in milliseconds: what other programs do beside it does not count. */
const spent = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

const counted = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

interface Read {
  readonly processor: number
  readonly clock: number
  readonly requests: number
}

/** From the navigation until the map is drawn. */
const firstMap = async (context: BrowserContext, id: string): Promise<Read> => {
  const page = await context.newPage()
  const session = await counted(page)
  let requests = 0
  page.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) requests += 1
  })
  if (process.argv.includes('--throttle')) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const from = performance.now()
  await page.goto(`/campaign/${id}`, { waitUntil: 'commit' })
  await page.locator('.m-map-paper').waitFor({ timeout: 60_000 })
  const read = { processor: await spent(session), clock: performance.now() - from, requests }
  await page.close()
  return read
}

/** Processor time of zooming out of a board of 10,000 cells and into it again with the wheel, each turn drawn out in full. */
const zooming = async (context: BrowserContext, id: string): Promise<readonly number[]> => {
  const page = await context.newPage()
  const session = await counted(page)
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as {
      readonly data?: { readonly campaign?: Parameters<typeof enlarged>[0] | null }
    }
    if (body.data?.campaign?.board) enlarged(body.data.campaign)
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/campaign/${id}`)
  await page.locator('.m-map-paper').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3000)
  const stage = await page.locator('.m-map-stage').boundingBox()
  if (!stage) throw new Error('there is no map')
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2)
  const took: number[] = []
  for (const way of [1, 1, 1, -1, -1, -1, -1, -1]) {
    const from = await spent(session)
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, way * 60)
    await page.waitForTimeout(1200)
    took.push((await spent(session)) - from)
  }
  await page.screenshot({ path: 'test-results/map.png' })
  await page.close()
  return took
}

const milliseconds = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(', ')

const report = (name: string, reads: readonly Read[]): void => {
  const processor = median(reads.map((read) => read.processor))
  console.log(
    `${name}: first map after ${processor.toFixed(0)} ms of the page's processor time, ${(processor * slower).toFixed(0)} on a phone; ` +
      `by the clock ${milliseconds(reads.map((read) => read.clock))} ms; ${String(reads.at(-1)?.requests)} requests besides built files`,
  )
}

const runs = Number(process.argv.find((text) => /^\d+$/.test(text)) ?? 5)
const folder = process.argv.indexOf('--of')
const launch = findBrowser()
if (!launch) throw new Error(noBrowser)
const house = await openDemoHouse(folder < 0 ? undefined : process.argv[folder + 1])
const browser = await chromium.launch(launch)
try {
  const id = await campaignOf(await signedIn(browser, house))
  const [cold, warm]: [Read[], Read[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    const context = await signedIn(browser, house)
    cold.push(await firstMap(context, id))
    warm.push(await firstMap(context, id))
    await context.close()
  }
  report('Cold', cold)
  report('Warm', warm)
  const took = await zooming(await signedIn(browser, house), id)
  const all = took.reduce((sum, one) => sum + one, 0)
  console.log(`Zoom over 10,000 cells: ${all.toFixed(0)} ms of processor time in eight turns (${milliseconds(took)})`)
} finally {
  await browser.close()
  await house.close()
}
