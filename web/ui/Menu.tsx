'use client'
import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MenuProps } from './props.js'

const load = () => import('./OpenMenu.js')
const OpenMenu = lazy(() => load().then((module) => ({ default: module.OpenMenu })))

/** A button with a menu. What opens it is loaded when a hand or the focus comes near: no page needs it to be read. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false)
  const near = (): void => void load()
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    onClick: () => setWanted(true),
  })
  return wanted ? (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  ) : (
    closed
  )
}
