import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, noBrowser } from '../browser.js'
import { openDemoHouse } from '../map/house.js'
import { type Scene, scenes } from './scenes.js'
import { sheetOf, shoot } from './sheet.js'
import { openWorld, type World } from './world.js'

// Draws every page and state in four widths and both themes into docs/screens, and the pictures of the README. `npm run screens -- NAME …` draws those alone.
process.env['MUSTER_TRUST_PROXY'] = '1'
const folder = new URL('../../docs/screens/', import.meta.url)

/** Of the README, by scene. */
const pictures: Readonly<Record<string, string>> = {
  map: 'screenshot.png',
  'hex-map': 'screenshot-hex.png',
  'battle-desk': 'screenshot-desk.png',
}

const draw = async (world: World, scene: Scene): Promise<void> => {
  const { page } = world[scene.who]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(scene.path(world))
  await page.waitForLoadState('networkidle')
  await scene.then?.(page)
  const picture = pictures[scene.name]
  if (picture) {
    const shot = await shoot(page, { width: 1280, height: 800 }, 'light')
    await sharp(shot)
      .png({ palette: true })
      .toFile(new URL(`../../docs/${picture}`, import.meta.url).pathname)
  }
  await writeFile(new URL(`${scene.name}.webp`, folder), await sheetOf(page))
  await scene.after?.(page)
  console.log(scene.name)
}

const index = `# What it looks like

Made by \`npm run screens\`: each page and state on a phone, a tablet, a small and a large screen, by day and by night.

${scenes.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.webp)`).join('\n\n')}
`

const launch = findBrowser()
if (!launch) throw new Error(noBrowser)
const wanted = process.argv.slice(2)
const house = await openDemoHouse()
const browser = await chromium.launch(launch)
expect.configure({ timeout: 60_000 })
try {
  const world = await openWorld(browser, house.url)
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const scene of scenes) if (wanted.length === 0 || wanted.includes(scene.name)) await draw(world, scene)
  await writeFile(new URL('README.md', folder), index)
} finally {
  await browser.close()
  await house.close()
}
