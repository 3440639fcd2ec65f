/** Rules of the table, of the calendar and of the platform: nothing that an engine decides. */
export const beyond: Readonly<Record<string, string>> = {
  'HX-001': 'scenarios for two to eight players',
  'HX-003': 'the calendar is the server’s',
  'HX-022': 'the map and the record sheets of the platform',
  'HX-117': 'the army list of the game in use',
  'HX-160': 'points to the specials that follow',
  'HX-299': 'points to HX-142, HX-146, HX-162 and HX-163',
  'HX-405': 'table',
  'HX-490': 'table',
  'HX-491': 'table',
  'HX-510': 'the log of dice is the server’s',
}

/** Rules that act where no case reaches, and the test that covers them. */
export const tested: Readonly<Record<string, string>> = {
  'HX-301': 'hex-1.4/fights.test.ts',
  'HX-492': 'hex-1.4/fightDesk.test.ts',
  'HX-512': 'hex-1.4/fog.test.ts',
  'HX-525': 'hex-1.4/botResults.test.ts',
  'HX-526': 'hex-1.4/honest.test.ts',
  'HX-533': 'hex-1.4/lateStart.test.ts',
  'HX-534': 'hex-1.4/lateStart.test.ts',
  'HX-535': 'hex-1.4/lateStart.test.ts',
  'HX-536': 'server/corrections.test.ts',
}
