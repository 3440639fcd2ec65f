import type { Apart } from '../../coverage/pairs.js'

/** Two rules of one step that no case can show together, with the reason. */
export const apart: readonly Apart[] = []
