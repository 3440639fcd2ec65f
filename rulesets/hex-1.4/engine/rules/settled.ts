import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-520 … HX-532: what was settled after play; it stands above what older rules say. */
export const settledRules: RulePage<SettingKey> = {
  'HX-520': rule(
    'Wiped out on the table',
    'An army that lost all its units on the table still throws survival dice for them, where its units are known. Those that live are the force, and go back like any loser.',
  ),
  'HX-521': rule(
    'Occupation forces sent back',
    'An occupation force that goes back because a hex is full joins the one that stands where it stops.',
  ),
  'HX-522': rule(
    'Only what stands counts',
    'A base or fortress bought this turn gives no slot, no split and no special character before it stands.',
  ),
  'HX-523': rule(
    'What scouts see',
    'A recon force that enters an enemy’s hex, or stays there, reports features, facilities and armies, whether it had to throw or not.',
  ),
  'HX-524': rule(
    'Organisation chart',
    'A list has at most 2 HQ, 6 Troops, 3 Elites, 3 Fast Attack and 3 Heavy Support, and what facilities add; a recon force one HQ, Troops and Fast Attack. Every unit costs points, and small ones count for nothing where units are compared.',
    'roster.org_chart',
  ),
  'HX-525': rule(
    'Against a bot',
    'A fight with a bot’s force is rolled off at once, and the bot confirms nothing. A person who fights it on a table names beforehand who can confirm it: the report counts by the facilitator’s word or that player’s, else it is rolled off.',
  ),
  'HX-526': rule(
    'Units destroyed',
    'How many units each side lost is part of the result that both confirm. A side divides its kills as it likes, and has no more of them.',
  ),
  'HX-527': rule(
    'Split or merge, once',
    'A force that was split in an Upkeep does not merge in it, nor the other way round; and nothing makes more units than there were.',
  ),
  'HX-528': rule(
    'Driving through empty land',
    'A conquest force stops in an enemy’s hex even where nobody stands, unless the campaign lets it go on.',
    'cf.overrun_empty_enemy',
  ),
  'HX-529': rule('When satellites look', 'A satellite looks at its hex in Upkeep, at once.', 'satellite.when'),
  'HX-530': rule(
    'Whom a roll-off destroys',
    'The army that rolled is destroyed; others in the hex stand on.',
    'rolloff.wipes',
  ),
  'HX-531': rule(
    'Nine small questions',
    'Where an unowned hex holds an enemy, entering costs a step outside and a throw; a re-roll goes by the result as modified; a captured fortress is awake; a garrison that began to fight fights on; larger armies go first, recon forces after them; a scout lost on its way back is told to whom it raided; a fighter’s report adds to a scout’s; a draw is rolled off with what is left; nothing brings a force above 2000 points bought.',
  ),
  'HX-532': rule(
    'Who withdraws and who stays',
    'A withdrawing army throws no survival dice; the side that stays throws for what it lost.',
  ),
}
