'use client'

import { longestSeed } from '@muster/rulesets/kit/generated.js'
import { Button, Field, Input, Select, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { BoardPicture } from '../../map/BoardPicture.js'
import type { NewMap } from './useNewMap.js'

/** For how many, from which seed, and what comes of it. */
export function NewMapFields({ rulesetId, map }: { readonly rulesetId: string; readonly map: NewMap }) {
  const { generator, players, seed, setPlayers, setSeed, another, scenario, problem, error } = map
  return (
    <fieldset className="a-new-map">
      <legend>{generator.title}</legend>
      <div className="a-new-map-fields">
        <Field label="Players">
          {(control) => (
            <Select value={players} onChange={({ target }) => setPlayers(Number(target.value))} {...control}>
              {generator.players.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Seed" hint="The same seed gives the same map, to you and to everybody." problem={problem}>
          {(control) => (
            <span className="a-new-map-seed">
              <Input
                value={seed}
                maxLength={longestSeed}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => setSeed(target.value)}
                {...control}
              />
              <Button onClick={another}>Another</Button>
            </span>
          )}
        </Field>
        <div aria-live="polite">
          {scenario && (
            <>
              <p className="a-choice-title">{scenario.title}</p>
              <p className="a-choice-text">{scenario.about}</p>
              <p className="a-choice-text">Seats: {scenario.seats.map(({ title }) => title).join(', ')}.</p>
            </>
          )}
        </div>
        {error && <Trouble error={error} />}
      </div>
      {scenario ? (
        <BoardPicture rulesetId={rulesetId} board={scenario.board} title={scenario.title} />
      ) : (
        <div className="a-thumb">{!error && !problem && <Skeleton lines={5} label="Drawing the map" />}</div>
      )}
    </fieldset>
  )
}
