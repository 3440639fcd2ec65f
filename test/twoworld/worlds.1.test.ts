import { holdsWorldsApart } from './verdict.js'

holdsWorldsApart('first half', 1000)
