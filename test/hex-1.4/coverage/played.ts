import { documentsOf } from '../../coverage/played.js'

/** All cases of the ruleset. */
export const documents = documentsOf('hex-1.4')
