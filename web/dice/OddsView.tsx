import { approximately } from '@muster/rulesets/kit/chance.js'
import type { Procedure } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/bench.generated.js'
import { atLeast, fractionText, type Likelihood, type OddsSummary, percent, type Spread } from './odds.js'
import { saidOf } from './OutcomeView.js'
import { readable, type WordOf } from './words.js'

interface RowsProps {
  readonly spread: Spread
  readonly rows: Spread['rows']
  readonly word: WordOf
}

/** The bar is drawn to this share of the likeliest value. */
const widthOf = (row: Likelihood<unknown>, rows: Spread['rows']): string => {
  const most = Math.max(...rows.map(({ chance }) => approximately(chance)))
  return `${String(Math.round((approximately(row.chance) / most) * 100))}%`
}

function Rows({ spread, rows, word }: RowsProps) {
  const ordered = spread.kind === 'number'
  return (
    <table className="t-spread">
      <thead className="m-hidden">
        <tr>
          <th scope="col">{words.value()}</th>
          <th scope="col">{words.probability()}</th>
          {ordered && <th scope="col">{words.atLeast()}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const fraction = fractionText(row.chance)
          return (
            <tr key={JSON.stringify(row.value)}>
              <th scope="row">{readable(row.value, word)}</th>
              <td className="t-spread-bar">
                <span className="t-bar" style={{ width: widthOf(row, spread.rows) }} aria-hidden="true" />
                <span className="t-percent">{percent(row.chance)}</span>
                {fraction && <span className="t-fraction"> {fraction}</span>}
              </td>
              {ordered && (
                <td className="t-at-least">
                  <span aria-hidden="true">≥ </span>
                  {percent(atLeast(spread.rows, spread.rows.indexOf(row)))}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** As many rows of one value as stand open. */
const shownRows = 9

function SpreadView({
  spread,
  label,
  word,
}: {
  readonly spread: Spread
  readonly label: string
  readonly word: WordOf
}) {
  const { rows, mean } = spread
  const likeliest = [...rows].sort((a, b) => approximately(b.chance) - approximately(a.chance)).slice(0, shownRows)
  const open = rows.length > shownRows + 2 ? rows.filter((row) => likeliest.includes(row)) : rows
  const rest = rows.filter((row) => !open.includes(row))
  return (
    <section className="t-odds-of">
      <h4>
        {label}
        {mean !== null && <span className="m-quiet"> {words.average({ mean: mean.toFixed(2) })}</span>}
      </h4>
      <Rows spread={spread} rows={open} word={word} />
      {rest.length > 0 && (
        <details>
          <summary>{words.lessLikely({ count: rest.length })}</summary>
          <Rows spread={spread} rows={rest} word={word} />
        </details>
      )}
    </section>
  )
}

interface OddsViewProps {
  readonly procedure: Procedure
  readonly summary: OddsSummary
  readonly word: WordOf
}

const labelOf = ({ output }: Procedure, key: string): string => output[key] ?? (key === 'legal' ? words.allowed() : key)

/** Exact probabilities: each value for itself, and folded away what comes out together. */
export function OddsView({ procedure, summary: { spreads, outcomes, more }, word }: OddsViewProps) {
  const sure = spreads.filter(({ kind }) => kind === 'sure')
  const open = spreads.filter(({ kind }) => kind !== 'sure')
  if (sure.some(({ key, rows }) => key === 'legal' && rows[0]?.value === false))
    return <p className="t-forbidden">{words.forbidden()}</p>
  return (
    <>
      {sure.length > 0 && (
        <dl className="t-outcome">
          {sure.map(({ key, rows }) => (
            <div key={key}>
              <dt>{labelOf(procedure, key)}</dt>
              <dd>{readable(rows[0]?.value, word)}</dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <div className="t-odds">
          {open.map((spread) => (
            <SpreadView key={spread.key} spread={spread} label={labelOf(procedure, spread.key)} word={word} />
          ))}
        </div>
      )}
      {open.length > 1 && (
        <details className="t-together">
          <summary>{words.together()}</summary>
          <ol>
            {outcomes.map(({ value, chance }) => (
              <li key={JSON.stringify(value)}>
                <b>{percent(chance)}</b>{' '}
                {saidOf(procedure, value, word)
                  .filter(([label]) => open.some(({ key }) => labelOf(procedure, key) === label))
                  .map(([label, said]) => words.said({ label, value: said }))
                  .join(' · ')}
              </li>
            ))}
          </ol>
          {more > 0 && <p className="m-quiet m-label">{words.andLessLikely({ count: more })}</p>}
        </details>
      )}
    </>
  )
}
