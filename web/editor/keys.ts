import type { Tool } from './model/tools.js'

/** Keys that choose a tool. */
export const toolKeys: Readonly<Record<Tool, string>> = {
  brush: 'B',
  fill: 'F',
  line: 'L',
  rectangle: 'R',
  eraser: 'E',
  piece: 'P',
  name: 'N',
  select: 'S',
  hand: 'H',
}

export type Command =
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'ground'; readonly index: number }
  | {
      readonly kind:
        | 'broader'
        | 'narrower'
        | 'undo'
        | 'redo'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'clear'
        | 'letGo'
        | 'save'
        | 'keys'
    }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const withControl: Readonly<Record<string, Command>> = {
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  c: { kind: 'copy' },
  x: { kind: 'cut' },
  v: { kind: 'paste' },
  s: { kind: 'save' },
}

const alone: Readonly<Record<string, Command>> = {
  ']': { kind: 'broader' },
  '[': { kind: 'narrower' },
  Delete: { kind: 'clear' },
  Escape: { kind: 'letGo' },
  '?': { kind: 'keys' },
}

/** What a key means to the editor; null: nothing. The map's own keys (arrows, Enter, +, -, 0) are left to it. */
export const commandOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Command | null => {
  if (altKey) return null
  const small = key.toLowerCase()
  if (ctrlKey || metaKey) return small === 'z' && shiftKey ? { kind: 'redo' } : (withControl[small] ?? null)
  const tool = (Object.keys(toolKeys) as Tool[]).find((one) => toolKeys[one] === key.toUpperCase())
  if (tool && !shiftKey) return { kind: 'tool', tool }
  if (/^[1-9]$/.test(key)) return { kind: 'ground', index: Number(key) - 1 }
  return alone[key] ?? null
}
