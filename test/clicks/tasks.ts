import type { Browser, Page } from '@playwright/test'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { expect } from '@playwright/test'
import { warAtMovement } from '../e2e/hexWar.js'
import { arrive, type Person, signUp } from '../e2e/people.js'
import { handsOn, pieceSpot, spotOf } from '../e2e/onMap.js'
import { answer, boltgunBattle, boltgunWar, known, targetsOf } from '../e2e/boltgunWar.js'
import { type Hand, handOf } from './hand.js'

/** Something that people do, counted from where they stand before it. */
export interface Task {
  readonly title: string
  /** What it took before this page was made: counted in the same way, on the code of 26 November 2026. Null: nobody could do it. */
  readonly before: number | null
  readonly count: (world: World) => Promise<number>
}

export interface World {
  readonly browser: Browser
  readonly baseURL: string
}

const two = async ({ browser, baseURL }: World): Promise<readonly [Person, Person]> => {
  const [a, b] = await Promise.all(['North', 'South'].map((name) => arrive(browser, name, { baseURL })))
  if (!a || !b) throw new Error('two browsers were asked for')
  for (const person of [a, b]) {
    await person.page.goto('/sign-up?next=/lobby')
    await signUp(person)
  }
  return [a, b]
}

const pieces = (page: Page) => page.getByRole('list', { name: 'Your pieces' })

const sealIt = async (hand: Hand, page: Page): Promise<void> =>
  hand.click(page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }))

const firstPlan = async ({ browser, baseURL }: World): Promise<number> => {
  const { page } = await arrive(browser, 'North', { baseURL })
  await page.goto('/')
  const hand = handOf(page)
  await hand.click(page.getByRole('link', { name: /sign up|make an account|create an account/i }).first())
  await hand.type(page.getByLabel('Name'), 'North')
  await hand.type(page.getByLabel('E-mail'), `counted-${String(Date.now())}@example.org`)
  await hand.type(page.getByLabel('Password'), 'a quite long password')
  await hand.click(page.getByRole('button', { name: 'Make the account' }))
  await page.waitForURL(/lobby/)
  await hand.click(page.getByRole('button', { name: 'Begin against a bot' }))
  await page.waitForURL(/\/campaign\//)
  await pieces(page).waitFor()
  await march(page, hand, 'A1')
  await hand.click(page.getByRole('button', { name: 'Seal 1 order' }))
  await sealIt(hand, page)
  return hand.count()
}

const firstPlanInTrial = async ({ browser, baseURL }: World): Promise<number> => {
  const { page } = await arrive(browser, 'Stranger', { baseURL })
  await page.goto('/')
  const hand = handOf(page)
  await hand.click(page.getByRole('link', { name: 'Play a turn, no account' }))
  await hand.click(page.getByRole('button', { name: /^\d+ A1/ }))
  await hand.click(page.getByRole('button', { name: 'Fortify' }))
  await hand.click(page.getByRole('button', { name: 'Seal 1 order and end the turn' }))
  await page.getByRole('tab', { name: 'Report', selected: true }).waitFor()
  return hand.count()
}

/** A banner goes to the first of the sectors in reach that holds nothing, by a drag. */
const march = async (page: Page, hand: Hand, piece: string): Promise<void> => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const now = await known({ page }, id)
  if (!now) throw new Error('there is no map')
  const taken = new Set<string>([...now.view.pieces, ...now.view.contacts].map(({ at }) => at))
  const free = targetsOf(now, piece).find((cell) => !taken.has(cell)) ?? ''
  await handsOn(page)
  await hand.drag(await pieceSpot(page, piece), await spotOf(page, now.view.board, free))
  await expect(pieces(page)).toContainText(`${piece} marches to ${free}`)
}

const eightBanners =
  (how: 'mouse' | 'keys') =>
  async (world: World): Promise<number> => {
    const [a, b] = await two(world)
    const id = await boltgunWar(a, b, 'river-crossing')
    const { page } = a
    await page.goto(`/campaign/${id}`)
    const hand = handOf(page)
    for (const turn of [1, 2]) {
      await expect(page.locator('.c-turn')).toContainText(`Turn ${String(turn)}`)
      await pieces(page).waitFor()
      const banners = ['A1', 'A2', 'A3', 'A4']
      if (how === 'keys') await byKeys(page, hand, banners, id)
      else for (const piece of banners) await march(page, hand, piece)
      if (turn === 2) break
      await page.getByRole('button', { name: 'Seal 4 orders' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
      await answer(b, id, 'plan', () => [])
    }
    return hand.count()
  }

const keys: readonly (readonly [key: string, x: number, y: number])[] = [
  ...([
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
  ] as const),
  ...([
    ['Home', -1, -1],
    ['PageUp', 1, -1],
    ['End', -1, 1],
    ['PageDown', 1, 1],
  ] as const),
]

/** The first banner by its number; each goes one sector in a direction that is open, and the next is picked up by itself. */
const byKeys = async (page: Page, hand: Hand, banners: readonly string[], id: string): Promise<void> => {
  const now = await known({ page }, id)
  if (!now) throw new Error('there is no map')
  await hand.key('1')
  // What takes the keys is fetched with the first of them.
  await expect(pieces(page).getByRole('button', { name: banners[0] ?? '', pressed: true })).toBeVisible()
  for (const piece of banners) {
    const [x = 0, y = 0] = (now.view.pieces.find((one) => one.id === piece)?.at ?? '').split(',').map(Number)
    const near = targetsOf(now, piece)
    const way = keys.find(([, dx, dy]) => near.includes(`${String(x + dx)},${String(y + dy)}`))
    await hand.key(`Shift+${way?.[0] ?? ''}`)
    await expect(pieces(page)).toContainText(`${piece} marches to`)
  }
}

const atBattle = async (world: World): Promise<readonly [Person, Person]> => {
  const [a, b] = await two(world)
  const id = await boltgunBattle(a, b)
  for (const { page } of [a, b]) await page.goto(`/campaign/${id}`)
  return [a, b]
}

const oneAnswer = async (world: World): Promise<number> => {
  const [{ page }] = await atBattle(world)
  const hand = handOf(page)
  await hand.click(page.getByRole('button', { name: 'Ask for abstract resolution' }))
  await sealIt(hand, page)
  return hand.count()
}

const report = async ({ page }: Person, winner: string): Promise<number> => {
  const hand = handOf(page)
  await hand.click(page.getByRole('button', { name: 'Report the battle' }))
  await hand.choose(page.getByLabel('Winner'), winner)
  for (const [side, points] of [
    ['A', '200'],
    ['B', '1000'],
  ] as const)
    await hand.type(page.getByLabel(new RegExp(`\\(${side}\\)$`)), points)
  await hand.click(page.getByRole('button', { name: 'Seal the answer' }))
  await sealIt(hand, page)
  return hand.count()
}

const battleReported = async (world: World): Promise<number> => {
  const [, b] = await atBattle(world)
  return report(b, 'A')
}

const corrected = async (world: World): Promise<number> => {
  const [a, b] = await atBattle(world)
  await report(b, 'A')
  await report(a, 'B')
  const { page } = a
  const hand = handOf(page)
  await hand.click(page.getByRole('button', { name: 'Correct' }))
  await hand.choose(page.getByLabel('Winner'), 'A')
  await hand.click(page.getByRole('button', { name: 'Seal the answer' }))
  await sealIt(hand, page)
  return hand.count()
}

const hexForce = async (world: World): Promise<number> => {
  const [a, b] = await two(world)
  const id = await warAtMovement(a, b)
  const { page } = a
  await page.goto(`/campaign/${id}`)
  await pieces(page).waitFor()
  const now = await known(a, id)
  if (!now) throw new Error('there is no map')
  const force = now.view.pieces.find((one) => one.id.startsWith('A-CF'))
  const grid = gridOf(now.view.board)
  const [next] = grid.neighbours(grid.at(force?.at ?? '') ?? 0)
  const hand = handOf(page)
  await handsOn(page)
  await hand.drag(await pieceSpot(page, force?.id ?? ''), await spotOf(page, now.view.board, grid.name(next ?? 0)))
  await hand.click(page.getByRole('button', { name: 'Seal 1 order' }))
  await sealIt(hand, page)
  return hand.count()
}

export const tasks: readonly Task[] = [
  { title: 'From the front page to the first sealed plan, without an account', before: null, count: firstPlanInTrial },
  { title: 'From the front page to the first sealed plan, with an account', before: 15, count: firstPlan },
  { title: 'Eight banners march, by mouse', before: 24, count: eightBanners('mouse') },
  { title: 'Eight banners march, by keyboard alone', before: 24, count: eightBanners('keys') },
  { title: 'A question with nothing to fill in is answered and sealed', before: 4, count: oneAnswer },
  { title: 'A battle result is reported and sealed', before: 7, count: battleReported },
  { title: 'A force marches a hex, and the sheet is sealed', before: 4, count: hexForce },
  { title: 'One of two differing reports is corrected and sealed', before: 6, count: corrected },
]
