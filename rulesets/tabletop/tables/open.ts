/** A tree whose values a campaign may have replaced: the same keys, any number for a number, any word for a word. */
export type Open<Tree> = Tree extends string
  ? string
  : Tree extends number
    ? number
    : Tree extends boolean
      ? boolean
      : Tree extends null
        ? null
        : { readonly [Key in keyof Tree]: Open<Tree[Key]> }
