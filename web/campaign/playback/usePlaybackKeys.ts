import { useLayoutEffect, useRef } from 'react'

interface Commands {
  readonly on: () => void
  readonly back: () => void
  readonly press: () => void
  readonly end: () => void
}

const commandOf: Readonly<Record<string, keyof Commands>> = {
  ArrowRight: 'on',
  ArrowDown: 'on',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  ' ': 'press',
  Escape: 'end',
}

/** Where a key has a meaning of its own: what is written in, chosen from or pressed. */
const own = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return true
  return target.closest(key === ' ' ? 'button, a, summary' : '[role="tablist"]') !== null
}

/** The arrows step, space stops and goes on, Escape skips: wherever the focus is, the map included. */
export const usePlaybackKeys = (commands: Commands): void => {
  const latest = useRef(commands)
  // Before what is played can be seen: no key that is meant for it may come too early.
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent): void => {
      const command = commandOf[event.key]
      if (!command || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.key !== 'Escape' && own(event.target, event.key)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current[command]()
    }
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  }, [])
}
