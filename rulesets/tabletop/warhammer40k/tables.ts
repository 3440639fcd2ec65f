import type { Open } from '../tables/open.js'

/** What the two campaign texts themselves say of the table; everything else is in the books of the game. */
const shipped = {
  classes: {
    RAID: { title: 'Raid', night: true, ledger: ['BG-197', 'BG-201'] },
    BATTLE: { title: 'Battle', night: true, ledger: ['BG-197', 'BG-201'] },
    BREAKOUT: { title: 'Breakout', night: true, ledger: ['BG-197', 'BG-201'] },
    BLITZ: { title: 'Blitz', night: true, ledger: ['BG-197', 'BG-201'] },
  },
  standard: {
    '1': { mission: 'CLEANSE', ledger: 'HX-292' },
    '2': { mission: 'NIGHT_FIGHT', ledger: 'HX-292' },
    '3': { mission: 'PATROL', ledger: 'HX-292' },
    '4': { mission: 'PITCH_BATTLE', ledger: 'HX-292' },
    '5': { mission: 'MEAT_GRINDER', ledger: 'HX-292' },
  },
  battle: {
    '1': { mission: 'TAKE_AND_HOLD', ledger: 'HX-294' },
    '2': { mission: 'BUNKER_ASSAULT', ledger: 'HX-294' },
    '3': { mission: 'STRONGPOINT_ATTACK', ledger: 'HX-294' },
    '4': { mission: 'BLITZ', ledger: 'HX-294' },
  },
  raids: {
    raid: { mission: 'LIGHTNING_RAID', ledger: 'HX-270' },
    sabotage: { mission: 'SABOTAGE', ledger: 'HX-270' },
  },
  printed: {
    LIGHTNING_RAID: {
      zone: 'chosen by the defender, who deploys first',
      first: 'attacker',
      apart: 24,
      infiltratorsApart: 18,
      special: 'Infiltrators, Deep Strike',
      ledger: 'HX-490',
    },
    TAKE_AND_HOLD: {
      zone: 'as the players agree: the text breaks off',
      wins: 'the attacker clears and keeps the place that was named',
      special: 'Deep Strike, Infiltrators, Random Game Length, Reserves',
      ledger: 'HX-491',
      flag: 'AMBIGUOUS',
      flagFor: 'zone',
    },
  },
  terms: {
    neutral: {
      mission: 'standard',
      chosenBy: 'the higher throw',
      zone: 'by the mission',
      first: 'by the mission',
      ledger: 'HX-291',
    },
    held: {
      mission: 'battle',
      chosenBy: 'attacker',
      zone: 'chosen by the defender',
      first: 'attacker',
      ledger: 'HX-293',
    },
    raided: {
      mission: 'by the order',
      chosenBy: 'attacker',
      zone: 'chosen by the defender',
      first: 'attacker',
      ledger: 'HX-272',
    },
  },
  terrain: {
    2: {
      kind: 'RIVER_OR_STREAM',
      about: 'from edge to edge, half the table’s length at most; a river is very difficult, a stream difficult',
      ledger: 'HX-472',
    },
    3: {
      kind: 'CACTUS_FIELD',
      about: 'about 12″ across, difficult; a unit moving through takes D6 hits of strength 3 on a 1',
      ledger: 'HX-472',
    },
    4: { kind: 'DIFFICULT_GROUND', about: 'difficult', ledger: 'HX-472' },
    5: { kind: 'STEEP_HILL', about: 'two or three tiers', ledger: 'HX-472' },
    6: { kind: 'WOODS', about: 'trees', ledger: 'HX-472' },
    7: { kind: 'HILL', about: 'a gentle one', ledger: 'HX-472' },
    8: { kind: 'CRAGS', about: 'difficult', ledger: 'HX-472' },
    9: { kind: 'OBSTACLES', about: 'up to 12″ of them', ledger: 'HX-472' },
    10: { kind: 'SINGLE_STRUCTURE', about: 'with up to 6″ of obstacles', ledger: 'HX-472' },
    11: {
      kind: 'BUILDING_COMPLEX',
      about: 'two to four buildings with up to 12″ of obstacles; ruins are difficult',
      ledger: 'HX-472',
    },
    12: { kind: 'WOODS', about: 'trees', ledger: 'HX-472' },
  },
  layout: {
    pieces: { dice: 'D3', each: 'quarter of the table', ledger: 'HX-470' },
    fewest: { pieces: 8, ledger: ['HX-470', 'HX-471'] },
  },
  hazards: {
    '1': {
      hazard: 'UNSTABLE_GROUND',
      effect: 'each unit throws a die: on the face named it stays where it is',
      on: [1],
      ledger: 'HX-443',
    },
    '2': { hazard: 'SWAMP', effect: 'all but skimmers move half as far', ledger: 'HX-443' },
    '3': { hazard: 'WEAK_WARP_BARRIER', effect: 'a failed psychic test is a 12', ledger: 'HX-443' },
    '4': {
      hazard: 'RADIOACTIVE_WASTE',
      effect: 'counters; models near one take a hit, saved as usual',
      counters: '2D6',
      within: 6,
      strength: 8,
      ledger: 'HX-443',
    },
    '5': {
      hazard: 'MINEFIELD',
      effect: 'a unit that moves throws a die: on the face named one model takes a hit, saved as usual',
      on: [1],
      strength: 8,
      ap: 5,
      ledger: 'HX-443',
    },
    '6': {
      hazard: 'PSYCHIC_NULL_ZONE',
      effect: 'each power is undone on the faces named; one more hazard',
      on: [4, 5, 6],
      ledger: ['HX-443', 'HX-444'],
    },
  },
  cactus: { field: { on: [1], hits: 'D6', strength: 3, ledger: 'HX-472' } },
  table: {
    night: { chosenBy: 'attacker', ledger: 'BG-201' },
    reassigned: {
      start: 'in reserve, even where the mission has none',
      enter: 'from the edge that the mission names, else the own one, else one by lot',
      ledger: 'BG-200',
    },
    leaving: { counts: 'as destroyed, unless the mission says otherwise', ledger: 'BG-202' },
    winner: { by: 'what the mission asks for, not by losses', ledger: 'BG-203' },
    losses: { by: 'standard victory points, whatever the mission', ledger: 'BG-204' },
    withdrawing: {
      from: 0.5,
      of: 'the points on the roster',
      result: 'a major victory for the other side',
      ledger: 'HX-298',
    },
  },
} as const

export type Tables = Open<typeof shipped>

export const tables: Tables = shipped
