import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { gather } from './begun.js'
import { arrive, expectTurn, type Person } from './people.js'
import { expectSound } from './sound.js'

const sealOrders = async (page: Page, count: number): Promise<void> => {
  await page.getByRole('button', { name: `Seal ${String(count)} ${count === 1 ? 'order' : 'orders'}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const budget = (page: Page) => page.getByLabel('What the sheet comes to')

const muster = async (page: Page, kind: string, points: string): Promise<void> => {
  await page.getByRole('button', { name: 'Muster a force' }).click()
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('How much').fill(points)
  await page.getByRole('button', { name: 'Put on the sheet' }).click()
}

/** The bot's dice may bring both into one hex: then the organiser lets silence decide, as often as something is asked. */
const untilTurn2 = async (player: Person): Promise<void> => {
  const { page } = player
  const turn = page.locator('.c-turn')
  await expect(turn).not.toContainText('Movement')
  await expect(async () => {
    if ((await turn.innerText()).includes('Turn 1')) {
      await page.getByRole('tab', { name: 'People' }).click()
      for (const within of [page, page.getByRole('dialog')])
        await within.getByRole('button', { name: 'Close the stage now' }).click({ timeout: 15_000 })
    }
    await expect(turn).toContainText('Turn 2', { timeout: 15_000 })
  }).toPass({ timeout: 300_000 })
  await page.getByRole('tab', { name: /Orders/ }).click()
  await expectTurn(player, 2, /Upkeep/)
}

test('the hex campaign against a bot: forces, purchases, a path, layers, records', async ({ browser }) => {
  const player = await arrive(browser, 'Red')
  const { page, complaints } = player

  await test.step('a map for two, a bot on the other side', async () => {
    await gather(player, 'Unclaimed', { rulesetId: 'hex-1.4', scenarioId: 'unclaimed-2', settings: {}, bots: ['B'] })
    await expect(page.locator('.c-seats')).toContainText('bot')
    await page.getByRole('button', { name: 'Start the campaign' }).click()
  })

  await test.step('2500 points are divided, and the desk counts them', async () => {
    await expect(page.locator('.c-turn')).toHaveText('Set-up')
    await muster(page, 'Occupation force', '1000')
    await muster(page, 'Conquest force', '1500')
    await expect(budget(page)).toContainText('Left, and lost0')
    await expectSound(page)
    await sealOrders(page, 2)
    await expectTurn(player, 1, /Upkeep/)
  })

  await test.step('a purchase stands under its heading, and can be taken back until it is sealed', async () => {
    const specials = page.getByRole('region', { name: 'Specials' })
    for (const round of [1, 2]) {
      await page.getByRole('button', { name: 'Buy a special' }).click()
      await page.getByRole('button', { name: 'Put on the sheet' }).click()
      await expect(specials.locator('.c-order')).toHaveCount(1)
      await expect(budget(page)).not.toContainText('Spent0')
      if (round === 1) await specials.getByRole('button', { name: /^Strike out/ }).click()
    }
    await sealOrders(page, 1)
    await expectTurn(player, 1, /Movement/)
  })

  await test.step('a path is drawn step by step, shortened, and drawn again', async () => {
    const row = page
      .getByRole('list', { name: 'Your pieces' })
      .getByRole('listitem')
      .filter({ hasText: 'A-CF' })
      .first()
    await row.getByRole('button', { name: /A-CF/ }).click()
    await row.getByLabel('Next hex').selectOption({ index: 1 })
    await expect(page.locator('.c-way')).toContainText(/1 of 3 steps/)
    await expect(page.locator('.m-arrow-pencil')).toHaveCount(1)
    await page.locator('.m-map-stage').focus()
    await page.keyboard.press('Backspace')
    await expect(row).toContainText('No orders')
    await row.getByLabel('Next hex').selectOption({ index: 1 })
    await expect(row).toContainText(/marches to \d+\/\d+/)
    await expectSound(page, [1280])
    await page.locator('.c-way').getByRole('button', { name: 'Done' }).click()
    await sealOrders(page, 1)
    await untilTurn2(player)
  })

  await test.step('what is laid over the map stays laid', async () => {
    await page.getByRole('button', { name: 'Layers' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'RP a turn' }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('.c-laid')).toContainText('RP a turn')
    await page.reload()
    await expect(page.locator('.c-laid')).toContainText('RP a turn')
  })

  await test.step('the territory record can be taken away, and curves begin', async () => {
    await page.getByRole('tab', { name: 'Records' }).click()
    const record = page.getByRole('region', { name: 'Territory record', exact: true })
    await expect(record.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('img', { name: /^Hexes held/ })).toBeVisible()
    const taken = page.waitForEvent('download')
    await record.getByRole('button', { name: 'Save as CSV' }).click()
    const file = await taken
    expect(file.suggestedFilename()).toBe('unclaimed-turn-2-territory-record.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFHex,RP,Features/)
    await expectSound(page)
  })

  expect(complaints).toEqual([])
})
