import { holdsWorldsApart } from './verdict.js'

holdsWorldsApart('mill')
