import type { Json } from '@muster/rulesets/kit/json.js'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { importList } from '../../api/importList.js'
import type { NodeOf, RosterFrom } from '../node.js'
import { appended, type Filled, isUntouched, linesOf } from './lines.js'

export interface RosterFileProps {
  readonly node: NodeOf<'table'>
  readonly roster: RosterFrom
  readonly value: readonly Json[]
  readonly onChange: (value: readonly Json[]) => void
}

export interface Offer extends Filled {
  readonly name: string
}

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Lines stand already: the player says what becomes of them. */
  | { readonly kind: 'offered'; readonly offer: Offer }
  | {
      readonly kind: 'filled'
      readonly offer: Offer
      readonly before: readonly Json[]
      readonly after: readonly Json[]
    }

/** Reads a file into the lines. What stands in them stays until the player says otherwise, and can be had back. */
export const useRosterFile = ({ node, roster, value, onChange }: RosterFileProps) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  // Somebody may go on typing while the file is read.
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  }, [value])
  const fill = (offer: Offer, kept: readonly Json[]): void => {
    const { rows, remarks } = appended(node, kept, offer.rows)
    const told = { ...offer, remarks: [...remarks, ...offer.remarks] }
    setState({ kind: 'filled', offer: told, before: now.current, after: rows })
    onChange(rows)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    // The same file, mended, may be chosen again.
    target.value = ''
    if (!file) return
    setState({ kind: 'reading' })
    const read = await importList(file)
    if (read.kind === 'refused') {
      setState(read)
      return
    }
    const offer = { name: read.list.name, ...linesOf(node, roster, read.list) }
    if (now.current.every((row) => isUntouched(node, row))) fill(offer, [])
    else setState({ kind: 'offered', offer })
  }
  const dismiss = (): void => setState({ kind: 'idle' })
  const undo = (before: readonly Json[]): void => {
    onChange(before)
    dismiss()
  }
  return { state, choose, fill, dismiss, undo }
}
