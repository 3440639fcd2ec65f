import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'
import { pairsMeet } from '../../coverage/pairs.js'
import { apart } from './apart.js'
import { documents } from './played.js'
import { steps } from './steps.js'

pairsMeet({ steps, apart, documents, rules })
