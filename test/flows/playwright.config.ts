import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.js'

/** As the usual browser tests, on all flows: `npm run flows`. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/flows',
  fullyParallel: true,
  reporter: [['list'], ['./reporter.ts']],
  webServer: { command: '', ...usual.webServer, cwd: '../..' },
})
