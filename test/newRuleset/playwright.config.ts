import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.js'

/** As the usual browser tests, in a checkout that has the third ruleset: see `npm run third-ruleset`. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/third',
  webServer: { command: '', ...usual.webServer, cwd: '../..' },
})
