import type { Page } from '@playwright/test'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Board } from '@muster/rulesets/kit/view.js'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The map takes pieces by the hand. */
export const handsOn = (page: Page): Promise<void> => page.locator('.m-map-stage[data-hands]').waitFor()

/** Where the middle of a cell lies on the screen. */
export const spotOf = async (page: Page, board: Board, name: string): Promise<Spot> => {
  const grid = gridOf(board)
  const middle = grid.centre(grid.at(name) ?? 0)
  return page.locator('.m-map-pointer g').evaluate((group: SVGGElement, { x, y }) => {
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

export const drag = async ({ mouse }: Page, from: Spot, to: Spot): Promise<void> => {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await mouse.move(to.x, to.y)
  await mouse.up()
}
