import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { rulesAreMapped } from '../coverage/rulesMap.js'
import { beyond, tested } from './map/beyond.js'

rulesAreMapped({
  ruleset: 'boltgun',
  prefixes: ['BG'],
  rules,
  beyond,
  tested,
  note: 'Doubtful places (`A-01` …) stand in `messages/en.json` under `doubtfulPlaces`, the settings that decide them in `engine/settings/`.',
})
