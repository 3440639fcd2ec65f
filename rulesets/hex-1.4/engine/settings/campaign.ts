import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'

const map = settingsOf('Map and start')
const victory = settingsOf('Turns and victory')
const income = settingsOf('Income and purchases')
const fog = settingsOf('Fog of war')

/** 0 leaves it to the scenario; with fewer than four there is no room for two headquarters. */
const sizes: readonly number[] = [0, ...Array.from({ length: 37 }, (_, index) => index + 4)]

/** Map, turns, income, purchases and fog. */
export const campaignSettings = defineSettings([
  map.number(
    'map.rows',
    0,
    [0, 40],
    'HX-014',
    'How many rows has the map? 0 takes them by the number of players: 6 for up to four.',
    { values: sizes },
  ),
  map.number('map.cols', 0, [0, 40], 'HX-014', 'How many columns has the map? 0 takes ten.', { values: sizes }),
  map.number('hq.min_distance', 3, [1, 10], 'HX-016', 'How far apart do headquarters lie at least, in hexes?'),
  map.choice('features.duplicates', 'HX-018', 'What of a resource that is rolled twice in a hex?', {
    stack: 'Two sites, which add up.',
    reroll: 'The second is rolled again.',
  }),
  victory.number('win.fraction', 0.75, [0.1, 1], 'HX-006', 'What share of the map wins?', { step: 0.01 }),
  victory.choice('win.denominator', 'HX-006', 'Of which hexes is that share taken?', {
    all: 'Of all hexes of the map.',
    usable: 'Of those that are not ruined.',
  }),
  victory.flag(
    'turn.repeat_if_no_battle',
    true,
    'HX-004',
    'Is another turn played at once after one without a battle?',
  ),
  victory.choice('elimination.facilities', 'HX-010', 'What becomes of the facilities of an eliminated player?', {
    stay: 'They stand in the neutral hexes.',
    removed: 'They are removed.',
  }),
  victory.flag(
    'claim.requires_rp',
    false,
    'HX-037',
    'Does a claim without troops last only where at least 1 RP was spent?',
  ),
  victory.choice('capture.facilities', 'HX-041', 'What becomes of the facilities of a captured hex?', {
    transfer: 'They pass to the new owner.',
    destroy: 'They are destroyed.',
  }),
  income.flag('income.hq_replaces_base', true, 'HX-073', 'Are the 5 RP of a fortress instead of the base 1?'),
  income.choice('income.once_only', 'HX-075', 'How often does a once-only resource pay?', {
    per_hex: 'Once for all.',
    per_owner: 'Once to every owner.',
  }),
  income.number('price.reroll', 0, [0, 100], 'HX-080', 'What does a re-roll cost in RP? 0: none is sold.'),
  income.choice('placement.lost_site', 'HX-109', 'What of a purchase that cannot be placed?', {
    refund: 'Its RP go back to the stash.',
    forfeit: 'It is lost.',
  }),
  income.choice('placement.cf_sites', 'HX-110', 'Where may new conquest and occupation forces appear?', {
    any: 'In any controlled hex.',
    base_or_fortress: 'In hexes with a base or a fortress.',
  }),
  income.choice('roster.org_chart', 'HX-524', 'Do lists of units follow an organisation chart?', {
    standard: 'At most 2 HQ, 6 Troops, 3 Elites, 3 Fast Attack, 3 Heavy Support, and what facilities add.',
    free: 'No: their points alone are limited.',
  }),
  income.choice('satellite.when', 'HX-529', 'When does a satellite look at its hex?', {
    upkeep: 'In Upkeep, at once.',
    movement: 'When Movement ends.',
  }),
  income.choice('caps.over', 'HX-113', 'What if there are more forces than the cap allows?', {
    keep: 'They stay; none may be created.',
    disband: 'The excess is disbanded at the next Upkeep, the smallest first.',
  }),
  income.choice('garrison.react', 'HX-150', 'Does a garrison defend neighbouring hexes?', {
    auto: 'Always.',
    optional: 'Where its owner orders it.',
  }),
  income.flag(
    'slots.stack',
    false,
    'HX-153',
    'Do several Tank Factories, Training Centers, Officer Schools and Motorpools add up?',
  ),
  income.choice('fortress.undermanned', 'HX-157', 'When does a fortress with less than 500 points sleep?', {
    grace_1: 'From the second Upkeep in a row.',
    immediate: 'At once.',
    ignore: 'Never.',
  }),
  income.choice('hq.move_mode', 'HX-164', 'How is the headquarters moved?', {
    designate: 'By naming another own fortress as capital.',
    relocate: 'By carrying the fortress to another own hex.',
  }),
  income.number('hq.move_fee', 0, [0, 200], 'HX-164', 'What does it cost to move the headquarters, in RP?'),
  income.choice('city.scope', 'HX-456', 'Whom does a city reinforce?', {
    hex: 'The occupation force in it.',
    all: 'Every occupation force of its owner.',
  }),
  fog.choice('fog', 'HX-511', 'What is hidden?', {
    standard: 'Ownership is public; the rest must be seen.',
    open: 'Nothing but orders, purchases and stash.',
    dark: 'Ownership too.',
  }),
])
