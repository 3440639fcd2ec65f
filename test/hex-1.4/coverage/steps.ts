import type { StepRules } from '../../coverage/pairs.js'

/** The steps of the turn in their order, with the rules that decide them. */
export const steps: readonly StepRules[] = [
  {
    step: '1 income',
    rules: {
      'HX-042': 'ruins give nothing',
      'HX-072': 'a fortress gives 5',
      'HX-075': 'once-only resources pay once',
      'HX-081': 'what is fought for gives nothing',
      'HX-157': 'a fortress without men sleeps',
      'HX-273': 'a raider is paid instead',
    },
  },
  {
    step: '2 purchases',
    rules: {
      'HX-044': '6000 points in a hex',
      'HX-082': 'never more than the stash',
      'HX-102': 'conquest forces of 500 to 2000',
      'HX-104': 'recon forces up to 1000',
      'HX-106': 'reinforcements for losses',
      'HX-111': 'conquest forces have a cap',
      'HX-115': 'merging and splitting',
      'HX-140': 'one facility of a kind in a hex',
    },
  },
  {
    step: '3 paths',
    rules: {
      'HX-036': 'no fortress or garrison is left empty',
      'HX-119': 'a part of an occupation force',
      'HX-149': 'the garrison’s hundred points',
      'HX-155': 'the fortress’s five hundred',
      'HX-195': 'range and airstrips',
      'HX-221': 'cut at the last lawful hex',
    },
  },
  {
    step: '4 exits',
    rules: {
      'HX-035': 'unoccupied ground is claimed and explored',
      'HX-198': 'one detachment into a held hex',
      'HX-200': 'enemy ground stops a march',
      'HX-224': 'impulses and crossings',
      'HX-229': 'who leaves is not met',
    },
  },
  {
    step: '5 recon',
    rules: {
      'HX-241': 'the throw',
      'HX-243': 'thrown again',
      'HX-245': 'where it is thrown',
      'HX-246': 'hex by hex',
      'HX-247': 'recon forces meet',
      'HX-280': 'missions on arrival and on halt',
    },
  },
  {
    step: '6 claims',
    rules: {
      'HX-041': 'what is captured passes on',
      'HX-150': 'a garrison reacts',
      'HX-226': 'whose hex it is',
      'HX-227': 'too many go back',
      'HX-252': 'recon forces are overrun',
    },
  },
  {
    step: '7 order of fights',
    rules: {
      'HX-152': 'a garrison in several hexes',
      'HX-247': 'meetings come first',
      'HX-279': 'then raids',
      'HX-296': 'the ladder',
      'HX-300': 'what is not played',
    },
  },
  {
    step: '8 battle sheets',
    rules: {
      'HX-142': 'the Tank Factory’s free choice',
      'HX-146': 'the Perimeter chooses',
      'HX-162': 'bombardment',
      'HX-163': 'Advanced Intel',
      'HX-165': 'specials expire',
    },
  },
  {
    step: '9 results',
    rules: {
      'HX-297': 'draws',
      'HX-298': 'withdrawals',
      'HX-300': 'not played',
      'HX-340': 'rolled off by consent',
    },
  },
  {
    step: '9 roll-off',
    rules: {
      'HX-341': 'dice for points',
      'HX-343': 'what the rows add',
      'HX-344': 'ties',
      'HX-345': 'more units',
      'HX-346': 'occupied neighbours',
      'HX-349': 'the defender’s one',
    },
  },
  {
    step: '10 retreats',
    rules: {
      'HX-044': '6000 points in a hex',
      'HX-114': '2000 points of occupation forces',
      'HX-360': 'after the flips',
      'HX-361': 'next door or not at all',
      'HX-363': 'where to',
    },
  },
  {
    step: '11 raids',
    rules: {
      'HX-243': 'thrown again',
      'HX-273': 'the yield',
      'HX-274': 'the fall-back of the loser',
      'HX-276': 'the way home of the winner',
      'HX-277': 'sabotage',
    },
  },
  {
    step: '12 survival',
    rules: {
      'HX-298': 'not for who withdrew',
      'HX-364': 'the throw',
      'HX-365': 'broken units',
      'HX-366': 'the best number',
      'HX-368': 'both sides',
      'HX-390': 'experience',
      'HX-392': 'its loss',
      'HX-395': 'honours',
    },
  },
  {
    step: '13 placement',
    rules: {
      'HX-044': '6000 points in a hex',
      'HX-106': 'reinforcements last',
      'HX-108': 'facilities first',
      'HX-109': 'what cannot be placed comes back',
      'HX-456': 'cities',
    },
  },
  {
    step: '14 end of the turn',
    rules: {
      'HX-005': 'three quarters win',
      'HX-007': 'without a fortress one is out',
      'HX-009': 'in this order',
      'HX-010': 'what becomes of it all',
    },
  },
  {
    step: 'sight',
    rules: {
      'HX-502': 'contact',
      'HX-503': 'features are remembered',
      'HX-504': 'own hexes and snapshots',
      'HX-505': 'armies that fought',
      'HX-506': 'recon forces are hidden',
    },
  },
]
