import type { Open } from '../tables/open.js'
import * as words from '../messages/campaignTables.generated.js'
import * as missions from '../messages/missions.generated.js'

/** What the two campaign texts themselves say of the table; everything else is in the books of the game. */
const shipped = {
  classes: {
    RAID: { title: missions.raid(), night: true, ledger: ['BG-197', 'BG-201'] },
    BATTLE: { title: missions.battle(), night: true, ledger: ['BG-197', 'BG-201'] },
    BREAKOUT: { title: missions.breakout(), night: true, ledger: ['BG-197', 'BG-201'] },
    BLITZ: { title: missions.blitz(), night: true, ledger: ['BG-197', 'BG-201'] },
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
      zone: words.defenderDeploysFirst(),
      first: words.attacker(),
      apart: 24,
      infiltratorsApart: 18,
      special: words.lightningRaidSpecial(),
      ledger: 'HX-490',
    },
    TAKE_AND_HOLD: {
      zone: words.asThePlayersAgree(),
      wins: words.clearsAndKeeps(),
      special: words.takeAndHoldSpecial(),
      ledger: 'HX-491',
      flag: 'AMBIGUOUS',
      flagFor: 'zone',
    },
  },
  terms: {
    neutral: {
      mission: words.standard(),
      chosenBy: words.theHigherThrow(),
      zone: words.byTheMission(),
      first: words.byTheMission(),
      ledger: 'HX-291',
    },
    held: {
      mission: words.battle(),
      chosenBy: words.attacker(),
      zone: words.chosenByTheDefender(),
      first: words.attacker(),
      ledger: 'HX-293',
    },
    raided: {
      mission: words.byTheOrder(),
      chosenBy: words.attacker(),
      zone: words.chosenByTheDefender(),
      first: words.attacker(),
      ledger: 'HX-272',
    },
  },
  terrain: {
    2: {
      kind: 'RIVER_OR_STREAM',
      about: words.riverOrStream(),
      ledger: 'HX-472',
    },
    3: {
      kind: 'CACTUS_FIELD',
      about: words.cactusField(),
      ledger: 'HX-472',
    },
    4: { kind: 'DIFFICULT_GROUND', about: words.difficult(), ledger: 'HX-472' },
    5: { kind: 'STEEP_HILL', about: words.steepHill(), ledger: 'HX-472' },
    6: { kind: 'WOODS', about: words.woods(), ledger: 'HX-472' },
    7: { kind: 'HILL', about: words.hill(), ledger: 'HX-472' },
    8: { kind: 'CRAGS', about: words.difficult(), ledger: 'HX-472' },
    9: { kind: 'OBSTACLES', about: words.obstacles(), ledger: 'HX-472' },
    10: { kind: 'SINGLE_STRUCTURE', about: words.singleStructure(), ledger: 'HX-472' },
    11: {
      kind: 'BUILDING_COMPLEX',
      about: words.buildingComplex(),
      ledger: 'HX-472',
    },
    12: { kind: 'WOODS', about: words.woods(), ledger: 'HX-472' },
  },
  layout: {
    pieces: { dice: 'D3', each: words.quarterOfTheTable(), ledger: 'HX-470' },
    fewest: { pieces: 8, ledger: ['HX-470', 'HX-471'] },
  },
  hazards: {
    '1': {
      hazard: 'UNSTABLE_GROUND',
      effect: words.unstableGround(),
      on: [1],
      ledger: 'HX-443',
    },
    '2': { hazard: 'SWAMP', effect: words.swamp(), ledger: 'HX-443' },
    '3': { hazard: 'WEAK_WARP_BARRIER', effect: words.weakWarpBarrier(), ledger: 'HX-443' },
    '4': {
      hazard: 'RADIOACTIVE_WASTE',
      effect: words.radioactiveWaste(),
      counters: '2D6',
      within: 6,
      strength: 8,
      ledger: 'HX-443',
    },
    '5': {
      hazard: 'MINEFIELD',
      effect: words.minefield(),
      on: [1],
      strength: 8,
      ap: 5,
      ledger: 'HX-443',
    },
    '6': {
      hazard: 'PSYCHIC_NULL_ZONE',
      effect: words.psychicNullZone(),
      on: [4, 5, 6],
      ledger: ['HX-443', 'HX-444'],
    },
  },
  cactus: { field: { on: [1], hits: 'D6', strength: 3, ledger: 'HX-472' } },
  table: {
    night: { chosenBy: words.attacker(), ledger: 'BG-201' },
    reassigned: {
      start: words.inReserve(),
      enter: words.fromWhichEdge(),
      ledger: 'BG-200',
    },
    leaving: { counts: words.asDestroyed(), ledger: 'BG-202' },
    winner: { by: words.whatTheMissionAsksFor(), ledger: 'BG-203' },
    losses: { by: words.standardVictoryPoints(), ledger: 'BG-204' },
    withdrawing: {
      from: 0.5,
      of: words.thePointsOnTheRoster(),
      result: words.majorVictory(),
      ledger: 'HX-298',
    },
  },
} as const

export type Tables = Open<typeof shipped>

export const tables: Tables = shipped
