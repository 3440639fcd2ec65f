import { rulesAreMapped } from '../coverage/rulesMap.js'
import { composed } from './composed.js'
import { beyond, tested } from './map/beyond.js'

rulesAreMapped({
  ruleset: 'tabletop',
  folder: '.',
  prefixes: ['BA2', 'BA3', 'GW', 'SS'],
  rules: Object.assign({}, ...composed.map(({ system }) => system.rules)),
  beyond,
  tested,
  note: 'Figures stand in `tables/`, each row with its rule; where the sheets leave room, a reading of `readings.ts` decides.',
})
