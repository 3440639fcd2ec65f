import type { Flag } from '@muster/rulesets/kit/system.js'

/** Signs of values that are not simply as printed, and what they mean. */
export const flags: Readonly<Record<Flag, { readonly sign: string; readonly name: string; readonly meaning: string }>> =
  {
    RECONSTRUCTED: {
      sign: 'R',
      name: 'restored',
      meaning: 'The source has lost it: restored from what is left of it.',
    },
    GENERAL: {
      sign: 'G',
      name: 'general knowledge',
      meaning: 'Not in the source: added from general knowledge of the game.',
    },
    AMBIGUOUS: { sign: 'A', name: 'open to reading', meaning: 'The source can be read in more ways than one.' },
    DERIVED: { sign: 'D', name: 'worked out', meaning: 'Worked out from other values of the source.' },
    PUBLIC_DIFFERS: {
      sign: 'P',
      name: 'public lists differ',
      meaning: 'Public lists of the edition give another value.',
    },
  }

export const flagOrder: readonly Flag[] = ['RECONSTRUCTED', 'GENERAL', 'AMBIGUOUS', 'DERIVED', 'PUBLIC_DIFFERS']
