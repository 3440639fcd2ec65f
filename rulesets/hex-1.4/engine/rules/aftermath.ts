import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-360 … HX-405: after the battles; experience and honours. */
export const aftermathRules: RulePage<SettingKey> = {
  'HX-360': rule(
    'Order of things',
    'Hexes change hands, losers retreat, raids take effect, survival throws, experience, placement, end of the turn.',
  ),
  'HX-361': rule('Retreat', 'Losers that live go into a friendly hex beside; where there is none they are destroyed.'),
  'HX-362': rule(
    'Where to retreat',
    'A neighbouring hex that one controls will do, with or without troops.',
    'retreat.needs',
  ),
  'HX-363': rule(
    'Choosing the retreat',
    'Its player chooses; else it goes where it came from, else towards a fortress. Full hexes are closed, and larger forces go first.',
  ),
  'HX-364': rule(
    'Survival throws',
    'For each model lost, a die: infantry and bikes live on 5, vehicles on 4, HQ and special characters on 3 or more.',
    'survival.rolls',
  ),
  'HX-365': rule(
    'Broken units',
    'What is left of a unit below a quarter that flees at the end, or has fled, throws as if lost.',
  ),
  'HX-366': rule('Best number counts', 'An HQ on a bike lives on 3. Beasts, cavalry and monsters throw as infantry.'),
  'HX-367': rule(
    'No survival throws',
    'For who withdrew, for forces cut off, for losers of a roll-off, and for recon forces found or beaten by others of their kind.',
  ),
  'HX-368': rule('Both sides throw', 'The winner’s losses may live too.'),
  'HX-369': rule(
    'What is left',
    'Weak units and forces stay on. A force with nothing left is removed and makes room for another.',
  ),
  'HX-390': rule(
    'Experience',
    'Fought one, won one, major victory one, and one for each enemy unit destroyed. A unit that is gone loses all of it.',
  ),
  'HX-391': rule('Destroyed enemies', 'Each enemy unit destroyed counts.', 'xp.kills'),
  'HX-392': rule('When experience is lost', 'If nothing of a unit lives after the survival throws.', 'xp.loss'),
  'HX-393': rule(
    'Levels',
    'Experienced at 2, Survivor at 4, Veteran at 8, Hardened Veteran at 14, Heroic at 22, Legendary at 32; each brings an honour.',
  ),
  'HX-394': rule('Several levels at once', 'A unit that climbs several levels gains an honour for each.'),
  'HX-395': rule('Honours', 'Chosen from the unit’s table or thrown on it; a unit has none twice.', 'honours.mode'),
  'HX-396': rule('Keeping honours', 'They go with the experience. Reinforcements change nothing of them.'),
  'HX-397': rule('Characters’ honours', 'A character may use the Character table or that of their troop type.'),
  'HX-398': rule('Where experience is gained', 'Raids and recon fights count as battles; a draw counts as fought.'),
  'HX-400': rule(
    'Infantry honours',
    '1 Street Fighters, 2 Hardened Fighters, 3 Expert Marksmen, 4 Guerillas, 5 Combat Masters, 6 a new skill.',
  ),
  'HX-401': rule(
    'Bike and cavalry honours',
    '1 Skilled Riders, 2 Rapid Deployment, 3 Hardened Fighters, 4 Lightning Charge, 5 Expert Riders, 6 Hit and Run.',
  ),
  'HX-402': rule(
    'Vehicle honours',
    '1 Terrifying, 2 Engine Upgrade, 3 Reinforced Armour, 4 Hardened Crew, 5 Skilled Gunnery, 6 Gunnery Masters.',
  ),
  'HX-403': rule(
    'Character honours',
    '1 one more attack, 2 Gunfighter, 3 Know Thy Enemy, 4 one more wound, 5 Inspiring Leader, 6 a second armour save.',
  ),
  'HX-404': rule(
    'Psychic honours',
    '1 another power, 2 Strength of Will, 3 Superior Focus, 4 Quick Mind, 5 Psychic Counter Strike, 6 a psychic defence.',
  ),
  'HX-405': rule('On the table', 'Honours are reminders on the unit’s line; their effects are played on the table.'),
}
