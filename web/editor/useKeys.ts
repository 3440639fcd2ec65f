'use client'

import { useEffect, useRef } from 'react'
import { type Command, commandOf } from './keys.js'
import { brushReaches } from './model/shapes.js'
import type { Editing } from './useEditing.js'

/** Where letters are written they are letters. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

const otherReach = (reach: number, by: 1 | -1): number =>
  brushReaches[Math.min(brushReaches.length - 1, Math.max(0, brushReaches.findIndex((one) => one === reach) + by))] ?? 0

const act = (editing: Editing, command: Command): void => {
  const { hand, spec, take, mark, hold } = editing
  switch (command.kind) {
    case 'tool':
      hold(null)
      return take({ tool: command.tool })
    case 'ground': {
      const ground = spec.grounds[command.index]
      return ground && take({ ground: ground.id })
    }
    case 'broader':
      return take({ reach: otherReach(hand.reach, 1) })
    case 'narrower':
      return take({ reach: otherReach(hand.reach, -1) })
    case 'paste':
      return editing.holdCopy?.()
    case 'letGo':
      hold(null)
      return mark({})
    case 'undo':
    case 'redo':
    case 'copy':
    case 'cut':
    case 'clear':
      return editing[command.kind]()
    case 'save':
    case 'keys':
      return undefined
  }
}

/** The keys of the editor, while nobody writes in a field. */
export const useKeys = (editing: Editing, others: Readonly<Record<'save' | 'keys', () => void>>): void => {
  const now = useRef({ editing, others })
  useEffect(() => {
    now.current = { editing, others }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = commandOf(event)
      if (!command || (writes(event.target) && command.kind !== 'save')) return
      if (command.kind === 'save' || command.kind === 'keys') now.current.others[command.kind]()
      else act(now.current.editing, command)
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
