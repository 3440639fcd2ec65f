/** Rules that no procedure carries out, and why. */
export const beyond: Readonly<Record<string, string>> = {
  'BA2-000': 'a name: the system is never called the second edition',
  'BA2-001': 'flags of the tables: `RECONSTRUCTED` where a sign was lost',
  'BA2-010': 'for the table: dice are drawn from a cup',
  'BA2-018': 'for the table: who shares dice',
  'BG-197': 'names of mission classes',
  'BG-201': 'for the table: the attacker says so',
  'BG-202': 'for the table, by the mission',
  'BG-203': 'for the table, by the mission',
  'BG-204': 'for the table: points are counted there',
  'HX-270': 'names of missions',
  'HX-272': 'for the table: who begins and sets up where',
  'HX-291': 'for the table: who chooses',
  'HX-293': 'for the table: who chooses and begins',
  'HX-298': 'on the sheet of the battle: the campaign judges it',
  'HX-490': 'for the table: how it is set up',
  'HX-491': 'for the table: how it is won',
  'HX-492': 'in the books of the game',
}

/** Rules without a case, and what covers them: `tables.test.ts` reads these pages. */
export const tested: Readonly<Record<string, string>> = {
  'BA2-030': 'tabletop/tables/shooting.yaml',
  'GW-052': 'tabletop/tables/great-war.yaml',
}
