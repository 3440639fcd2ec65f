import { writeFile } from 'node:fs/promises'
import { chromium, expect } from '@playwright/test'
import { findBrowser, noBrowser } from '../browser.js'
import { openDemoHouse } from '../map/house.js'
import { tasks } from './tasks.js'

// Counts what people press for some tasks, and writes docs/clicks.md. Each of them comes from an address of their own.
process.env['MUSTER_TRUST_PROXY'] = '1'
const house = await openDemoHouse()
const launch = findBrowser()
if (!launch) throw new Error(noBrowser)
const browser = await chromium.launch(launch)
expect.configure({ timeout: 60_000 })
const rows: string[] = []
for (const { title, before, count } of tasks) {
  const now = await count({ browser, baseURL: house.url })
  const then = before === null ? '–' : String(before)
  console.log(`${title}: ${then} → ${String(now)}`)
  rows.push(`| ${title} | ${then} | ${String(now)} |`)
}
await browser.close()
await house.close()
await writeFile(
  new URL('../../docs/clicks.md', import.meta.url),
  `# What a task takes

Made by \`npm run clicks\`, which does each task in a browser and counts: a click, a drag, a key with its modifiers, a choice from a list and a text typed into a field are one action each.
“Before” was counted in the same way on 26 November 2026, before orders could be given on the map by one movement. No map has eight banners a side: four march in each of two turns.

| task | before | now |
|---|---|---|
${rows.join('\n')}
`,
)
