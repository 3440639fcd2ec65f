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
  const given = takes.map((type, index) => `(a.ask ->> ${String(index + 1)})::${type}`)
  return `WHEN '${name}' THEN muster.${answer}(${['_user', ...given].join(', ')})`
}

/** Many questions of one caller, each `[name, …]` with what it takes: he is proven once, and answered in order. */
const many = readFunction(
  'read_many',
  { _credential: 'text', _asks: 'json' },
  `DECLARE _user text := muster.caller(_credential);
BEGIN
  RETURN (
    SELECT json_agg(CASE a.ask ->> 0 ${reads.map(branchOf).join(' ')} END ORDER BY a.place)
    FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, place));
END`,
)

export const provenFunctions = [...reads.flatMap(({ parts }) => parts), many]
