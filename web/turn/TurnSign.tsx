'use client'

import { useEffect } from 'react'
import * as words from '../messages/turn.generated.js'

/** As the browser shows a page among others: a number before its title, and a dot on its picture. */
const show = (count: number): (() => void) => {
  const before = document.title
  const title = words.title({ count, title: before })
  document.title = title
  const icons = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
  const added = icons.length === 0 ? document.head.appendChild(document.createElement('link')) : null
  if (added) added.rel = 'icon'
  const held = icons.map((icon) => [icon, icon.href] as const)
  for (const icon of added ? [added] : icons) icon.href = '/yourTurn.svg'
  return () => {
    // Another page may have its own by now.
    if (document.title === title) document.title = before
    added?.remove()
    for (const [icon, href] of held) icon.href = href
  }
}

/** Says by title and picture of the page that so many things are to be done. */
export function TurnSign({ count }: { readonly count: number }) {
  useEffect(() => (count > 0 ? show(count) : undefined), [count])
  return null
}
