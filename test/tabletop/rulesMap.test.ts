import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { rulesAreMapped } from '../coverage/rulesMap.js'
import { composed } from './composed.js'
import { beyond, tested } from './map/beyond.js'

/** Of all systems with all variants; both campaigns' texts name a few rules of the table. */
const rules = Object.fromEntries<RuleText>(composed.flatMap(({ system }) => Object.entries(system.rules)))

rulesAreMapped({
  ruleset: 'tabletop',
  folder: '.',
  prefixes: ['BA2', 'BA3', 'BG', 'GW', 'HX', 'SS'],
  rules,
  beyond,
  tested,
  note: 'Figures stand in `tables/`, each row with its rule; where the sheets leave room, a reading of `readings.ts` decides.',
})
