import type { Json } from '../../../kit/json.js'

const reason = 'The photograph shows who held the bridge.'
const units = { u1: { lost: 3, fleeing: true }, u2: { kills: 2 } }

/** Examples of `detail` for tools, by kind of order; those of compositions and rosters stand with their forms. */
export const examples: Readonly<Record<string, readonly Json[]>> = {
  move: [
    { onArrival: 'raid', onHalt: 'lieLow', goHome: true },
    { onArrival: 'sabotage:AIRSTRIP', reroll: '1-3' },
  ],
  strike: [{ goHome: true }],
  queue: [{ armies: ['A2', 'A1'] }, { hexes: ['3/4', '3/5'] }],
  prepare: [{}, { strikes: 1, intel: true, defender: 'A1' }, { rollOff: true }],
  result: [
    { winner: 'A', degree: 'MINOR', left: { A: 40, B: 15 }, destroyed: { A: 1, B: 4 }, units },
    { winner: 'draw', left: { A: 40, B: 35 } },
    { withdrew: 'B' },
  ],
  confirm: [{}, { units }],
  ruleBattle: [
    { winner: 'A', degree: 'MAJOR', left: { A: 40 }, reason },
    { winner: 'draw', reason },
  ],
  honours: [{ picks: [{ choose: 'INFANTRY.3' }] }, { picks: [{ roll: 'VEHICLE' }] }],
  survival: [{ faces: [4] }, { faces: [2, 6] }],
}
