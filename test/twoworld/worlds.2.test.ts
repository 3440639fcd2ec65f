import { holdsWorldsApart } from './verdict.js'

holdsWorldsApart('second half')
