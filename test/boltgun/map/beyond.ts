/** Rules of conduct, of the table and of the calendar: nothing that an engine decides. */
export const beyond: Readonly<Record<string, string>> = {
  'BG-001': 'conduct',
  'BG-006': 'scale',
  'BG-007': 'conduct',
  'BG-008': 'nothing to keep',
  'BG-009': 'table',
  'BG-010': 'conduct',
  'BG-013': 'nothing to keep',
  'BG-014': 'resolutions are never changed',
  'BG-028': 'the referee seals each sheet once',
  'BG-031': 'conduct',
  'BG-052': 'nothing beyond passability',
  'BG-194': 'army lists',
  'BG-195': 'army lists',
  'BG-196': 'conduct',
  'BG-200': 'table',
  'BG-201': 'table',
  'BG-202': 'table',
  'BG-204': 'table',
}

/** Rules that act where no case reaches, before the first turn or between the stages, and the test that covers them. */
export const tested: Readonly<Record<string, string>> = {
  'BG-027': 'boltgun/calendar.test.ts',
  'BG-300': 'boltgun/armies.test.ts',
}
