/** Who may make an account: everybody, whoever brings an open invitation to a campaign, or nobody. */
export const signUpModes = ['open', 'invited', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]
