'use client'

import type { MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useMemo, useState } from 'react'
import * as roomWords from '../messages/room.generated.js'
import * as words from '../messages/editor.generated.js'
import '../campaign/campaign.css'
import { saveFile } from '../api/saveFile.js'
import { extentOf } from '../map/camera.js'
import { Button } from '../ui/index.js'
import './editor.css'
import { EditorProvider } from './EditorContext.js'
import { EditorMap } from './EditorMap.js'
import { EditorTabs } from './EditorTabs.js'
import { KeysDialog } from './KeysDialog.js'
import { geometry } from './model/drawing.js'
import { drawingOf, fileOf } from './model/file.js'
import { usePicture } from './picture/usePicture.js'
import { ToolBar } from './ToolBar.js'
import { TryButton } from './TryButton.js'
import { useCheck } from './useCheck.js'
import { useEditing } from './useEditing.js'
import { useKept } from './useKept.js'
import { useKeys } from './useKeys.js'

interface EditorProps {
  readonly id: string
  readonly file: ScenarioFile
  readonly spec: MapSpec
}

/** Saved as others read it. */
const download = (file: ScenarioFile): void =>
  saveFile(
    new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    `${file.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'map'}.json`,
  )

/** A map, the tools to draw it with, and what its ruleset says of it. */
export function Editor({ id, file: first, spec }: EditorProps) {
  const editing = useEditing(
    useMemo(() => drawingOf(first, spec), [first, spec]),
    spec,
  )
  const { drawing } = editing
  const bare = useMemo(() => fileOf(drawing, first.ruleset, spec), [drawing, first.ruleset, spec])
  const picture = usePicture(first.picture, extentOf(geometry(drawing)))
  const under = picture.picture
  const file = useMemo(() => ({ ...bare, ...(under && { picture: under }) }), [bare, under])
  const checked = useCheck(bare)
  const kept = useKept(id, file)
  const [keys, setKeys] = useState(false)
  const [tall, setTall] = useState(false)
  useKeys(editing, { save: () => void kept.now(), keys: () => setKeys(true) })
  return (
    <EditorProvider value={editing}>
      <div className="c-screen">
        <div className="c-bar">
          <h1 className="c-name">{drawing.title}</h1>
          <span className="e-kept" role="status">
            {words.kept({ state: kept.state })}
          </span>
          <div className="e-actions">
            <TryButton id={id} ready={!checked.busy && checked.problems.length === 0} before={kept.now} />
            <Button size="s" onClick={() => download(file)}>
              {words.download()}
            </Button>
          </div>
        </div>
        <div className="e-room">
          <ToolBar />
          <div className="c-map">
            <EditorMap
              hand={picture}
              tools={
                <Button size="s" onClick={() => setKeys(true)}>
                  {words.keys()}
                </Button>
              }
            />
          </div>
          <section className="c-panel" data-tall={tall || undefined} aria-label={words.panel()}>
            <button type="button" className="c-handle" aria-expanded={tall} onClick={() => setTall(!tall)}>
              <span className="m-hidden">{tall ? roomWords.lower() : roomWords.raise()}</span>
            </button>
            <EditorTabs {...{ checked, picture }} />
          </section>
        </div>
      </div>
      <KeysDialog open={keys} onOpenChange={setKeys} />
    </EditorProvider>
  )
}
