import { chromium, type Page } from '@playwright/test'
import { findBrowser, noBrowser } from '../browser.js'
import { openDemoHouse } from './house.js'
import { framesWhile } from './trace.js'
import { throttled } from './visit.js'

/** How long frames take while a map of 10,000 cells is painted: strokes with a broad brush, with and without symmetry, fills and undo. */

const side = 100

/** Ground of all kinds in patches, as a map has that was drawn for a while. */
const drawn = (): string => {
  const symbol = (x: number, y: number): string => {
    const lie = Math.sin(x * 0.31) + Math.cos(y * 0.27) + Math.sin((x + y) * 0.13)
    if (lie > 1.6) return '~'
    return lie < -1.5 ? '#' : Math.abs(lie) < 0.06 ? 'C' : '.'
  }
  return JSON.stringify({
    ...{ muster: 'scenario', version: 1, ruleset: 'boltgun', title: 'Ten thousand sectors', about: '' },
    grid: { kind: 'square', width: side, height: side },
    legend: { '.': 'normal', C: 'city', '#': 'impassable', '~': 'water' },
    rows: Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_cell, x) => symbol(x, y)).join('')),
    seats: ['Space Marines', 'Tau'].map((subtitle, at) => ({ title: `Side ${String(at + 1)}`, subtitle })),
    pieces: [],
    values: { levels: [[16, 14, 12, 10]] },
  })
}

const opened = async (page: Page): Promise<void> => {
  await page.goto('/maps/new')
  await page
    .getByLabel('Or open a file')
    .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(drawn()) })
  await page.waitForURL(/\/maps\/.+\/edit/)
  await page.locator('.m-map-stage[data-ready][data-brush]').waitFor()
  await page.waitForTimeout(3000)
}

/** One long stroke to and fro over the middle of the map. */
const stroke = async (page: Page, from: number): Promise<void> => {
  const box = await page.locator('.m-map-stage').boundingBox()
  if (!box) throw new Error('there is no map')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, from))
  await page.mouse.down()
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(...at(0.2 + 0.015 * step, from + 0.04 * Math.sin(step / 4)))
  await page.mouse.up()
}

const painting = async (page: Page): Promise<void> => {
  for (const from of [0.3, 0.5, 0.7]) await stroke(page, from)
  await page.waitForTimeout(300)
}

const told = (name: string, values: readonly number[]): void => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  console.log(`${name}: ${String(sorted.length)} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`)
}

const launch = findBrowser()
if (!launch) throw new Error(noBrowser)
const house = await openDemoHouse()
const browser = await chromium.launch(launch)
try {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1280, height: 844 } })
  const page = await context.newPage()
  await opened(page)
  const session = await context.newCDPSession(page)
  if (process.argv.includes('--throttle')) await throttled(session)
  await page.getByLabel('Brush').selectOption({ index: 2 })
  for (const [ground, key] of [
    ['water', '4'],
    ['city', '2'],
  ] as const) {
    await page.keyboard.press(key)
    const { work, presented } = await framesWhile(session, () => painting(page))
    told(`Painting ${ground}, work of the page a frame`, work)
    told(`Painting ${ground}, from frame to frame`, presented)
  }
  await page.getByLabel('Symmetry').selectOption('quarterTurns')
  const four = await framesWhile(session, () => painting(page))
  told('Painting with quarter turns, work of the page a frame', four.work)
  const undone = await framesWhile(session, async () => {
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Control+z')
  })
  told('Undoing, work of the page a frame', undone.work)
} finally {
  await browser.close()
  await house.close()
}
