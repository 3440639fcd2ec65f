import { randomBytes } from 'node:crypto'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { listen, type Traffic } from './traffic.js'

/** Somebody at a browser of his own. */
export interface Person {
  readonly name: string
  readonly page: Page
  readonly traffic: Traffic
  /** What the browser complained of: script errors, refused resources, breaches of the content policy. */
  readonly complaints: readonly string[]
}

/** Resolutions are told and not played, unless a test asks for it: a page that goes on to the report by itself is in the way of all else. */
const told = (origin: string): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'resolutions', value: 'off' }] }],
})

/** The running test; tools open browsers as well, without one. */
const running = (): string => {
  try {
    return test.info().testId
  } catch {
    return ''
  }
}

const openedIn = new WeakMap<BrowserContext, string>()

/** What a test opens itself Playwright leaves open: pages of tests that are over would draw and listen until the last one. */
const closeLeft = async (browser: Browser): Promise<void> => {
  const left = browser.contexts().filter((context) => (openedIn.get(context) ?? running()) !== running())
  await Promise.all(left.map((context) => context.close()))
}

export const arrive = async (browser: Browser, name: string, at: BrowserContextOptions = {}): Promise<Person> => {
  await closeLeft(browser)
  // Each comes from an address of their own: a server lets one address make few accounts at a time.
  const extraHTTPHeaders = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }
  const storageState = told(at.baseURL ?? test.info().project.use.baseURL ?? '')
  const context = await browser.newContext({ extraHTTPHeaders, storageState, ...at })
  openedIn.set(context, running())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { name, page, traffic: listen(page), complaints }
}

/** Somebody who has an account, made beside the page that makes one. */
export const enter = async ({ page, name }: Person): Promise<void> => {
  const [word, secret] = [randomBytes(6).toString('hex'), randomBytes(12).toString('hex')]
  const data = { name, email: `${word}@example.org`, password: secret }
  const made = await page.request.post('/api/auth/sign-up/email', { data })
  expect(made.ok(), await made.text()).toBe(true)
}

/** Two players and somebody who facilitates, each with an account. */
export const three = async (browser: Browser): Promise<readonly [Person, Person, Person]> => {
  const people = [await arrive(browser, 'Nora'), await arrive(browser, 'Sven'), await arrive(browser, 'Faye')] as const
  for (const person of people) await enter(person)
  return people
}

/** Makes an account where the page asks for one, and is brought back to where he wanted to go. */
export const signUp = async ({ page, name }: Person): Promise<void> => {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(`${randomBytes(6).toString('hex')}@example.org`)
  await page.getByLabel('Password').fill(randomBytes(12).toString('hex'))
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
}

/** Follows an invitation link without an account yet. */
export const join = async (person: Person, link: string, take: string): Promise<void> => {
  const { page } = person
  await page.goto(new URL(link).pathname)
  await page.getByRole('link', { name: 'Make an account' }).click()
  await signUp(person)
  await page.getByRole('button', { name: take }).click()
  await page.waitForURL(/\/campaign\//)
}

/** The organiser makes a link for a place and reads it. */
export const inviteTo = async ({ page }: Person, place: string): Promise<string> => {
  await page.getByLabel('Invite to').selectOption(place)
  const links = page.locator('.a-secret')
  const before = await links.count()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(links).toHaveCount(before + 1)
  return (await links.first().textContent()) ?? ''
}

/** Offered once something stands on the sheet. */
export const sealing = ({ page }: Person) => page.getByRole('button', { name: /^Seal (1 order|the answer)$/ })

export const seal = async (person: Person): Promise<void> => {
  await sealing(person).click()
  await confirmSeal(person)
}

type Sector = readonly [x: number, y: number]

const sectorsOffered = async ({ page }: Person): Promise<readonly Sector[]> => {
  const where = page.getByLabel(/where to\?/)
  await where.waitFor()
  const offered = await where
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  return offered
    .filter((name) => /^\d+,\d+$/.test(name))
    .map((name): Sector => {
      const [x = 0, y = 0] = name.split(',').map(Number)
      return [x, y]
    })
}

/**
 * Of the sectors that the desk offers, the one nearest to the middle of First contact on the banner's own side: the dice have chosen which side that is. Who
 * stays on it meets only who comes to the middle too, whatever else stands on the other side.
 */
export const towardsTheMiddle = async (person: Person): Promise<string> => {
  const offered = await sectorsOffered(person)
  const west = offered.reduce((sum, [x]) => sum + x, 0) < 5.5 * offered.length
  const [middle, own] = west ? [5, offered.filter(([x]) => x <= 5)] : [6, offered.filter(([x]) => x >= 6)]
  const far = ([x, y]: Sector): number => Math.hypot(x - middle, y - 4)
  return String([...own].sort((a, b) => far(a) - far(b))[0] ?? '')
}

/** Marches to the middle by the desk alone, as somebody without a pointer does. */
export const march = async (person: Person, piece: string): Promise<void> => {
  const { page } = person
  await page.getByRole('list', { name: 'Your pieces' }).getByRole('button', { name: piece }).click()
  await page.getByRole('button', { name: 'March', exact: true }).click()
  await page.getByLabel(/where to\?/).selectOption(await towardsTheMiddle(person))
  await expect(page.locator('.c-order')).toHaveCount(1)
  await seal(person)
}

/** The first banners of two players march to the middle of First contact until they meet; the turn of the battle. */
export const marchToBattle = async (north: Person, south: Person, from: number): Promise<number> => {
  const turns = north.page.locator('.c-turn')
  for (let turn = from; turn < from + 8; turn += 1) {
    await march(north, 'A1')
    await march(south, 'B1')
    for (const { page } of [north, south])
      await expect(page.locator('.c-turn')).toHaveText(new RegExp(`Battles|Turn ${String(turn + 1)}`))
    if (/Battles/.test(await turns.innerText())) return turn
  }
  throw new Error('they did not meet')
}

/** Presses the button of a seal that was asked for. */
export const confirmSeal = async ({ page }: Person): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** An answer that leaves nothing to say: one press for each battle, and the seal is asked for. Several are picked from a list, where what is sealed says so. */
export const askForAbstract = async (person: Person, battles = 1): Promise<void> => {
  const unsealed = person.page.locator('.c-ask-button').filter({ hasNotText: 'sealed' })
  for (let left = battles; left > 0; left -= 1) {
    if (battles > 1) {
      await expect(unsealed).toHaveCount(left)
      await unsealed.first().click()
    }
    await person.page.getByRole('button', { name: 'Ask for abstract resolution' }).click()
    await confirmSeal(person)
  }
}

export const expectTurn = async ({ page }: Person, turn: number, stage: RegExp): Promise<void> => {
  await expect(page.locator('.c-turn')).toContainText(`Turn ${String(turn)}`)
  await expect(page.locator('.c-turn')).toHaveText(stage)
}
