import { store, stored } from '../ui/stored.js'
import { emptyShelf, type Shelf } from './variants.js'

/** Another number forgets what earlier editions of this page have kept. */
const shape = 1

/** One player's plans for one campaign: somebody else at this browser has others. */
export const shelfKey = (user: string, campaign: string): string => `sandbox ${user} ${campaign}`

const isShelf = (read: unknown): read is Shelf =>
  typeof read === 'object' &&
  read !== null &&
  'shape' in read &&
  read.shape === shape &&
  'variants' in read &&
  Array.isArray(read.variants)

export const readShelf = (key: string): Shelf => {
  try {
    const read: unknown = JSON.parse(stored(key) ?? 'null')
    return isShelf(read) ? { variants: read.variants, open: read.open } : emptyShelf
  } catch {
    // It may hold what another edition wrote.
    return emptyShelf
  }
}

/** False: it lasts no longer than the page. */
export const keepShelf = (key: string, shelf: Shelf): boolean => {
  const text = shelf.variants.length === 0 ? null : JSON.stringify({ shape, ...shelf })
  store(key, text)
  return stored(key) === text
}
