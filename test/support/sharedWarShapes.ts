import type { SharedWarRow, WarLinkRow } from '../../server/src/store/reads.js'
import type { Shape } from './shape.js'

const warLink = { code: { orNull: 'text' }, refused: { each: 'text' } } satisfies Shape<WarLinkRow>

const sharedWar = {
  ...{ name: 'text', rulesetId: 'text' },
  moments: { each: { seat: { orNull: 'text' }, number: 'number', turn: 'number', stage: 'text', at: 'text' } },
} satisfies Shape<SharedWarRow>

/** What is read of a war that is shared by link. */
export const sharedWarShapes = {
  read_shared_printed_map: 'json',
  ...{ read_war_link: warLink, read_shared_war: sharedWar, read_shared_board: 'json', read_shared_view: 'json' },
}
