import type { BrowserContext, Page } from '@playwright/test'

/** Takes the network from a browser. A worker of its pages is not held back by being offline, but by having its requests refused. */
export const cutNetwork = async (page: Page): Promise<void> => {
  const context: BrowserContext = page.context()
  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
}

export const giveNetwork = async (page: Page): Promise<void> => {
  await page.context().unroute('**/*')
  await page.context().setOffline(false)
}
