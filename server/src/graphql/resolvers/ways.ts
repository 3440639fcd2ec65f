import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql'
import { isPasskeyName } from '../../auth/passkeyName.js'
import type { ConnectionRow, PasskeyRow, Ways } from '../../auth/ways.js'
import { badInput } from '../../base/problems.js'
import * as words from '../../messages/signingIn.generated.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { Account } from '../types/account.js'
import { ConnectedService, Passkey, SignInService } from '../types/ways.js'
import { priced } from '../limits/priced.js'

@Resolver(() => Account)
export class WayResolver {
  @priced({ size: 2 })
  @Query(() => [SignInService], {
    description: 'Other services with which people sign in on this server. Public.',
  })
  signInServices(@Ctx() { accounts }: Context): Ways['services'] {
    return accounts.ways.services
  }

  @priced({ cost: 300, size: 20 })
  @FieldResolver(() => [Passkey], { description: 'Its passkeys, oldest first. Not available to API tokens.' })
  async passkeys(@Ctx() context: Context): Promise<readonly PasskeyRow[]> {
    return context.accounts.ways.passkeys(inPerson(context).userId)
  }

  @priced({ cost: 300, size: 2 })
  @FieldResolver(() => [ConnectedService], {
    description:
      'The services with which its owner signs in, in the order in which they were connected. Not available to API tokens.',
  })
  async services(@Ctx() context: Context): Promise<readonly ConnectionRow[]> {
    return context.accounts.ways.connections(inPerson(context).userId)
  }

  @priced({ cost: 1000 })
  @Mutation(() => Boolean, {
    description: 'Gives a passkey another name. Returns false if there is no such passkey.',
  })
  async renamePasskey(
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
    @Arg('name', () => String, { description: 'Its name, 1 to 60 characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = signedIn(context)
    if (!isPasskeyName(name)) throw badInput(words.passkeyName())
    return context.accounts.ways.renamePasskey(userId, id, name.trim())
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description:
      'Removes a passkey: nobody signs in with it any more. Refused if no other way to sign in would be left. Returns false if there is no such passkey.',
  })
  async removePasskey(
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.accounts.ways.removePasskey(signedIn(context).userId, id)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description:
      'Disconnects a service: nobody signs in with it any more. Refused if no other way to sign in would be left. Returns false if it was not connected.',
  })
  async disconnectService(
    @Arg('id', () => ID, { description: 'Id of the service.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.accounts.ways.disconnect(signedIn(context).userId, id)
  }
}
