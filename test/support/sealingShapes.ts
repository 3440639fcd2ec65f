import type { CommanderRow, DraftView, Receipt, StandingOrders } from '../../server/src/store/reads.js'
import type {
  OpenedClosing,
  OpenedEntry,
  OpenedResolution,
  OpenedThrows,
} from '../../server/src/store/reads.briefings.js'
import type { Shape } from './shape.js'

export const draft = {
  ...{ askId: 'text', orders: 'json', updatedAt: 'text', problems: 'json', warnings: 'json', revision: 'number' },
  changes: { maybe: { each: { piece: { orNull: 'text' }, by: { orNull: 'text' }, mine: 'boolean' } } },
} satisfies Shape<DraftView>

export const commander = {
  ...{ id: 'text', name: 'text', mine: 'boolean', pieces: { orNull: { each: 'text' } }, seals: 'boolean' },
} satisfies Shape<CommanderRow>

export const standing = {
  ...{ kind: 'text', title: 'text', orders: 'json', untilTurn: { orNull: 'number' }, updatedAt: 'text' },
  revision: 'number',
} satisfies Shape<StandingOrders>

export const receipt = {
  ...{
    askId: 'text',
    hash: 'text',
    salt: 'text',
    head: 'text',
    sealedAt: 'text',
    by: 'text',
    orders: 'json',
    turn: 'number',
  },
  signature: { orNull: 'text' },
  takenBack: 'boolean',
  retractable: 'boolean',
  fromStanding: 'boolean',
} satisfies Shape<Receipt>

export const throws = {
  ...{ number: 'number', turn: 'number', stage: 'text', undone: 'boolean' },
  throws: {
    each: { name: 'text', subject: 'text', ordinal: 'number', faces: { each: 'number' }, proof: { maybe: 'text' } },
  },
} satisfies Shape<OpenedThrows>

export const openedEntry = {
  ...{ number: 'number', kind: 'text', entry: { orNull: 'json' }, salt: 'text', head: 'text', published: 'boolean' },
  at: 'text',
} satisfies Shape<OpenedEntry>

export const resolution = {
  ...{ number: 'number', turn: 'number', stage: 'text', groupId: { orNull: 'text' }, at: 'text', input: 'json' },
  ...{ events: 'json', inputHash: 'text', eventsHash: 'text', stateHash: 'text' },
} satisfies Shape<OpenedResolution>

export const closing = {
  ...{ entry: 'number', root: 'text', hashes: { each: 'text' } },
} satisfies Shape<OpenedClosing>
