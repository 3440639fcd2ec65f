import type { CommittedFigures } from './b1Committed.js'
import type { EngineFigures } from './b1.js'
import type { StreamFigures } from './b4.js'
import type { IdleFigures } from './b4Idle.js'
import type { StartFigures } from './b6.js'
import type { ByteFigures } from './bytes.js'
import type { BoardgameFigures } from './peers.js'

export interface Figures {
  readonly machine: { readonly processors: string; readonly node: string; readonly at: string; readonly load: number }
  readonly b1: {
    readonly turn: EngineFigures
    readonly growth: readonly EngineFigures[]
    readonly crowded: EngineFigures
    readonly json: { readonly bytes: number; readonly writeMs: number; readonly readMs: number }
    readonly views: { readonly viewers: number; readonly milliseconds: number; readonly bytes: number }
    readonly proofMs: number
    readonly committed: CommittedFigures
    readonly peerOrdersPerSecond: number | null
  }
  readonly b4: readonly StreamFigures[]
  readonly idle: IdleFigures
  readonly b6: StartFigures
  readonly bytes: readonly ByteFigures[]
  readonly boardgame: BoardgameFigures | null
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
const short = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const verdict = (met: boolean | null): string => (met === null ? 'not judged' : met ? '**met**' : '**missed**')
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const goals = ({ b1, b4, b6, idle, boardgame }: Figures): readonly string[] => {
  const ratio = b1.peerOrdersPerSecond === null ? null : b1.turn.ordersPerSecond / b1.peerOrdersPerSecond
  const [first, last] = [b1.growth[0], b1.growth.at(-1)]
  const grown = (last?.microsecondsPerBanner ?? 0) / (first?.microsecondsPerBanner ?? 1)
  return [
    row('Goal', 'Here', 'Verdict'),
    row('---', '---', '---'),
    row(
      'B1 engine: at least 3 × the orders a second of js-diplomacy',
      ratio === null ? 'no peer' : `${short(ratio)} ×`,
      verdict(ratio === null ? null : ratio >= 3),
    ),
    row(
      'B1 engine: time a banner grows at most 1.2 × from 200 to 20,000 banners',
      `${short(grown)} ×`,
      verdict(grown <= 1.2),
    ),
    ...b4.flatMap((war) => [
      row(
        `B4, ${war.name}: ahead of boardgame.io in time`,
        boardgame ? `${whole(war.afterCloseMs)} ms beside ${whole(boardgame.lastSocketMs)} ms` : 'no peer',
        verdict(boardgame && war.afterCloseMs < boardgame.lastSocketMs),
      ),
      row(
        `B4, ${war.name}: ahead of boardgame.io in processor time`,
        boardgame ? `${whole(war.cpuMs)} ms beside ${whole(boardgame.cpuMs)} ms` : 'no peer',
        verdict(boardgame && war.cpuMs < boardgame.cpuMs),
      ),
    ]),
    row(
      `B4: ${whole(idle.sockets)} idle sockets under 5 % of a core`,
      `${short(idle.share)} %`,
      verdict(idle.share < 5),
    ),
    row(
      'B6: first authenticated view within 1.2 s of exec, database included, warm',
      `${whole(b6.firstViewMs)} ms`,
      verdict(b6.firstViewMs <= 1200),
    ),
    row(
      'B6 beside boardgame.io, which keeps nothing',
      boardgame
        ? `${short(b6.firstViewMs / boardgame.firstViewMs)} × its ${whole(boardgame.firstViewMs)} ms`
        : 'no peer',
      'no goal',
    ),
  ]
}

const engine = ({ b1 }: Figures): readonly string[] => [
  row('War', 'Orders', 'Turn, ms', 'Orders a second', 'µs a banner'),
  row('---', '---:', '---:', '---:', '---:'),
  ...[...b1.growth, b1.crowded].map(({ name, orders, resolveMs, ordersPerSecond, microsecondsPerBanner }) =>
    row(name, whole(orders), short(resolveMs), whole(ordersPerSecond), short(microsecondsPerBanner)),
  ),
  row(
    'js-diplomacy 0.1.5, 22 units',
    '22',
    '',
    b1.peerOrdersPerSecond === null ? '' : whole(b1.peerOrdersPerSecond),
    '',
  ),
]

const beside = ({ b1 }: Figures): readonly string[] => [
  `- The state as JSON, ${whole(b1.json.bytes)} bytes: written in ${short(b1.json.writeMs)} ms, read in ${short(b1.json.readMs)} ms. That is the limit.`,
  `- All ${String(b1.views.viewers)} seats' views made and written as JSON: ${short(b1.views.milliseconds)} ms, ${whole(b1.views.bytes)} bytes.`,
  `- One proof of the dice's verifiable random function: ${short(b1.proofMs)} ms, once a subject. The engine's figures above use dice whose keys are plain hashes; the committed turn below pays for its proofs.`,
  `- The same turn closed on PostgreSQL: ${whole(b1.committed.closeMs)} ms for ${whole(b1.committed.orders)} orders (${whole(b1.committed.ordersPerSecond)} a second), ${whole(b1.committed.throws)} throws and ${whole(b1.committed.briefings)} briefings of together ${whole(b1.committed.briefingBytes)} bytes, from the order to close until the commit.`,
]

const starts = ({ b6, boardgame }: Figures): readonly string[] => [
  row('Start', 'exec to first view, ms'),
  row('---', '---:'),
  row('Muster, the API alone', whole(b6.firstViewMs)),
  row('Muster with its pages', whole(b6.withPagesMs)),
  row('boardgame.io 0.50.2, in memory', boardgame ? whole(boardgame.firstViewMs) : ''),
]

const streams = ({ b4, boardgame }: Figures): readonly string[] => [
  row('War', 'Sockets', 'from close, ms', 'from the order to close, ms', 'server CPU, ms', 'bytes a frame'),
  row('---', '---:', '---:', '---:', '---:', '---:'),
  ...b4.map((war) =>
    row(
      war.name,
      String(war.sockets),
      whole(war.afterCloseMs),
      whole(war.afterOrderMs),
      whole(war.cpuMs),
      whole(war.bytesPerFrame),
    ),
  ),
  ...(boardgame
    ? [
        row(
          'boardgame.io 0.50.2, 8 sides, 100 pieces, 400 cells',
          '200',
          whole(boardgame.lastSocketMs),
          whole(boardgame.lastSocketMs),
          whole(boardgame.cpuMs),
          '',
        ),
      ]
    : []),
]

const weights = ({ bytes }: Figures): readonly string[] => [
  row('Scenario', 'Seats', 'Sectors', 'bytes', 'gzipped'),
  row('---', '---:', '---:', '---:', '---:'),
  ...bytes.map((line) =>
    row(line.scenario, String(line.seats), whole(line.sectors), whole(line.bytes), whole(line.gzipped)),
  ),
]

export const reportOf = (figures: Figures): string =>
  [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\`, never by hand; the same figures are in [bench.json](bench.json). Medians, measured on compiled code in one run beside the peers, on ${figures.machine.processors} with Node ${figures.machine.node}, ${figures.machine.at.slice(0, 10)}. Times differ from machine to machine; the ratios are what is promised. Before the run the machine’s load average was ${short(figures.machine.load)}: above 0.5 other programs were at work, which lengthens every time, and most of all those of B4 and B6, where several processes run at once.`,
    '',
    ...goals(figures),
    '',
    '## B1: resolve a turn',
    '',
    'Two orders a banner; seats hold blocks of the map side by side. For the growth the same war is laid out on a smaller and a larger map, so that a banner has as many neighbours; the last row crowds 20,000 banners into 10,000 sectors, where nearly everybody fights everybody near.',
    '',
    ...engine(figures),
    '',
    ...beside(figures),
    '',
    '## B4: from a closed stage to two hundred screens',
    '',
    'From the moment at which the closing is known to be committed until the last socket has its own view parsed; the server in its own process, the readers in the process of the bench. Processor time is the server process’s, resolution included, without PostgreSQL, and counted in the kernel’s ticks of 10 ms. boardgame.io keeps its game in memory and writes nothing down. With 8 seats, 25 sockets read each seat.',
    '',
    ...streams(figures),
    '',
    '## Bytes a turn',
    '',
    'The view of one seat as the first turn opens, as JSON with its layers as packed rows and without the board, which is sent once: the median of the seats.',
    '',
    ...weights(figures),
    '',
    '## B6: start',
    '',
    'A data folder that was used before; PostgreSQL is started by the server; the view is asked with a personal token.',
    '',
    ...starts(figures),
    '',
  ].join('\n')
