'use client'

import * as words from '../../messages/editor.generated.js'
import { Button, ErrorNote, Field } from '../../ui/index.js'
import type { PictureHand } from './usePicture.js'

/** A picture is chosen, laid under the grid by two points, and made fainter. */
export function PictureTab({ hand }: { readonly hand: PictureHand }) {
  const { picture, opacity, pressed } = hand
  return (
    <>
      <p className="e-note">{words.pictureAbout()}</p>
      {hand.fault && <ErrorNote title={words.pictureRefused()}>{words.pictureFault({ fault: hand.fault })}</ErrorNote>}
      <Field label={words.picture()} hint={words.pictureHint()}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void hand.choose(file)
            }}
          />
        )}
      </Field>
      {picture && (
        <>
          <Field label={words.opacity()}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={0.1}
                max={1}
                step={0.05}
                value={opacity}
                onChange={({ target }) => hand.setOpacity(target.valueAsNumber)}
              />
            )}
          </Field>
          {pressed !== null && (
            <p className="e-note" role="status">
              {words.alignStep({ step: String(pressed) as '0' | '1' | '2' | '3' })}
            </p>
          )}
          <div className="e-actions">
            <Button size="s" aria-pressed={pressed !== null} onClick={() => hand.align(pressed === null)}>
              {pressed === null ? words.align() : words.letGo()}
            </Button>
            <Button size="s" onClick={hand.remove}>
              {words.takeAway()}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
