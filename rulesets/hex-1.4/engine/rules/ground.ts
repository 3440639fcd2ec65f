import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-440 … HX-492: features of hexes, table terrain and missions. */
export const groundRules: RulePage<SettingKey> = {
  'HX-440': rule('Exploring', 'The first force of any class in a hex throws for its features, once in the campaign.'),
  'HX-441': rule(
    'The feature throw',
    '1 is a hazard, 3 and 4 a resource, 6 a resource and another throw; 2 and 5 nothing.',
  ),
  'HX-442': rule('The other throw', 'A 6 throws for features again, as often as it falls.'),
  'HX-443': rule(
    'Hazards',
    '1 unstable ground, 2 swamp, 3 weak warp barrier, 4 radioactive waste, 5 minefield, 6 psychic null zone and another hazard.',
  ),
  'HX-444': rule('Null zones', 'A null zone brings one more hazard; another 6 is thrown again.'),
  'HX-445': rule('What hazards do', 'They act on the table and take no RP.'),
  'HX-451': rule(
    'The resource table',
    'Two dice: 2 small mine, 3 small refinery, 4 cache, 5 large mine, 6 ruin, 7 city, 8 large refinery, 9 structure, 10 chemical plant, 11 large cache, 12 fortress.',
  ),
  'HX-456': rule(
    'Cities',
    'At every placement a city fills up the occupation force that stands in it, free of charge.',
    'city.scope',
  ),
  'HX-457': rule(
    'Abandoned fortresses',
    'Found, it is a fortress in everything: 5 RP, slots, safe from sabotage, and 500 points to hold it once the time of grace is over.',
  ),
  'HX-470': rule(
    'Table terrain',
    'When the mission is known each quarter of the table gets one to three pieces, and two dice say what each of them is; eight at least.',
  ),
  'HX-471': rule('Fewer than eight', 'Pieces are added where there are fewest until there are eight.', 'terrain.min8'),
  'HX-472': rule(
    'Kinds of terrain',
    '2 water, 3 cactus, 4 difficult ground, 5 steep hill, 6 woods, 7 hill, 8 crags, 9 obstacles, 10 a building, 11 several, 12 woods.',
  ),
  'HX-490': rule(
    'Lightning Raid',
    'The defender takes a zone and sets up, then the attacker, 24 inches apart; infiltrators come last, 18 inches off. The attacker begins.',
  ),
  'HX-491': rule(
    'Take and Hold',
    'The attacker must clear and keep a place that was named. How the table is set up is agreed: the text breaks off.',
  ),
  'HX-492': rule(
    'Other missions',
    'They are named only; how they are played is in the books of the game, or in the words that the campaign gives them.',
    'mission.texts',
  ),
}
