import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What fades or slides in is half transparent or half out of sight until it stands. What moves for ever is not waited for. */
const standsStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )

/** The screen as a whole, on a desk and in a hand: nothing that axe objects to, nothing that scrolls sideways. */
export const expectSound = async (page: Page, widths: readonly number[] = [1280, 390]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await standsStill(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `${page.url()} at ${String(width)} px scrolls sideways`).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(told).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 844 })
}
