import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-001 … BG-031: principles, the turn, plans. */
export const playRules: RulePage<SettingKey> = {
  'BG-001': rule(
    'Fair play',
    'Play fair, play for fun, and answer for what you do; who exploits the game may be shut out.',
  ),
  'BG-002': rule(
    'Double blind',
    'Movement is worked out in secret. You know only what your own intelligence has found.',
  ),
  'BG-003': rule(
    'Banners and sectors',
    'An army on the map is a banner, a square is a sector. A banner stands in one sector and holds several.',
  ),
  'BG-004': rule('Two orders', 'A banner has at most one primary and one secondary order a turn.'),
  'BG-005': rule('Level', 'A banner’s level sets its points on the table. Battles wear it down.'),
  'BG-006': rule('Scale', 'A turn is about a day; a sector is about ten miles square.'),
  'BG-007': rule(
    'Alliances',
    'Players may agree on anything and tell one another anything, but there is one champion and no second place.',
  ),
  'BG-008': rule('No experience', 'Units do not gain experience.'),
  'BG-009': rule('Stand-ins', 'A model may stand in for another when it is marked with red yarn.'),
  'BG-010': rule(
    'Taking part',
    'Have about 2,000 painted points, your own books and dice, and time for two evenings of play a week.',
  ),
  'BG-011': rule(
    'Packets',
    'Each player starts from a packet of their own: banners, intelligence, army rules, limits, objectives.',
  ),
  'BG-012': rule(
    'First knowledge',
    'What a player knows at the start depends on the campaign, the army and the objectives.',
  ),
  'BG-013': rule('No orbit', 'Nothing in orbit takes part.'),
  'BG-014': rule('Final results', 'When the last deadline of a turn has passed, its results stand, mistakes included.'),
  'BG-020': rule(
    'The stages',
    'Plans, computing, announcement of battles, army lists, battles, results, computing again, posting.',
  ),
  'BG-021': rule(
    'Steps before the battles',
    'Unfortify, entrench, march, fortify, retreat, resupply, transfer, relics, split, join, then battles are identified. The sequence matters.',
  ),
  'BG-022': rule('Steps after the battles', 'Abstract battles, attrition, search, intelligence.'),
  'BG-023': rule(
    'Occupation has no step',
    'The list of steps does not say when occupation changes.',
    'occupation.passes',
  ),
  'BG-024': rule('Victory has no step', 'The list of steps does not say when victory is checked.', 'victory.tie'),
  'BG-025': rule('Teleports first', 'Teleports happen before marches.', 'teleport.blocked'),
  'BG-026': rule('Ponderous last', 'Ponderous banners march when all others have marched.'),
  'BG-027': rule(
    'The cycle',
    'A turn takes about 14 days: plans by day 2, battles announced by day 4, results by day 12, posting by day 14.',
    'results.public',
  ),
  'BG-028': rule('A sealed plan stands', 'A plan that has been sent in may not be changed.', 'plans.resubmit'),
  'BG-029': rule(
    'Unclear orders',
    'A banner whose orders cannot be read one way has none this turn, and fights as usual.',
    'orders.illegal',
  ),
  'BG-030': rule(
    'No plan',
    'Without a plan by the deadline your banners have no orders and you forfeit every battle of the turn.',
  ),
  'BG-031': rule('Emergencies', 'The facilitator may help in an emergency until the turn is complete.'),
}
