import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-110 … BG-162: the orders. */
export const orderRules: RulePage<SettingKey> = {
  'BG-110': rule('March', 'A banner marches to one of the eight neighbouring sectors.', 'march.diagonal_squeeze'),
  'BG-111': rule(
    'Contested sector',
    'If enemies try to enter one sector, the lesser level enters and the greater stays.',
    'march.contest',
  ),
  'BG-112': rule('Contest of equals', 'If enemies of equal level try to enter one sector, both stay.'),
  'BG-113': rule(
    'Marching at an enemy',
    'A march at a sector where an enemy stands succeeds only if that enemy marches or retreats away this turn.',
    'march.swaps',
  ),
  'BG-114': rule('Friends do not block', 'Your own banners neither block nor contest one another.'),
  'BG-115': rule('Longer marches', 'Of a march of several sectors only the end counts, not the path.', 'hm.jump'),
  'BG-116': rule('Works hold', 'A fortified or entrenched banner may not march.'),
  'BG-120': rule('Search', 'A search is a primary order, in place of a march.'),
  'BG-121': rule(
    'Search range',
    'A search adds the search range for this turn; battles are not affected.',
    'footprint.search',
  ),
  'BG-122': rule('Searching comes last', 'Searches follow the battles: a banner destroyed in one finds nothing.'),
  'BG-125': rule('Fortify', 'To fortify takes a whole turn.', 'march_and_fortify'),
  'BG-126': rule('Fortified', 'A fortified banner loses levels by the fortified column and fights as usual.'),
  'BG-127': rule(
    'Fortified and beaten',
    'A fortified banner that loses has its works destroyed and must retreat next turn.',
  ),
  'BG-128': rule(
    'Leaving works',
    'A fortified or entrenched banner may not march, split or join before it has spent a turn on Unfortify.',
  ),
  'BG-129': rule('Retreat leaves works', 'A fortified banner that must retreat is unfortified at once.'),
  'BG-130': rule('Entrench', 'A fortified banner may entrench, which takes a second turn.'),
  'BG-131': rule(
    'Entrenched',
    'An entrenched banner loses levels by the fortified column and need not retreat when it loses.',
  ),
  'BG-132': rule(
    'Entrenched and beaten',
    'An entrenched banner that loses is fortified only; it may entrench again next turn.',
  ),
  'BG-133': rule('Several losses', 'However many battles an entrenched banner loses in a turn, it ends fortified.'),
  'BG-134': rule('Unfortify comes first', 'Battles of the turn find the banner without works.'),
  'BG-135': rule('Fortify precedes battles', 'Battles of the turn find the banner fortified.'),
  'BG-140': rule(
    'Join',
    'Two of your banners in one sector, both ordered to join, become one. Levels add up to 20; more is lost.',
  ),
  'BG-141': rule('Split', 'A banner becomes two, of the levels in the splitting table, in the same sector.'),
  'BG-142': rule(
    'Split, then join',
    'Splitting comes before joining, and a banner has one secondary order: new parts cannot join at once.',
  ),
  'BG-143': rule('After the march', 'A banner may march and then join or split in the same turn.'),
  'BG-145': rule('Resupply', 'The banner gains one level, up to 20.'),
  'BG-146': rule('Resupply on the march', 'Resupply may go with a march.'),
  'BG-147': rule(
    'Transfer',
    'The receiver orders it: levels pass between your banners whose battle ranges overlap.',
    'transfer.overflow',
  ),
  'BG-148': rule('The sender', 'The sender may not march, retreat, split or join this turn.', 'transfer.min_left'),
  'BG-149': rule('The receiver', 'The receiver may march.'),
  'BG-150': rule('Resupply first', 'Levels gained by resupply may be passed on in the same turn.'),
  'BG-155': rule('Retreat', 'The loser of a battle must retreat next turn, unless it was entrenched.'),
  'BG-156': rule('Nothing but retreat', 'A retreating banner has no other order.'),
  'BG-157': rule('Where to', 'It moves one sector in a direction of its choice.', 'retreat.nowhere'),
  'BG-158': rule(
    'Running into an enemy',
    'A banner that retreats to where an enemy stands is destroyed, whatever that enemy’s level.',
    'retreat.collision',
  ),
  'BG-159': rule(
    'Cut off',
    'If an enemy marches into the sector in the same turn, the retreater is destroyed.',
    'retreat.collision',
  ),
  'BG-160': rule('Retreaters do not block', 'A retreater destroyed so does not hinder the enemy’s march.'),
  'BG-161': rule('When retreats happen', 'After marching and fortifying, before resupply.'),
  'BG-162': rule('Special orders', 'Teleport, destroying a relic, and whatever a campaign adds.'),
}
