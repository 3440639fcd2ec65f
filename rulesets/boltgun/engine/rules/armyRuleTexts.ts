import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-300 … BG-328: army rules. */
export const armyRules: RulePage<SettingKey> = {
  'BG-300': rule(
    'Budget',
    'A player takes army rules worth up to 2 points net, and says why each suits the army. A list of one’s own stands once it is approved; a refused one may be filed once more, and after that the army that the scenario proposes is taken. Others learn the army type, and the rules only if they are asked for consent.',
    'army.budget',
  ),
  'BG-301': rule('Highly Mobile', '3 points. Marches up to two sectors; only the end counts.', 'hm.exact'),
  'BG-302': rule(
    'Teleport',
    '3 points. In place of a march, chooses any sector and deviates one die of sectors in a random direction, stopping at impassable ground.',
    'teleport.blocked',
  ),
  'BG-303': rule(
    'Infestation',
    '3 points. Its sectors are taken only by a covering banner that fortifies, entrenches, searches or resupplies.',
    'infestation.order_must_be_legal',
  ),
  'BG-304': rule('Very Tough', '3 points. Loses two levels fewer.', 'tough.scope'),
  'BG-305': rule('Superior Intelligence', '3 points. Recon range one sector longer.', 'superior_intel.search_bonus'),
  'BG-306': rule('Unseen Presence', '2 points. A search range does not see it.'),
  'BG-307': rule('Tough', '2 points. Loses one level fewer.', 'tough.scope'),
  'BG-308': rule(
    'Steadfast',
    '2 points. Entrenches without fortifying first, and may march and fortify in one turn.',
    'march_and_fortify',
  ),
  'BG-309': rule(
    'Massive Armies',
    '2 points. Levels may pass 20 by resupply or army rules; it fights and splits as 20.',
    'massive.fights_as',
  ),
  'BG-310': rule('Hatred', '2 points. Every enemy banner that it fights loses one level more.', 'autoloss.triggers'),
  'BG-311': rule('Battlelust', '1 point. Its recon range is battle range.', 'battlelust.keeps_recon'),
  'BG-312': rule('Tactical Genius', '1 point. May shift the mission die by one.'),
  'BG-313': rule(
    'Sacrifice',
    '1 point. May give up one to three levels in a battle; the enemy loses one more than that.',
    'sacrifice.per',
  ),
  'BG-314': rule(
    'Blood Reward',
    '1 point. Gains a level for every three that an enemy banner loses to it.',
    'blood_reward.per',
  ),
  'BG-315': rule('All Seeing Eye', '1 point. Its searches find every feature, even under an enemy’s battle range.'),
  'BG-316': rule('Mobilization', '1 point. Never needs to unfortify.', 'mobilization.keeps_works'),
  'BG-317': rule('Flexible Command', '1 point. Splits as if two levels greater.', 'flexible.extrapolate'),
  'BG-318': rule('Raiders', '−3 points. Never fortifies or entrenches; is the attacker where chance would decide.'),
  'BG-319': rule('Easily Observable', '−3 points. All its banners are on everybody’s map.', 'observable.level'),
  'BG-320': rule('Suicide Troops', '−2 points. Loses one level more in every battle.', 'autoloss.triggers'),
  'BG-321': rule('Blitz', '−2 points. Occupies only what its battle ranges cover now.'),
  'BG-322': rule('Impetuous', '−2 points. Never entrenches.'),
  'BG-323': rule(
    'Hive Mentality',
    '−2 points. When its node is destroyed, all its banners lose three levels and their works, as after a lost battle, and must retreat; it names a new node.',
    'hive.entrenched_retreat',
  ),
  'BG-324': rule('Wots a Recon?', '−2 points. Has no search range; a search finds features in the normal footprint.'),
  'BG-325': rule(
    'Ponderous',
    '−1 point. Marches last; a recon or search range that only touches it learns its level too.',
  ),
  'BG-326': rule('Slow Resupply', '−1 point. Resupplies only while entrenched.'),
  'BG-327': rule('Tribal Animosity', '−1 point. Never splits or joins; each transfer costs a level.', 'tribal.cost'),
  'BG-328': rule('Irreplaceable Troops', '−1 point. Loses one level more in every battle lost.'),
}
