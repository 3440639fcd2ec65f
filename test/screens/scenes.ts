import { expect, type Page } from '@playwright/test'
import { cutNetwork, giveNetwork } from '../e2e/network.js'
import type { World } from './world.js'

/** A page or a state of it, as one person sees it. */
export interface Scene {
  readonly name: string
  readonly title: string
  readonly who: 'stranger' | 'north' | 'south'
  readonly path: (world: World) => string
  /** What is done there, and what must stand before it is drawn. */
  readonly then?: (page: Page) => Promise<unknown>
  /** What is undone once it is drawn. */
  readonly after?: (page: Page) => Promise<unknown>
}

const at = (path: string) => () => path
const room = (campaign: 'planned' | 'fought' | 'hexMoving' | 'hexFought', rest: string) => (world: World) =>
  `/campaign/${world[campaign]}${rest}`

const map = (page: Page) => page.locator('.m-map-stage[data-ready], .m-map-stage [data-ready]').first().waitFor()
const desk = (page: Page) => page.getByRole('list', { name: 'Your pieces' }).waitFor()
const step = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()

const strangers: readonly Scene[] = [
  {
    name: 'front',
    title: 'The front page',
    who: 'stranger',
    path: at('/'),
    then: (page) => page.locator('.a-war-map [data-ready]').waitFor(),
  },
  { name: 'trial', title: 'A turn without an account', who: 'stranger', path: at('/play'), then: map },
  {
    name: 'trial-report',
    title: 'The trial: what a turn came to',
    who: 'stranger',
    path: at('/play'),
    then: async (page) => {
      await page.getByRole('button', { name: 'Seal an empty plan' }).click()
      await expect(page.getByRole('tab', { name: 'Report', selected: true })).toBeVisible()
    },
  },
  { name: 'sign-in', title: 'Sign in', who: 'stranger', path: at('/sign-in') },
  { name: 'sign-up', title: 'Make an account', who: 'stranger', path: at('/sign-up') },
  { name: 'campaigns', title: 'Campaigns that look for players', who: 'stranger', path: at('/campaigns') },
  { name: 'invitation', title: 'An invitation', who: 'stranger', path: ({ invitation }) => invitation },
  { name: 'rules', title: 'The rules of BOLTGUN in short', who: 'stranger', path: at('/rules/boltgun') },
  { name: 'rules-hex', title: 'The rules of the hex campaign in short', who: 'stranger', path: at('/rules/hex-1.4') },
  {
    name: 'reference',
    title: 'The reference of the tabletop',
    who: 'stranger',
    path: at('/reference/bolt-action-3'),
    then: (page) => page.getByRole('heading', { name: 'Weapons' }).waitFor(),
  },
  { name: 'tools', title: 'The reference for tools: a guide', who: 'stranger', path: at('/docs/bots') },
  {
    name: 'tools-schema',
    title: 'The reference for tools: a type',
    who: 'stranger',
    path: at('/docs/schema/Campaign'),
  },
  { name: 'missing', title: 'A page that is not there', who: 'stranger', path: at('/nowhere') },
]

const ofAccount: readonly Scene[] = [
  { name: 'lobby', title: 'The lobby', who: 'north', path: at('/lobby') },
  {
    name: 'create-ruleset',
    title: 'A new campaign: the ruleset',
    who: 'north',
    path: at('/new'),
    then: step('Ruleset'),
  },
  { name: 'create-map', title: 'A new campaign: the map', who: 'north', path: at('/new'), then: step('Map') },
  { name: 'create-pace', title: 'A new campaign: the pace', who: 'north', path: at('/new'), then: step('Pace') },
  { name: 'create-seats', title: 'A new campaign: the seats', who: 'north', path: at('/new'), then: step('Seats') },
  {
    name: 'create-rules',
    title: 'A new campaign: the house rules',
    who: 'north',
    path: at('/new'),
    then: step('House rules'),
  },
  { name: 'gathering', title: 'Players gather', who: 'north', path: ({ gathering }) => `/campaign/${gathering}` },
  { name: 'account', title: 'The account', who: 'north', path: at('/account') },
]

const ofWars: readonly Scene[] = [
  { name: 'map', title: 'BOLTGUN: the map and the orders', who: 'north', path: room('planned', ''), then: desk },
  {
    name: 'piece',
    title: 'BOLTGUN: a banner is picked up',
    who: 'north',
    path: room('planned', '?piece=A1'),
    then: desk,
  },
  {
    name: 'report',
    title: 'BOLTGUN: the report of a turn',
    who: 'north',
    path: room('planned', '?tab=report'),
    then: map,
  },
  {
    name: 'objectives',
    title: 'BOLTGUN: objectives',
    who: 'north',
    path: room('planned', '?tab=objectives'),
    then: map,
  },
  { name: 'letters', title: 'Letters', who: 'north', path: room('planned', '?tab=letters'), then: map },
  { name: 'chronicle', title: 'The chronicle', who: 'north', path: room('planned', '?tab=chronicle'), then: map },
  { name: 'people', title: 'The people of a campaign', who: 'north', path: room('planned', '?tab=people'), then: map },
  {
    name: 'people-link',
    title: 'Whether the war may be shared by link, before it is over',
    who: 'south',
    path: room('planned', '?tab=people'),
    then: async (page) => {
      await map(page)
      await page.getByText('When the war is over: share it by link?').click()
      await page.getByRole('button', { name: 'Object to a link' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'history', title: 'What I knew then', who: 'north', path: room('planned', '/history'), then: map },
  { name: 'battles', title: 'BOLTGUN: a battle is asked about', who: 'south', path: room('fought', ''), then: map },
  {
    name: 'battle-desk',
    title: 'The battle desk',
    who: 'south',
    path: room('fought', ''),
    then: async (page) => {
      await page.getByRole('link', { name: 'Battle desk' }).first().click()
      await page.locator('.b-desk').waitFor()
    },
  },
  {
    name: 'print',
    title: 'A turn on paper',
    who: 'north',
    path: room('planned', '/print'),
    then: (page) => page.locator('.c-print h1').waitFor(),
  },
  {
    name: 'replay',
    title: 'A war that is over, as it was',
    who: 'north',
    path: ({ ended }) => `/campaign/${ended}/replay`,
    then: (page) => page.getByRole('region', { name: 'What happened' }).waitFor(),
  },
  { name: 'over', title: 'A campaign that is over', who: 'north', path: ({ ended }) => `/campaign/${ended}` },
  {
    name: 'end',
    title: 'How it ended',
    who: 'north',
    path: ({ ended }) => `/campaign/${ended}/end`,
    then: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'shared-war',
    title: 'A war that is shared by link',
    who: 'stranger',
    path: ({ shared }) => shared,
    then: map,
  },
  {
    name: 'war-preview',
    title: 'The picture in the preview of its link',
    who: 'stranger',
    path: ({ shared }) => `${shared}/preview.png`,
  },
  {
    name: 'offline',
    title: 'A page that was not kept, without a network',
    who: 'north',
    path: room('planned', ''),
    then: async (page) => {
      await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/lobby')))).toBe(true)
      await cutNetwork(page)
      await page.goto('/account')
      await page.getByRole('heading', { name: 'No connection' }).waitFor()
    },
    after: giveNetwork,
  },
  {
    name: 'sandbox',
    title: 'BOLTGUN: a turn is tried in the sandbox',
    who: 'north',
    path: room('planned', '/sandbox'),
    then: async (page) => {
      await page.getByRole('list', { name: 'Guesses' }).waitFor()
      await map(page)
      await page.getByRole('tab', { name: /^Orders/ }).click()
      await page.getByRole('button', { name: 'See what would happen' }).click()
      await page.locator('.s-when').getByText('1 step on').waitFor()
    },
  },
  {
    name: 'hex-sandbox',
    title: 'The hex campaign: the sandbox',
    who: 'north',
    path: room('hexMoving', '/sandbox'),
    then: map,
  },
  {
    name: 'playback',
    title: 'A resolution is played on the map',
    who: 'north',
    path: room('planned', '?tab=report'),
    then: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Watch it on the map' }).click()
      await page.getByRole('region', { name: 'What happened, on the map' }).waitFor()
      await page.locator('.m-map-stage').focus()
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'hex-map',
    title: 'The hex campaign: the map and the orders',
    who: 'north',
    path: room('hexMoving', ''),
    then: desk,
  },
  {
    name: 'hex-records',
    title: 'The hex campaign: records',
    who: 'north',
    path: room('hexMoving', '?tab=records'),
    then: map,
  },
  {
    name: 'hex-battle',
    title: 'The hex campaign: a battle is asked about',
    who: 'south',
    path: room('hexFought', ''),
    then: map,
  },
]

/** The last: from here on this reader reads German. */
const german: Scene = {
  ...{ name: 'german', title: 'The trial in German', who: 'stranger', path: at('/play') },
  then: async (page) => {
    await page.context().addCookies([{ name: 'language', value: 'de', url: page.url() }])
    await page.reload()
    await map(page)
  },
}

export const scenes: readonly Scene[] = [...strangers, ...ofAccount, ...ofWars, german]
