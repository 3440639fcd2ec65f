import { type Browser, expect, test, type ViewportSize } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { arrive, type Person } from '../e2e/people.js'
import { expectFits, objections, standsStill } from '../e2e/sound.js'
import { absenceOf, type FlowName, rulesetIds, type RulesetId, type SizeName, sizeNames, titleOf } from './list.js'
import { boltgun } from './boltgun.js'
import { hex } from './hex.js'
import type { Particulars, Stage } from './stage.js'

const particulars: Readonly<Record<RulesetId, Particulars>> = { boltgun, 'hex-1.4': hex }

const screens: Readonly<Record<SizeName, { readonly viewport: ViewportSize; readonly hasTouch: boolean }>> = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
}

const signIn = async ({ page, name }: Person, baseURL: string): Promise<void> => {
  const [email, password] = [`${randomBytes(6).toString('hex')}@example.org`, randomBytes(12).toString('hex')]
  const response = await page.request.post('/api/auth/sign-up/email', {
    data: { name, email, password },
    headers: { origin: baseURL },
  })
  expect(response.status()).toBe(200)
}

const open = (browser: Browser, ruleset: Particulars, size: SizeName, baseURL: string) => {
  const everybody: Person[] = []
  const phone = size === 'phone'
  const stranger: Stage['stranger'] = async (name) => {
    const person = await arrive(browser, name, screens[size])
    everybody.push(person)
    return person
  }
  const stage: Stage = {
    ...{ browser, ruleset, phone, stranger },
    member: async (name) => {
      const person = await stranger(name)
      await signIn(person, baseURL)
      return person
    },
    press: (what) => (phone ? what.tap() : what.click()),
    sound: async ({ page }) => {
      await standsStill(page)
      await expectFits(page, screens[size].viewport.width)
      expect(await objections(page, { colours: !phone })).toEqual([])
    },
  }
  return { stage, everybody }
}

/** Walks a flow for each ruleset that has it, on a desk and in a hand. No browser may complain meanwhile, but of what is named. */
export const flow = (name: FlowName, walk: (stage: Stage) => Promise<void>, expected: RegExp = /^$/): void => {
  for (const ruleset of rulesetIds) {
    if (absenceOf(name, ruleset) !== undefined) continue
    for (const size of sizeNames)
      test(titleOf({ name, ruleset, size }), async ({ browser, baseURL }) => {
        const { stage, everybody } = open(browser, particulars[ruleset], size, baseURL ?? '')
        await walk(stage)
        for (const { complaints } of everybody) expect(complaints.filter((text) => !expected.test(text))).toEqual([])
        for (const { page } of everybody) await page.context().close()
      })
  }
}
