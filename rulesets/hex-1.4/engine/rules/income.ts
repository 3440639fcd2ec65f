import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-070 … HX-125: income, purchases and troops. */
export const incomeRules: RulePage<SettingKey> = {
  'HX-070': rule('Income first', 'Upkeep begins with the income of every hex; after that RP are spent.'),
  'HX-071': rule('Plain hexes', 'A hex yields 1 RP a turn to who controls it.'),
  'HX-072': rule('Headquarters hexes', 'A hex with a fortress yields 5 RP.'),
  'HX-073': rule(
    '5, not 6',
    'The 5 RP of a fortress take the place of the 1, whether it was built or found.',
    'income.hq_replaces_base',
  ),
  'HX-074': rule('Resources', 'Resources add what they yield: most of them every turn, some only once.'),
  'HX-075': rule(
    'Paid once',
    'A resource that pays once does so for the first who controls or raids it, and never again.',
    'income.once_only',
  ),
  'HX-076': rule(
    'Yield of a hex',
    'Fortress or plain ground, and every resource that still pays. Ruins yield nothing.',
  ),
  'HX-077': rule(
    'A player’s income',
    'The yields of a player’s hexes that nobody raided, and of those that the player raided last turn.',
  ),
  'HX-078': rule('The stash', 'RP that are not spent stay in hand for as long as one likes.'),
  'HX-079': rule('Several purchases in a hex', 'A hex may be built up and receive troops in one Upkeep.'),
  'HX-080': rule(
    'What can be bought',
    'Troops, facilities, specials and another headquarters. Re-rolls have no price and are not sold.',
    'price.reroll',
  ),
  'HX-081': rule(
    'Contested in Upkeep',
    'A hex whose battle was put off yields nothing to anybody, and nothing is bought there.',
    'battle.unplayed',
  ),
  'HX-082': rule(
    'Paying',
    'Purchases are paid from the RP in hand and never on credit. Until they are sealed they may be taken back.',
  ),
  'HX-100': rule('Price of troops', 'One RP buys 100 points, whatever the class.'),
  'HX-101': rule(
    'Classes stay',
    'Points belong to the class for which they were bought; a conquest force never becomes an occupation force.',
  ),
  'HX-102': rule(
    'Conquest forces',
    'They take land. Bought in hundreds, 500 to 2000 points each, by the organisation chart of the game.',
  ),
  'HX-103': rule(
    'Occupation forces',
    'They hold land and man fortresses and garrisons. Any number of RP, up to 2000 points in a hex.',
  ),
  'HX-104': rule(
    'Recon forces',
    'They scout and raid. Up to 1000 points; new ones and additions only in a friendly hex.',
  ),
  'HX-105': rule('Reinforcements', 'They replace what a force has lost. Points that it does not need are lost.'),
  'HX-106': rule(
    'Naming the force',
    'Reinforcements are bought for one force, which must have losses. It is filled up to what was bought for it once, if it stands in a friendly hex when the turn ends.',
  ),
  'HX-107': rule(
    'Placed at the end',
    'Troops and facilities that are bought now stand on the map when the turn ends; specials act at once.',
  ),
  'HX-108': rule(
    'Order of placement',
    'Facilities, new troops, reinforcements; within each as they were bought. Limits are looked at again then.',
  ),
  'HX-109': rule(
    'Nowhere to place it',
    'What cannot be placed, because its hex is lost or contested or a limit is reached, is paid back.',
    'placement.lost_site',
  ),
  'HX-110': rule(
    'Where troops appear',
    'New conquest and occupation forces may appear in any hex that one controls.',
    'placement.cf_sites',
  ),
  'HX-111': rule(
    'How many conquest forces',
    'One for every base and every fortress; an abandoned structure counts as a base, an abandoned fortress as a fortress.',
  ),
  'HX-112': rule('How many recon forces', 'One for every comm station and every fortress.'),
  'HX-113': rule(
    'More forces than allowed',
    'When the limit sinks below what one has, all stay, and no new one can be raised.',
    'caps.over',
  ),
  'HX-114': rule(
    'Occupation forces of a hex',
    'There may be as many as one likes. Those of one player in one hex are one force, up to 2000 points.',
  ),
  'HX-115': rule(
    'Merging and dividing',
    'In Upkeep conquest forces of one hex may become one of up to 2000 points, or one at full strength two of at least 500. Losses may leave one below 500.',
  ),
  'HX-116': rule(
    'Two strengths',
    'A force has the points that were bought and those that are alive. Limits and battles look at the living, reinforcements at both.',
  ),
  'HX-117': rule(
    'The organisation chart',
    'What an army consists of is the game’s business: usually 1–2 HQ, 2–6 troops and up to 3 each of elites, fast attack and heavy support.',
  ),
  'HX-118': rule('Special characters', 'One for every fortress that one controls.'),
  'HX-119': rule(
    'Detachments',
    'Part of an occupation force may go; it joins the one that stands where it ends. What was bought is shared out in proportion, the odd points to those who stay.',
  ),
  'HX-124': rule(
    'What a recon force may contain',
    'One HQ of less than 150 points at most, at least one troops or fast attack choice, no heavily armoured vehicle and no 2+ save.',
  ),
  'HX-125': rule('Armour of recon vehicles', 'Front, side and rear together may come to 32; 33 and more is too much.'),
}
