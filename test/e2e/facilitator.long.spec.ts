import { facilitates } from './facilitating.js'

facilitates({
  chosen: {
    ...{ rulesetId: 'hex-1.4', scenarioId: 'unclaimed-2' },
    settings: { 'map.rows': 4, 'map.cols': 4, 'hq.min_distance': 1 },
  },
  wrong: { kind: 'stash', fields: { 'Seat, such as A; empty: nobody': 'A', 'RP that it has': '77' } },
  told: /^Set right: 77 RP in hand/,
})
