'use client'

import { longestSeed } from '@muster/rulesets/kit/generated.js'
import * as words from '../../messages/maps.generated.js'
import { Button, Field, Input, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { BoardPicture } from '../../map/BoardPicture.js'
import type { NewMap } from './useNewMap.js'

const nearest = (counts: readonly number[], wanted: number): number =>
  [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted

/** For how many, from which seed, and what comes of it. */
export function NewMapFields({ rulesetId, map }: { readonly rulesetId: string; readonly map: NewMap }) {
  const { generator, players, seed, setPlayers, setSeed, another, scenario, problem, error } = map
  return (
    <fieldset className="a-new-map">
      <legend>{generator.title}</legend>
      <div className="a-new-map-fields">
        <Field label={words.players()}>
          {(control) => (
            <span className="n-slider">
              <input
                type="range"
                min={Math.min(...generator.players)}
                max={Math.max(...generator.players)}
                value={players}
                onChange={({ target }) => setPlayers(nearest(generator.players, target.valueAsNumber))}
                {...control}
              />
              <output htmlFor={control.id}>{players}</output>
            </span>
          )}
        </Field>
        <Field label={words.seed()} hint={words.seedHint()} problem={problem}>
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
              <Button onClick={another}>{words.another()}</Button>
            </span>
          )}
        </Field>
        <div aria-live="polite">
          {scenario && (
            <>
              <p className="a-choice-title">{scenario.title}</p>
              <p className="a-choice-text">{scenario.about}</p>
              <p className="a-choice-text">
                {words.seats({ seats: scenario.seats.map(({ title }) => title).join(', ') })}
              </p>
            </>
          )}
        </div>
        {error && <Trouble error={error} />}
      </div>
      {scenario ? (
        <BoardPicture rulesetId={rulesetId} board={scenario.board} title={scenario.title} />
      ) : (
        <div className="a-thumb">{!error && !problem && <Skeleton lines={5} label={words.drawing()} />}</div>
      )}
    </fieldset>
  )
}
