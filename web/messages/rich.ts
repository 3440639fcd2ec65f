import { fillerOf } from '@muster/rulesets/kit/messages.js'
import type { CompiledMessage } from '@muster/rulesets/kit/messages.js'
import { createElement, Fragment, type ReactNode } from 'react'

type Tags<Tag extends string> = Readonly<Record<Tag, (inside: ReactNode) => ReactNode>>

const fill = fillerOf('web')

/** A sentence with tags: of each is said what is made of what stands inside. Made by scripts/messages.mjs. */
export const rich =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the types of the gaps are written where the sentence is made
  <Gaps extends object, Tag extends string>(english: CompiledMessage, key?: string) =>
    (values: Gaps & Tags<Tag>): ReactNode => {
      const parts = fill<ReactNode>(english, values as never, key)
      return Array.isArray(parts)
        ? createElement(Fragment, null, ...(parts as readonly ReactNode[]))
        : (parts as ReactNode)
    }
