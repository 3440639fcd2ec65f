import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'
import { rulesAreMapped } from '../coverage/rulesMap.js'
import { beyond, tested } from './map/beyond.js'

rulesAreMapped({
  ruleset: 'hex-1.4',
  prefixes: ['HX'],
  rules,
  beyond,
  tested,
  note: 'Where the book leaves room, a setting decides: `engine/settings/` names the rule beside each.',
})
