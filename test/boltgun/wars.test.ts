import { boltgun } from '@muster/rulesets/boltgun/index.js'
import presentation from '@muster/rulesets/boltgun/web/index.js'
import { warsHold } from '../wars/hold.js'
import wars from './wars.js'

warsHold(boltgun, presentation, wars)
