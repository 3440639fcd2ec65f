import { defineSettings } from '../../../kit/settings.js'
import { missionTable } from '../battles/missionTable.js'
import { armySources } from '../data/sources.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { missionsProblem, missionsSchema } from './missionTexts.js'
import { sourcesProblem, sourcesSchema } from './rulebooks.js'

const battles = settingsOf('Battles')
const results = settingsOf('Results')
const levels = settingsOf('Levels')
const army = settingsOf('Army rules')

/** Battles, results, levels and what army rules do to them. */
export const warSettings = defineSettings([
  battles.choice('battle.repeat', 'A-02', 'When do two banners whose battle ranges overlap fight?', {
    each_turn: 'Every turn in which the ranges overlap.',
    on_new_contact: 'Only in the turn in which the overlap begins.',
    new_or_moved: 'When the overlap is new, or one of the two moved or retreated this turn.',
    grace_after_retreat: 'Every turn, except just after a retreat from a victor who has not moved.',
  }),
  battles.flag('battle.reveal_level', false, 'A-46', 'Is the opponent’s level told with the announcement?'),
  battles.data(
    'missions.table',
    missionTable.map((row) => ({ ...row })),
    {
      shape:
        'rows { id, situation, attacker, results: six classes, night_allowed, city_variant }, the last for all that is left',
      schema: missionsSchema,
      check: missionsProblem,
    },
    'A-48',
    'Which mission table is rolled on?',
  ),
  battles.choice('battles.stage', 'A-67', 'When is the stage of battles opened?', {
    when_fought:
      'When a battle goes to the table, until the last one is decided: so everybody knows that a battle is being fought somewhere, which tells something where three or more play.',
    calendar:
      'Every turn, for the whole length of “Battles end”: nobody can tell by it whether others fight, and every turn lasts that long. What is undecided then is taken as unanswered.',
  }),
  results.choice('abr.ra', 'A-36', 'What if both sides of an abstract battle come to the same figure?', {
    reroll: 'Both roll again.',
    draw: 'The battle is drawn.',
  }),
  results.choice('results.conflict', 'A-38', 'What if the two sheets of a battle still differ at the deadline?', {
    word: 'A facilitator’s word counts, else that of a third player whom both name. Without one, what both say alike stands, a winner whom only one names has not won, and the dice settle the losses between the two sheets.',
    abr: 'The battle is resolved abstractly.',
    facilitator:
      'The facilitator rules winner and losses, or lets it be resolved abstractly, as it is without a ruling.',
    higher_loss: 'Of each figure the higher loss counts.',
  }),
  results.choice('results.draws', 'A-39', 'May a battle on the table be drawn?', {
    allowed: 'Yes: both lose what they lost, and neither is the loser.',
    vp_decides: 'He who lost fewer points has won.',
    forbidden: 'No: a sheet that says so is refused.',
  }),
  results.choice('results.one_sided', 'A-40', 'What if only one side sends a result?', {
    auto: 'The sender gets the better of the sheet and an abstract result.',
    submitter_chooses: 'The sender chooses between the sheet and an abstract result.',
  }),
  results.number('forfeit.modifier', -5, [-10, 0], 'A-41', 'What is added to the roll of a player who forfeits?'),
  levels.choice('level_zero', 'A-20', 'What becomes of a banner at level 0?', {
    survives: 'It stays in play and may resupply.',
    destroyed: 'It is destroyed.',
  }),
  levels.flag('autoloss.triggers', true, 'A-22', 'Do army rules add attrition to a battle decided at once?'),
  levels.choice('transfer.overflow', 'A-23', 'What of levels transferred beyond the receiver’s limit?', {
    stays: 'They stay with the sender.',
    lost: 'They are lost.',
  }),
  levels.number('transfer.min_left', 0, [0, 20], 'A-23', 'How many levels must a sender keep?'),
  levels.choice('tribal.cost', 'A-23', 'Where does Tribal Animosity take its level?', {
    in_transit: 'From what is under way.',
    sender_extra: 'From the sender, on top.',
    receiver_own: 'From the receiver’s own levels.',
  }),
  levels.flag('flexible.extrapolate', true, 'A-25', 'Does Flexible Command go on beyond the first row of the table?'),
  army.choice('army.choice', 'BG-300', 'Who chooses the armies?', {
    players: 'Every player, before the first turn; who says nothing takes what the scenario proposes.',
    scenario: 'The scenario: every seat has its army, and the first turn opens at once.',
  }),
  army.choice('army.approval', 'BG-300', 'Who lets a player’s own list of army rules stand?', {
    consent: 'All other players, who are shown it.',
    facilitator: 'The facilitator, with a reason; what is not ruled on goes to the other players.',
    presets: 'Nobody: only printed armies and the scenario’s proposals may be taken.',
  }),
  army.data(
    'army.sources',
    [...armySources],
    { shape: 'lines of text, one a book or article', schema: sourcesSchema, check: sourcesProblem },
    'BG-195',
    'Which books and articles may army lists be drawn from?',
  ),
  army.number('army.budget', 2, [0, 20], 'BG-300', 'How many points of army rules may a player choose?'),
  army.flag('infestation.order_must_be_legal', true, 'A-27', 'Does only a legal order take a sector from an infester?'),
  army.flag('tough.stack', false, 'A-28', 'Do Tough and Very Tough add up?'),
  army.choice('tough.scope', 'A-28', 'How often does Tough help?', {
    battle: 'In each battle.',
    turn: 'Once a turn.',
  }),
  army.choice('blood_reward.per', 'A-29', 'Over what is Blood Reward counted?', {
    battle: 'Each battle by itself.',
    turn: 'All battles of the turn together.',
  }),
  army.choice('sacrifice.per', 'A-30', 'Over what does the limit of three sacrificed levels hold?', {
    battle: 'Each battle.',
    turn: 'The whole turn.',
  }),
  army.flag('hive.entrenched_retreat', true, 'A-31', 'Must entrenched banners retreat too when a node dies?'),
  army.choice('massive.fights_as', 'A-60', 'As what level does a Massive Army fight?', {
    capped: 'Above 20 as 20, else as what it is.',
    always: 'Always as 20, whatever its level; at 9 or less it does not fight.',
  }),
  army.flag('observable.level', false, 'A-53', 'Is the level of an Easily Observable banner shown as well?'),
])
