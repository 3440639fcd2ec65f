'use client'

import * as words from '../messages/editor.generated.js'
import { useEditor } from './EditorContext.js'
import { toolKeys } from './keys.js'
import type { Tool } from './model/tools.js'
import { ToolIcon } from './ToolIcon.js'

const tools = Object.keys(toolKeys) as readonly Tool[]

/** Beside the map on a desk, below it in a hand. */
export function ToolBar() {
  const { hand, take, hold, undo, redo, canUndo, canRedo } = useEditor()
  return (
    <div className="e-tools" role="toolbar" aria-label={words.tools()}>
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
      <button
        type="button"
        className="e-tool e-tool-back"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        <ToolIcon of="undo" />
        <span className="e-tool-name">{words.undo()}</span>
      </button>
      <button
        type="button"
        className="e-tool e-tool-back"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        <ToolIcon of="redo" />
        <span className="e-tool-name">{words.redo()}</span>
      </button>
    </div>
  )
}
