import { expect, type Page, test } from '@playwright/test'
import { startWith } from './begun.js'
import { createCampaign, openStep } from './creating.js'
import { photo, png } from '../pictures/files.js'
import { arrive, enter, type Person } from './people.js'
import { expectSound } from './sound.js'

const begin = async (organiser: Person): Promise<void> => {
  const { page } = organiser
  await enter(organiser)
  await page.goto('/new')
  await createCampaign(organiser, {
    name: 'The river war',
    rules: async () => {
      await openStep(organiser, 'Seats')
      await page.getByLabel(/^The chronicle has a public page/).check()
      await openStep(organiser, 'House rules')
    },
  })
}

const chronicleTab = (page: Page) => page.getByRole('tab', { name: 'Chronicle' })

/** The second picture that is sent waits for a word. */
const secondUpload = async (page: Page): Promise<{ readonly goOn: () => void }> => {
  let goOn = (): void => undefined
  const word = new Promise<void>((resolve) => (goOn = resolve))
  let sent = 0
  await page.route('**/pictures/*', async (route) => {
    if (route.request().method() === 'POST' && (sent += 1) === 2) await word
    await route.continue()
  })
  return { goOn }
}

test('players tell of their campaign with pictures, and the world reads what they mark', async ({ browser }) => {
  const north = await arrive(browser, 'North')
  await begin(north)
  const south = await arrive(browser, 'South', { viewport: { width: 390, height: 844 } })
  await startWith(north, south)
  let publicPage = ''

  await test.step('an entry is written with a quotation and pictures, looked at before, and published', async () => {
    const { page } = north
    await chronicleTab(page).click()
    await expect(page.getByText('Nothing is written yet')).toBeVisible()
    await page.getByRole('button', { name: 'Write an entry' }).click()
    await page.getByLabel('Title').fill('Dawn at the ford')
    await page.getByLabel('Text', { exact: true }).fill('Fog lay on the water.\n\nNobody had slept.')
    await page.getByRole('button', { name: 'Quote the report' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    const second = await secondUpload(page)
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'ford.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) },
      { name: 'table.png', mimeType: 'image/png', buffer: await png(600, 400) },
    ])
    // While the second is on its way.
    await page.getByLabel('Below picture 1').fill('The ford at dawn')
    second.goOn()
    await expect(page.getByLabel('Below picture 2')).toBeVisible()
    await page.getByLabel('Add pictures').setInputFiles([
      {
        name: 'map.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ])
    await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('alert')).toContainText(
      'map.svg: SVG drawings are not accepted',
    )
    await page.getByLabel(/^Public/).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('As the others will read it')
    await expectSound(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Dawn at the ford' })).toBeVisible()
    publicPage = (await page.getByRole('link', { name: 'Read the public page' }).getAttribute('href')) ?? ''
    await expectSound(page)
  })

  await test.step('others read it on a phone, and walk through its pictures by keyboard', async () => {
    const { page } = south
    await page.getByRole('button', { name: 'Raise the desk' }).click()
    await chronicleTab(page).click()
    await expect(page.getByText('Nobody had slept.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'The ford at dawn' })).toBeVisible()
    await expectSound(page, [390])
    await page.getByRole('button', { name: 'Enlarge: The ford at dawn' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('1 of 2')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText('2 of 2')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('dialog', { name: 'The ford at dawn' })).toContainText('1 of 2')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Report to the host' })).toBeVisible()
  })

  await test.step('an answer is written on the phone, edited and taken back', async () => {
    const { page } = south
    await page.getByRole('button', { name: 'Write an entry' }).click()
    await page.getByLabel('Title').fill('The other bank')
    await page.getByLabel('Text', { exact: true }).fill('We saw nothing.')
    await expectSound(page, [390])
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const own = page.getByRole('article', { name: 'The other bank' })
    await own.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Text', { exact: true }).fill('We saw everything.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(own).toContainText('We saw everything.')
    await expect(own).toContainText('edited')
    await own.getByRole('button', { name: 'Take back' }).click()
    await expect(own).toContainText('only you see it')
  })

  await test.step('the page of its own is there to print', async () => {
    const { page } = north
    await page.getByRole('link', { name: 'Read it on a page of its own' }).click()
    await expect(page.getByRole('heading', { name: 'The river war' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectSound(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Write an entry' })).toBeHidden()
    await expect(page.getByText('Nobody had slept.')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('whoever has the address reads what is public, without an account, until the page is closed', async () => {
    const world = await (await browser.newContext()).newPage()
    await world.goto(publicPage)
    await expect(world.getByRole('heading', { name: 'Dawn at the ford' })).toBeVisible()
    await expect(world.getByRole('img', { name: 'The ford at dawn' })).toBeVisible()
    await expect(world.locator('main')).not.toContainText('The other bank')
    await expectSound(world)
    const { page } = north
    await page.getByRole('button', { name: 'Close the public page' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close the public page' }).click()
    await expect(page.getByText('Only members read the chronicle.')).toBeVisible()
    await world.reload()
    await expect(world.getByText('Nothing is here')).toBeVisible()
    await world.close()
  })
})
