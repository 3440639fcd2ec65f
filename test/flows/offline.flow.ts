import { expect } from '@playwright/test'
import { cutNetwork, giveNetwork } from '../e2e/network.js'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow(
  'offline',
  async (stage) => {
    const { ruleset, sound } = stage
    const [north, , id] = await planning(stage)
    const { page } = north
    const orders = page.locator('.c-plan-piece .c-order')
    await enter(stage, north, id)
    await ruleset.order(north, ruleset.piece('A'))
    await expect(page.locator('.c-saving')).toHaveText('Draft saved')
    const kept = [`/campaign/${id}`, '/lobby', `/kept/campaign/${id}`]
    const found = () =>
      page.evaluate((all) => Promise.all(all.map(async (path) => Boolean(await caches.match(path)))), kept)
    await expect.poll(found).toEqual([true, true, true])
    await cutNetwork(page)
    await page.reload()
    await expect(page.getByText('You are offline. This is the campaign as of')).toBeVisible()
    await expect(orders).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Offline: sealing needs the connection' })).toBeDisabled()
    await sound(north)
    await page.goto('/lobby')
    await expect(page.getByRole('link', { name: /The river war|Close quarters/ })).toBeVisible()
    await sound(north)
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await sound(north)
    await enter(stage, north, id)
    await giveNetwork(page)
    await expect(page.getByText('You are offline.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Seal 1 order' })).toBeEnabled()
  },
  // What the browser says itself of requests that were cut.
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|status of 503/,
)
