/** What an argument is given. */
interface Values {
  /** What whoever asks may know of; the field is asked with it wherever it is read. Null: left out there. */
  readonly known: string | null
  /** Others that they may know of. */
  readonly others?: readonly string[]
  /** Something that exists in one of two worlds alone, where they may not know of it, and something of its kind that exists in none: both are answered alike. */
  readonly unseen?: string
  readonly missing?: string
}

const nobody = '"00000000-0000-4000-8000-000000000000"'
const page: Values = { known: null, others: ['1', '100'] }
/** A cursor of something else is as good as none that was ever given. */
const cursor: Values = { known: null, others: ['"bm9uZQ=="', '"$unseenId"'] }
const fixed = (known: string, ...others: readonly string[]): Values => ({ known, others })
const optional = (...others: readonly string[]): Values => ({ known: null, others })
const campaign: Values = { known: '"$campaign"', missing: nobody }
const ask: Values = { known: '"$ask"', unseen: '"$unseenAsk"', missing: '"no-such-ask"' }
const orders = '[{ kind: "walk", piece: "$unseenPiece", to: "$cell" }]'
const order = '{ kind: "walk", piece: "$piece" }'

/** Every argument of every field that can be read. */
export const argumentValues: Readonly<Record<string, Values>> = {
  'Ask.pathStep.order': {
    known: order,
    unseen: '{ kind: "walk", piece: "$unseenPiece" }',
    missing: '{ kind: "walk", piece: "nobody" }',
  },
  'Ask.pathStep.orders': optional('[]', orders),
  'Ask.reach.piece': { known: '"$piece"', unseen: '"$unseenPiece"', missing: '"nobody"' },
  'BattleDesk.entries.after': optional('0', '1'),
  'Briefing.cells.limit': fixed('2', '20'),
  'Briefing.cells.offset': optional('3', '100000'),
  'Campaign.briefing.number': optional('1', '2', '1000'),
  'Campaign.briefing.seat': optional('"A"', '"B"', '"C"'),
  'Campaign.briefing.viewer': optional('EVERYONE'),
  'Campaign.briefings.seat': optional('"A"', '"B"', '"C"'),
  'Campaign.briefings.viewer': optional('EVERYONE'),
  'Campaign.correctedLines.after': fixed('0', '1'),
  'Campaign.correctedLines.seat': optional('"A"', '"B"', '"C"'),
  'Campaign.corrections.after': fixed('0', '1'),
  'Campaign.draft.askId': ask,
  'Campaign.log.before': optional('1', '5', '1000'),
  'Campaign.log.limit': page,
  'Campaign.record.after': optional('0', '1'),
  'Campaign.resolutions.after': optional('0', '1'),
  'Campaign.sheetProof.hash': { known: '"$hash"', unseen: '"$unseenHash"', missing: `"${'0'.repeat(64)}"` },
  'Campaign.throws.after': optional('0', '1'),
  'Chronicle.entries.before': cursor,
  'Chronicle.entries.last': page,
  'CorrectionPreview.viewer.role': optional('OBSERVER'),
  'CorrectionPreview.viewer.seat': optional('"A"', '"B"', '"C"'),
  'DryRun.viewer.role': optional('OBSERVER'),
  'DryRun.viewer.seat': optional('"A"', '"B"', '"C"'),
  'Grid.distance.from': fixed('"0,0"', '"$cell"'),
  'Grid.distance.to': fixed('"1,1"', '"$cell"', '"99,99"'),
  'Grid.neighbours.cell': fixed('"0,0"', '"$cell"'),
  'Letters.conversation.before': cursor,
  'Letters.conversation.id': { known: '"$conversation"', unseen: '"$unseenConversation"', missing: '"A+Z"' },
  'Letters.conversation.last': page,
  'Letters.conversations.after': cursor,
  'Letters.conversations.first': page,
  'Letters.search.after': cursor,
  'Letters.search.first': page,
  'Letters.search.text': { known: '"the"', unseen: '"$unseenText"', missing: '"no such text"' },
  'NotificationSettings.deliveries.channelId': { known: '"$unseenId"', missing: nobody },
  'Operator.accounts.search': optional('"a"'),
  'Operator.campaigns.held': fixed('false', 'true'),
  'Operator.campaigns.search': optional('"a"'),
  'Operator.complaints.settled': fixed('false', 'true'),
  'PublicChronicle.entries.before': cursor,
  'PublicChronicle.entries.last': page,
  'Query.ask.campaignId': campaign,
  'Query.ask.id': ask,
  'Query.campaign.id': campaign,
  'Query.campaigns.after': cursor,
  'Query.campaigns.first': page,
  'Query.checkOrders.askId': ask,
  'Query.checkOrders.campaignId': campaign,
  'Query.checkOrders.orders': fixed(orders, '[]'),
  'Query.deviceRequest.userCode': fixed('"BBBB-BBBB"'),
  'Query.generatedScenario.generatorId': fixed('"new-map"'),
  'Query.generatedScenario.players': fixed('2'),
  'Query.generatedScenario.rulesetId': fixed('"$ruleset"'),
  'Query.generatedScenario.seed': fixed('"two worlds"'),
  'Query.invitation.token': { known: '"$invitation"', missing: '"no-such-invitation"' },
  'Query.listedCampaigns.after': cursor,
  'Query.listedCampaigns.filter': optional('{}'),
  'Query.listedCampaigns.first': page,
  'Query.node.id': { known: '"$campaign"', unseen: '"$unseenId"', missing: nobody },
  'Query.notifications.after': fixed('0', '1000000'),
  'Query.offer.campaignId': campaign,
  'Query.procedureOdds.choice': fixed('{ id: "bolt-action-3" }'),
  'Query.procedureOdds.input': fixed('{}'),
  'Query.procedureOdds.procedure': fixed('"orderTest"'),
  'Query.programRequest.query': fixed('"client_id=x"'),
  'Query.publicChronicle.token': fixed('"$chronicle"', '"no-such-page"'),
  'Query.ruleset.id': fixed('"$ruleset"'),
  'Query.seatRequests.after': cursor,
  'Query.seatRequests.first': page,
  'Query.ownScenarios.after': cursor,
  'Query.ownScenarios.first': page,
  'Query.scenario.id': { known: '"$unseenId"', missing: nobody },
  'Query.sharedScenario.token': fixed('"no-such-scenario"', '"$unseenId"'),
  'Query.sharedWar.code': fixed('"no-such-war"', '"$unseenId"'),
  'Query.tabletopSystem.choice': fixed('{ id: "bolt-action-3" }'),
  'Ruleset.rules.ids': fixed('["BG-001"]'),
  'SharedWar.view.number': fixed('1'),
  'SharedWar.view.seat': optional('"A"'),
  'Subscription.battle.after': optional('0'),
  'Subscription.battle.battleId': fixed('"$unseenBattle"'),
  'Subscription.battle.campaignId': campaign,
  'Subscription.briefing.after': fixed('0'),
  'Subscription.briefing.campaignId': campaign,
  'Subscription.draft.after': optional('0'),
  'Subscription.draft.askId': ask,
  'Subscription.draft.campaignId': campaign,
  'Subscription.letters.campaignId': campaign,
  // What somebody is told comes when it comes: nothing has so high a number.
  'Subscription.notification.after': fixed('1000000'),
  'Subscription.status.after': optional('0'),
  'Subscription.status.campaignId': campaign,
  'TabletopSystem.procedures.ids': fixed('["orderTest"]'),
  'TabletopSystem.rules.ids': fixed('[]'),
  'TabletopSystem.tables.ids': fixed('[]'),
}

const given = (field: string, except?: readonly [name: string, value: string]): string => {
  const named = Object.entries(argumentValues).flatMap(([key, { known }]) => {
    if (!key.startsWith(`${field}.`)) return []
    const name = key.slice(field.length + 1)
    const value = except?.[0] === name ? except[1] : known
    return value === null ? [] : [`${name}: ${value}`]
  })
  return named.length > 0 ? `(${named.join(', ')})` : ''
}

/** The arguments with which a field, as `Type.field`, is asked for everywhere. */
export const requiredOf = (field: string): string => given(field)

/** The same with another value of one of them. */
export const otherwise = (argument: string, value: string): string => {
  const at = argument.lastIndexOf('.')
  return given(argument.slice(0, at), [argument.slice(at + 1), value])
}
