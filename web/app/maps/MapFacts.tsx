import * as words from '../../messages/ownMaps.generated.js'
import type { OwnMap } from '../../api/ownScenarios.js'
import { BoardPicture } from '../../map/BoardPicture.js'

interface FactsProps {
  readonly map: Pick<OwnMap, 'rulesetId' | 'title' | 'about' | 'seats' | 'board'>
  /** What its ruleset is called. */
  readonly ruleset: string
}

/** A map in a few words and as a picture. */
export const MapFacts = ({ map: { rulesetId, title, about, seats, board }, ruleset }: FactsProps) => (
  <>
    <BoardPicture rulesetId={rulesetId} board={board} title={title} />
    {about !== '' && <p className="a-card-text">{about}</p>}
    <p className="m-label m-quiet">
      {words.facts({ ruleset, seats: seats.length, columns: board.width, rows: board.height })}
    </p>
  </>
)
