import { holdsWorldsApart } from './verdict.js'

holdsWorldsApart('first half')
