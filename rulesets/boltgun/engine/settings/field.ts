import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { masksProblem, masksSchema } from './drawnMasks.js'

const footprint = settingsOf('Footprint')
const march = settingsOf('March and retreat')
const teleport = settingsOf('Teleport')
const works = settingsOf('Works')
const occupation = settingsOf('Occupation')

/** What happens on the map before the battles. */
export const fieldSettings = defineSettings([
  footprint.choice('footprint.metric', 'A-01', 'What shape do a banner’s ranges have?', {
    square: 'Every sector within the radius, diagonals counting one.',
    diamond: 'Every sector within the radius, diagonals counting two.',
    plus: 'Only the four straight arms.',
    custom: 'As drawn in footprint.masks.',
  }),
  footprint.data(
    'footprint.masks',
    null,
    {
      shape: '{ battle, recon, search }: rows of x and . of odd width and height with the banner in the middle',
      schema: masksSchema,
      check: masksProblem,
    },
    'A-01',
    'Which masks does a custom footprint have?',
  ),
  footprint.number('footprint.battle', 1, [0, 9], 'A-01', 'How many sectors does the battle range reach?'),
  footprint.number('footprint.recon', 2, [0, 12], 'A-01', 'How many sectors does the recon range reach?'),
  footprint.number('footprint.search', 3, [1, 15], 'A-01', 'How many sectors does the search range reach?'),
  footprint.number(
    'superior_intel.search_bonus',
    0,
    [0, 1],
    'A-01',
    'By how many sectors does Superior Intelligence lengthen the search range as well?',
  ),
  footprint.flag(
    'battlelust.keeps_recon',
    true,
    'A-01',
    'Does a Battlelust banner still reconnoitre from the range that has become battle range?',
  ),
  footprint.number(
    'adjacency',
    8,
    [4, 8],
    'A-03',
    'Do two regions also touch across a corner (8), or only along an edge (4)?',
    { values: [4, 8] },
  ),
  march.flag('march.diagonal_squeeze', true, 'A-04', 'May a banner march diagonally between two impassable sectors?'),
  march.choice('march.contest', 'A-05', 'How is a sector contested that three or more banners try to enter?', {
    attempts: 'Every attempt counts: a banner enters only if each opponent trying it is of greater level.',
    iterative: 'Beaten contenders drop out and the rest are compared again.',
  }),
  march.flag('march.swaps', true, 'A-06', 'May two enemies facing each other change places?'),
  march.flag('hm.exact', false, 'A-07', 'Must a Highly Mobile banner that marches go exactly two sectors?'),
  march.flag('hm.jump', true, 'A-07', 'May a Highly Mobile banner pass over impassable or enemy-held sectors?'),
  march.number('hm.retreat', 2, [1, 2], 'A-14', 'How many sectors may a Highly Mobile banner retreat?'),
  march.choice('retreat.nowhere', 'A-13', 'What if a banner must retreat and no neighbouring sector is passable?', {
    stay: 'It stays where it is.',
    destroyed: 'It is destroyed.',
  }),
  march.choice('retreat.default', 'A-15', 'What if the plan names no sector for a forced retreat?', {
    away_from_victor: 'It goes straight away from the victor, turning as little as it must.',
    facilitator:
      'The facilitator says where, in a pause after the plans of every turn; without a ruling it goes straight away.',
    stay: 'It stays where it is.',
  }),
  march.choice('retreat.collision', 'A-16', 'What if opposing banners retreat into the same sector?', {
    all_destroyed: 'All of them are destroyed.',
    lowest_survives: 'The lowest level gets in, the others are destroyed.',
    highest_survives: 'The highest level gets in, the others are destroyed.',
  }),
  teleport.choice('teleport.blocked', 'A-24', 'What if a teleport lands on an enemy?', {
    stays: 'The banner stays at home.',
    stops_short: 'It stops one sector before the enemy.',
    destroyed: 'It is destroyed.',
  }),
  teleport.number('teleport.directions', 8, [4, 8], 'A-24', 'In how many directions may a teleport deviate?', {
    values: [4, 8],
  }),
  works.choice('march_and_fortify', 'A-09', 'Who may march and fortify in one turn?', {
    steadfast: 'Only Steadfast banners.',
    all: 'Every banner.',
  }),
  works.flag('steadfast.march_entrench', false, 'A-09', 'May a Steadfast banner march and entrench in one turn?'),
  works.flag('mobilization.keeps_works', false, 'A-12', 'Does Mobilization carry the works along?'),
  occupation.choice('occupation.passes', 'A-17', 'When is occupation brought up to date?', {
    '2': 'After movement and again after attrition.',
    end_only: 'Only after attrition.',
  }),
  occupation.choice('dispute.both_leave', 'A-18', 'Whose is a disputed sector that both sides have left?', {
    unoccupied: 'Nobody’s.',
    previous: 'His who held it before the dispute.',
  }),
  occupation.flag(
    'occupation.search_shows',
    false,
    'A-33',
    'Does a search also show who occupies the sectors that it covers?',
  ),
])
