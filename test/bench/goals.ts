import type { Figures, Parts } from './figures.js'

/** One goal: what was measured, against what, and whether it is met. Null: not measured, or there is no peer. */
export interface Goal {
  readonly goal: string
  readonly here: string
  readonly peer: string
  readonly ratio: number | null
  readonly met: boolean | null
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
export const short = (value: number): string => value.toFixed(value < 10 ? 2 : 1)

const ms = (value: number): string => `${whole(value)} ms`
const over = (ours: number, theirs: number | null | undefined): number | null => (theirs ? ours / theirs : null)
const below = (ratio: number | null, limit: number): boolean | null => (ratio === null ? null : ratio <= limit)

const b1 = ({ turn, growth, peerOrdersPerSecond }: Parts['b1']): readonly Goal[] => {
  const ratio = over(turn.ordersPerSecond, peerOrdersPerSecond)
  const [first, last] = [growth[0]?.microsecondsPerBanner ?? Number.NaN, growth.at(-1)?.microsecondsPerBanner ?? 0]
  return [
    {
      goal: 'B1 engine: at least 3 × the orders per second of js-diplomacy',
      here: whole(turn.ordersPerSecond),
      peer: peerOrdersPerSecond === null ? '' : whole(peerOrdersPerSecond),
      ...{ ratio, met: ratio === null ? null : ratio >= 3 },
    },
    {
      goal: 'B1 engine: time per banner grows at most 1.6 × from 200 to 20,000 banners',
      ...{
        here: `${short(last)} µs`,
        peer: `${short(first)} µs (200 banners)`,
        ratio: last / first,
        met: last / first <= 1.6,
      },
    },
  ]
}

const committed = ({ whole: all, half, oneThreadMs }: Parts['committed']): readonly Goal[] => {
  const [each, before] = [all.closeMs / all.banners, half.closeMs / half.banners]
  return [
    {
      goal: 'B1 committed, 64 seats: within 4 × of engine + views + JSON + proofs on one thread',
      ...{ here: ms(all.closeMs), peer: `${ms(oneThreadMs)} (one thread)`, ratio: all.closeMs / oneThreadMs },
      met: all.closeMs <= 4 * oneThreadMs,
    },
    {
      goal: 'B1 committed: the serving thread never stalls for more than 20 ms',
      ...{ here: `${short(all.stallMs)} ms`, peer: '', ratio: null, met: all.stallMs <= 20 },
    },
    {
      goal: 'B1 committed: time per banner grows at most 1.6 × from 32 to 64 seats',
      ...{ here: `${short(each * 1000)} µs`, peer: `${short(before * 1000)} µs (32 seats)`, ratio: each / before },
      met: each <= 1.6 * before,
    },
  ]
}

const b2 = ({ viewers, viewsMs, bitmapsMs }: Parts['b2']): readonly Goal[] => [
  {
    goal: `B2, all views of a turn for ${String(viewers)} seats: within 2 × of bitmaps of what each seat sees`,
    ...{ here: `${short(viewsMs)} ms`, peer: `${short(bitmapsMs)} ms`, ratio: viewsMs / bitmapsMs },
    met: viewsMs <= 2 * bitmapsMs,
  },
]

const b3 = ({ seals, boardgame, rawPerSecond }: Parts['b3']): readonly Goal[] => {
  const [few, many] = seals
  const growth = few && many ? many.allMs / many.seats / (few.allMs / few.seats) : null
  return [
    ...(few
      ? [
          {
            goal: 'B3, 64 seats seal at once, durably: in at most 1/5 of boardgame.io’s time',
            ...{
              here: ms(few.allMs),
              peer: boardgame === null ? '' : ms(boardgame),
              ratio: over(few.allMs, boardgame),
            },
            met: below(over(few.allMs, boardgame), 0.2),
          },
        ]
      : []),
    ...(growth !== null && few && many
      ? [
          {
            goal: 'B3: linear, time per seat from 64 to 500 seats grows at most 1.2 ×',
            ...{ here: `${short(many.allMs / many.seats)} ms`, peer: `${short(few.allMs / few.seats)} ms (64 seats)` },
            ...{ ratio: growth, met: growth <= 1.2 },
          },
          {
            goal: 'B3 against its limit: seals per second, and single inserts per second of a raw `pg` loop',
            ...{ here: whole((many.seats * 1000) / many.allMs), peer: whole(rawPerSecond) },
            ...{ ratio: (many.seats * 1000) / many.allMs / rawPerSecond, met: null },
          },
        ]
      : []),
    ...seals.flatMap(({ seats, p99Ms, othersMs, quietMs, bytesToOthers }): Goal[] => [
      {
        goal: `B3, ${whole(seats)} seats at once: p99 within 1 s`,
        ...{ here: ms(p99Ms), peer: '', ratio: null, met: p99Ms <= 1000 },
      },
      {
        goal: `B3, ${whole(seats)} seats at once: another campaign’s p50 unaffected (at most 1.5 ×)`,
        ...{
          here: ms(othersMs),
          peer: `${ms(quietMs)} (quiet)`,
          ratio: othersMs / quietMs,
          met: othersMs <= 1.5 * quietMs,
        },
      },
      {
        goal: `B3, ${whole(seats)} seats at once: nothing is sent to a seat that did not seal`,
        ...{ here: `${whole(bytesToOthers)} bytes`, peer: '', ratio: null, met: bytesToOthers === 0 },
      },
    ]),
  ]
}

const b4 = ({ streams, boardgame, colyseus }: Parts['b4']): readonly Goal[] =>
  streams.flatMap((war) =>
    (
      [
        ['boardgame.io', boardgame],
        ['Colyseus', colyseus],
      ] as const
    ).flatMap(([name, peer]): Goal[] => [
      {
        goal: `B4, ${war.name}: faster than ${name}`,
        ...{ here: ms(war.afterCloseMs), peer: peer ? ms(peer.lastSocketMs) : '' },
        ...{ ratio: over(war.afterCloseMs, peer?.lastSocketMs), met: peer && war.afterCloseMs < peer.lastSocketMs },
      },
      {
        goal: `B4, ${war.name}: less processor time than ${name}`,
        ...{ here: ms(war.cpuMs), peer: peer ? ms(peer.cpuMs) : '' },
        ...{ ratio: over(war.cpuMs, peer?.cpuMs), met: peer && war.cpuMs < peer.cpuMs },
      },
    ]),
  )

const idle = ({ sockets, share }: Parts['idle']): readonly Goal[] => [
  {
    goal: `B4: ${whole(sockets)} idle sockets under 5 % of a core`,
    ...{ here: `${short(share)} %`, peer: '', ratio: null, met: share < 5 },
  },
]

const b5 = (reads: Parts['b5']): readonly Goal[] =>
  reads.flatMap(({ name, muster, yoga, mercurius }) =>
    (
      [
        ['yoga', yoga],
        ['Mercurius + JIT', mercurius],
      ] as const
    ).map(([title, peer]): Goal => {
      const ratio = over(muster.perSecond, peer?.perSecond)
      const met = ratio === null || (title !== 'yoga' && name !== 'view') ? null : ratio > 1
      const goal = `B5, ${name} query: ahead of ${title}, which authenticates nobody`
      return { goal, here: `${whole(muster.perSecond)}/s`, peer: peer ? `${whole(peer.perSecond)}/s` : '', ratio, met }
    }),
  )

const b6 = ({ firstViewMs, boardgame }: Parts['b6']): readonly Goal[] => [
  {
    goal: 'B6: exec to first authenticated view, database included, warm: at most 4 × that of boardgame.io in memory',
    ...{ here: ms(firstViewMs), peer: boardgame === null ? '' : ms(boardgame), ratio: over(firstViewMs, boardgame) },
    met: below(over(firstViewMs, boardgame), 4),
  },
]

const b7 = ({ cells, ours, plain, firstMapMs, scriptBytes }: Parts['b7']): readonly Goal[] => [
  ...(['pan', 'zoom'] as const).map((gesture): Goal => {
    const [here, peer] = [ours[gesture].work.p95, plain[gesture].work.p95]
    return {
      goal: `B7, ${gesture} over ${whole(cells)} cells at CPU × 4: the main thread’s p95 per frame at most 20 ms`,
      ...{ here: `${short(here)} ms`, peer: `${short(peer)} ms (plain SVG)`, ratio: here / peer, met: here <= 20 },
    }
  }),
  {
    goal: `B7: first map of ${whole(cells)} cells at CPU × 4 within 2 s`,
    ...{ here: ms(firstMapMs), peer: '', ratio: null, met: firstMapMs <= 2000 },
  },
  {
    goal: 'B7: scripts of the map’s route, gzipped, within 200 KB',
    ...{ here: `${short(scriptBytes / 1000)} KB`, peer: '', ratio: null, met: scriptBytes <= 200_000 },
  },
]

/** Every goal whose part was measured, in order. */
export const goalsOf = ({ parts }: Figures): readonly Goal[] => [
  ...(parts.b1 ? b1(parts.b1.figures) : []),
  ...(parts.committed ? committed(parts.committed.figures) : []),
  ...(parts.b2 ? b2(parts.b2.figures) : []),
  ...(parts.b3 ? b3(parts.b3.figures) : []),
  ...(parts.b4 ? b4(parts.b4.figures) : []),
  ...(parts.idle ? idle(parts.idle.figures) : []),
  ...(parts.b5 ? b5(parts.b5.figures) : []),
  ...(parts.b6 ? b6(parts.b6.figures) : []),
  ...(parts.b7 ? b7(parts.b7.figures) : []),
]
