'use client'

import { gridOf } from '@muster/rulesets/kit/board.js'
import { useEffect, useRef, useState } from 'react'
import * as words from '../../messages/sending.generated.js'
import { isStep, stepFrom } from '../../map/keys.js'
import { isWriting } from '../../reference/useKeys.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { orderKeys } from './orderKeys.js'
import { planPieces } from './pieces.js'
import { pressOption } from './press.js'

type Say = (text: string) => void

/** What the keys of the desk do; each answers whether it had something to do. */
const useActs = (say: Say) => {
  const { view, tools } = useOpenedView()
  const open = useOpenDesk()
  const { desk, selected, onSelect, onSeal } = open
  const pieces = planPieces(view, desk)
  /** The piece that is picked up goes a cell in this direction; once it is told, the next that is told nothing is picked up. */
  const march = (key: string): boolean => {
    const grid = gridOf(view.board)
    const { way } = desk
    const from = grid.at(way?.path.at(-1) ?? view.pieces.find(({ id }) => id === selected)?.at ?? '')
    if (selected === null || from === null || !isStep(key)) return false
    const cell = grid.name(stepFrom(grid, from, key))
    if (way?.next.includes(cell)) {
      desk.fill({ path: [...way.path, cell] })
      return true
    }
    const order = desk.send(selected, cell, desk.filling?.option)
    // A path may go on.
    if (!order || way) return true
    const told = new Set([selected, ...desk.orders.map(({ piece }) => piece)])
    const at = pieces.findIndex(({ id }) => id === selected)
    const next = [...pieces.slice(at), ...pieces.slice(0, at)].find(({ id }) => !told.has(id))?.id
    say(words.told({ order: tools.presentation.describe(view, order), next: next ?? 'none' }))
    if (next !== undefined) onSelect(next)
    return true
  }
  const pick = (key: string): boolean => {
    const piece = /^[1-9]$/.test(key) ? pieces[Number(key) - 1] : undefined
    if (piece) onSelect(piece.id)
    if (piece) say(words.picked({ piece: piece.id, at: piece.at }))
    return piece !== undefined
  }
  const order = (key: string): boolean => {
    const keys = orderKeys(desk.options.filter(({ piece }) => selected !== null && piece === selected))
    const [option] = [...keys].find(([, letter]) => letter === key.toLowerCase()) ?? []
    if (option) pressOption(open, option)
    return option !== undefined
  }
  const step = (way: 'undo' | 'redo'): boolean => {
    desk[way]?.()
    if (desk[way]) say(words.stepped({ way }))
    return desk[way] !== undefined
  }
  const putDown = (): boolean => {
    const isBusy = desk.filling !== null || selected !== null
    if (desk.filling) desk.begin(null)
    else onSelect(null)
    return isBusy
  }
  const seal = (): boolean => {
    const ready = desk.orders.length > 0 && desk.problems.length === 0
    if (ready) onSeal()
    return ready
  }
  return { march, pick, order, step, putDown, seal, isSealed: desk.sealed !== null }
}

type Acts = ReturnType<typeof useActs>

const withCtrl = ({ step, seal }: Acts, { key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'Enter') return seal()
  if (key.toLowerCase() === 'z') return step(shiftKey ? 'redo' : 'undo')
  return key.toLowerCase() === 'y' && step('redo')
}

const act = (acts: Acts, event: KeyboardEvent): boolean => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (acts.isSealed || altKey) return false
  if (ctrlKey || metaKey) return withCtrl(acts, event)
  if (shiftKey) return acts.march(key)
  if (key === 'Escape') return acts.putDown()
  return acts.pick(key) || acts.order(key)
}

/** The desk by keys, wherever on the page somebody is, unless they write or answer a dialog; and what became of it, for who cannot see it. */
export function DeskKeys({ pressed }: { readonly pressed: KeyboardEvent[] }) {
  const [said, say] = useState('')
  const acts = useActs(say)
  const now = useRef(acts)
  useEffect(() => {
    now.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const sealing = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (event.defaultPrevented || (isWriting(event) && !sealing) || document.querySelector('dialog[open]')) return
      if (act(now.current, event)) event.preventDefault()
    }
    const take = (): void => pressed.splice(0).forEach(press)
    take()
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [pressed])
  return (
    <p className="m-hidden" role="status">
      {said}
    </p>
  )
}
