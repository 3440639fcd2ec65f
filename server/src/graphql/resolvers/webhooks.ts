import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql'
import { isKind } from '../../notify/kinds.js'
import { type Context, inPerson, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { NotificationSettings } from '../types/notifications.js'
import { Delivery, RenewedSecret } from '../types/webhooks.js'

/** How many are read at once. */
const most = 50

@Resolver(() => NotificationSettings)
export class WebhookResolver {
  @priced({ cost: 600, size: most })
  @FieldResolver(() => [Delivery], {
    description: `What one of your webhooks was sent lately, newest first, at most ${String(most)}. Empty for channels of other kinds.`,
  })
  async deliveries(
    @Arg('channelId', () => ID, { description: 'Id of the channel.' }) channelId: string,
    @Ctx() context: Context,
  ): Promise<readonly Delivery[]> {
    inPerson(context)
    const rows = await context.reads.deliveries(proof(context), channelId, most)
    return rows.flatMap((row) => (isKind(row.kind) ? [{ ...row, kind: row.kind }] : []))
  }

  @priced({ cost: 3000 })
  @Mutation(() => RenewedSecret, {
    description:
      'Gives a webhook a new secret, and answers with it, this once. For 24 hours everything is signed with the one before, too; one before that is not valid any more. For the owner of the channel.',
  })
  async renewSecret(
    @Arg('channelId', () => ID, { description: 'Id of the channel.' }) id: string,
    @Ctx() context: Context,
  ): Promise<RenewedSecret> {
    return context.channels.renewSecret(signedIn(context), { id })
  }

  @priced({ cost: 3000 })
  @Mutation(() => Boolean, {
    description: 'Sends something to a webhook once more, under the same `webhook-id`. For the owner of the channel.',
  })
  async replayDelivery(
    @Arg('id', () => ID, { description: 'Id of the delivery.' }) deliveryId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.channels.replay(signedIn(context), { deliveryId })
    return true
  }
}
