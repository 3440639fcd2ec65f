/** A function that the role `reader` may execute, or a helper of such functions, which nobody may call from outside. */
export interface ReadFunction {
  /** Name and argument types: `read_me(text)`. */
  readonly signature: string
  readonly open: boolean
  readonly sql: string
}

/** Runs as the owner of the tables; bodies bind late, so that the login library may make its tables at any time before the first call. */
const head = (returns: string): string =>
  `RETURNS ${returns} LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp`

export const readFunction = (
  name: string,
  args: Readonly<Record<string, string>>,
  body: string,
  { open = true, returns = 'json' }: { readonly open?: boolean; readonly returns?: string } = {},
): ReadFunction => {
  const list = Object.entries(args)
  const declared = list.map(([arg, type]) => `${arg} ${type}`).join(', ')
  return {
    signature: `muster.${name}(${list.map(([, type]) => type).join(', ')})`,
    open,
    sql: `CREATE OR REPLACE FUNCTION muster.${name}(${declared}) ${head(returns)} AS $body$\n${body}\n$body$`,
  }
}
