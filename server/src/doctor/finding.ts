/** One thing that was looked at. */
export interface Finding {
  /** What was looked at, for programs. */
  readonly check: string
  /** `note`: worth knowing, and nothing is wrong. */
  readonly state: 'well' | 'note' | 'wrong'
  /** How it is, and what to do if something is wrong. Never a secret. */
  readonly says: string
}

type Say = (check: string, says: string) => Finding

export const well: Say = (check, says) => ({ check, state: 'well', says })

export const note: Say = (check, says) => ({ check, state: 'note', says })

export const wrong: Say = (check, says) => ({ check, state: 'wrong', says })

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`
