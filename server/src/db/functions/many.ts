import { battleReads } from './battles.js'
import { briefingReads } from './briefings.js'
import { callerReads } from './callers.js'
import { campaignReads } from './campaigns.js'
import { type ProvenFunction, readFunction } from './define.js'
import { organisingReads } from './organising.js'
import { tableReads } from './table.js'

const reads: readonly ProvenFunction[] = [
  ...callerReads,
  ...campaignReads,
  ...organisingReads,
  ...tableReads,
  ...briefingReads,
  ...battleReads,
]

const branchOf = ({ name, takes, answer }: ProvenFunction): string => {
  const given = takes.map((type, index) => `(a.ask ->> ${String(index + 2)})::${type}`)
  return `WHEN '${name}' THEN muster.${answer}(${['p.user_id', ...given].join(', ')})`
}

/**
 * Many questions of many callers, each `[whose, name, …]` with what it takes; `whose` is the place of a credential, from 1. Each credential is proven once, and
 * opens its own questions alone.
 */
const many = readFunction(
  'read_many',
  { _credentials: 'text[]', _asks: 'json' },
  `BEGIN
  RETURN QUERY
  WITH proven AS MATERIALIZED (
    SELECT c.n, muster.caller(c.credential) AS user_id FROM unnest(_credentials) WITH ORDINALITY AS c (credential, n))
  SELECT a.n::integer, (CASE a.ask ->> 1 ${reads.map(branchOf).join(' ')} END)::text
  FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, n) JOIN proven p ON p.n = (a.ask ->> 0)::integer;
END`,
  { returns: 'TABLE (place integer, answer text)' },
)

export const provenFunctions = [...reads.flatMap(({ parts }) => parts), many]
