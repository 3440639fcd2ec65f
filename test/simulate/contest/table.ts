import type { MapBalance, Shares } from './balance.js'
import { isEven, tested } from './balance.js'

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`

const chance = (value: number): string => (value < 0.001 ? '< 0.001' : value.toFixed(3))

const won = ({ wins }: Shares): number => wins.reduce((sum, count) => sum + count, 0)

/** `A 25 % (100)`, one after the other; what leaves its band is marked. */
const parts = (shares: Shares): string =>
  shares.names
    .map((name, at) => {
      const [count, [least, most] = [0, 0]] = [shares.wins[at] ?? 0, shares.bands[at]]
      return `${name} ${percent(count, won(shares))}${count < least || count > most ? '!' : ''}`
    })
    .join(', ')

const bands = ({ bands: all, wins }: Shares): string => {
  const sum = wins.reduce((total, count) => total + count, 0)
  return [
    ...new Set(all.map(([least, most]) => `${percent(least, sum).replace(' %', '')}–${percent(most, sum)}`)),
  ].join(', ')
}

/** The table as Markdown: a row for everything whose shares were counted. */
export const balanceTable = (maps: readonly MapBalance[]): string =>
  [
    '| map | decided | turns | shares by | wins | 99 % band | chance of it | |',
    '|---|---|---|---|---|---|---|---|',
    ...maps.flatMap(({ map, campaigns, undecided, turns, shares }) =>
      shares
        .map((one, at) =>
          [
            ...(at === 0
              ? [map.id, `${String(campaigns - undecided)} of ${String(campaigns)}`, turns.toFixed(0)]
              : ['', '', '']),
            ...[one.of, parts(one)],
            ...(tested(one.of) ? [bands(one), chance(one.chance), one.even ? 'even' : '**uneven**'] : ['', '', '']),
          ].join(' | '),
        )
        .map((row) => `| ${row} |`),
    ),
  ].join('\n')

export const unevenMaps = (maps: readonly MapBalance[]): readonly string[] =>
  maps.filter((one) => !isEven(one)).map(({ map }) => map.id)
