import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { type Context, proof } from '../context.js'
import { priced } from '../limits/priced.js'
import { Node } from '../types/node.js'
import { rulesetOf } from './rulesets.js'

@Resolver(() => Node)
export class NodeResolver {
  @priced({ cost: 800 })
  @Query(() => Node, {
    nullable: true,
    description:
      'A campaign in which you have a place, or a ruleset, by its id; null: there is none that you may see. For clients that read again what they have seen.',
  })
  async node(
    @Arg('id', () => ID, { description: 'The id of something that implements `Node`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<(Node & { readonly kind: string }) | null> {
    const ruleset = context.shelf.get(id)
    if (ruleset) return { ...rulesetOf(ruleset), kind: 'Ruleset' }
    const campaign = context.caller ? await context.reads.campaign(proof(context), id) : null
    return campaign && { ...campaign, kind: 'Campaign' }
  }
}
