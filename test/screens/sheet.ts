import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A phone, a tablet upright, a small and a large screen. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const

/** Shots are laid down at this part of their size. */
const scale = 0.4
const gap = 16

/** What moves stands still in a picture. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
}

/** The page as it stands, at a width and in a theme. */
export const shoot = async (page: Page, size: { width: number; height: number }, theme: Theme): Promise<Buffer> => {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.waitForTimeout(300)
  await settle(page)
  return page.screenshot()
}

/** All widths beside one another, a row for each theme, as one WebP. */
export const sheetOf = async (page: Page): Promise<Buffer> => {
  const laid: OverlayOptions[] = []
  const tallest = Math.round(Math.max(...screens.map(({ height }) => height)) * scale)
  for (const [row, theme] of themes.entries()) {
    let left = gap
    for (const size of screens) {
      const width = Math.round(size.width * scale)
      const input = await sharp(await shoot(page, size, theme))
        .resize(width)
        .toBuffer()
      laid.push({ input, left, top: gap + row * (tallest + gap) })
      left += width + gap
    }
  }
  const width = gap + screens.reduce((sum, size) => sum + Math.round(size.width * scale) + gap, 0)
  const height = gap + themes.length * (tallest + gap)
  return sharp({ create: { width, height, channels: 3, background: '#77736b' } })
    .composite(laid)
    .webp({ quality: 62 })
    .toBuffer()
}
