import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { DemoHouse } from './house.js'
import { enlarged } from './worlds.js'

/** A phone is so many times slower than this machine. */
export const slower = 4

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const signedIn = async (browser: Browser, { url, email, password }: DemoHouse): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 844 } })
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`not signed in: ${await answer.text()}`)
  return context
}

export const campaignOf = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.post('/graphql', { data: { query: '{ campaigns { nodes { id } } }' } })
  const { data } = (await answer.json()) as {
    readonly data: { readonly campaigns: { readonly nodes: readonly { readonly id: string }[] } }
  }
  return data.campaigns.nodes[0]?.id ?? ''
}

/** Counts what the page's main thread does in processor time, so that what other programs do beside it does not count. */
export const counted = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Processor time of the page's main thread until now, in milliseconds. */
export const spent = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

export const throttled = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: slower })

type Enlarged = Parameters<typeof enlarged>[0]

/** Gives the page a campaign on a board of 10,000 cells with 1,000 pieces; what was given can be read once the page has asked for it. */
export const onLargeMap = async (page: Page): Promise<() => Enlarged> => {
  let given: Enlarged | null = null
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { readonly data?: { readonly campaign?: Enlarged | null } }
    if (body.data?.campaign?.board) enlarged((given = body.data.campaign))
    await route.fulfill({ response: answer, json: body })
  })
  return () => {
    if (!given) throw new Error('the page has asked for no campaign')
    return given
  }
}

export const mapStands = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/campaign/${id}`, { waitUntil: 'commit' })
  await page.locator('.m-map-paper').waitFor({ timeout: 60_000 })
}
