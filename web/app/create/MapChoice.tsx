'use client'

import type { RulesetOffer } from '../../api/rulesets.js'
import { BoardPicture } from '../../map/BoardPicture.js'
import { Choices } from './Choices.js'
import { NewMapFields } from './NewMapFields.js'
import { anew, type Maps } from './useMaps.js'

interface MapChoiceProps {
  readonly ruleset: RulesetOffer
  readonly maps: Maps
}

/** Cards of the maps that ship, and one for a map that is drawn anew. */
export function MapChoice({ ruleset, maps: { chosen, choose, newMap } }: MapChoiceProps) {
  const shipped = ruleset.scenarios.map(({ id, title, about, seats, board }) => ({
    id,
    title: `${title} · ${String(seats.length)} seats`,
    text: about,
    picture: <BoardPicture rulesetId={ruleset.id} board={board} title={title} />,
  }))
  const drawn = newMap && {
    id: anew,
    title: `${newMap.generator.title} · ${String(Math.min(...newMap.generator.players))} to ${String(Math.max(...newMap.generator.players))} seats`,
    text: newMap.generator.about,
    picture: newMap.scenario ? (
      <BoardPicture rulesetId={ruleset.id} board={newMap.scenario.board} title={newMap.scenario.title} />
    ) : (
      <span className="a-thumb a-blank-map" aria-hidden="true">
        ?
      </span>
    ),
  }
  return (
    <>
      <Choices
        legend="Map"
        name="scenario"
        value={chosen}
        onChange={choose}
        choices={drawn ? [...shipped, drawn] : shipped}
      />
      {newMap && chosen === anew && <NewMapFields rulesetId={ruleset.id} map={newMap} />}
    </>
  )
}
