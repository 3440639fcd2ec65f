/** Who may call a function from outside; nobody calls a helper but the functions themselves. */
export type Opening = 'reader' | 'referee' | 'nobody'

export interface ReadFunction {
  /** Name and argument types: `read_me(text)`. */
  readonly signature: string
  readonly open: Opening
  readonly sql: string
}

/** Runs as the owner of the tables; bodies bind late, so that the login library may make its tables at any time before the first call. */
const head = (returns: string, writes: boolean): string =>
  `RETURNS ${returns} LANGUAGE plpgsql ${writes ? 'VOLATILE' : 'STABLE'} SECURITY DEFINER SET search_path = pg_catalog, pg_temp`

export const readFunction = (
  name: string,
  args: Readonly<Record<string, string>>,
  body: string,
  {
    open = 'reader',
    returns = 'json',
    writes = false,
  }: { readonly open?: Opening; readonly returns?: string; readonly writes?: boolean } = {},
): ReadFunction => {
  const list = Object.entries(args)
  const declared = list.map(([arg, type]) => `${arg} ${type}`).join(', ')
  return {
    signature: `muster.${name}(${list.map(([, type]) => type).join(', ')})`,
    open,
    sql: `CREATE OR REPLACE FUNCTION muster.${name}(${declared}) ${head(returns, writes)} AS $body$\n${body}\n$body$`,
  }
}

/** A function that a caller asks with his credential, in two parts: one proves him, the other answers whoever he is. */
export interface ProvenFunction {
  readonly name: string
  /** Types of what it takes beside the credential. */
  readonly takes: readonly string[]
  /** What answers. */
  readonly answer: string
  readonly parts: readonly ReadFunction[]
}

/** `body` knows the caller as `_user`; null: nobody. */
export const provenFunction = (
  name: `read_${string}`,
  args: Readonly<Record<string, string>>,
  body: string,
): ProvenFunction => {
  const answer = name.replace('read_', 'its_')
  const given = ['muster.caller(_credential)', ...Object.keys(args)].join(', ')
  return {
    name,
    takes: Object.values(args),
    answer,
    parts: [
      readFunction(answer, { _user: 'text', ...args }, body, { open: 'nobody' }),
      readFunction(name, { _credential: 'text', ...args }, `BEGIN\n  RETURN muster.${answer}(${given});\nEND`),
    ],
  }
}
