/** What is played without an account, and what the campaign that is created after signing up has in common with it. */
export const trial = { ruleset: 'boltgun', scenario: 'first-contact', preset: 'first', seat: 'A', turns: 3 } as const

/** Where the campaign goes on with an account. */
export const keepPath = '/play/keep'
