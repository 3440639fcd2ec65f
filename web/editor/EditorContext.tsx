'use client'

import { createContext, type ReactNode } from 'react'
import { useRequired } from '../campaign/required.js'
import type { Editing } from './useEditing.js'

const EditorContext = createContext<Editing | null>(null)

export const useEditor = (): Editing => useRequired(EditorContext, 'editor')

export function EditorProvider({ value, children }: { readonly value: Editing; readonly children: ReactNode }) {
  return <EditorContext value={value}>{children}</EditorContext>
}
