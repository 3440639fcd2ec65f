'use client'

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
import { SaveButton } from './SaveButton.js'
import { SaveTrouble } from './SaveTrouble.js'
import { ToolBar } from './ToolBar.js'
import { TryButton } from './TryButton.js'
import { inTheWay, useCheck } from './useCheck.js'
import { useEditing } from './useEditing.js'
import { useKeys } from './useKeys.js'
import type { OpenedMap } from './useMap.js'
import { useSave } from './useSave.js'
import { useSaving } from './useSaving.js'

interface EditorProps {
  /** As it was opened. */
  readonly id: string
  readonly map: Extract<OpenedMap, { kind: 'open' }>
}

/** Saved as others read it. */
const download = (file: ScenarioFile): void =>
  saveFile(
    new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    `${file.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'map'}.json`,
  )

/** A map, the tools to draw it with, and what its ruleset says of it. */
export function Editor({ id: opened, map }: EditorProps) {
  const [id, setId] = useState(opened)
  const {
    file: first,
    tools: { spec },
  } = map
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
  const saving = useSaving(id, file, map)
  const [keys, setKeys] = useState(false)
  const [tall, setTall] = useState(false)
  const save = useSave(id, saving, setId)
  useKeys(editing, { save: () => void save(), keys: () => setKeys(true) })
  return (
    <EditorProvider value={editing}>
      <div className="c-screen">
        <div className="c-bar">
          <h1 className="c-name">{drawing.title}</h1>
          <span className="e-kept" role="status">
            {words.kept({ state: saving.state })}
          </span>
          <div className="e-actions">
            <TryButton id={id} ready={!checked.busy && inTheWay(checked) === 0} before={saving.keep} />
            <SaveButton {...{ saving, save }} />
            <Button size="s" onClick={() => download(file)}>
              {words.download()}
            </Button>
          </div>
        </div>
        {saving.error && <SaveTrouble error={saving.error} another={() => save(true)} giveUp={saving.giveUp} />}
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
