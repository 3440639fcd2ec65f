export const scenario = {
  mission: {
    '1': { name: 'SEEK_AND_DESTROY', page: 164, ledger: 'BA3-060' },
    '2': { name: 'KEY_POSITIONS', page: 164, ledger: 'BA3-060' },
    '3': { name: 'BREAKTHROUGH', page: 165, ledger: 'BA3-060' },
    '4': { name: 'TOP_SECRET', page: 165, ledger: 'BA3-060' },
    '5': { name: 'DEMOLITION', page: 166, ledger: 'BA3-060' },
    '6': { name: 'HOLD_UNTIL_RELIEVED', page: 167, ledger: 'BA3-060' },
  },
  zones: {
    CLOSEST_LONG_EDGE: { die: [1, 2, 3], ledger: 'BA3-060', flag: 'RECONSTRUCTED' },
    OPPOSED_QUARTERS: { die: [4, 5, 6], leastFromCentre: 18, ledger: 'BA3-060', flag: 'RECONSTRUCTED' },
  },
  deployment: {
    MEETING_ENGAGEMENT: {
      die: [1, 2, 3],
      reserves: { most: 'half', round: 'down' },
      ledger: 'BA3-060',
      flag: 'RECONSTRUCTED',
    },
    PREPARED_POSITIONS: {
      die: [4, 5],
      reserves: { most: 'half', round: 'down' },
      ledger: 'BA3-060',
      flag: 'RECONSTRUCTED',
    },
    FOG_OF_WAR: { die: [6], reserves: { least: 'half', round: 'up' }, outflanking: false, ledger: 'BA3-060' },
  },
} as const
