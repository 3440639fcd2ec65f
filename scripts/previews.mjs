// Draws the pictures that other programs show of Muster: its sign, and the front page as a preview of a link. They are committed.
import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findBrowser } from '../test/browser.ts'
import { spawn } from 'node:child_process'
import { inRoot } from './paths.mjs'

const port = process.env.PORT ?? '4799'
const address = `http://127.0.0.1:${port}`

const sign = (size, ...path) =>
  sharp(inRoot('web', 'app', 'icon.svg'), { density: 72 * (size / 48) })
    .resize(size, size)
    .png({ palette: true })
    .toFile(inRoot('web', ...path))

async function preview() {
  const browser = await chromium.launch(findBrowser() ?? {})
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.goto(address)
  await page.locator('.a-war-map [data-ready]').waitFor()
  await page.addStyleTag({
    content: '.a-nav, .a-header-end, .a-war figcaption, .a-actions, .a-steps { display: none } .a-hero { border: 0 }',
  })
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  await browser.close()
  await sharp(shot)
    .png({ palette: true })
    .toFile(inRoot('web', 'app', 'opengraph-image.png'))
}

await Promise.all([
  sign(192, 'public', 'icon-192.png'),
  sign(512, 'public', 'icon-512.png'),
  sign(180, 'app', 'apple-icon.png'),
])

const data = mkdtempSync(join(tmpdir(), 'muster-previews-'))
const server = spawn(process.execPath, [inRoot('scripts', 'e2eServer.mjs')], {
  env: { ...process.env, PORT: port, MUSTER_DATA: data },
  stdio: 'ignore',
})
const ended = new Promise((resolve) => server.on('exit', resolve))
try {
  while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) await new Promise((go) => setTimeout(go, 500))
  await preview()
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
