import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { closed as isClosed, notFound } from '../../base/problems.js'
import type { EditionKey } from '../../referee/compute/game.js'
import { retold } from '../../messages/retold.js'
import * as problems from '../../messages/problems.generated.js'
import type { Receipt as ReceiptRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { placed, placedDraft } from '../placed.js'
import { draftsOf } from '../limits/drafts.js'
import { priced } from '../limits/priced.js'
import type { BriefingSource } from '../sources.js'
import { Ask, OrderCheck, OrderOption, PathStep, Reach } from '../types/asks.js'
import { AskState } from '../types/enums.js'
import { Draft, Order, OrderInput, Receipt } from '../types/orders.js'
import { boardOf, statsOf } from './briefings.js'

const campaignAbout = { description: 'Id of the campaign.' }
const idAbout = { description: 'Id of the ask.' }

/** An ask of the caller's own, open or closed. What is asked elsewhere and what is asked nowhere are one answer. */
const askOf = async (context: Context, campaignId: string, id: string): Promise<Ask | null> => {
  const credential = proof(context)
  const [campaign, row] = await Promise.all([
    context.reads.campaign(credential, campaignId),
    context.reads.asked(credential, campaignId, id),
  ])
  const found = campaign && row?.asks.find((ask) => ask.id === id)
  if (!campaign || !row || !found) return null
  const { rulesetId, edition } = campaign
  return { ...retold(rulesetId, found), briefing: { ...row, campaignId, rulesetId, edition, own: true } }
}

/** What the order desk judges by; null: there is nothing to order. */
interface Desk extends EditionKey {
  readonly view: GameView
  readonly ask: AskView
}

const keyOf = ({ rulesetId: ruleset, edition }: BriefingSource): EditionKey => ({ ruleset, edition })

const deskOf = async (context: Context, { briefing, closed, id }: Ask): Promise<Desk | null> => {
  const stored = briefing.asks.find((ask) => ask.id === id)
  if (closed || !stored || !context.shelf.edition(keyOf(briefing))) return null
  const view = { ...briefing.view, board: await boardOf(context, briefing) }
  return { ...keyOf(briefing), view, ask: stored }
}

/** The receipt that counts: the newest, unless it was taken back. */
const receiptOf = async (context: Context, { briefing, id }: Ask): Promise<ReceiptRow | null> => {
  if (!briefing.own) return null
  const all = await context.reads.receipts(proof(context), briefing.campaignId)
  const newest = all.find(({ askId }) => askId === id)
  return newest && !newest.takenBack ? newest : null
}

@Resolver(() => Ask)
export class AskResolver {
  @priced({ cost: 1800 })
  @Query(() => Ask, {
    nullable: true,
    description:
      'One ask of your own seat, or of the facilitator if that is you, open or closed, as your newest briefing with it says; null: there is none that you may see.',
  })
  ask(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('id', () => ID, idAbout) id: string,
    @Ctx() context: Context,
  ): Promise<Ask | null> {
    return askOf(context, campaignId, id)
  }

  @priced({ cost: 5000, each: { arg: 'orders', cost: 10 } })
  @Query(() => OrderCheck, {
    description: 'What `sealOrders` would say of these orders now, and what they spend. Nothing is saved.',
  })
  async checkOrders(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, { description: 'Id of the ask that the orders answer.' }) askId: string,
    @Arg('orders', () => [OrderInput], { description: 'The orders, at most 2,000.' }) orders: OrderInput[],
    @Ctx() context: Context,
  ): Promise<OrderCheck> {
    const drafts = draftsOf(orders)
    const ask = await askOf(context, campaignId, askId)
    if (!ask) throw notFound()
    const desk = await deskOf(context, ask)
    if (!desk) throw isClosed(problems.questionClosed())
    const { budget, ...verdict } = await context.shelf.orderDesk.check({ ...desk, orders: drafts })
    return { ...placed(drafts, verdict), budget: statsOf(desk.ruleset, budget) }
  }

  @priced({ cost: 600 })
  @FieldResolver(() => AskState, { description: 'Where it stands at your desk, at the time of reading.' })
  async state(@Root() ask: Ask, @Ctx() context: Context): Promise<AskState> {
    if (ask.closed) return 'CLOSED'
    return (await receiptOf(context, ask)) ? 'SEALED' : 'OPEN'
  }

  @priced({ cost: 600 })
  @FieldResolver(() => Receipt, {
    nullable: true,
    description: 'The receipt of what is sealed for it at your desk; null: nothing, or it was taken back.',
  })
  receipt(@Root() ask: Ask, @Ctx() context: Context): Promise<ReceiptRow | null> {
    return receiptOf(context, ask)
  }

  @priced({ cost: 800 })
  @FieldResolver(() => Boolean, {
    description: 'Whether orders that are sealed for it may be replaced until its group closes.',
  })
  async mayReplace(@Root() { briefing, closed }: Ask, @Ctx() context: Context): Promise<boolean> {
    if (closed || !briefing.own) return false
    return (await context.reads.campaign(proof(context), briefing.campaignId))?.replaceable ?? false
  }

  @priced({ cost: 600 })
  @FieldResolver(() => Draft, { nullable: true, description: 'The draft that your seat saved for it; null: none.' })
  async draft(@Root() { briefing, id }: Ask, @Ctx() context: Context): Promise<Draft | null> {
    const draft = briefing.own ? await context.reads.draft(proof(context), briefing.campaignId, id) : null
    return draft && placedDraft(draft)
  }

  @priced({ cost: 1000, size: 20 })
  @FieldResolver(() => [OrderOption], {
    description: 'Templates of the orders that may be given, based on this briefing; empty once the ask is closed.',
  })
  async options(@Root() ask: Ask, @Ctx() context: Context): Promise<readonly OrderOption[]> {
    const desk = await deskOf(context, ask)
    const found = desk && context.shelf.edition(desk)
    return desk && found ? retold(desk.ruleset, found.game.orderOptions(desk.view, desk.ask)) : []
  }

  @priced({ cost: 20_000, size: 20 })
  @FieldResolver(() => [Order], {
    description:
      'What a bot would order, based on this briefing: the same briefing always gives the same orders, and they can be sealed as they are. Empty once the ask is closed. Nothing is saved.',
  })
  async suggestion(@Root() ask: Ask, @Ctx() context: Context): Promise<readonly OrderDraft[]> {
    const desk = await deskOf(context, ask)
    return desk ? context.shelf.orderDesk.suggest({ ...desk, campaignId: ask.briefing.campaignId }) : []
  }

  @priced({ cost: 1500, each: { arg: 'orders', cost: 10 } })
  @FieldResolver(() => PathStep, {
    description:
      'How the path of an order may continue, for options with `path`. Begin with an empty path. Nothing is saved.',
  })
  async pathStep(
    @Root() ask: Ask,
    @Arg('order', () => OrderInput, { description: 'The order, with its path so far.' }) order: OrderInput,
    @Arg('orders', () => [OrderInput], {
      nullable: true,
      description: 'The other orders of the sheet; one that cannot be read is ignored. Default: none.',
    })
    orders: OrderInput[] | undefined | null,
    @Ctx() context: Context,
  ): Promise<PathStep> {
    const [draft, ...others] = draftsOf([order, ...(orders ?? [])])
    const desk = await deskOf(context, ask)
    if (!desk || !draft) return { next: [], notes: [] }
    return context.shelf.orderDesk.pathStep({ ...desk, order: draft, orders: others })
  }

  @priced({ cost: 6000, size: 12 })
  @FieldResolver(() => [Reach], {
    description: 'Where the orders that one of your pieces may be given can lead; empty: nowhere.',
  })
  async reach(
    @Root() ask: Ask,
    @Arg('piece', () => ID, { description: 'Id of the piece.' }) piece: string,
    @Ctx() context: Context,
  ): Promise<readonly Reach[]> {
    const desk = await deskOf(context, ask)
    return desk ? context.shelf.orderDesk.reach({ ...desk, piece }) : []
  }
}
