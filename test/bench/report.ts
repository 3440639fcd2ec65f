import type { Figures, Measured, Parts } from './figures.js'
import { goalsOf, short, whole } from './goals.js'
import { longRun, remarks } from './remarks.js'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const head = (...cells: readonly string[]): readonly string[] => [
  row(...cells),
  row(...cells.map((_, index) => (index === 0 ? '---' : '---:'))),
]

const verdict = (met: boolean | null): string => (met === null ? 'no goal, or no peer' : met ? '**met**' : '**missed**')

const goals = (figures: Figures): readonly string[] => [
  ...head('Goal', 'Muster', 'Compared with', 'Ratio', 'Verdict'),
  ...goalsOf(figures).map(({ goal, here, peer, ratio, met }) =>
    row(goal, here, peer, ratio === null ? '' : `${short(ratio)} ×`, verdict(met)),
  ),
]

const engine = ({ growth, crowded, peerOrdersPerSecond: peer, ...b1 }: Parts['b1']): readonly string[] => [
  'Two orders per banner; seats hold adjacent blocks of the map. To measure growth the same war is set up on a smaller and a larger map, so that a banner has as many neighbours; the last row crowds 20,000 banners into 10,000 sectors, where nearly all neighbours fight each other.',
  '',
  ...head('War', 'Orders', 'Turn, ms', 'Orders per second', 'µs per banner'),
  ...[...growth, crowded].map(({ name, orders, resolveMs, ordersPerSecond, microsecondsPerBanner }) =>
    row(name, whole(orders), short(resolveMs), whole(ordersPerSecond), short(microsecondsPerBanner)),
  ),
  row('js-diplomacy 0.1.5, 22 units', '22', '', peer === null ? '' : whole(peer), ''),
  '',
  `- The state as JSON, ${whole(b1.json.bytes)} bytes: written in ${short(b1.json.writeMs)} ms, read in ${short(b1.json.readMs)} ms. That is the lower limit.`,
  `- All ${String(b1.views.viewers)} seats' views made and written as JSON: ${short(b1.views.milliseconds)} ms, ${whole(b1.views.bytes)} bytes.`,
  `- One proof of the dice's verifiable random function: ${short(b1.proofMs)} ms, once per subject. The engine's figures use dice whose keys are plain hashes.`,
]

const closed = ({ whole: all, half }: Parts['committed']): readonly string[] => [
  'The same turn closed on PostgreSQL, with the engine in a worker thread: from the request to close until the commit. A stall is a period of the serving thread’s processor time in which nothing else could run. Closing is wall-clock time, measured once; the figure for one thread is made of medians of short bursts. Other programs on the machine lengthen the first, and hardly the second.',
  '',
  ...head('Seats', 'Orders', 'close, ms', 'longest stall, ms', 'throws', 'proofs', 'briefings', 'bytes of briefings'),
  ...[half, all].map((war) =>
    row(
      ...[String(war.seats), whole(war.orders), whole(war.closeMs), short(war.stallMs), whole(war.throws)],
      ...[whole(war.subjects), whole(war.briefings), whole(war.briefingBytes)],
    ),
  ),
]

const views = (b2: Parts['b2']): readonly string[] => [
  `Every seat’s view of B1’s war when the plans of its turn are resolved (${String(b2.viewers)} seats, ${whole(b2.banners)} banners, ${whole(b2.sectors)} sectors), from a fresh state with nothing cached. Compared with, for the same seats: one byte per sector that says how well the seat sees it, filled from the same runs of occupation in sight and the same ranges of the seat’s banners, and the list of all banners in the sectors it sees. Before the timing each byte is compared with the view’s layer \`sight\`. A view contains much that the bitmaps lack: a second layer, \`owner\`, both packed as rows, pieces, contacts, marks, battles and packets with the names of their sectors.`,
  '',
  ...head('All seats', 'ms'),
  row('Views', short(b2.viewsMs)),
  row('Views, written as JSON', short(b2.writtenMs)),
  row('Bitmaps', short(b2.bitmapsMs)),
]

const sealing = ({ seals, boardgame }: Parts['b3']): readonly string[] => [
  'All seats of a war except one seal at the same moment over HTTP, each with its own connection and token, and each adding a line to the table’s log; meanwhile a player of another campaign saves drafts one after the other. boardgame.io keeps its moves in memory.',
  '',
  ...head('Seats', 'all sealed, ms', 'p99, ms', 'another’s draft meanwhile, ms', 'without load, ms'),
  ...seals.map((storm) => row(...[storm.seats, storm.allMs, storm.p99Ms, storm.othersMs, storm.quietMs].map(whole))),
  row('boardgame.io 0.50.2, 64 players', boardgame === null ? '' : whole(boardgame), '', '', ''),
]

const streams = ({ streams: wars, boardgame, colyseus }: Parts['b4']): readonly string[] => [
  'From the moment at which the closing is known to be committed until the last socket has parsed its own view; the server runs in its own process, the readers in the process of the benchmark. Processor time is that of the server process, including resolution, without PostgreSQL, in the kernel’s ticks of 10 ms. The peers keep their game in memory and store nothing; Colyseus sends differences, not a view. With 8 seats, 25 sockets read each seat.',
  '',
  ...head(
    'War',
    'Sockets',
    'after the commit, ms',
    'after the request to close, ms',
    'server CPU, ms',
    'bytes per frame',
  ),
  ...wars.map((war) =>
    row(war.name, ...[war.sockets, war.afterCloseMs, war.afterOrderMs, war.cpuMs, war.bytesPerFrame].map(whole)),
  ),
  ...(
    [
      ['boardgame.io 0.50.2', boardgame],
      ['Colyseus 0.16', colyseus],
    ] as const
  ).flatMap(([name, peer]) =>
    peer
      ? [row(`${name}, 8 sides, 100 pieces, 400 cells`, '200', whole(peer.lastSocketMs), '', whole(peer.cpuMs), '')]
      : [],
  ),
]

const reads = (all: Parts['b5']): readonly string[] => [
  'The same query over 16 connections to each server in turn. Muster checks the token, calculates the price of the query and reads the database; the peers hold the same answer in memory and authenticate nobody. `view` is a briefing with 400 unpacked cells, `small` a campaign’s name and the caller’s place in it. Processor time is that of the server process without PostgreSQL.',
  '',
  ...head('Query', 'bytes', 'Muster /s', 'CPU µs', 'yoga /s', 'CPU µs', 'Mercurius + JIT /s', 'CPU µs'),
  ...all.map(({ name, bytes, muster, yoga, mercurius }) =>
    row(
      ...[name, whole(bytes)],
      ...[muster, yoga, mercurius].flatMap((rate) => (rate ? [whole(rate.perSecond), whole(rate.cpu)] : ['', ''])),
    ),
  ),
]

const starts = ({ firstViewMs, withPagesMs, boardgame }: Parts['b6']): readonly string[] => [
  'With a data folder that was used before; PostgreSQL is started by the server; the view is requested with a personal token.',
  '',
  ...head('Start', 'exec to first view, ms'),
  row('Muster, the API alone', whole(firstViewMs)),
  row('Muster with its pages', withPagesMs === null ? 'not measured: the pages were not built' : whole(withPagesMs)),
  row('boardgame.io 0.50.2, in memory', boardgame === null ? '' : whole(boardgame)),
]

const frames = ({ ours, plain, ...b7 }: Parts['b7']): readonly string[] => [
  `A map of ${whole(b7.cells)} squares with fog, holdings and ${whole(b7.pieces)} pieces in Chromium, with the processor slowed 4 × and no graphics card. The map of the campaign’s page is dragged back and forth, and zoomed with the wheel to the whole map, close up, and back, until it comes to rest; so is a page with the same squares and pieces as plain SVG elements, moved by one transformation. Work is the main thread’s processor time from one frame’s commit to the next (script, style, layout, paint), from a trace. Presented frames are wall-clock time: they wait for rasterisation, which is done in software here, and for all other programs, and are not judged. The first map is wall-clock time from the navigation, with an empty cache; how soon a new turn is shown is not measured.`,
  '',
  ...head('Gesture', 'frames', 'work p50, ms', 'p95', 'worst', 'presented p50, ms', 'p95', 'worst'),
  ...(['pan', 'zoom'] as const).flatMap((gesture) =>
    (
      [
        ['Muster', ours],
        ['plain SVG', plain],
      ] as const
    ).map(([name, { [gesture]: found }]) =>
      row(
        ...[`${gesture}, ${name}`, String(found.work.count)],
        ...[found.work, found.presented].flatMap(({ p50, p95, worst }) => [p50, p95, worst].map(short)),
      ),
    ),
  ),
  '',
  `- First map: ${whole(b7.firstMapMs)} ms, of which ${whole(b7.firstMapWorkMs)} ms are processor time of the main thread. Scripts named by the route’s document, gzipped: ${whole(b7.scriptBytes)} bytes.`,
]

const weights = (bytes: Parts['bytes']): readonly string[] => [
  'The view of one seat when the first turn opens, as JSON with its layers as packed rows and without the board, which is sent once: the median of the seats.',
  '',
  ...head('Scenario', 'Seats', 'Sectors', 'bytes', 'gzipped'),
  ...bytes.map((line) => row(line.scenario, ...[line.seats, line.sectors, line.bytes, line.gzipped].map(whole))),
]

const section = <Part>(
  title: string,
  measured: Measured<Part> | undefined,
  lines: (part: Part) => readonly string[],
): readonly string[] =>
  measured
    ? [
        ...[`## ${title}`, ''],
        `Measured ${measured.at.slice(0, 16).replace('T', ' ')} UTC, load average ${short(measured.load.before)} before and ${short(measured.load.after)} after.`,
        ...['', ...lines(measured.figures), ''],
      ]
    : [`## ${title}`, '', 'Not measured.', '']

export const reportOf = (figures: Figures): string => {
  const { machine, parts } = figures
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` (\`npm run bench -- b3 b5\`: only those parts), never by hand; the same figures are in [bench.json](bench.json). Medians, measured on compiled code together with the peers in one run of each part, on ${machine.processors} with Node ${machine.node}. Times differ from machine to machine; the goals are about the ratios. A load average above 0.5 before a part means that other programs were running, which lengthens every time, most of all where several processes run at once.`,
    '',
    ...goals(figures),
    '',
    ...[
      '## Where the time goes',
      '',
      'Written by hand after the latest work; a part whose date below is older has not been measured since.',
      '',
      ...remarks.map((remark) => `- ${remark}`),
      '',
    ],
    ...section('B1: resolve a turn', parts.b1, engine),
    ...section('B1: commit a turn', parts.committed, closed),
    ...section('B2: all views of a turn', parts.b2, views),
    ...section('B3: everybody seals at once', parts.b3, sealing),
    ...section('B4: from a closed stage to two hundred screens', parts.b4, streams),
    ...section('B5: reads', parts.b5, reads),
    ...section('B6: start', parts.b6, starts),
    ...section('B7: the map in a browser', parts.b7, frames),
    ...section('Bytes per turn', parts.bytes, weights),
    ...['## A long run', '', ...longRun, ''],
  ].join('\n')
}
