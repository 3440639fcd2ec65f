import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, type PubSub } from 'type-graphql'
import { AccountResolver } from './resolvers/accounts.js'
import { AskResolver, BriefingResolver } from './resolvers/briefings.js'
import { CampaignResolver } from './resolvers/campaigns.js'
import { OrganisingResolver } from './resolvers/organising.js'
import { PlayingResolver } from './resolvers/playing.js'
import { RulesetResolver, ScenarioResolver } from './resolvers/rulesets.js'
import { StreamResolver } from './resolvers/streams.js'
import { detailTypes } from './details.js'

/** The library wants one as soon as there is a subscription; ours bring their own streams. */
const noPubSub: PubSub = {
  publish: () => {
    throw new Error('signals are published by the database')
  },
  subscribe: () => {
    throw new Error('streams are opened by the resolvers')
  },
}

export const openSchema = async (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      AccountResolver,
      AskResolver,
      BriefingResolver,
      CampaignResolver,
      OrganisingResolver,
      PlayingResolver,
      RulesetResolver,
      ScenarioResolver,
      StreamResolver,
    ],
    orphanedTypes: await detailTypes(),
    pubSub: noPubSub,
    // Limits and shapes are checked where they are used, with a sentence that says what to do.
    validate: false,
  })
