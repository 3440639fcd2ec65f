import type { Page } from '@playwright/test'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Board } from '@muster/rulesets/kit/view.js'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The map takes pieces by the hand, and stands still: it is fitted anew while the desk beside it takes its place. */
export const handsOn = async (page: Page): Promise<void> => {
  await page.locator('.m-map-stage[data-hands]').waitFor()
  await page.locator('.m-map-pointer > g').evaluate(async (group: SVGGElement) => {
    // Nothing here has a name of its own: a bundler would wrap it in a helper that the page does not have.
    let [before, still] = ['', 0]
    while (still < 20) {
      await new Promise(requestAnimationFrame)
      const { a, e, f } = group.getScreenCTM() ?? { a: 0, e: 0, f: 0 }
      const now = `${String(a)} ${String(e)} ${String(f)}`
      still = now === before ? still + 1 : 0
      before = now
    }
  })
}

/** Where the middle of a cell lies on the screen. */
export const spotOf = async (page: Page, board: Board, name: string): Promise<Spot> => {
  const grid = gridOf(board)
  const middle = grid.centre(grid.at(name) ?? 0)
  return page.locator('.m-map-pointer > g').evaluate((group: SVGGElement, { x, y }) => {
    const matrix = group.getScreenCTM()
    const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 }
    return { x: point.x, y: point.y }
  }, middle)
}

export const pieceSpot = async (page: Page, piece: string): Promise<Spot> => {
  const box = await page.locator(`[data-piece="${piece}"] .m-frame`).boundingBox()
  if (!box) throw new Error(`${piece} is not on the map`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A large map opens where one's own stand; the map itself must lie there, and nothing over it. */
const isInSight = (page: Page, { x, y }: Spot): Promise<boolean> =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('.m-map-stage') !== null, [
    x,
    y,
  ] as const)

/** The first of these whose place on the screen can be tapped. */
export const firstInSight = async (
  page: Page,
  names: readonly string[],
  spot: (name: string) => Promise<Spot>,
): Promise<readonly [string, Spot]> => {
  for (const name of names) {
    const at = await spot(name)
    if (await isInSight(page, at)) return [name, at]
  }
  throw new Error(`none of ${names.join(', ')} is in sight`)
}

export const drag = async ({ mouse }: Page, from: Spot, to: Spot): Promise<void> => {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await mouse.move(to.x, to.y)
  await mouse.up()
}
