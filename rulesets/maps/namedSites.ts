import type { MapFinding, MapSpec, PieceSpec } from '../kit/mapSpec.js'
import type { FilePiece, ScenarioFile } from '../kit/scenarioFile.js'
import * as words from './messages/fits.generated.js'
import { calledIn } from './fitsPieces.js'

const isHidden = ({ hidden }: PieceSpec, { at, values }: FilePiece): boolean =>
  hidden === 'onSeveral' ? at.length > 1 : hidden !== undefined && values?.[hidden.value] === true

/** Names of places that stand where something hidden may lie: everybody in a campaign reads them. */
export const namedSites = ({ pieces: kinds }: MapSpec, { pieces, names = [] }: ScenarioFile): readonly MapFinding[] =>
  pieces.flatMap((one, piece): readonly MapFinding[] => {
    const kind = kinds.find(({ id }) => id === one.kind)
    if (!kind || !isHidden(kind, one)) return []
    return names
      .filter(({ at }) => one.at.includes(at))
      .map(({ at, text }) => ({
        ...{ weight: 'note' as const, at: [at], piece },
        text: words.namedSite({ name: text, cell: at, piece: calledIn(kind, one) }),
      }))
  })
