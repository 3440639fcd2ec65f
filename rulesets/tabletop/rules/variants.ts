import { rule, type RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'

/** SS-001 … SS-005 */
export const smallScale: RulePage<ReadingKey> = {
  'SS-001': rule('Small scale', 'Only movement shrinks; every range and measure else stays.'),
  'SS-002': rule('Infantry', 'Four inches, eight on a Run.'),
  'SS-003': rule('Vehicles', 'Six inches on tracks, nine on wheels, doubled on a Run.'),
  'SS-004': rule(
    'What follows from it',
    'Reversing and roads go by the shorter rate; regrouping stays a die of inches.',
  ),
  'SS-005': rule('Over either edition', 'The variant can be laid over both.'),
}

/** GW-001 … GW-060 */
export const greatWar: RulePage<ReadingKey> = {
  'GW-001': rule(
    'Wire',
    'It hides nothing. Advancing men throw a die: the low third is caught before it and takes a hit that lying down does not soften.',
  ),
  'GW-002': rule(
    'Clearing wire',
    'Tracks flatten sections, though no two neighbours in one move; pioneers who start beside one spend their run on it.',
  ),
  'GW-003': rule('Bunkers', 'Twenty models in each, safe from the bombardment while they stay inside.'),
  'GW-010': rule(
    'Gas masks',
    'Put on or off by waiting, lying or rallying. Who wears one does not advance or run, shoots worse and strikes last.',
  ),
  'GW-011': rule(
    'Gas',
    'Every model that the cloud touches throws a die: masks fail on a six, lungs on anything but a one. Vehicles reached are lost.',
    'gas.vet_reroll',
  ),
  'GW-020': rule(
    'Creeping bombardment',
    'A line over the whole table that goes two dice and six inches each turn, away from the British.',
  ),
  'GW-021': rule('Shooting across it', 'Counts as hard cover.'),
  'GW-022': rule(
    'Caught by it',
    'Within six inches when a unit is ordered or comes there; it may go Down first. Once an activation.',
  ),
  'GW-023': rule(
    'How a unit lies',
    'Cover and order decide whether it is entrenched, dug in or in the open. In the open nobody rallies.',
  ),
  'GW-024': rule(
    'What it does',
    'A die by how the unit lies: from nothing over hits and pins to the loss of the unit.',
  ),
  'GW-025': rule('Wire under it', 'Sections near the line are cut on a six once it has moved.'),
  'GW-030': rule('Reserves', 'Nobody outflanks; the nearer to the enemy they come on the harder the test.'),
  'GW-031': rule(
    'Trenches',
    'No running across; inside they protect like a house. Along one nobody sees farther than six inches of fire.',
  ),
  'GW-032': rule(
    'High explosive in a trench',
    'A die says whether the trench still protects; if so only sixes wound. The text contradicts itself.',
    'gw.trench_he',
  ),
  'GW-040': rule(
    'Order dice that come back',
    'A die that left the bag may bring a dead squad or team back into reserve, squads more easily; failing loses it for good.',
  ),
  'GW-050': rule('British tanks', 'Who leaves a Mark V* is shaken and must test; it crosses wide trenches by itself.'),
  'GW-051': rule(
    'German machine guns',
    'From July 1917 they pierce tanks a little; lesser armour takes no more from them.',
  ),
  'GW-052': rule('Stormtroopers', 'Their leaders are not picked off by exceptional damage, where an edition has it.'),
  'GW-060': rule(
    'Over either edition',
    'Written for the classic sheet; over the third edition the facilitator says what extra protection is.',
  ),
}
