import { store, stored } from '../ui/stored.js'

const key = 'account'

interface Holder {
  readonly id: string
}

/** Whose things this browser may hold, as they were last signed in; null: nobody's. */
export const holder = (): Holder | null => JSON.parse(stored(key) ?? 'null') as Holder | null

export const hold = (person: Holder): void => store(key, JSON.stringify(person))
