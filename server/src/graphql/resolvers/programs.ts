import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql'
import * as words from '../../messages/programs.generated.js'
import type { Scope } from '../../auth/permissions.js'
import { type GrantRow, type ProgramAsking, Refusal } from '../../auth/programs/index.js'
import { badInput, Problem } from '../../base/problems.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { grantedBy } from '../scopes/granted.js'
import { Account } from '../types/account.js'
import { TokenScope } from '../types/accountEnums.js'
import { ProgramGrant, ProgramRequest } from '../types/programs.js'

const queryAbout = {
  description: 'All that stands behind `?` in the address `/authorize` with which the program sent you.',
}
const codeAbout = { description: 'The code that the device shows; capitals and hyphens make no difference.' }
const scopesAbout = { description: 'What you grant, of what it asks for.' }
const campaignsAbout = {
  nullable: true as const,
  description: 'Ids of the campaigns to which you limit it, 1 to 50. Left out: it has all of yours.',
}

/** What is wrong with the program’s request is said to whoever it sent, too. */
const told = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof Refusal ? badInput(words.wrongRequest({ why: error.message })) : error
  }
}

/** @throws Problem if somebody has typed in too many codes: they are short, and somebody could try them all */
const mayTry = async ({ accounts }: Context, userId: string): Promise<void> => {
  if (!(await accounts.programs.mayTry(userId))) throw new Problem('LIMIT', words.tooManyCodes())
}

/** Programs of others, and what people grant them. */
@Resolver(() => Account)
export class ProgramResolver {
  @priced({ cost: 1000 })
  @Query(() => ProgramRequest, {
    description: 'What a program asks you for that has sent your browser here. Not available to API tokens.',
  })
  async programRequest(
    @Arg('query', () => String, queryAbout) query: string,
    @Ctx() context: Context,
  ): Promise<ProgramAsking> {
    inPerson(context)
    return told(context.accounts.programs.asking(query))
  }

  @priced({ cost: 1000 })
  @Query(() => ProgramRequest, {
    nullable: true,
    description:
      'What a device asks you for; null: none shows this code any more. You can try ten codes in ten minutes. Not available to API tokens.',
  })
  async deviceRequest(
    @Arg('userCode', () => String, codeAbout) userCode: string,
    @Ctx() context: Context,
  ): Promise<ProgramAsking | null> {
    await mayTry(context, inPerson(context).userId)
    const asked = await context.accounts.programs.deviceAsking(userCode)
    return asked && { ...asked, host: null, refuseAt: null }
  }

  @priced({ cost: 600, size: 100 })
  @FieldResolver(() => [ProgramGrant], {
    description: 'What it has granted to programs, newest first. Not available to API tokens.',
  })
  async grants(@Ctx() context: Context): Promise<readonly GrantRow[]> {
    return context.accounts.programs.grants(inPerson(context).userId)
  }

  @priced({ cost: 4000 })
  @Mutation(() => String, {
    description: 'Grants a program what it asks for, or less, and returns the address to which your browser has to go.',
  })
  async allowProgram(
    @Arg('query', () => String, queryAbout) query: string,
    @Arg('scopes', () => [TokenScope], scopesAbout) scopes: Scope[],
    @Arg('campaigns', () => [ID], campaignsAbout) campaigns: string[] | undefined | null,
    @Ctx() context: Context,
  ): Promise<string> {
    const { userId } = signedIn(context)
    const granted = await grantedBy(context, scopes, campaigns)
    return told(context.accounts.programs.allow(userId, query, granted))
  }

  @priced({ cost: 4000 })
  @Mutation(() => Boolean, {
    description: 'Answers a device. Returns false if none shows this code any more.',
  })
  async answerDevice(
    @Arg('userCode', () => String, codeAbout) userCode: string,
    @Arg('allow', () => Boolean, { description: 'Whether it gets what you grant.' }) allow: boolean,
    @Arg('scopes', () => [TokenScope], scopesAbout) scopes: Scope[],
    @Arg('campaigns', () => [ID], campaignsAbout) campaigns: string[] | undefined | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = signedIn(context)
    await mayTry(context, userId)
    const granted = allow ? await grantedBy(context, scopes, campaigns) : null
    return told(context.accounts.programs.answerDevice(userId, userCode, granted))
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description:
      'Takes back what you granted to a program; its streams close within 5 seconds. Returns false if there is no such grant.',
  })
  async takeBackGrant(
    @Arg('id', () => ID, { description: 'Id of the grant.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = signedIn(context)
    const ended = await context.accounts.programs.takeBack(userId, id)
    if (ended) {
      context.accounts.forget(userId)
      await context.referee.signalRevoked(userId)
    }
    return ended
  }
}
