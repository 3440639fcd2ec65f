import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { CampaignRow } from '../../store/reads.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { draftsOf } from '../limits/drafts.js'
import { Campaign } from '../types/campaign.js'
import { Draft, OrderInput, SealPayload } from '../types/orders.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }
const askAbout = { description: 'Id of the ask that the orders answer.' }
const revisionAbout =
  'Revision of the draft that these orders change, 0 where there was none: another is not overwritten, and CONFLICT says so. Left out: whatever stands is replaced.'
const ordersAbout = { description: 'The orders: at most 2,000.' }

@Resolver(() => Campaign)
export class PlayingResolver {
  @Query(() => String, {
    description: 'Public key by which the house signs receipts: Ed25519, SubjectPublicKeyInfo as PEM.',
  })
  receiptKey(@Ctx() { referee }: Context): string {
    return referee.receiptKey
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, { description: 'Takes the place that a link offers.' })
  async acceptInvitation(
    @Arg('token', () => String, { description: 'The part of the link behind `/join/`.' }) token: string,
    @Arg('seatBytes', () => String, {
      nullable: true,
      description: 'For a seat: 32 random bytes of one’s own, 64 hex digits, its share in the dice.',
    })
    seatBytes: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { token, ...(seatBytes == null ? {} : { seatBytes }) }
    return readBack(context, await context.referee.acceptInvitation(inPerson(context), input))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Boolean, {
    description: 'Gives up the caller’s place. What he knew until now stays readable to him.',
  })
  async leaveCampaign(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.leaveCampaign(inPerson(context), { campaignId })
    return true
  }

  @priced({ cost: 6000, each: { arg: 'orders', cost: 10 } })
  @Mutation(() => Draft, { description: 'Saves orders without sealing them. Needs the scope ORDERS.' })
  async saveDraft(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, askAbout) askId: string,
    @Arg('orders', () => [OrderInput], ordersAbout) orders: OrderInput[],
    @Arg('revision', () => Int, { nullable: true, description: revisionAbout }) revision: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<Draft> {
    const draft = { campaignId, askId, orders: draftsOf(orders), ...(revision == null ? {} : { revision }) }
    return context.referee.saveDraft(signedIn(context, 'orders'), draft)
  }

  @priced({ cost: 10_000, each: { arg: 'orders', cost: 10 } })
  @Mutation(() => SealPayload, {
    description:
      'Seals orders: safe from then on. The same key with the same orders gives the same receipt. Needs the scope ORDERS.',
  })
  async sealOrders(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, askAbout) askId: string,
    @Arg('orders', () => [OrderInput], ordersAbout) orders: OrderInput[],
    @Arg('idempotencyKey', () => String, { description: keyAbout })
    idempotencyKey: string,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'With a facilitator’s ruling that everybody may know of: why, for all to read in the log of the table. At most 400 characters.',
    })
    reason: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<SealPayload> {
    const caller = signedIn(context, 'orders')
    const sheet = { campaignId, askId, orders: draftsOf(orders), idempotencyKey }
    return context.referee.sealOrders(caller, { ...sheet, ...(reason == null ? {} : { reason }) })
  }
}
