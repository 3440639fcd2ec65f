import { type Compiled, filled, type Language } from '@muster/rulesets/kit/messages.js'
import { createElement, Fragment, type ReactNode } from 'react'

type Tags<Tag extends string> = Readonly<Record<Tag, (inside: ReactNode) => ReactNode>>

/** A sentence with tags: of each is said what is made of what stands inside. Made by scripts/messages.mjs. */
export const rich =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the types of the gaps are written where the sentence is made
  <Gaps extends object, Tag extends string>(compiled: Compiled) =>
    (values: Gaps & Tags<Tag>, language: Language = 'en'): ReactNode => {
      const parts = filled<ReactNode>(compiled, values as never, language)
      return Array.isArray(parts)
        ? createElement(Fragment, null, ...(parts as readonly ReactNode[]))
        : (parts as ReactNode)
    }
