'use client'

import * as words from '../messages/editor.generated.js'
import { Dialog } from '../ui/index.js'
import { toolKeys } from './keys.js'
import type { Tool } from './model/tools.js'

const Row = ({ keys, what }: { readonly keys: string; readonly what: string }) => (
  <>
    <dt>
      <kbd>{keys}</kbd>
    </dt>
    <dd>{what}</dd>
  </>
)

/** All keys of the editor, so that nobody has to guess them. */
export function KeysDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog {...{ open, onOpenChange }} title={words.keys()} description={words.keysAbout()}>
      <dl className="e-keys">
        {(Object.keys(toolKeys) as Tool[]).map((tool) => (
          <Row key={tool} keys={toolKeys[tool]} what={words.tool({ tool })} />
        ))}
        <Row keys="1 … 9" what={words.keyGround()} />
        <Row keys="[  ]" what={words.keyBreadth()} />
        <Row keys="↑ ↓ ← →" what={words.keyCursor()} />
        <Row keys="Enter" what={words.keyPaint()} />
        <Row keys="Shift + ↑ ↓ ← →" what={words.keyStroke()} />
        <Row keys="Ctrl + Z" what={words.undo()} />
        <Row keys="Ctrl + Shift + Z" what={words.redo()} />
        <Row keys="Ctrl + C, X, V" what={words.keyCopy()} />
        <Row keys="Delete" what={words.clear()} />
        <Row keys="+  −  0" what={words.keyZoom()} />
        <Row keys="Ctrl + S" what={words.save()} />
        <Row keys="Escape" what={words.letGo()} />
        <Row keys="?" what={words.keys()} />
      </dl>
    </Dialog>
  )
}
