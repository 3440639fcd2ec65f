import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

/** In the page. */
declare const axe: typeof Axe

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What fades or slides in is half transparent or half out of sight until it stands. What moves for ever is not waited for. */
export const standsStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )

/**
 * What axe objects to. Our pages have no frames: one look is enough, and of what is sound nothing is told, which took half of the time. Colours, the dearest to
 * judge, are the same at every width: judged once a theme is enough; and in another theme nothing but them is otherwise.
 */
export const objections = async (
  page: Page,
  { colours }: { readonly colours: boolean | 'alone' },
): Promise<readonly string[]> => {
  await standsStill(page)
  // Of a page that was come to without loading anew the title follows, after what is to be seen.
  await expect(page).toHaveTitle(/\S/)
  const judged: Axe.RunOptions =
    colours === 'alone'
      ? { runOnly: ['color-contrast'] }
      : { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } } }
  await page.evaluate(`if (!globalThis.axe) ${source}`)
  return page.evaluate(
    async (options) => {
      const { violations } = await axe.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { ...judged, resultTypes: ['violations' as const], elementRef: false },
  )
}

/** Nothing scrolls sideways. */
export const expectFits = async (page: Page, width: number): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, `${page.url()} at ${String(width)} px scrolls sideways`).toBeLessThanOrEqual(0)
}

/** The screen as a whole, on a desk and in a hand: nothing that axe objects to, nothing that scrolls sideways. */
export const expectSound = async (page: Page, widths: readonly number[] = [1280, 390]): Promise<void> => {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 })
    await standsStill(page)
    await expectFits(page, width)
    expect(await objections(page, { colours: at === 0 })).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 844 })
}
