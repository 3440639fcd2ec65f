import 'reflect-metadata'
import {
  GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { buildSchema, getMetadataStorage, type PubSub } from 'type-graphql'
import { memberOf } from '../base/memberOf.js'
import { battleLimits } from '../referee/battles/battleLimits.js'
import { limits } from './limits/numbers.js'
import { aboutBudgets } from './limits/refusals.js'
import { priceSentences } from './limits/worth.js'
import { AccountResolver } from './resolvers/accounts.js'
import { SessionResolver } from './resolvers/sessions.js'
import { BattleDeskResolver } from './resolvers/battles.js'
import { AskResolver } from './resolvers/asks.js'
import { BriefingResolver } from './resolvers/briefings.js'
import { CampaignResolver } from './resolvers/campaigns.js'
import { CampaignLettersResolver, LetterResolver, LettersResolver } from './resolvers/letters.js'
import { CampaignChronicleResolver, ChroniclePicturesResolver, ChronicleResolver } from './resolvers/chronicle.js'
import { ChronicleEntryResolver } from './resolvers/chronicleEntries.js'
import { OwnScenarioResolver, SharedScenarioResolver } from './resolvers/ownScenarios.js'
import { SharedWarResolver, WarLinkResolver } from './resolvers/sharedWar.js'
import { PublicChronicleResolver, PublicPicturesResolver } from './resolvers/publicChronicle.js'
import { ComplaintResolver } from './resolvers/complaints.js'
import { CoOrganiserResolver } from './resolvers/coOrganisers.js'
import { CommanderResolver } from './resolvers/commanders.js'
import { AttendanceResolver, DeputyResolver } from './resolvers/deputies.js'
import { CorrectionPreviewResolver, DryRunResolver, FacilitatingResolver } from './resolvers/facilitating.js'
import { UnwindingResolver } from './resolvers/unwinding.js'
import { FindingResolver, OfferResolver } from './resolvers/finding.js'
import { VoteResolver } from './resolvers/votes.js'
import { HealthResolver } from './resolvers/health.js'
import { PreparedEventResolver } from './resolvers/preparedEvents.js'
import { CampaignGridResolver, GridResolver } from './resolvers/grid.js'
import { CampaignHouseRulesResolver, HouseRulesResolver } from './resolvers/houseRules.js'
import { JoiningResolver } from './resolvers/joining.js'
import { LogResolver, TableResolver } from './resolvers/log.js'
import { FeedResolver } from './resolvers/feeds.js'
import { CampaignChannelResolver, NotificationResolver } from './resolvers/notifications.js'
import { NodeResolver } from './resolvers/node.js'
import { OperatorResolver } from './resolvers/operator.js'
import { OrganisingResolver } from './resolvers/organising.js'
import { PlayingResolver } from './resolvers/playing.js'
import { ProgramResolver } from './resolvers/programs.js'
import { RulesetResolver, ScenarioResolver } from './resolvers/rulesets.js'
import { StandingResolver } from './resolvers/standing.js'
import { StreamResolver } from './resolvers/streams.js'
import { ThrowsResolver } from './resolvers/throws.js'
import { ToDoResolver } from './resolvers/toDo.js'
import { ReferenceRowResolver, ShelvedTabletopSystemResolver, TabletopSystemResolver } from './resolvers/tabletop.js'
import { WayResolver } from './resolvers/ways.js'
import { WebhookResolver } from './resolvers/webhooks.js'
import { detailTypes } from './details.js'
import { oneOfInputs } from './types/votes.js'
import { guardChanges } from './scopes/guard.js'

/** The library requires one as soon as there is a subscription; ours bring their own streams. */
const noPubSub: PubSub = {
  publish: () => {
    throw new Error('signals are published by the database')
  },
  subscribe: () => {
    throw new Error('streams are opened by the resolvers')
  },
}

const about = `The API of Muster. Every caller is shown only what they may know. Terms are explained in docs/glossary.md; "you" is the caller.

Sign in with a browser, or send an API token: \`Authorization: Bearer muster_…\`; over WebSocket (graphql-transport-ws, the same address)
as \`authorization\` in connection_init. Subscriptions come over WebSocket, or as a stream of events to a POST with \`Accept: text/event-stream\`. Errors have \`extensions.code\` and a sentence that says what to do. What does not exist and what
you may not know get the same answer.

Limits of one operation, over HTTP and WebSocket alike: ${String(limits.bodyBytes / 1024)} KB, ${String(limits.tokens)} tokens, ${String(limits.depth)} levels, ${String(limits.aliases)} aliases,
${String(limits.directives)} directives, the same field ${String(limits.repeats)} times in one place, one operation per document, and ${String(limits.cost)} points.
A point is about a microsecond of processor time. A field costs one point unless its description says otherwise. A list is priced by how many items are asked for (\`first\`, \`last\`, \`limit\`, a list of ids), else by
the number in its description, else as ${String(limits.listSize)} items. The price depends on the query alone, never on the answer. A sheet can hold ${String(limits.ordersPerSheet)} orders, their strings ${String(limits.orderString)} characters, a path ${String(limits.pathCells)} cells,
\`detail\` ${String(limits.detailBytes)} bytes of depth ${String(limits.detailDepth)}. At a battle desk each side can make ${String(battleLimits.entries)} entries, ${String(battleLimits.aMinute)} a minute. A connection can carry ${String(limits.streamsPerSocket)} streams.

${aboutBudgets()}`

/** Adds prices to the descriptions of fields. */
const withPrices = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        field.description = [field.description, ...priceSentences(field)].join(' ')
  return schema
}

/** A field that the API names differently from the property it reads, because stored data have the old name: read without a promise, as plain fields are. */
const readRenamedFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const { name: typeName, fields = [] } of getMetadataStorage().objectTypes) {
    const type = schema.getType(typeName)
    for (const { name, schemaName } of isObjectType(type) ? fields : []) {
      const field = name === schemaName || !isObjectType(type) ? undefined : type.getFields()[schemaName]
      if (field) field.resolve ??= (source) => memberOf(source, name)
    }
  }
  return schema
}

const kindOf = (value: unknown): string => String(memberOf(value, 'kind'))

export const openSchema = async (): Promise<GraphQLSchema> => {
  const config = (await makeSchema()).toConfig()
  // What implements an interface says which type it is by `kind`; the library would make a promise of it, which compiled execution does not wait for.
  for (const type of config.types) {
    if (isInterfaceType(type)) type.resolveType = kindOf
    if (isInputObjectType(type)) type.isOneOf = oneOfInputs.includes(type.name)
  }
  return readRenamedFields(withPrices(guardChanges(new GraphQLSchema({ ...config, description: about }))))
}

/** The schema as text: sorted, so that a diff shows what changed and nothing else. */
export const textOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`

/** A field without a resolver is a plain property: no function is called for it. */
const readPlainFields = (): void => {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
}

const makeSchema = async (): Promise<GraphQLSchema> => {
  const orphanedTypes = await detailTypes()
  readPlainFields()
  return buildSchema({
    resolvers: [
      AccountResolver,
      SessionResolver,
      WayResolver,
      AskResolver,
      BattleDeskResolver,
      BriefingResolver,
      CampaignChronicleResolver,
      CampaignLettersResolver,
      CampaignResolver,
      CorrectionPreviewResolver,
      UnwindingResolver,
      DryRunResolver,
      FacilitatingResolver,
      FindingResolver,
      HealthResolver,
      PreparedEventResolver,
      JoiningResolver,
      OfferResolver,
      ChronicleEntryResolver,
      SharedWarResolver,
      WarLinkResolver,
      ChroniclePicturesResolver,
      ChronicleResolver,
      ComplaintResolver,
      LetterResolver,
      LettersResolver,
      CampaignGridResolver,
      GridResolver,
      CampaignHouseRulesResolver,
      HouseRulesResolver,
      LogResolver,
      CoOrganiserResolver,
      AttendanceResolver,
      DeputyResolver,
      CommanderResolver,
      VoteResolver,
      CampaignChannelResolver,
      FeedResolver,
      NotificationResolver,
      NodeResolver,
      OperatorResolver,
      OrganisingResolver,
      PlayingResolver,
      ProgramResolver,
      StandingResolver,
      PublicChronicleResolver,
      PublicPicturesResolver,
      ReferenceRowResolver,
      RulesetResolver,
      ScenarioResolver,
      OwnScenarioResolver,
      SharedScenarioResolver,
      ShelvedTabletopSystemResolver,
      StreamResolver,
      TableResolver,
      TabletopSystemResolver,
      ThrowsResolver,
      ToDoResolver,
      WebhookResolver,
    ],
    orphanedTypes,
    pubSub: noPubSub,
    // Limits and shapes are checked where they are used, with a sentence that says what to do.
    validate: false,
    // Apollo checks the schema as well, and in a tenth of the time.
    skipCheck: true,
  })
}
