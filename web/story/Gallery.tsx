'use client'

import { useState } from 'react'
import type { Picture } from '../api/chronicle.js'
import * as words from '../messages/story.generated.js'
import { Lightbox } from './Lightbox.js'

const nameOf = ({ caption }: Picture, at: number, of: string): string =>
  caption === '' ? words.picture({ number: at + 1, title: of }) : caption

/** The pictures of an entry, small; each opens large. */
export function Gallery({ pictures, of }: { readonly pictures: readonly Picture[]; readonly of: string }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className="y-gallery" data-single={pictures.length === 1 || undefined}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <figure>
              <button
                type="button"
                onClick={() => setOpen(at)}
                aria-label={words.enlarge({ picture: nameOf(picture, at, of) })}
              >
                <img
                  src={pictures.length === 1 ? picture.url : picture.smallUrl}
                  alt={nameOf(picture, at, of)}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
              </button>
              {picture.caption !== '' && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox
          pictures={pictures}
          at={open}
          name={(picture, at) => nameOf(picture, at, of)}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
