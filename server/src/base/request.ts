import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Random: it tells neither who asked nor how many did before. */
export const newRequestId = (): string => randomBytes(8).toString('hex')

/** Whatever is logged while this runs, however long it waits meanwhile, is logged with the id. */
export const asRequest = <Value>(id: string, run: () => Value): Value => current.run(id, run)

/** Of the request that is being answered; null: nobody asked for what is going on. */
export const requestId = (): string | null => current.getStore() ?? null
