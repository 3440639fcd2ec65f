/** Attempts allowed in a window of seconds. */
export interface Attempts {
  readonly max: number
  readonly window: number
}

/** How many attempts are allowed. An address is a network address as the server sees it; an account is an e-mail address, known or not. */
export interface LoginLimits {
  readonly signInPerAddress: Attempts
  readonly signInPerAccount: Attempts
  readonly signUpPerAddress: Attempts
  /** What sends a mail: a forgotten password, an address to confirm. */
  readonly mailPerAddress: Attempts
  readonly mailPerAccount: Attempts
  readonly otherPerAddress: Attempts
  /** Exports of all that an account may read. */
  readonly exportsPerAccount: Attempts
}

export const loginLimits: LoginLimits = {
  signInPerAddress: { max: 30, window: 60 },
  signInPerAccount: { max: 10, window: 300 },
  signUpPerAddress: { max: 20, window: 60 },
  mailPerAddress: { max: 20, window: 600 },
  mailPerAccount: { max: 5, window: 3600 },
  otherPerAddress: { max: 300, window: 60 },
  exportsPerAccount: { max: 10, window: 3600 },
}

/** Accounts made with one invitation, which stays open until somebody takes its place. */
export const signUpsPerInvitation: Attempts = { max: 12, window: 24 * 60 * 60 }

/** Pictures that a user may send to be read. */
export const picturesPerUser: Attempts = { max: 60, window: 600 }

/** Army list files that a user may send to be read. */
export const importsPerUser: Attempts = { max: 20, window: 60 }
