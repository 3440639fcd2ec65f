import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { SeatId } from '../types/scalars.js'
import type { CampaignRow } from '../../store/reads.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import { type Context, signedIn } from '../context.js'
import { placed, placedDraft } from '../placed.js'
import { draftsOf } from '../limits/drafts.js'
import { Campaign } from '../types/campaign.js'
import { Draft, OrderInput, SealPayload } from '../types/orders.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }
const askAbout = { description: 'Id of the ask that the orders answer.' }
const revisionAbout =
  'Revision of the draft that these orders are based on; 0 if there was none. If the draft has another revision, nothing is saved and the error is CONFLICT. Left out: the draft is replaced whatever its revision.'
const ordersAbout = { description: 'The orders, at most 2,000.' }

@Resolver(() => Campaign)
export class PlayingResolver {
  @Query(() => String, {
    description:
      'Public key for the server’s signatures on receipts: Ed25519, SubjectPublicKeyInfo as PEM. It is also at `/.well-known/muster-receipt-key.pem`.',
  })
  receiptKey(@Ctx() { referee }: Context): string {
    return referee.receiptKey
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, { description: 'Accepts an invitation.' })
  async acceptInvitation(
    @Arg('token', () => String, { description: 'The part of the link after `/join/`.' }) token: string,
    @Arg('diceContribution', () => String, {
      nullable: true,
      description: 'For a seat: its contribution to the dice, 32 random bytes as 64 hex digits.',
    })
    diceContribution: string | undefined | null,
    @Arg('seat', () => SeatId, {
      nullable: true,
      description: 'The seat that you want, if the invitation is for any free seat.',
    })
    seat: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = {
      token,
      ...(diceContribution == null ? {} : { diceContribution }),
      ...(seat == null ? {} : { seat }),
    }
    return readBack(context, await context.referee.acceptInvitation(signedIn(context), input))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Boolean, {
    description: 'Gives up your place. You can still read what you knew until then.',
  })
  async leaveCampaign(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.leaveCampaign(signedIn(context), { campaignId })
    return true
  }

  @priced({ cost: 6000, each: { arg: 'orders', cost: 10 } })
  @Mutation(() => Draft, { description: 'Saves orders without sealing them.' })
  async saveDraft(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, askAbout) askId: string,
    @Arg('orders', () => [OrderInput], ordersAbout) orders: OrderInput[],
    @Arg('revision', () => Int, { nullable: true, description: revisionAbout }) revision: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<Draft> {
    const draft = { campaignId, askId, orders: draftsOf(orders), ...(revision == null ? {} : { revision }) }
    return placedDraft(await context.referee.saveDraft(signedIn(context), draft))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Boolean, {
    description:
      'Takes back what you sealed; your orders become your draft again. Only for a question that all seats are asked, until the stage closes, in a campaign with a cool-down.',
  })
  async takeBackSeal(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, { description: 'Id of the ask.' }) askId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.takeBackSeal(signedIn(context), { campaignId, askId })
    return true
  }

  @priced({ cost: 10_000, each: { arg: 'orders', cost: 10 } })
  @Mutation(() => SealPayload, {
    description: 'Seals orders. Repeating the request with the same key and orders returns the same receipt.',
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
        'For a facilitator’s public ruling: the reason, shown to all members in the log of the table. At most 400 characters.',
    })
    reason: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<SealPayload> {
    const caller = signedIn(context)
    const sheet = { campaignId, askId, orders: draftsOf(orders), idempotencyKey }
    const sealed = await context.referee.sealOrders(caller, { ...sheet, ...(reason == null ? {} : { reason }) })
    return placed(sheet.orders, sealed)
  }
}
