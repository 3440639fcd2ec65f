import type { Json } from '../../../kit/json.js'

const reason = 'The photograph shows who held the bridge.'

/** Examples of `detail` for tools, by kind of order; those that depend on printed tables stand with their kinds. */
export const examples: Readonly<Record<string, readonly Json[]>> = {
  transfer: [{ relics: ['r1'] }, { relics: ['r1', 'r2'] }],
  judge: [{}, { reason: 'Please explain what the second rule stands for.' }],
  result: [
    { winner: 'A', lost: { A: 250, B: 480.5 } },
    { winner: 'draw', lost: { A: 300, B: 300 }, list: 'Two squads and a walker.' },
    { abstract: true },
    { abstract: true, sacrifice: 1 },
    { forfeits: ['B'] },
  ],
  ruleRetreat: [{ reason }],
  ruleBattle: [
    { winner: 'A', lost: { A: 250, B: 480.5 }, reason },
    { abstract: true, reason },
  ],
  ruleForfeit: [{ reason }],
  ruleVictory: [{ reason }],
}
