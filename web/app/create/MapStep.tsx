'use client'

import * as words from '../../messages/maps.generated.js'
import { BoardPicture } from '../../map/BoardPicture.js'
import { Link } from '../../shell/Link.js'
import type { StepProps } from './stepProps.js'
import { Choices } from './Choices.js'
import { NewMapFields } from './NewMapFields.js'
import { seatName } from './seats.js'
import { anew, type Maps } from './useMaps.js'

interface MapStepProps extends StepProps {
  readonly maps: Maps
}

/** Cards of the reader's own maps, of those that ship, and one for a map that is drawn anew. */
export function MapStep({ offered: { ruleset }, maps: { chosen, choose, newMap, own } }: MapStepProps) {
  const shipped = ruleset.scenarios.map(({ id, title, about, seats, board }) => ({
    id,
    title,
    text: about,
    note: words.shipped({ seats: seats.length, columns: board.width, rows: board.height }),
    marks: seats.map((_, at) => seatName(at)),
    picture: <BoardPicture rulesetId={ruleset.id} board={board} title={title} />,
  }))
  const mine = own.map(({ id, title, about, seats, board }) => ({
    id,
    title,
    text: about,
    note: words.own({ seats: seats.length, columns: board.width, rows: board.height }),
    marks: seats.map((_, at) => seatName(at)),
    picture: <BoardPicture rulesetId={ruleset.id} board={board} title={title} />,
  }))
  const drawn = newMap && {
    id: anew,
    title: newMap.generator.title,
    text: newMap.generator.about,
    note: words.drawn({
      least: Math.min(...newMap.generator.players),
      most: Math.max(...newMap.generator.players),
    }),
    picture: newMap.scenario ? (
      <BoardPicture rulesetId={ruleset.id} board={newMap.scenario.board} title={newMap.scenario.title} />
    ) : (
      <span className="a-thumb a-blank-map" aria-hidden="true">
        {words.unknown()}
      </span>
    ),
  }
  return (
    <>
      <Choices
        legend={words.map()}
        name="scenario"
        value={chosen}
        onChange={choose}
        choices={[...mine, ...shipped, ...(drawn ? [drawn] : [])]}
      />
      <p className="a-choice-text">{words.ownMaps({ a: (inside) => <Link href="/maps">{inside}</Link> })}</p>
      {newMap && chosen === anew && <NewMapFields rulesetId={ruleset.id} map={newMap} />}
    </>
  )
}
