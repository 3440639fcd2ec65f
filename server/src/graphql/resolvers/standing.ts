import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import { type Context, proof, signedIn } from '../context.js'
import { draftsOf } from '../limits/drafts.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { OrderInput } from '../types/orders.js'
import { StandingOrders } from '../types/standing.js'

const campaignAbout = { description: 'Id of the campaign.' }
const askAbout = { description: 'Id of an open question of the kind that they are for.' }
const ordersAbout = { description: 'The orders, 1 to 2,000. They need not be legal now.' }
const untilAbout = 'The last turn in which they count; left out: until you end them.'
const revisionAbout =
  'Revision of the standing orders that these replace; 0 if there are none. If they have another revision, nothing is changed and the error is CONFLICT. Left out: they are replaced whatever their revision.'

@Resolver(() => Campaign)
export class StandingResolver {
  @priced({ cost: 600, size: 10 })
  @FieldResolver(() => [StandingOrders], {
    description: 'Standing orders of your seat, by kind of question. Nobody else can see whether there are any.',
  })
  async standingOrders(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly StandingOrders[]> {
    return context.reads.standing(proof(context), id)
  }

  @priced({ cost: 6000, each: { arg: 'orders', cost: 10 } })
  @Mutation(() => StandingOrders, {
    description:
      'Keeps orders for all questions of a kind that close while you say nothing; those that you had for this kind are replaced. For a seat only.',
  })
  async keepStandingOrders(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('askId', () => ID, askAbout) askId: string,
    @Arg('orders', () => [OrderInput], ordersAbout) orders: OrderInput[],
    @Arg('untilTurn', () => Int, { nullable: true, description: untilAbout }) untilTurn: number | undefined | null,
    @Arg('revision', () => Int, { nullable: true, description: revisionAbout }) revision: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<StandingOrders> {
    const given = { campaignId, askId, orders: draftsOf(orders), ...(untilTurn == null ? {} : { untilTurn }) }
    const input = { ...given, ...(revision == null ? {} : { revision }) }
    return context.referee.keepStandingOrders(signedIn(context), input)
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, {
    description: 'Ends your standing orders for a kind of question.',
  })
  async endStandingOrders(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('kind', () => ID, { description: 'Kind of the questions; see `StandingOrders.kind`.' }) kind: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.endStandingOrders(signedIn(context), { campaignId, kind })
    return true
  }
}
