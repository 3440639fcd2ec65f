import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-001 … HX-045: the frame of a campaign, its map, its start and its end; who holds what. */
export const campaignRules: RulePage<SettingKey> = {
  'HX-001': rule('Players', 'Two or more play; the more there are, the larger the map.'),
  'HX-002': rule('The turn', 'Every turn has four stages: Upkeep, Movement, Battle, Post-Battle.'),
  'HX-003': rule('Pace', 'A turn is meant to last about a week; the campaign’s calendar says when answers are due.'),
  'HX-004': rule(
    'Turns without a battle',
    'After a turn in which nobody fought the next follows at once, with shorter deadlines. A fight counts, played or rolled off; raids that nobody resisted do not.',
    'turn.repeat_if_no_battle',
  ),
  'HX-005': rule('Winning', 'Who controls three quarters of the map when a turn ends has won.', 'win.fraction'),
  'HX-006': rule(
    'Hexes to win',
    'The share of the map is rounded up to whole hexes: 45 of 60. Ruined hexes are part of the map.',
    'win.denominator',
  ),
  'HX-007': rule(
    'Losing',
    'Who controls no fortress when the turn ends, after purchases are placed, is out, and their hexes become neutral.',
  ),
  'HX-008': rule(
    'What counts as a fortress',
    'Built or found abandoned, strongly held or asleep: any fortress keeps its player in the game.',
  ),
  'HX-009': rule(
    'End of the turn',
    'First purchases are placed, then players without a fortress go out together, then somebody may win. A last player left has won; if nobody is left it is a draw.',
  ),
  'HX-010': rule(
    'What an eliminated player leaves',
    'Their forces and what they have on order are removed. Their facilities stand on in hexes that nobody owns.',
    'elimination.facilities',
  ),
  'HX-011': rule('Hexes', 'A hex is named by row and column, 3/6. The usual map has 6 rows of 10.', 'map.rows'),
  'HX-012': rule(
    'Layout',
    'Points of the hexes look up; every second row stands half a hex to the right. Edges do not meet.',
  ),
  'HX-013': rule('Distance', 'The distance between two hexes is the smallest number of steps from one to the other.'),
  'HX-014': rule(
    'Larger maps',
    'Up to four players share 6 rows of 10; five have 8 rows of 10, six 9 of 10, seven 11 of 10 and eight 12 of 10: about 15 hexes each.',
    'map.rows',
  ),
  'HX-015': rule('Headquarters', 'Each headquarters is placed by dice: one for the row, one for the column.'),
  'HX-016': rule(
    'Headquarters apart',
    'A headquarters nearer than three hexes to an earlier one is thrown again; after twenty vain throws the distance shrinks by one.',
    'hq.min_distance',
  ),
  'HX-017': rule(
    'Ground of the headquarters',
    'The headquarters hex has two throws on the resource table and none for features.',
  ),
  'HX-018': rule(
    'The same resource twice',
    'Two equal resources in a hex are two sites, and both pay. A second fortress or structure is thrown again.',
    'features.duplicates',
  ),
  'HX-019': rule(
    'The start',
    'Each player begins with a fortress and 2500 points, divided among conquest, occupation and one recon force; the occupation force holds the fortress.',
  ),
  'HX-020': rule(
    'A lawful division',
    '500 to 2000 points of occupation force; at most one conquest force of 500 to 2000 in hundreds, two with an abandoned structure; at most one recon force of up to 1000.',
  ),
  'HX-021': rule(
    'What is left over',
    'Points that are not divided are lost. All forces begin in the headquarters hex, with no RP in hand before the first income.',
  ),
  'HX-022': rule(
    'Records',
    'Every player’s territory is kept in a private record; the map shows what everybody may know.',
  ),
  'HX-030': rule('Occupied', 'A hex with somebody’s forces in it is occupied.'),
  'HX-031': rule(
    'Contested',
    'A hex with conquest or occupation forces of two players is contested. Recon forces do not contest, hold or block.',
  ),
  'HX-032': rule(
    'Unclaimed, neutral, ruined',
    'Where nobody has been is unclaimed; explored without an owner is neutral; ruined is of no use.',
  ),
  'HX-033': rule(
    'What a hex can become',
    'The first force to enter explores it for good. It may gain, change and lose its owner; contested lasts from Movement to Post-Battle.',
  ),
  'HX-034': rule('Who claims', 'Conquest forces alone take hexes. Others keep what is held and add nothing.'),
  'HX-035': rule(
    'Claiming',
    'A conquest force that enters a hex without enemies takes it; in a new hex the features are thrown.',
  ),
  'HX-036': rule(
    'Hexes that must stay manned',
    'A hex stays its owner’s without troops. Only from a fortress or garrison its owner may not order the last conquest or occupation force away.',
  ),
  'HX-037': rule('Claims and RP', 'A claim lasts whether RP were spent in the hex or not.', 'claim.requires_rp'),
  'HX-038': rule('Where RP may be spent', 'RP are spent in hexes that one controls and nobody contests.'),
  'HX-039': rule(
    'When a hex changes hands',
    'Taken without resistance: at the end of Movement. Fought over: after the battles, to the last one standing. Of an eliminated player: at the end of the turn.',
  ),
  'HX-040': rule(
    'Empty enemy hexes',
    'An enemy’s hex without troops of its owner falls to a conquest force without a fight, unless a garrison beside it reacts.',
  ),
  'HX-041': rule(
    'What stands in a captured hex',
    'Facilities and resources pass to the new owner.',
    'capture.facilities',
  ),
  'HX-042': rule(
    'Ruins',
    'A ruined hex yields nothing, bears nothing and belongs to nobody, though it may be crossed and fought over.',
  ),
  'HX-043': rule('No alliances', 'Every other player is an enemy.'),
  'HX-044': rule(
    'Points in a hex',
    'A player may have 6000 points in a hex, all classes together; looked at after Movement and when purchases are placed.',
  ),
  'HX-045': rule('Friendly hexes', 'A hex is friendly to the player who controls it while nobody contests it.'),
}
