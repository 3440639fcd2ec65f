import { expect, type Page, test } from '@playwright/test'
import type { Board } from '@muster/rulesets/kit/view.js'
import { drag, spotOf } from './onMap.js'
import { arrive, signUp } from './people.js'
import { expectSound } from './sound.js'

const begin = async (page: Page, title: string, ruleset: string, [width, height]: readonly [number, number]) => {
  await page.goto('/maps/new')
  await page.getByLabel('For', { exact: true }).selectOption(ruleset)
  await page.getByLabel('Name of the map').fill(title)
  await page.getByLabel('Columns').fill(String(width))
  await page.getByLabel('Rows').fill(String(height))
  await page.getByRole('button', { name: 'Begin to draw' }).click()
  await drawable(page)
}

/** The map takes the brush. */
const drawable = (page: Page) => page.locator('.m-map-stage[data-ready][data-brush]').waitFor()

/** Pixels from the middle of one cell to that of the next. */
const cellWidth = async (page: Page, board: Board): Promise<number> =>
  (await spotOf(page, board, '5/4')).x - (await spotOf(page, board, '5/3')).x

/** What lies in a cell, as the map says it of the cell under the pointer. */
const lies = async (page: Page, board: Board, cell: string) => {
  const { x, y } = await spotOf(page, board, cell)
  await page.mouse.move(x, y)
  return page.locator('.m-map-readout')
}

test('a map of squares is drawn, undone, checked, kept and saved', async ({ browser }) => {
  const person = await arrive(browser, 'Drawer')
  const { page, complaints } = person
  const board: Board = { grid: 'square', width: 16, height: 12, layers: [] }
  await begin(page, 'Two rivers', 'boltgun', [16, 12])
  const paint = async (from: string, to: string) =>
    drag(page, await spotOf(page, board, from), await spotOf(page, board, to))

  await test.step('a stroke is one step, and has its images', async () => {
    await page.getByLabel('Symmetry').selectOption('halfTurn')
    await page.keyboard.press('4')
    await paint('6,2', '9,2')
    await expect(await lies(page, board, '9,2')).toContainText('Water')
    await expect(await lies(page, board, '9,9')).toContainText('Water')
    await page.keyboard.press('Control+z')
    await expect(await lies(page, board, '6,2')).toContainText('Open ground')
    await page.keyboard.press('Control+Shift+z')
    await expect(await lies(page, board, '6,9')).toContainText('Water')
  })

  await test.step('the check says what is missing, and shows where', async () => {
    await page.getByRole('tab', { name: /^Check/ }).click()
    await expect(page.getByText('Seat B has no Start')).toBeVisible()
    await page.getByRole('tab', { name: 'Draw' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    for (const cell of ['1,1', '1,3', '3,1', '3,3']) {
      const { x, y } = await spotOf(page, board, cell)
      await page.mouse.click(x, y)
    }
    await expect(await lies(page, board, '14,10')).toContainText('(B)')
    await expectSound(page)
  })

  await test.step('a region is copied to another place', async () => {
    await page.getByRole('button', { name: 'Select' }).click()
    await paint('5,1', '9,3')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(page.getByText('Press where the copy is to go')).toBeVisible()
    const { x, y } = await spotOf(page, board, '9,4')
    await page.mouse.click(x, y)
    await expect(await lies(page, board, '10,5')).toContainText('Water')
  })

  await test.step('it is kept as it is drawn, saved to an account, and opened from there', async () => {
    await expect(page.getByText('Kept on this device')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in to save' })).toBeVisible()
    await page.goto(`/sign-up?next=${new URL(page.url()).pathname}`)
    await signUp(person)
    await drawable(page)
    await expect(await lies(page, board, '6,9')).toContainText('Water')
    const before = page.url()
    await page.keyboard.press('4')
    await paint('12,6', '13,6')
    await page.getByRole('tab', { name: /^Check/ }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.href !== before)
    await expect(page.getByText('Saved to your account')).toBeVisible()
    // What was done, the tool and the tab are as they were.
    await expect(page.getByRole('tab', { name: /^Check/, selected: true })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(await lies(page, board, '12,6')).toContainText('Open ground')
    await paint('12,7', '12,8')
    await expect(await lies(page, board, '12,7')).toContainText('Water')
    await page.keyboard.press('2')
    await paint('2,10', '4,10')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved to your account')).toBeVisible()
    await page.reload()
    await drawable(page)
    await expect(await lies(page, board, '3,10')).toContainText('City')
    await expect(page.getByText('Saved to your account')).toBeVisible()
  })

  await test.step('what another window has saved is not overwritten', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const each of [other, page]) {
      await drawable(each)
      await each.getByLabel('Symmetry').selectOption('halfTurn')
      const { x, y } = await spotOf(each, board, '7,0')
      await each.keyboard.press('2')
      await each.mouse.click(x, y)
      await each.keyboard.press('Control+s')
      if (each === other) await expect(other.getByText('Saved to your account')).toBeVisible()
    }
    await expect(page.getByText('This map was saved elsewhere meanwhile')).toBeVisible()
    const before = page.url()
    await page.getByRole('button', { name: 'Save mine as another map' }).click()
    await page.waitForURL((url) => url.href !== before)
    await expect(page.getByText('Saved to your account')).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('a map of hexes is drawn on a phone, by one finger and by keys, and tried with bots', async ({ browser }) => {
  const at = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, complaints } = await arrive(browser, 'Thumb', at)
  const board: Board = { grid: 'hex', width: 9, height: 9, layers: [] }
  await begin(page, 'Six isles', 'hex-1.4', [9, 9])
  await page.getByLabel('Symmetry').selectOption('sixthTurns')
  const { x, y } = await spotOf(page, board, '3/4')
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()

  await test.step('two fingers move the map, and paint nothing', async () => {
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    const { x: left, y: top } = await spotOf(page, board, '5/3')
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: left - apart, y: top, id: 1 },
          { x: left + apart, y: top, id: 2 },
        ],
      })
    await touch('touchStart', 30)
    for (const apart of [45, 60, 80]) await touch('touchMove', apart)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(async () => expect(await cellWidth(page, board)).toBeGreaterThan(60)).toPass()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await page.getByRole('button', { name: 'Show the whole map' }).tap()
  })

  await test.step('keys paint too', async () => {
    const map = page.getByRole('application', { name: 'Map that you draw' })
    await map.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(map).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Draw one stroke along the way')
    await page.keyboard.press('Escape')
  })
  await expectSound(page, [390])

  await test.step('it is tried with bots', async () => {
    await page.setViewportSize(at.viewport)
    await page.getByRole('button', { name: 'Try it with bots' }).tap()
    await page.getByRole('button', { name: 'Begin', exact: true }).tap()
    await expect(page.locator('.c-turn')).toContainText('of 4')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six isles')
    await page.getByRole('button', { name: 'Seal an empty plan' }).tap()
    await expect(page.getByRole('tab', { name: 'Report', selected: true })).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('a map of a virtual tabletop is opened: its grid and its picture', async ({ browser }) => {
  const { page } = await arrive(browser, 'Table')
  await page.goto('/maps/new')
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const file = (name: string, content: object) => ({
    ...{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(JSON.stringify(content)) },
  })
  const chosen = page.getByLabel('Or open a file')
  await chosen.setInputFiles(file('keep.dd2vtt', { format: 0.3 }))
  await expect(page.getByText('The file is no Universal VTT map.')).toBeVisible()
  await chosen.setInputFiles(file('keep.dd2vtt', { resolution: { map_size: { x: 18, y: 11 } }, image: pixel }))
  await drawable(page)
  await expect(page.getByText('18 × 11', { exact: false })).toBeVisible()
  await page.getByRole('tab', { name: 'Picture' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
})
