import { randomUUID } from 'node:crypto'
import { suggest } from '@muster/rulesets/hex-1.4/engine/desk.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { BattleView } from '@muster/rulesets/hex-1.4/engine/view/battles.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { diceFrom } from '../../support/random.js'
import { ask } from '../client.js'
import { type Club, type Person, read, statusOf } from './club.js'

export type OpenAsk = AskView & { readonly closed: boolean; readonly deadlineAt: string | null }

/** What somebody has before them. */
export interface Desk {
  readonly view: HexView
  readonly asks: readonly OpenAsk[]
}

interface Answer {
  readonly board: HexView['board']
  readonly receipts: readonly { readonly askId: string }[]
  readonly briefing: {
    readonly turn: number
    readonly stage: string
    readonly view: Omit<HexView, 'board'>
    readonly asks: readonly OpenAsk[]
  }
}

/** The asks that nobody has sealed for this seat yet. */
export const deskOf = async (club: Club, who: Person): Promise<Desk> => {
  const fields = `board receipts { askId } briefing { turn stage view asks { id kind title about closed deadlineAt } }`
  const { board, receipts, briefing } = await read<Answer>(club, who, fields)
  const sealed = new Set(receipts.map(({ askId }) => askId))
  return {
    view: { ...briefing.view, board },
    asks: briefing.asks.filter(({ id, closed }) => !closed && !sealed.has(id)),
  }
}

interface Sealed {
  readonly sealOrders: { readonly receipt: { readonly hash: string } | null }
}

const sealing = `mutation ($c: ID!, $ask: ID!, $orders: [OrderInput!]!, $key: String!) {
  sealOrders(campaignId: $c, askId: $ask, orders: $orders, idempotencyKey: $key) { receipt { hash } problems { message } } }`

/** Seals an answer, unless the question was closed since it was read: one side alone may settle a fight. */
const seal = async (club: Club, who: Person, askId: string, orders: readonly OrderDraft[]): Promise<void> => {
  const variables = { c: club.campaignId, ask: askId, orders, key: randomUUID() }
  const { data, errors, text } = await ask(club.server.url, sealing, variables, who)
  const sealed = (data as Sealed | null)?.sealOrders
  if (!sealed?.receipt && errors[0]?.code !== 'CLOSED') throw new Error(`not sealed: ${text}`)
}

/** What somebody answers instead of what a bot would; undefined: nothing else; null: they wait. */
export type Habit = (desk: Desk, asked: OpenAsk) => readonly OrderDraft[] | null | undefined

const plainly: Habit = () => undefined

/** Answers what is asked of somebody’s seat; how many questions that were. */
export const answerAll = async (club: Club, who: Person, habit: Habit = plainly): Promise<number> => {
  const desk = await deskOf(club, who)
  let answers = 0
  for (const asked of desk.asks) {
    const own = habit(desk, asked)
    if (own === null) continue
    const dice = diceFrom(asked.id, { turn: 0, stage: '' })
    await seal(club, who, asked.id, own ?? suggest(desk.view, asked, dice))
    answers += 1
  }
  return answers
}

/** The fight that somebody is asked about. */
export const fightOf = ({ view }: Desk, { about }: OpenAsk): BattleView | undefined =>
  view.detail.battles.find(({ id }) => id === about)

const hour = 3_600_000

/** Whole hours until the first question of somebody’s seat is too late to answer; null: they are asked nothing. */
const hoursLeft = async (club: Club, who: Person): Promise<number | null> => {
  const times = (await deskOf(club, who)).asks.flatMap(({ deadlineAt }) => (deadlineAt ? [Date.parse(deadlineAt)] : []))
  return times.length === 0 ? null : Math.ceil((Math.min(...times) - Date.now()) / hour)
}

/** Who sits at the table in a stage, and who does not. */
export interface Company {
  readonly there: readonly Person[]
  /** They have an open place and answer nothing. */
  readonly away?: readonly Person[]
  readonly habit?: Habit
}

/** Time passes to the first deadline of those who are away. */
const waitForAway = async (club: Club, away: readonly Person[]): Promise<void> => {
  const left: number[] = []
  for (const who of away) left.push((await hoursLeft(club, who)) ?? Infinity)
  const hours = Math.min(...left)
  if (hours === Infinity) throw new Error('the campaign waits for nobody, and does not go on')
  await club.clock.passHours(hours)
}

/** Plays until another stage begins, or the campaign is over or paused. */
export const playStage = async (club: Club, { there, away = [], habit = plainly }: Company): Promise<void> => {
  const [watcher] = there
  if (!watcher) throw new Error('nobody is there')
  const where = async (): Promise<string> => {
    const { phase, turn, stage } = await statusOf(club, watcher)
    return `${phase} ${String(turn)} ${stage}`
  }
  const before = await where()
  while ((await where()) === before) {
    let answered = 0
    for (const who of there) answered += await answerAll(club, who, habit)
    await club.clock.settle()
    if (answered === 0 && (await where()) === before) await waitForAway(club, away)
  }
}
