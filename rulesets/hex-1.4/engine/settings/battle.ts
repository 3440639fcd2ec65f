import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { missionTextsProblem, missionTextsSchema } from './missions.js'

const battle = settingsOf('Battles')
const after = settingsOf('After the battle')

/** Battles, roll-offs, retreats, experience and table terrain. */
export const battleSettings = defineSettings([
  battle.choice('battle.draw', 'HX-297', 'What of a drawn battle?', {
    defender_holds: 'The defender holds; the attacker withdraws alive.',
    replay: 'It is played again.',
    rolloff: 'It is rolled off.',
  }),
  battle.choice('battle.unplayed', 'HX-300', 'What of a battle that is not played?', {
    roll_off: 'It is rolled off.',
    defender_holds: 'The defender holds.',
    carry_over: 'It stays open into the next turn.',
  }),
  battle.choice('result.conflict', 'HX-301', 'What if the two sides report different results to the end?', {
    word: 'A facilitator’s word counts, else that of a third player whom both name. Without one, what both say alike stands, an even throw says whose winner has won, and dice settle what is left between the two reports.',
    roll_off: 'It is rolled off.',
    defender_holds: 'The defender holds.',
    gm: 'The facilitator rules; without a ruling it is rolled off.',
  }),
  battle.choice('result.silence', 'HX-301', 'What of a result that the other side neither confirms nor disputes?', {
    stands: 'It stands.',
    conflict: 'It counts as disputed.',
  }),
  battle.choice('rolloff.mode', 'HX-343', 'How is a battle rolled off?', {
    base_dice_flat_mods: 'One die for 500 points; every other row adds 1 to the total.',
    all_dice: 'Every row is a die.',
    flat_all: 'One die for 500 points, and every row adds 1 to the total.',
  }),
  battle.choice('rolloff.tie', 'HX-344', 'Who wins a tied roll-off?', {
    reroll: 'It is rolled again.',
    defender: 'The defender.',
  }),
  battle.choice('rolloff.wipes', 'HX-530', 'Whom does a lost roll-off destroy?', {
    army: 'The army that rolled.',
    all_in_hex: 'All of its player’s troops in the hex.',
  }),
  battle.number(
    'rolloff.unit_points',
    10,
    [0, 500],
    'HX-524',
    'From how many points does a unit count where a roll-off compares units?',
  ),
  battle.choice('terrain.min8', 'HX-471', 'What if fewer than eight pieces of terrain are rolled?', {
    topup: 'Pieces are added where there are fewest.',
    reroll: 'All quarters are rolled again.',
  }),
  battle.data(
    'mission.texts',
    {},
    { shape: 'texts by mission', schema: missionTextsSchema, check: missionTextsProblem },
    'HX-492',
    'Are missions printed on battle sheets in the campaign’s own words?',
  ),
  after.choice('retreat.needs', 'HX-362', 'Into which neighbouring hexes may a beaten force retreat?', {
    controlled: 'Those that its player controls.',
    occupied: 'Those that also hold a force of that player.',
  }),
  after.choice('survival.rolls', 'HX-364', 'Who throws the survival dice?', {
    muster: 'Muster.',
    table: 'Each player for their own units, on the table; Muster throws what they leave out.',
  }),
  after.choice('xp.kills', 'HX-391', 'How does a unit earn experience for destroyed units?', {
    per_unit: 'One point each.',
    once: 'One point in all.',
  }),
  after.choice('xp.loss', 'HX-392', 'When is the experience of a destroyed unit lost?', {
    after_survival: 'If nothing of it lives after the survival rolls.',
    at_destruction: 'When it is destroyed on the table.',
  }),
  after.choice('honours.mode', 'HX-395', 'How is an honour gained?', {
    choose_or_roll: 'Chosen or rolled, as the player likes.',
    roll: 'Rolled.',
    choose: 'Chosen.',
  }),
])
