import type { CompiledMessage } from '@muster/rulesets/kit/messages.js'

/** One way in which an English sentence may read. */
export interface Pattern {
  readonly text: RegExp
  /** What its gaps are, in the order of the groups of `text`. */
  readonly gaps: readonly { readonly name: string; readonly figure: boolean }[]
  /** Values that are part of the wording. */
  readonly fixed: Readonly<Record<string, string | number>>
  /** Letters that are the sentence’s own: of two sentences that fit, the one with more is meant. */
  readonly letters: number
}

interface Part extends Omit<Pattern, 'text'> {
  readonly source: string
}

type Node = Exclude<CompiledMessage, string>[number]

const nothing: Part = { source: '', gaps: [], fixed: {}, letters: 0 }

const literal = (text: string): Part => ({
  ...nothing,
  source: text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  letters: text.match(/\p{L}/gu)?.length ?? 0,
})

const gap = (name: string, figure: boolean): Part => ({
  ...nothing,
  source: figure ? '(−?\\d+(?:\\.\\d+)?)' : '(.+?)',
  gaps: [{ name, figure }],
})

const join = (a: Part, b: Part): Part => ({
  source: a.source + b.source,
  gaps: [...a.gaps, ...b.gaps],
  fixed: { ...a.fixed, ...b.fixed },
  letters: a.letters + b.letters,
})

/** What the numbers in a compiled sentence mean: icu-minify's. */
const [pound, select, plural, ordinal, number] = [0, 1, 2, 3, 4]

/** The value of a plural that its branch stands for where it does not say the number; null: several. */
const valueOf = (branch: string): number | null =>
  branch === 'one' ? 1 : branch.startsWith('=') ? Number(branch.slice(1)) : null

/** More ways than this say nothing more. */
const most = 200

const partsOf = (nodes: CompiledMessage | Node, counted: string | null): readonly Part[] => {
  if (typeof nodes === 'string') return [literal(nodes)]
  if (nodes === pound) return counted === null ? [] : [gap(counted, true)]
  if (!Array.isArray(nodes)) return []
  return (nodes as readonly Node[]).reduce<readonly Part[]>(
    (parts, node) => parts.flatMap((part) => partsOfNode(node, counted).map((next) => join(part, next))).slice(0, most),
    [nothing],
  )
}

const partsOfNode = (node: Node, counted: string | null): readonly Part[] => {
  if (typeof node === 'string' || node === pound) return partsOf(node, counted)
  const [name, kind, options] = node as readonly [string, unknown, Readonly<Record<string, Node>>]
  if (kind === undefined) return [gap(name, false)]
  if (kind === number) return [gap(name, true)]
  // A tag: for the screen alone, and stored nowhere.
  if (typeof kind !== 'number' || kind === pound) return []
  const branches = Object.entries(options)
  if (kind === select)
    return branches.flatMap(([value, branch]) =>
      partsOf(branch, counted).map((part) => ({ ...part, fixed: { ...part.fixed, [name]: value } })),
    )
  if (kind !== plural && kind !== ordinal) return []
  return branches.flatMap(([branch, text]) =>
    partsOf(text, name).flatMap((part) => {
      if (part.gaps.some((one) => one.name === name)) return [part]
      const value = valueOf(branch)
      return value === null ? [] : [{ ...part, fixed: { ...part.fixed, [name]: value } }]
    }),
  )
}

/** Every way in which a sentence may read; none for one that has no words of its own. */
export const patternsOf = (english: CompiledMessage): readonly Pattern[] =>
  partsOf(english, null)
    .filter(({ letters }) => letters > 2)
    .map(({ source, ...rest }) => ({ ...rest, text: new RegExp(`^${source}$`, 'su') }))
