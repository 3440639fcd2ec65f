'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Picture } from '../api/chronicle.js'
import * as words from '../messages/story.generated.js'

interface LightboxProps {
  readonly pictures: readonly Picture[]
  readonly at: number
  readonly name: (picture: Picture, at: number) => string
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One picture, as large as the screen allows. The arrow keys lead to the others, Escape back to the page. */
export function Lightbox({ pictures, at, name, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pictures[at]
  const last = pictures.length - 1
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onMove(step(at, last))
  }
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className="y-lightbox"
      aria-label={name(picture, at)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // A click beside the picture falls on the dialog itself.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <figure>
        <img src={picture.url} alt={name(picture, at)} width={picture.width} height={picture.height} />
        <figcaption aria-live="polite">
          <span>{picture.caption}</span>
          {last > 0 && <span className="y-count">{words.of({ number: at + 1, all: last + 1 })}</span>}
        </figcaption>
      </figure>
      <div className="y-lightbox-tools">
        {last > 0 && (
          // Never disabled: a button that is loses the keys.
          <>
            <button type="button" aria-disabled={at === 0} onClick={() => onMove(Math.max(0, at - 1))}>
              {words.previous()}
            </button>
            <button type="button" aria-disabled={at === last} onClick={() => onMove(Math.min(last, at + 1))}>
              {words.next()}
            </button>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close()}
        </button>
      </div>
    </dialog>
  )
}
