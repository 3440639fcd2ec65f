import { seatId } from '@muster/rulesets/kit/ids.js'
import type { BattleDesk, BattleEntry } from '../../web/api/battles.js'

export const plainEntry = {
  ...{ number: 1, seat: seatId('A'), by: 'Player A', at: '2026-11-01T10:00:00.000Z', kind: 'MESSAGE' },
  ...{ text: 'At your place?', times: null, answers: null, roll: null },
} as const satisfies BattleEntry

/** A desk of A, who looks, and B, with these entries. */
export const deskOf = (entries: readonly Partial<BattleEntry>[], more: Partial<BattleDesk> = {}): BattleDesk => ({
  ...{ id: 'desk', campaignId: 'campaign', about: 'token', openedAt: '2026-11-01T09:00:00.000Z', closedAt: null },
  ...{ seed: '0'.repeat(64), showable: false },
  sides: [
    { seat: seatId('A'), title: 'North', mine: true, zone: 'Europe/Berlin' },
    { seat: seatId('B'), title: 'South', mine: false, zone: 'America/New_York' },
  ],
  entries: entries.map((entry) => ({ ...plainEntry, ...entry })),
  agreedFor: null,
  ...more,
})
