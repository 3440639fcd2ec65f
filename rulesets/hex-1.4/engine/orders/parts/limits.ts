/** Letters of a facilitator's reason. */
export const longestReason = 400

/** Units that one unit can have destroyed in a fight: larger figures are slips of the pen. */
export const mostKills = 99
