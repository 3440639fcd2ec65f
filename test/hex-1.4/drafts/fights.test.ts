import { describe, expect, it } from 'vitest'
import { detailed, read, reads, refuses } from '../support/drafts.js'

describe('answers about a fight are read', () => {
  it('what is brought to it', () => {
    const bring = detailed({ kind: 'prepare', item: 'b1' })
    const nothing = { strikes: 0, transporters: 0, intel: false, freeHeavySupport: 0 }
    reads([
      [
        { kind: 'prepare', item: 'b1' },
        { kind: 'prepare', battle: 'b1', ...nothing },
      ],
      [
        bring({ strikes: 1, transporters: 3, intel: true, freeHeavySupport: 175, rollOff: false }),
        { kind: 'prepare', battle: 'b1', strikes: 1, transporters: 3, intel: true, freeHeavySupport: 175 },
      ],
      [
        bring({ defender: 'A-OF', mission: 'BLITZ', rollOff: true }),
        { kind: 'prepare', battle: 'b1', ...nothing, defender: 'A-OF', mission: 'BLITZ', rollOff: true },
      ],
    ])
    refuses(
      'malformed',
      [
        [],
        'all',
        { tanks: 1 },
        { strikes: -1 },
        { strikes: 1.5 },
        { transporters: 'two' },
        { freeHeavySupport: null },
        { intel: 1 },
        { rollOff: 'yes' },
        { defender: 7 },
        { mission: 7 },
      ].map(bring),
    )
  })

  it('how it ended', () => {
    const result = detailed({ kind: 'result', item: 'b1' })
    const order = { kind: 'result', battle: 'b1', winner: 'A', degree: null, left: {}, destroyed: {}, units: [] }
    const unit = { unit: 'u1', lost: 0, fled: 0, fleeing: false, kills: 0 }
    reads([
      [result({ winner: 'A' }), order],
      [
        result({ winner: 'draw', degree: null, left: { A: 300, B: 0 }, destroyed: { B: 2 } }),
        { ...order, winner: 'draw', left: { A: 300, B: 0 }, destroyed: { B: 2 } },
      ],
      [result({ winner: 'A', degree: 'MAJOR' }), { ...order, degree: 'MAJOR' }],
      [result({ winner: 'A', degree: 'MINOR' }), { ...order, degree: 'MINOR' }],
      [result({ withdrew: 'B' }), { ...order, winner: null, withdrew: 'B' }],
      [
        result({ winner: 'A', units: { u2: { lost: 3, fled: 1, fleeing: true, kills: 2 }, u1: {} } }),
        { ...order, units: [unit, { unit: 'u2', lost: 3, fled: 1, fleeing: true, kills: 2 }] },
      ],
    ])
    refuses(
      'malformed',
      [
        'A wins',
        { winner: 'A', reason: 'so it was' },
        { winner: 1 },
        { winner: 'A', degree: 'GREAT' },
        { winner: 'A', left: 300 },
        { winner: 'A', left: { A: -1 } },
        { winner: 'A', left: { A: 1.5, B: 200 } },
        { winner: 'A', destroyed: { A: 'all' } },
        { withdrew: 5 },
        { winner: 'A', units: [] },
        { winner: 'A', units: { u1: 3 } },
        { winner: 'A', units: { u1: { dead: 3 } } },
        { winner: 'A', units: { u1: { lost: -3 } } },
        { winner: 'A', units: { u1: { fled: 0.5 } } },
        { winner: 'A', units: { u1: { kills: 'many' } } },
        { winner: 'A', units: { u1: { fleeing: 1 } } },
      ].map(result),
    )
    refuses('malformed', [{ kind: 'result', item: 'b1' }])
  })

  it('a confirmation, with one’s own units alone', () => {
    const confirm = detailed({ kind: 'confirm', item: 'b1' })
    reads([
      [
        { kind: 'confirm', item: 'b1' },
        { kind: 'confirm', battle: 'b1', units: [] },
      ],
      [
        confirm({ units: { u1: { lost: 2 } } }),
        { kind: 'confirm', battle: 'b1', units: [{ unit: 'u1', lost: 2, fled: 0, fleeing: false, kills: 0 }] },
      ],
    ])
    refuses('malformed', [confirm({ winner: 'A' }), confirm('yes'), confirm({ units: 'all' })])
  })

  it('a ruling, with a reason', () => {
    const rule = detailed({ kind: 'ruleBattle', item: 'b1' })
    reads([
      [
        rule({ winner: 'A', degree: 'MINOR', reason: ' As both said. ' }),
        {
          ...{ kind: 'ruleBattle', battle: 'b1', winner: 'A', degree: 'MINOR', left: {}, destroyed: {} },
          reason: 'As both said.',
        },
      ],
    ])
    expect(read(rule({ winner: 'A', reason: 'x'.repeat(400) }))).toMatchObject({ kind: 'ruleBattle' })
    refuses(
      'malformed',
      [
        'A',
        { winner: 'A' },
        { winner: 'A', reason: '  ' },
        { winner: 'A', reason: 5 },
        { winner: 'A', reason: 'x'.repeat(401) },
        { reason: 'Nobody won.' },
        { winner: 'A', reason: 'Why not.', units: {} },
        { winner: 'A', degree: 'GREAT', reason: 'Why not.' },
      ].map(rule),
    )
    refuses('malformed', [{ kind: 'ruleBattle', item: 'b1' }])
  })

  it('queues, defenders, missions and words', () => {
    const queue = detailed({ kind: 'queue', item: '3/6' })
    reads([
      [queue({ armies: ['A-CF1', 'A-OF'] }), { kind: 'queue', at: '3/6', armies: ['A-CF1', 'A-OF'] }],
      [queue({ hexes: ['3/5'] }), { kind: 'queue', at: '3/6', hexes: ['3/5'] }],
      [
        { kind: 'defend', item: 'r1', with: 'A-RF1' },
        { kind: 'defend', battle: 'r1', defender: 'A-RF1' },
      ],
      [
        { kind: 'chooseMission', item: 'b1', with: 'BLITZ' },
        { kind: 'chooseMission', battle: 'b1', mission: 'BLITZ' },
      ],
      [
        { kind: 'accept', item: 'b1', with: 'C' },
        { kind: 'accept', battle: 'b1', of: 'C' },
      ],
      [
        { kind: 'word', item: 'w1', with: 'A' },
        { kind: 'word', battle: 'w1', sheet: 'A' },
      ],
      [
        { kind: 'word', item: 'w1', with: 'none' },
        { kind: 'word', battle: 'w1', sheet: null },
      ],
      [
        { kind: 'rollOff', item: 'b1' },
        { kind: 'rollOff', battle: 'b1' },
      ],
    ])
    refuses('malformed', [
      ...[{}, { armies: ['A-CF1'], hexes: ['3/5'] }, { armies: [1] }, { armies: 'A-CF1' }, { orders: [] }, 'A'].map(
        queue,
      ),
      queue({ armies: ['A-CF1'], first: 'A-CF1' }),
      ...['defend', 'chooseMission', 'accept', 'word'].map((kind) => ({ kind, item: 'b1' })),
      ...['queue', 'defend', 'rollOff', 'confirm', 'prepare'].map((kind) => ({ kind })),
      { kind: 'rollOff', item: '' },
    ])
  })
})
