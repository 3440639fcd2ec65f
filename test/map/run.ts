import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser, noBrowser } from '../browser.js'
import { openDemoHouse } from './house.js'
import { campaignOf, counted, mapStands, median, onLargeMap, signedIn, slower, spent, throttled } from './visit.js'

const throttle = process.argv.includes('--throttle')

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
  if (throttle) await throttled(session)
  const from = performance.now()
  await mapStands(page, id)
  const read = { processor: await spent(session), clock: performance.now() - from, requests }
  await page.close()
  return read
}

/** Processor time of zooming out of a board of 10,000 cells and into it again with the wheel, each turn drawn out in full. */
const zooming = async (context: BrowserContext, id: string): Promise<readonly number[]> => {
  const page = await context.newPage()
  const session = await counted(page)
  await onLargeMap(page)
  await mapStands(page, id)
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
  const clock = milliseconds(reads.map((read) => read.clock))
  // A throttled page's processor time holds what it was made to wait
  const phone = throttle ? '' : `, ${(processor * slower).toFixed(0)} on a phone`
  console.log(
    `${name}: first map after ${processor.toFixed(0)} ms of the page's processor time${phone}; ` +
      `by the clock ${clock} ms; ${String(reads.at(-1)?.requests)} requests besides built files`,
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
