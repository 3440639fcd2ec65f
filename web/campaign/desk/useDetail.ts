import type { Json } from '@muster/rulesets/kit/json.js'
import { useEffect, useMemo } from 'react'
import { blank } from '../../forms/blank.js'
import type { FormNode } from '../../forms/node.js'
import { readNode } from '../../forms/readNode.js'
import { useViewContext } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { wordFor } from './valueWords.js'

interface Detail {
  readonly node: FormNode
  readonly value: Json
  /** What values without a title are called. */
  readonly word: (value: string) => string
}

/** What else the order must say that is being filled in; null where nothing. */
export const useDetail = (): Detail | null => {
  const { view } = useViewContext()
  const { filling, fill } = useOpenDesk().desk
  const word = useMemo(() => (text: string) => wordFor(view, text), [view])
  const schema = filling?.option.detail
  const node = useMemo(() => readNode(schema, word), [schema, word])
  const said = filling?.draft.detail
  // A path stands on the sheet while it is drawn, and with it what else the order must say.
  const first = filling?.option.path && said === undefined ? node : null
  useEffect(() => {
    if (first) fill({ detail: blank(first) })
  })
  return node && { node, word, value: said ?? blank(node) }
}
