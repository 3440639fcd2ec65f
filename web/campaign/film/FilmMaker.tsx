'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/film.generated.js'
import { saveFile } from '../../api/saveFile.js'
import type { Film } from '../../map/film/film.js'
import { type Printed, terrainLooks, usePrintedMap } from '../../map/index.js'
import { Button, ErrorNote, Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { plainName } from '../records/csv.js'
import './film.css'
import { readFrames, type Source } from './frames.js'
import { recordVideo, videoKind } from './record.js'

export interface NamedSource extends Source {
  readonly key: string
  readonly title: string
}

/** What is printed on the maps of the page, with the picture in the file itself. */
const filmed = (printed: Printed | null): Film['printed'] => {
  if (!printed) return null
  const { names, underlay } = printed
  if (!(underlay?.image instanceof HTMLImageElement)) return { names, picture: null }
  const { image, matrix, opacity } = underlay
  const { src: href, naturalWidth: width, naturalHeight: height } = image
  return { names, picture: { href, width, height, matrix, opacity } }
}

/** The page's own colours, by day or by night, as they are now. */
const colourNow = (): ((token: string) => string) => {
  const style = getComputedStyle(document.documentElement)
  return (token) => style.getPropertyValue(token).trim()
}

type Progress =
  | { readonly kind: 'idle' | 'empty' | 'failed' }
  | { readonly kind: 'reading' | 'recording'; readonly done: number; readonly all: number }
  | { readonly kind: 'saved'; readonly name: string }

const told = (progress: Progress): string => {
  switch (progress.kind) {
    case 'idle':
    case 'failed':
      return ''
    case 'empty':
      return words.empty()
    case 'reading':
      return words.reading(progress)
    case 'recording':
      return words.recording(progress)
    case 'saved':
      return words.saved(progress)
  }
}

type Maker = (film: Film, draw: (film: Film) => string, onStep: (done: number) => void) => Promise<Blob>

const moving: Maker = (film, draw) => Promise.resolve(new Blob([draw(film)], { type: 'image/svg+xml' }))

const video =
  (kind: string): Maker =>
  (film, draw, onStep) => {
    const stills = film.views.map((view, at) => draw({ ...film, views: [view], captions: [film.captions[at] ?? ''] }))
    return recordVideo(stills, kind, onStep)
  }

const useMaker = (source: NamedSource | undefined) => {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const printed = usePrintedMap()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => () => (shown === null ? undefined : URL.revokeObjectURL(shown)), [shown])
  /** Without an ending it is not saved, but shown. */
  const make = async (maker: Maker, ending: string | null): Promise<void> => {
    if (!source) return
    const { key: _, title, ...of } = source
    const views: readonly GameView[] = await readFrames(client, campaign, of, (done, all) =>
      setProgress({ kind: 'reading', done, all }),
    )
    if (views.length === 0) {
      setProgress({ kind: 'empty' })
      return
    }
    const { filmOf } = await import('../../map/film/film.js')
    const film: Film = {
      ...{ title: campaign.name, from: title, views, terrain: terrainLooks(campaign.ruleset.id), colour: colourNow() },
      captions: views.map(({ turn }) => words.turn({ turn })),
      printed: filmed(printed),
    }
    const file = await maker(film, filmOf, (done) => setProgress({ kind: 'recording', done, all: views.length }))
    if (ending === null) {
      setShown(URL.createObjectURL(file))
      setProgress({ kind: 'idle' })
      return
    }
    const name = `${plainName(campaign.name, title)}.${ending}`
    saveFile(file, name)
    setProgress({ kind: 'saved', name })
  }
  const press = (maker: Maker, ending: string | null): void => {
    make(maker, ending).catch(() => setProgress({ kind: 'failed' }))
  }
  return { progress, shown, press, busy: progress.kind === 'reading' || progress.kind === 'recording' }
}

/** Makes a file of the war as one viewer knew it: in this browser, of what is open to its reader. */
export function FilmMaker({ sources }: { readonly sources: readonly NamedSource[] }) {
  const [key, setKey] = useState(sources[0]?.key ?? '')
  const [kind] = useState(videoKind)
  const { progress, shown, press, busy } = useMaker(sources.find((one) => one.key === key))
  return (
    <section className="c-film" aria-label={words.title()}>
      <p className="m-quiet m-label">{words.about()}</p>
      {sources.length > 1 && (
        <Field label={words.whose()}>
          {(control) => (
            <Select {...control} value={key} onChange={(event) => setKey(event.target.value)}>
              {sources.map((source) => (
                <option key={source.key} value={source.key}>
                  {source.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p className="c-film-make">
        <Button busy={busy} onClick={() => press(moving, null)}>
          {words.watch()}
        </Button>
        <Button busy={busy} onClick={() => press(moving, 'svg')}>
          {words.svg()}
        </Button>
        {kind !== null && (
          <Button busy={busy} onClick={() => press(video(kind), 'webm')}>
            {words.webm()}
          </Button>
        )}
      </p>
      <p className="m-label" role="status">
        {told(progress)}
      </p>
      {shown !== null && <img className="c-film-shown" src={shown} alt={words.title()} />}
      {progress.kind === 'failed' && <ErrorNote title={words.failed()} />}
    </section>
  )
}
