'use client'

import { useEffect, useRef } from 'react'
import * as words from '../messages/editor.generated.js'
import { useEditor } from './EditorContext.js'
import { toolKeys } from './keys.js'
import type { Tool } from './model/tools.js'
import { ToolIcon } from './ToolIcon.js'

const tools = Object.keys(toolKeys) as readonly Tool[]

/** Beside the map on a desk, below it in a hand. */
export function ToolBar() {
  const { hand, take, hold, undo, redo, canUndo, canRedo } = useEditor()
  const steps = [
    { id: 'undo', keys: 'Control+Z', can: canUndo, step: undo },
    { id: 'redo', keys: 'Control+Shift+Z', can: canRedo, step: redo },
  ] as const
  const bar = useRef<HTMLDivElement>(null)
  // A tool that was chosen by a key, or with what it puts, may lie beyond the edge of the row.
  useEffect(() => {
    const taken = bar.current?.querySelector('[aria-pressed=true]')
    taken?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [hand.tool])
  return (
    <div ref={bar} className="e-tools" role="toolbar" aria-label={words.tools()}>
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          className="e-tool"
          aria-pressed={hand.tool === tool}
          aria-keyshortcuts={toolKeys[tool]}
          title={words.toolWithKey({ tool: words.tool({ tool }), key: toolKeys[tool] })}
          onClick={() => {
            hold(null)
            take({ tool })
          }}
        >
          <ToolIcon of={tool} />
          <span className="e-tool-name">{words.tool({ tool })}</span>
        </button>
      ))}
      {steps.map(({ id, keys, can, step }) => (
        <button
          key={id}
          type="button"
          className="e-tool e-tool-back"
          disabled={!can}
          aria-keyshortcuts={keys}
          onClick={step}
        >
          <ToolIcon of={id} />
          <span className="e-tool-name">{words[id]()}</span>
        </button>
      ))}
    </div>
  )
}
