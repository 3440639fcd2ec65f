'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import * as words from '../messages/forms.generated.js'
import type { FormNode, Kind, NodeOf, Value } from './node.js'

export interface ControlProps<K extends Kind = Kind> {
  readonly node: NodeOf<K>
  /** What it is called where it stands: its title, and its line in a list. */
  readonly label: string
  /** Undefined: nothing is said. */
  readonly value: Json | undefined
  /** May be left out, and then means nothing. */
  readonly optional: boolean
  /** Whether it must still be chosen. */
  readonly open?: boolean
  readonly onChange: (value: Json | undefined) => void
}

/** How each kind of node is drawn. */
export type Controls = { readonly [K in Kind]?: ComponentType<ControlProps<K>> }

/** What the values of a form are called that say no title. */
export type WordOf = (value: string) => string

interface Setting {
  readonly controls: Controls
  readonly word: WordOf
}

const FormSetting = createContext<Setting>({ controls: {}, word: (value) => value })

/** What a value is called, with its price. */
export const useTitles = (): ((value: Value) => string) => {
  const { word } = use(FormSetting)
  return ({ value, title = word(value), points }) => (points === undefined ? title : words.priced({ title, points }))
}

interface AnyProps extends Omit<ControlProps, 'node' | 'label' | 'optional'> {
  readonly node: FormNode
  /** Its title unless told. */
  readonly label?: string
  readonly optional?: boolean
}

/** A node as the form around it draws its kind. */
export function Control({ label, optional = false, ...props }: AnyProps) {
  const { controls } = use(FormSetting)
  // The kind of the node is that of its control.
  const Draw = controls[props.node.kind] as ComponentType<ControlProps> | undefined
  return Draw ? <Draw {...props} optional={optional} label={label ?? props.node.title} /> : null
}

interface DrawnWithProps {
  readonly controls: Controls
  /** As around it unless told. */
  readonly word?: WordOf | undefined
  readonly children: ReactNode
}

/** What stands within is drawn with other controls. */
export function DrawnWith({ controls, word: own, children }: DrawnWithProps) {
  const { word: around } = use(FormSetting)
  const word = own ?? around
  const setting = useMemo(() => ({ controls, word }), [controls, word])
  return <FormSetting value={setting}>{children}</FormSetting>
}
