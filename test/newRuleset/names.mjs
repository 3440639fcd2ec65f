/** What the third ruleset is called while it lives. */
export const third = { id: 'third-1.0', title: 'The third game', detail: 'Third10Detail' }
