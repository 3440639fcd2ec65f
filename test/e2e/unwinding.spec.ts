import { randomUUID } from 'node:crypto'
import type { DraftRow } from '@muster/rulesets/kit/orders.js'
import { expect, test } from '@playwright/test'
import { api } from './api.js'
import { answer as fight, askedNext, boltgunWar, untilBattle } from './boltgunWar.js'
import { arrive, enter, type Person } from './people.js'
import { shot } from './shot.js'
import { expectSound } from './sound.js'

interface Asked {
  readonly campaign: {
    readonly status: { readonly turn: number; readonly phase: string }
    readonly briefing: { readonly asks: readonly { readonly id: string; readonly closed: boolean }[] }
  }
}

const asked = 'query ($id: ID!) { campaign(id: $id) { status { turn phase } briefing { asks { id closed } } } }'
const suggested = `query ($id: ID!, $ask: ID!) { ask(campaignId: $id, id: $ask) { suggestion { kind piece to path with amount item detail } } }`
const seal = `mutation ($id: ID!, $ask: ID!, $orders: [OrderInput!]!, $key: String!) {
  sealOrders(campaignId: $id, askId: $ask, orders: $orders, idempotencyKey: $key) { problems { message } } }`

/** Answers what is asked as a bot would. */
const answer = async (person: Person, id: string): Promise<Asked['campaign']['status']> => {
  const { campaign } = await api<Asked>(person, asked, { id })
  for (const { id: ask, closed } of campaign.briefing.asks) {
    if (closed) continue
    const told = await api<{ readonly ask: { readonly suggestion: readonly DraftRow[] } | null }>(person, suggested, {
      id,
      ask,
    })
    if (told.ask) await api(person, seal, { id, ask, orders: told.ask.suggestion, key: randomUUID() }).catch(() => null)
  }
  return campaign.status
}

const closed = 'query ($id: ID!) { campaign(id: $id) { closedQuestions { turn sheets { title } } } }'

interface Closed {
  readonly campaign: {
    readonly closedQuestions: readonly {
      readonly turn: number
      readonly sheets: readonly { readonly title: string }[]
    }[]
  }
}

/** Plays until a battle has closed, and a turn has opened since. */
const playOn = async ([north, south, facilitator]: readonly [Person, Person, Person], id: string): Promise<void> => {
  await expect
    .poll(
      async () => {
        const { turn } = await answer(north, id)
        await answer(south, id)
        const { campaign } = await api<Closed>(facilitator, closed, { id })
        const first = campaign.closedQuestions.at(-1)
        return first !== undefined && turn > first.turn + 1
      },
      { timeout: 60_000, intervals: [150] },
    )
    .toBe(true)
}

test('a wrong result is repaired turns later: the campaign is played again from there, and the last stage is opened again', async ({
  browser,
}) => {
  const people = [await arrive(browser, 'Nora'), await arrive(browser, 'Sven'), await arrive(browser, 'Faye')] as const
  for (const person of people) await enter(person)
  const [north, south, facilitator] = people
  const { page } = facilitator
  const id = await boltgunWar(north, south, 'first-contact', { facilitator })
  await playOn(people, id)
  await page.goto(`/campaign/${id}/facilitator`)
  await page.getByRole('tab', { name: 'Play again' }).click()
  const questions = page.getByLabel('Which question')
  const battles = questions.getByRole('option', { name: /How did the battle end/ })
  await expect(battles.last()).toBeAttached()
  await questions.selectOption((await battles.last().getAttribute('value')) ?? '')
  await expect(page.getByRole('region', { name: 'What A should have answered' })).toBeVisible()
  const desk = page.getByRole('region', { name: 'What A should have answered' })
  await desk.getByRole('button', { name: /^Strike out/ }).click()
  await desk.getByRole('button', { name: 'Report the battle' }).click()
  await desk.getByLabel('Winner').selectOption('A')
  for (const [seat, points] of [
    ['A', '100'],
    ['B', '200'],
  ] as const)
    await desk.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
  await desk.getByRole('button', { name: 'Put on the sheet', exact: true }).click()
  await desk.getByRole('button', { name: 'The others answered the same' }).click()
  const answers = page.getByLabel('Whose answer')
  await answers.selectOption({ label: 'What B should have answered' })
  await expect(page.getByRole('listitem').filter({ hasText: 'won by A' })).toBeVisible()
  await answers.selectOption({ label: 'What A should have answered' })
  await expectSound(page)
  await shot(facilitator, 'unwinding-desk')
  const reason = 'Both of us had it the wrong way round.'
  await page.getByRole('textbox', { name: 'Why' }).first().fill(reason)
  await page.getByRole('button', { name: 'See what would come of it' }).click()
  await expect(page.getByRole('heading', { name: 'What becomes of what followed' })).toBeVisible()
  await expect(page.getByText('otherwise', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Would be seen by: A/)).toBeVisible()
  await expectSound(page)
  await shot(facilitator, 'unwinding-preview')
  await page.getByRole('button', { name: 'Play it again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play it again' }).click()
  await expect(page.getByRole('heading', { name: 'What becomes of what followed' })).toBeHidden()
  await north.page.goto(`/campaign/${id}?tab=report`)
  await expect(north.page.getByText(`because something in it was wrong: ${reason}`)).toBeVisible()
  await north.page.goto(`/campaign/${id}?tab=people`)
  await expect(north.page.getByText(`Faye had the campaign played again from an earlier moment`).first()).toBeVisible()
  await north.page.goto(`/campaign/${id}/history`)
  for (let back = 0; back < 6 && (await north.page.getByText('No longer so').count()) === 0; back += 1)
    await north.page.keyboard.press('ArrowLeft')
  await expect(north.page.getByText('No longer so').first()).toBeVisible()
  await expectSound(north.page)
  await shot(north, 'unwinding-history')
  await page.getByText('Open the last stage again').click()
  await page.getByRole('checkbox', { name: /^B – / }).check()
  await page.getByRole('textbox', { name: 'Why' }).last().fill('The clock was wrong.')
  await expectSound(page)
  await shot(facilitator, 'unwinding-reopen')
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click()
  await south.page.goto(`/campaign/${id}?tab=report`)
  await expect(south.page.getByText('was opened again: The clock was wrong.')).toBeVisible()
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test('where no facilitator sits, a seat asks the others to play again from a question of its own', async ({
  browser,
}) => {
  const people = [await arrive(browser, 'Nils'), await arrive(browser, 'Sara')] as const
  for (const person of people) await enter(person)
  const [north, south] = people
  const id = await boltgunWar(north, south, 'first-contact')
  await untilBattle(north, south, id)
  const say = (person: Person): Promise<string> =>
    fight(person, id, 'battle', (_, { about }) => [
      { kind: 'result', item: about ?? '', detail: { winner: 'B', lost: { A: 200, B: 100 } } },
    ])
  const sealed = await say(north)
  await say(south)
  await askedNext(north, id, sealed)
  const { page } = north
  await page.goto(`/campaign/${id}?tab=people`)
  await page.getByRole('button', { name: 'Call a vote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vote on').selectOption('UNWIND')
  await dialog.getByLabel('Which question').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: /^Strike out/ }).click()
  await dialog.getByRole('button', { name: 'Report the battle' }).click()
  await dialog.getByLabel('Winner').selectOption('A')
  for (const [seat, points] of Object.entries({ A: '100', B: '200' }))
    await dialog.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
  await dialog.getByRole('button', { name: 'Put on the sheet', exact: true }).click()
  await dialog.getByRole('checkbox', { name: /^B – / }).check()
  await dialog.getByLabel('Reason, for all to read').fill('We wrote it the wrong way round.')
  await expectSound(page)
  await shot(north, 'unwinding-vote')
  await dialog.getByRole('button', { name: 'Call a vote' }).click()
  await expect(dialog).toBeHidden()
  await south.page.goto(`/campaign/${id}?tab=people`)
  await south.page.getByRole('button', { name: 'For it', exact: true }).click()
  await expect(south.page.getByText(/played again from an earlier moment, as all seats agreed/).first()).toBeVisible()
  await page.goto(`/campaign/${id}?tab=report`)
  await expect(page.getByText('because something in it was wrong: We wrote it the wrong way round.')).toBeVisible()
  for (const { complaints } of people) expect(complaints).toEqual([])
})
