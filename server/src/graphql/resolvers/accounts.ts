import type { Language as Spoken } from '@muster/rulesets/kit/language.js'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import * as words from '../../messages/requests.generated.js'
import type { Scope } from '../../auth/permissions.js'
import type { SignUpMode as Mode } from '../../auth/signUpMode.js'
import type { ApiTokenRow } from '../../auth/tokens.js'
import { badInput } from '../../base/problems.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { Account, ApiToken, NewToken } from '../types/account.js'
import { Language, SignUpMode, TokenScope } from '../types/accountEnums.js'
import { priced } from '../limits/priced.js'
import { grantedBy } from '../scopes/granted.js'

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: 'The signed-in account; null: nobody is signed in.' })
  me(@Ctx() context: Context): Account | null {
    if (!context.caller) return null
    const { userId, name, language } = signedIn(context, 'read')
    return { id: userId, name, language }
  }

  @Query(() => SignUpMode, { description: 'Who may make an account on this server. Public.' })
  signUp(@Ctx() { accounts }: Context): Mode {
    return accounts.signUp
  }

  @FieldResolver(() => String, {
    description: 'E-mail address; not shown to anybody else. An API token needs the scope EMAIL.',
  })
  email(@Ctx() context: Context): string {
    return signedIn(context, 'email').email
  }

  @priced({ cost: 300 })
  @FieldResolver(() => Boolean, {
    description: 'Whether it has a password, and not only other ways to sign in. Not available to API tokens.',
  })
  async hasPassword(@Ctx() context: Context): Promise<boolean> {
    return context.accounts.hasPassword(inPerson(context).userId)
  }

  @priced({ cost: 500 })
  @FieldResolver(() => Boolean, {
    description: 'Whether it is an operator’s, who may read `operator`. Not available to API tokens.',
  })
  async operates(@Ctx() context: Context): Promise<boolean> {
    return (await context.reads.operator(inPerson(context).credential.raw)) !== null
  }

  @priced({ cost: 600, size: 50 })
  @FieldResolver(() => [ApiToken], {
    description: 'Its personal API tokens, newest first. Not available to API tokens.',
  })
  async tokens(@Ctx() context: Context): Promise<readonly ApiTokenRow[]> {
    return context.accounts.tokens(inPerson(context).userId)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description: 'Chooses in which language your account reads and is written to.',
  })
  async setLanguage(
    @Arg('language', () => Language, { nullable: true, description: 'Left out: as the browser says.' })
    language: Spoken | undefined | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.accounts.setLanguage(signedIn(context).userId, language ?? null)
    return true
  }

  @priced({ cost: 3000 })
  @Mutation(() => NewToken, {
    description: 'Creates a personal API token. Its secret is shown only once.',
  })
  async createToken(
    @Arg('name', () => String, { description: 'Its name, 1 to 60 characters.' }) name: string,
    @Arg('scopes', () => [TokenScope], { description: 'What it may do: at least one scope.' }) scopes: Scope[],
    @Arg('days', () => Int, {
      nullable: true,
      description: 'Days until it expires, 1 to 365. Left out: it lasts until it is revoked.',
    })
    days: number | undefined | null,
    @Arg('campaigns', () => [ID], {
      nullable: true,
      description:
        'Ids of the campaigns to which it is limited, 1 to 50; all others do not exist for it. Left out: none is.',
    })
    campaigns: string[] | undefined | null,
    @Ctx() context: Context,
  ): Promise<NewToken> {
    const { userId } = signedIn(context)
    if (name.trim() === '' || name.length > 60) throw badInput(words.tokenName(), 'name')
    if (days != null && (days < 1 || days > 365)) throw badInput(words.tokenDays(), 'days')
    if ((await context.accounts.tokens(userId)).length >= 50) throw badInput(words.mostTokens())
    const granted = await grantedBy(context, scopes, campaigns)
    return context.accounts.createToken(userId, name.trim(), granted, days ?? null)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description: 'Revokes a token; its streams close within 5 seconds. Returns false if there is no such token.',
  })
  async revokeToken(
    @Arg('id', () => ID, { description: 'Id of the token.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = signedIn(context)
    const revoked = await context.accounts.revokeToken(userId, id)
    if (revoked) await context.referee.signalRevoked(userId)
    return revoked
  }
}
