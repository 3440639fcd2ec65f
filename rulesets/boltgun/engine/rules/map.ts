import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-050 … BG-098: map, occupation, banners and their footprint. */
export const mapRules: RulePage<SettingKey> = {
  'BG-050': rule('The map', 'The map is a grid of square sectors; the scenario gives its size.'),
  'BG-051': rule('Terrain', 'A sector is normal, city or impassable.'),
  'BG-052': rule('Normal sectors', 'Any banner may enter a normal sector.'),
  'BG-053': rule('Cities', 'A city differs from a normal sector only in the battles fought there.'),
  'BG-054': rule('Impassable sectors', 'Nothing may stand in or hold an impassable sector; all water is impassable.'),
  'BG-055': rule(
    'Impassable is never covered',
    'For battles and for intelligence a range does not cover impassable sectors.',
    'adjacency',
  ),
  'BG-056': rule(
    'Ranges cross obstacles',
    'Impassable terrain does not stop a range: the sectors beyond it are covered.',
  ),
  'BG-057': rule(
    'Features',
    'A sector may hold a feature. Its occupier is told of it, nobody else; some need a search to be found.',
  ),
  'BG-058': rule('Features as objectives', 'To control a feature may be an objective.'),
  'BG-059': rule(
    'Using features',
    'Only the occupier of the sector uses a known feature; in a disputed sector nobody does.',
  ),
  'BG-070': rule('Sharing sectors', 'Your banners may stand together; enemies never share a sector.'),
  'BG-071': rule('Occupation', 'A sector in the battle range of your banners alone is yours.'),
  'BG-072': rule('Disputes', 'A sector in the battle ranges of two enemies is disputed.'),
  'BG-073': rule(
    'End of a dispute',
    'A dispute lasts until one side marches or retreats out of range or is destroyed.',
    'dispute.both_leave',
  ),
  'BG-074': rule(
    'Trail',
    'What your battle range has covered stays yours when you leave, until an enemy’s battle range covers it.',
    'occupation.passes',
  ),
  'BG-075': rule('Garrisons', 'An occupied sector has a garrison that watches but does not fight.'),
  'BG-076': rule('Impassable is never held', 'An impassable sector is neither occupied nor disputed.'),
  'BG-077': rule('Only the end counts', 'A move of several sectors leaves occupation only where it ends.'),
  'BG-090': rule('Levels', 'A level from 0 to 20, worth 100 points each on the table.', 'level_zero'),
  'BG-091': rule('Fit to fight', 'Only levels 10 to 20 fight a battle.'),
  'BG-092': rule(
    'Too weak to fight',
    'A banner of level 9 or less that meets a stronger enemy loses and is destroyed.',
  ),
  'BG-093': rule('Two weak banners', 'If both are of level 9 or less, both are destroyed.'),
  'BG-094': rule('Weak banners otherwise', 'In all else a banner of level 9 or less is like any other.'),
  'BG-095': rule(
    'Footprint',
    'Battle range and recon range make the footprint; a search adds the search range for intelligence.',
    'footprint.metric',
  ),
  'BG-096': rule('Recon does not fight', 'A recon range never causes a battle.'),
  'BG-097': rule('When battles happen', 'Two enemies fight when their battle ranges overlap.', 'battle.repeat'),
  'BG-098': rule(
    'Splitting table',
    'Two levels are lost and the rest is halved: 20 gives 9 and 9, 19 gives 9 and 8, 18 gives 8 and 8, down to 10, which gives 4 and 4. Level 9 and less cannot split.',
    'flexible.extrapolate',
  ),
}
