import type { Person } from './people.js'

/** The page as it stands, at a desk and on a phone, to be looked at. */
export const shot = async ({ page }: Person, name: string): Promise<void> => {
  for (const [width, file] of [
    [390, `${name}-390`],
    [1280, name],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.screenshot({ path: `test-results/${file}.png`, fullPage: true })
  }
}
