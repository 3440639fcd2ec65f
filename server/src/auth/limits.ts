/** Attempts allowed in a window of seconds. */
export interface Attempts {
  readonly max: number
  readonly window: number
}

/** How often somebody may knock. An address is a network address as the server sees it; an account is an e-mail address, known or not. */
export interface LoginLimits {
  readonly signInPerAddress: Attempts
  readonly signInPerAccount: Attempts
  readonly signUpPerAddress: Attempts
  readonly otherPerAddress: Attempts
}

export const loginLimits: LoginLimits = {
  signInPerAddress: { max: 30, window: 60 },
  signInPerAccount: { max: 10, window: 300 },
  signUpPerAddress: { max: 20, window: 60 },
  otherPerAddress: { max: 300, window: 60 },
}

/** Files of army lists that a user may have read. */
export const importsPerUser: Attempts = { max: 20, window: 60 }
