import type { AbstractWhy } from './battle.js'

/** Why a battle is resolved abstractly, in words that follow "abstractly" (BG-211, BG-214, A-38). */
export const abstractWhy = ({ why, by }: AbstractWhy): string => {
  switch (why) {
    case 'both-asked':
      return 'as both sides asked'
    case 'one-asked':
      return `as ${by ?? ''} asked, since nothing came from the other side`
    case 'unreported':
      return 'since neither side reported it'
    case 'differing':
      return 'since the sheets differed to the end'
    case 'ruled':
      return 'as the facilitator rules'
  }
}
