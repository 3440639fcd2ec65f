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

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const readShelf = (drawer: Drawer, key: string): Shelf => {
  try {
    const read: unknown = JSON.parse(drawer.getItem(key) ?? 'null')
    return isShelf(read) ? { variants: read.variants, open: read.open } : emptyShelf
  } catch {
    // A browser may forbid it, or hold what another edition wrote.
    return emptyShelf
  }
}

/** False: it lasts no longer than the page. */
export const keepShelf = (drawer: Drawer, key: string, shelf: Shelf): boolean => {
  try {
    if (shelf.variants.length === 0) drawer.removeItem(key)
    else drawer.setItem(key, JSON.stringify({ shape, ...shelf }))
    return true
  } catch {
    return false
  }
}
