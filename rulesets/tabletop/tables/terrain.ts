import * as words from '../messages/tables.generated.js'

export const terrain = {
  keys: {
    OK: { effect: words.noHindrance(), ledger: ['BA2-023', 'BA3-043'] },
    OK_UNLESS_ANTI_TANK: {
      effect: words.noHindranceUnless(),
      ledger: ['BA2-023', 'BA3-043'],
    },
    NO_RUN: { effect: words.onAnAdvanceOnly(), ledger: ['BA2-023', 'BA3-043'] },
    FORBIDDEN: { effect: words.noEntry(), ledger: ['BA2-023', 'BA3-043'] },
    DEPLOY_ONLY: { effect: words.mayStartThere(), ledger: ['BA2-023', 'BA3-043'] },
    DEMOLISH_ONLY: {
      effect: words.onlyHeavyTanks(),
      ledger: ['BA2-023', 'BA3-043'],
    },
    DOUBLE: { effect: words.rateDoubledIfWhollyOnTheRoad(), ledger: ['BA2-023', 'BA3-043'] },
  },
  classic: {
    OPEN: { INFANTRY: 'OK', ARTILLERY: 'OK', WHEELED: 'OK', TRACKED: 'OK', ledger: 'BA2-022' },
    ROUGH: { INFANTRY: 'NO_RUN', ARTILLERY: 'DEPLOY_ONLY', WHEELED: 'FORBIDDEN', TRACKED: 'NO_RUN', ledger: 'BA2-022' },
    OBSTACLE: {
      INFANTRY: 'NO_RUN',
      ARTILLERY: 'FORBIDDEN',
      WHEELED: 'FORBIDDEN',
      TRACKED: 'OK_UNLESS_ANTI_TANK',
      ledger: 'BA2-022',
    },
    BUILDING: {
      INFANTRY: 'OK',
      ARTILLERY: 'DEPLOY_ONLY',
      WHEELED: 'FORBIDDEN',
      TRACKED: 'DEMOLISH_ONLY',
      ledger: 'BA2-022',
    },
    ROAD: {
      INFANTRY: 'OK',
      ARTILLERY: 'OK',
      WHEELED: 'DOUBLE',
      TRACKED: 'DOUBLE',
      ledger: 'BA2-022',
      flag: 'RECONSTRUCTED',
    },
  },
  v3: {
    OPEN: { INFANTRY: 'OK', ARTILLERY: 'OK', WHEELED: 'OK', TRACKED: 'OK', ledger: 'BA3-043' },
    ROUGH: { INFANTRY: 'OK', ARTILLERY: 'NO_RUN', WHEELED: 'DEPLOY_ONLY', TRACKED: 'NO_RUN', ledger: 'BA3-043' },
    OBSTACLE: {
      INFANTRY: 'NO_RUN',
      ARTILLERY: 'FORBIDDEN',
      WHEELED: 'FORBIDDEN',
      TRACKED: 'OK_UNLESS_ANTI_TANK',
      ledger: 'BA3-043',
    },
    BUILDING: {
      INFANTRY: 'OK',
      ARTILLERY: 'DEPLOY_ONLY',
      WHEELED: 'FORBIDDEN',
      TRACKED: 'DEMOLISH_ONLY',
      ledger: 'BA3-043',
    },
    ROAD: { INFANTRY: 'OK', ARTILLERY: 'OK', WHEELED: 'DOUBLE', TRACKED: 'OK', ledger: 'BA3-043' },
  },
  halfTracked: {
    classic: { column: 'TRACKED', ledger: 'BA2-023', flag: 'AMBIGUOUS', setting: 'terrain.halftrack' },
    v3: { column: 'TRACKED', road: 'DOUBLE', ledger: 'BA3-043', flag: 'AMBIGUOUS', flagFor: 'column' },
  },
} as const
