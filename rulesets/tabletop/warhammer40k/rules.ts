import { rule, type RulePage } from '../../kit/rulePage.js'

/** What the campaign texts say of the table, in our own words. */
export const rules: RulePage<never> = {
  'BG-197': rule(
    'Missions by class',
    'Each battle is a Raid, a Battle, a Breakout or a Blitz; which mission of that class is played is the group’s choice.',
  ),
  'BG-200': rule(
    'Reassigned units',
    'What the mission’s chart has no room for waits in reserve and comes on later: from the edge that the mission names, else from the own one, else from one by lot.',
  ),
  'BG-201': rule('Night', 'The attacker may have the battle fought at night, whatever its class.'),
  'BG-202': rule('Leaving the table', 'Who leaves it is lost, unless the mission has it otherwise.'),
  'BG-203': rule('Winner', 'Whoever does what the mission asks for wins, not who lost less.'),
  'BG-204': rule('Losses', 'Counted by standard victory points in every mission.'),
  'HX-270': rule(
    'Raid and sabotage',
    'A recon force may strike at troops without trying for their ground: a Lightning Raid, or Sabotage.',
  ),
  'HX-272': rule(
    'Terms of a raid',
    'The order names the mission. The attacker begins; the defender has the choice of zones and sets up first.',
  ),
  'HX-291': rule(
    'Ground that nobody held',
    'The higher throw chooses a Standard mission, and the mission settles the rest.',
  ),
  'HX-292': rule('Standard missions', 'Five of them, by choice or by a die of five faces.'),
  'HX-293': rule(
    'Ground that somebody held',
    'The attacker chooses a Battle mission and begins; the defender chooses his zone.',
  ),
  'HX-294': rule('Battle missions', 'Four of them, by choice or by a die of four faces.'),
  'HX-298': rule(
    'Withdrawing',
    'With half his points lost a player may take the rest away, and the other has a major victory.',
  ),
  'HX-443': rule(
    'Hazards',
    'Six of them: shaking ground, swamp, thin warp, fallout, mines, and a zone without psychic powers.',
  ),
  'HX-444': rule('Two hazards', 'The zone without powers brings one more; another of its kind is thrown again.'),
  'HX-470': rule(
    'Laying out the table',
    'Each quarter gets as many pieces as a three-sided die says, and two dice say what each is.',
  ),
  'HX-471': rule('Fewer than eight pieces', 'The barest quarter gets one more, until there are eight.'),
  'HX-472': rule('Pieces of terrain', 'From water and cactus over hills, woods and crags to walls and buildings.'),
  'HX-490': rule(
    'Lightning Raid',
    'The defender picks a zone and sets up, then the attacker, with two feet between them. Infiltrators come last and keep a foot and a half away. The attacker begins.',
  ),
  'HX-491': rule(
    'Take and Hold',
    'A place is named that the attacker must clear and keep. How the table is set up is missing and agreed on.',
  ),
  'HX-492': rule('Other missions', 'Named only: they are in the books of the game.'),
}
