import type { Json } from '@muster/rulesets/kit/json.js'

/** What stands for the numbers that a setting allows, and the choices that a case can show. */
export const samples: Readonly<Record<string, readonly Json[]>> = {
  'attack.max_detachments': [2],
  // A replay asks for another result of the same battle: fights.test.ts
  'battle.draw': ['rolloff'],
  'hq.min_distance': [1, 4],
  'hq.move_fee': [10],
  'map.cols': [12],
  'map.rows': [8],
  'price.reroll': [4],
  'win.fraction': [0.5, 1],
}

/** Settings whose values no case can show, with the reason and the test that does. */
export const beyond: Readonly<Record<string, readonly [why: string, test: string]>> = {
  'mission.texts': ['printed on battle sheets, decides nothing', 'hex-1.4/fightDesk.test.ts'],
  'rolloff.unit_points': ['cases state no points of units', 'hex-1.4/honest.test.ts'],
  'result.conflict': ['cases have one result for both sides', 'hex-1.4/fights.test.ts'],
  'result.silence': ['cases have one result for both sides', 'hex-1.4/fights.test.ts'],
  'late.until': ['the referee admits late starters, cases do not', 'hex-1.4/lateStart.test.ts'],
  'late.points': ['the referee admits late starters, cases do not', 'hex-1.4/lateStart.test.ts'],
  'late.hexes': ['the referee admits late starters, cases do not', 'hex-1.4/lateStart.test.ts'],
}
