import { hex } from '@muster/rulesets/hex-1.4/index.js'
import presentation from '@muster/rulesets/hex-1.4/web/index.js'
import { warsHold } from '../wars/hold.js'
import wars from './wars.js'

warsHold(hex, presentation, wars)
