import type {
  ActRow,
  ComplaintRow,
  MessagesRow,
  OperatorAccountRow,
  OperatorCampaignRow,
  StorageRow,
} from '../../server/src/store/reads.operator.js'
import type { Shape } from './shape.js'

/** Of what operators read. */
export const operatorShapes = {
  read_operator: 'boolean',
  read_operator_accounts: {
    each: {
      ...{ id: 'text', name: 'text', email: 'text', confirmed: 'boolean', createdAt: 'text', operator: 'boolean' },
      ...{ seenAt: { orNull: 'text' }, blockedAt: { orNull: 'text' }, blockReason: { orNull: 'text' } },
      campaigns: 'number',
    } satisfies Shape<OperatorAccountRow>,
  },
  read_operator_campaigns: {
    each: {
      ...{ id: 'text', name: 'text', rulesetId: 'text', edition: 'text', phase: 'text', turn: 'number' },
      ...{ createdAt: 'text', bytes: 'number', resolvedAt: { orNull: 'text' } },
      fault: { orNull: { reference: 'text', error: 'text', place: 'text', at: 'text' } },
    } satisfies Shape<OperatorCampaignRow>,
  },
  read_operator_storage: {
    bytes: 'number',
    groups: { each: { kind: 'text', bytes: 'number' } },
  } satisfies Shape<StorageRow>,
  read_operator_messages: {
    ...{ untold: 'number', untoldSince: { orNull: 'text' }, waiting: 'number', overdueSince: { orNull: 'text' } },
    failed: 'number',
    channels: { each: { kind: 'text', count: 'number', failing: 'number', paused: 'number' } },
  } satisfies Shape<MessagesRow>,
  read_operator_complaints: {
    each: {
      ...{ id: 'text', about: 'text', campaign: 'text', by: 'text', of: 'text', accountId: { orNull: 'text' } },
      ...{ text: 'text', reason: 'text', at: 'text', settledAt: { orNull: 'text' } },
    } satisfies Shape<ComplaintRow>,
  },
  read_operator_acts: {
    each: {
      ...{ number: 'number', at: 'text', kind: 'text', by: { orNull: 'text' }, of: { orNull: 'text' } },
      ...{ campaign: { orNull: 'text' }, note: { orNull: 'text' } },
    } satisfies Shape<ActRow>,
  },
}
