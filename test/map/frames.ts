import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser, noBrowser } from '../browser.js'
import { firstLoad } from '../e2e/weight.js'
import { openDemoHouse } from './house.js'
import { plainMap } from './plainMap.js'
import { type Frames, framesWhile } from './trace.js'
import { campaignOf, counted, mapStands, median, onLargeMap, signedIn, spent, throttled } from './visit.js'

/** Writes its figures as one line of JSON: the part B7 of npm run bench. */

interface Spread {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly worst: number
}

const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), worst: sorted.at(-1) ?? 0 }
}

const [middle, settled] = [{ x: 640, y: 420 }, 600]

/** Drags the map to and fro by a window's breadth and height. */
const pan = async ({ mouse }: Page): Promise<void> => {
  for (const [dx, dy] of [
    [-16, -6],
    [-16, 6],
    [16, 6],
    [16, -6],
  ] as const) {
    await mouse.move(middle.x, middle.y)
    await mouse.down()
    for (let step = 1; step <= 30; step += 1) await mouse.move(middle.x + dx * step, middle.y + dy * step)
    await mouse.up()
  }
}

/** Turns the wheel until the whole map is seen, into the near, and back. */
const zoom = async (page: Page): Promise<void> => {
  await page.mouse.move(middle.x, middle.y)
  for (const [way, turns] of [
    [1, 28],
    [-1, 40],
    [1, 12],
  ] as const) {
    for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, way * 60)
    await page.waitForTimeout(settled)
  }
}

const measured = async (page: Page): Promise<{ readonly pan: Frames; readonly zoom: Frames }> => {
  const session = await page.context().newCDPSession(page)
  await page.waitForTimeout(5 * settled)
  await throttled(session)
  await page.waitForTimeout(settled)
  return { pan: await framesWhile(session, () => pan(page)), zoom: await framesWhile(session, () => zoom(page)) }
}

const told = ({ pan: panned, zoom: zoomed }: { readonly pan: Frames; readonly zoom: Frames }) => {
  const both = ({ work, presented }: Frames) => ({ work: spreadOf(work), presented: spreadOf(presented) })
  return { pan: both(panned), zoom: both(zoomed) }
}

interface FirstMap {
  readonly clock: number
  readonly work: number
}

/** Milliseconds from the navigation until the map of 10,000 cells is drawn, by the clock and of the main thread, on a browser that has kept nothing. */
const firstMap = async (context: BrowserContext, id: string): Promise<FirstMap> => {
  const page = await context.newPage()
  const session = await counted(page)
  await throttled(session)
  await onLargeMap(page)
  const from = performance.now()
  await mapStands(page, id)
  const found = { clock: performance.now() - from, work: await spent(session) }
  // It goes on asking after its map stands
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return found
}

const say = (text: string): void => console.error(text)

const launch = findBrowser()
if (!launch) throw new Error(noBrowser)
const house = await openDemoHouse()
const browser = await chromium.launch(launch)
try {
  const context = await signedIn(browser, house)
  const id = await campaignOf(context)
  const page = await context.newPage()
  const given = await onLargeMap(page)
  await mapStands(page, id)
  await page.waitForTimeout(2000)
  const scriptBytes = await firstLoad(page, `/campaign/${id}`)
  const ours = told(await measured(page))
  say('The map is measured.')
  const { board, briefing } = given()
  const stage = await page.locator('.m-map-stage').boundingBox()
  if (!briefing || !stage) throw new Error('there is no map')
  await page.close()
  const other = await context.newPage()
  await other.setContent(plainMap(board, briefing.view, stage))
  const plain = told(await measured(other))
  say('The plain map is measured.')
  const firsts: FirstMap[] = []
  for (let run = 0; run < 3; run += 1) firsts.push(await firstMap(await signedIn(browser, house), id))
  const pieces = briefing.view.pieces.length
  console.log(
    JSON.stringify({
      cells: board.width * board.height,
      pieces,
      ours,
      plain,
      firstMapMs: median(firsts.map(({ clock }) => clock)),
      firstMapWorkMs: median(firsts.map(({ work }) => work)),
      scriptBytes,
    }),
  )
} finally {
  await browser.close()
  await house.close()
}
