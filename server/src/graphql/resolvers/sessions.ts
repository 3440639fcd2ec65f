import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql'
import type { SessionRow } from '../../auth/sessions.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { Account, AccountSession } from '../types/account.js'
import { priced } from '../limits/priced.js'

@Resolver(() => Account)
export class SessionResolver {
  @priced({ cost: 600, size: 50 })
  @FieldResolver(() => [AccountSession], {
    description: 'Where it is signed in, most recently used first. Not available to API tokens.',
  })
  async sessions(@Ctx() context: Context): Promise<readonly SessionRow[]> {
    const { userId, credential } = inPerson(context)
    return context.accounts.sessions(userId, credential)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description: 'Signs out one device; its streams close at once. Returns false if there is no such session.',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = signedIn(context)
    const ended = await context.accounts.endSession(userId, id)
    if (ended) await context.referee.signalRevoked(userId)
    return ended
  }

  @priced({ cost: 2000 })
  @Mutation(() => Int, {
    description: 'Signs out every device, this one included, and returns how many there were. API tokens stay.',
  })
  async endAllSessions(@Ctx() context: Context): Promise<number> {
    const { userId } = signedIn(context)
    const ended = await context.accounts.endSessions(userId)
    await context.referee.signalRevoked(userId)
    return ended
  }
}
