import * as words from '../messages/tables.generated.js'

/**
 * Not in the sources: what Muster suggests, so that a table can be laid out by dice and a campaign's missions have a scenario to be played as. The
 * sheets have no ledger id for it.
 */
export const suggested = {
  layout: {
    pieces: { dice: 'D3', each: words.quarterOfTheTable(), ledger: [], flag: 'GENERAL' },
    fewest: { pieces: 8, ledger: [], flag: 'GENERAL' },
  },
  terrain: {
    '2': { kind: 'STREAM', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '3': { kind: 'ROCKS', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '4': { kind: 'ORCHARD', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '5': { kind: 'HEDGES', ground: 'OBSTACLE', ledger: [], flag: 'GENERAL' },
    '6': { kind: 'WOODS', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '7': { kind: 'HILL', ground: 'OPEN', ledger: [], flag: 'GENERAL' },
    '8': { kind: 'HOUSE', ground: 'BUILDING', ledger: [], flag: 'GENERAL' },
    '9': { kind: 'WALLS', ground: 'OBSTACLE', ledger: [], flag: 'GENERAL' },
    '10': { kind: 'CRATERS', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '11': { kind: 'RUINS', ground: 'ROUGH', ledger: [], flag: 'GENERAL' },
    '12': { kind: 'FARM', ground: 'BUILDING', ledger: [], flag: 'GENERAL' },
  },
  scenarios: {
    RAID: { name: 'TOP_SECRET', ledger: [], flag: 'GENERAL' },
    BATTLE: { name: 'SEEK_AND_DESTROY', ledger: [], flag: 'GENERAL' },
    BREAKOUT: { name: 'BREAKTHROUGH', ledger: [], flag: 'GENERAL' },
    BLITZ: { name: 'HOLD_UNTIL_RELIEVED', ledger: [], flag: 'GENERAL' },
    CLEANSE: { name: 'KEY_POSITIONS', ledger: [], flag: 'GENERAL' },
    NIGHT_FIGHT: { name: 'SEEK_AND_DESTROY', ledger: [], flag: 'GENERAL' },
    PATROL: { name: 'SEEK_AND_DESTROY', ledger: [], flag: 'GENERAL' },
    PITCH_BATTLE: { name: 'SEEK_AND_DESTROY', ledger: [], flag: 'GENERAL' },
    MEAT_GRINDER: { name: 'BREAKTHROUGH', ledger: [], flag: 'GENERAL' },
    TAKE_AND_HOLD: { name: 'KEY_POSITIONS', ledger: [], flag: 'GENERAL' },
    BUNKER_ASSAULT: { name: 'DEMOLITION', ledger: [], flag: 'GENERAL' },
    STRONGPOINT_ATTACK: { name: 'HOLD_UNTIL_RELIEVED', ledger: [], flag: 'GENERAL' },
    LIGHTNING_RAID: { name: 'TOP_SECRET', ledger: [], flag: 'GENERAL' },
    SABOTAGE: { name: 'DEMOLITION', ledger: [], flag: 'GENERAL' },
    RECON: { name: 'SEEK_AND_DESTROY', ledger: [], flag: 'GENERAL' },
  },
} as const
