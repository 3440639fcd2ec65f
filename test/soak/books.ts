import pg from 'pg'

/** What the database holds: bytes, resolutions, and rows by table. */
export interface Books {
  readonly bytes: number
  readonly resolutions: number
  readonly rows: ReadonlyMap<string, number>
}

/** Looks at the database on a line of its own. */
export interface Reader {
  read(): Promise<Books>
  close(): Promise<void>
}

const tables = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('muster', 'accounts', 'graphile_worker') ORDER BY 1`

export const openReader = async (url: string): Promise<Reader> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: known } = await client.query<{ name: string }>(tables)
  const count = async (from: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${from}`)).rows[0]?.count)
  return {
    read: async () => {
      const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
      const counted: [string, number][] = []
      for (const { name } of known) counted.push([name, await count(name)])
      return {
        bytes: Number(rows[0]?.bytes),
        resolutions: await count('muster.resolution WHERE group_id IS NOT NULL'),
        rows: new Map(counted),
      }
    },
    close: () => client.end(),
  }
}
