import { boltgun } from '@muster/rulesets/boltgun/index.js'
import skin from '@muster/rulesets/boltgun/web/index.js'
import { warsHold } from '../wars/hold.js'
import wars from './wars.js'

warsHold(boltgun, skin, wars)
