import { holdsWorldsApart } from './verdict.js'

holdsWorldsApart('ridge')
