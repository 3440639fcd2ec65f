/** Rules that no procedure carries out, and why. */
export const beyond: Readonly<Record<string, string>> = {
  'BA2-000': 'a name: the system is never called the second edition',
  'BA2-001': 'flags of the tables: `RECONSTRUCTED` where a sign was lost',
  'BA2-010': 'for the table: dice are drawn from a cup',
  'BA2-018': 'for the table: who shares dice',
}

/** Rules without a case, and what covers them: `tables.test.ts` reads these pages. */
export const tested: Readonly<Record<string, string>> = {
  'BA2-030': 'tabletop/tables/shooting.yaml',
  'GW-052': 'tabletop/tables/great-war.yaml',
}
