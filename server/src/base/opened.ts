import { logFault } from './log.js'

/** What was opened is closed again in the opposite order, each part whatever happens to the others. */
export interface Opened {
  keep<Part>(part: Part, close: (part: Part) => unknown): Part
  closeAll(): Promise<void>
}

export const opening = (): Opened => {
  const closings: (() => unknown)[] = []
  return {
    keep: (part, close) => {
      closings.push(() => close(part))
      return part
    },
    closeAll: async () => {
      for (let close = closings.pop(); close; close = closings.pop())
        try {
          await close()
        } catch (error) {
          logFault('a part of the server did not stop', error)
        }
    },
  }
}
