import type { House } from './house.js'

type Sql = House['sql']

/** The column by which a table is divided: that of its campaign. */
const keyOf = (table: string): string => (table === 'campaign' ? 'id' : 'campaign')

/** Tables of which each row belongs to one campaign. */
export const campaignTables = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'campaign' AND a.attnotnull
     WHERE c.relnamespace = 'muster'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  )
  return ['campaign', ...rows.map(({ name }) => name)]
}

export interface Key extends Record<string, unknown> {
  readonly table: string
  readonly name: string
  readonly kind: 'primary' | 'unique' | 'foreign'
  readonly columns: readonly string[]
  /** What a foreign key leads to. */
  readonly target: string | null
  readonly targetColumns: readonly string[] | null
  readonly definition: string
}

/** Primary, unique and foreign keys of these tables. */
export const keysOf = (sql: Sql, tables: readonly string[]): Promise<readonly Key[]> =>
  sql<Key>(
    `SELECT t.relname AS table, i.relname AS name, CASE WHEN x.indisprimary THEN 'primary' ELSE 'unique' END AS kind,
       (SELECT coalesce(array_agg(a.attname::text ORDER BY k.n), '{}') FROM unnest(x.indkey::int[]) WITH ORDINALITY k(num, n)
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.num) AS columns,
       NULL AS target, NULL::text[] AS "targetColumns", pg_get_indexdef(i.oid) AS definition
     FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
     WHERE t.relnamespace = 'muster'::regnamespace AND x.indisunique AND t.relname = ANY($1)
     UNION ALL
     SELECT t.relname, c.conname, 'foreign',
       (SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(c.conkey) WITH ORDINALITY k(num, n) JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.num),
       r.relname, (SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(c.confkey) WITH ORDINALITY k(num, n) JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = k.num),
       pg_get_constraintdef(c.oid)
     FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid
     WHERE c.connamespace = 'muster'::regnamespace AND c.contype = 'f' AND (t.relname = ANY($1) OR r.relname = ANY($1))
     ORDER BY 1, 3, 2`,
    [tables],
  )

/** Whether a key holds its campaign, so that one shard can vouch for it. */
export const holdsCampaign = ({ table, columns }: Key): boolean => columns.includes(keyOf(table))

const shards = 4

/** The definition of an index with the campaign in front, where it is not in it. */
const indexWith = (key: Key): string => {
  const plain = key.definition.replace(/ ON (?:ONLY )?muster\.\S+ /, ` ON muster.${key.table} `)
  return holdsCampaign(key) ? plain : plain.replace(/\(/, `(${keyOf(key.table)}, `)
}

const rebuild = async (sql: Sql, table: string, keys: readonly Key[]): Promise<void> => {
  const others = await sql<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = ('muster.' || $1)::regclass AND NOT indisunique`,
    [table],
  )
  const kept = 'INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING IDENTITY'
  await sql(`ALTER TABLE muster.${table} RENAME TO ${table}_plain`)
  await sql(`CREATE TABLE muster.${table} (LIKE muster.${table}_plain ${kept}) PARTITION BY HASH (${keyOf(table)})`)
  for (let shard = 0; shard < shards; shard += 1)
    await sql(
      `CREATE TABLE muster.${table}_${String(shard)} PARTITION OF muster.${table} FOR VALUES WITH (MODULUS ${String(shards)}, REMAINDER ${String(shard)})`,
    )
  await sql(`DROP TABLE muster.${table}_plain`)
  for (const key of keys) {
    const columns = holdsCampaign(key) ? key.columns : [keyOf(table), ...key.columns]
    if (key.kind === 'primary')
      await sql(`ALTER TABLE muster.${table} ADD CONSTRAINT ${key.name} PRIMARY KEY (${columns.join(', ')})`)
    else await sql(indexWith(key))
  }
  for (const { definition } of others) await sql(definition)
}

/** A foreign key with the campaign in front on both sides, where it leads from one table of campaigns to another. */
const referenceWith = (key: Key, tables: readonly string[]): string | null => {
  const { table, name, columns, target, targetColumns, definition } = key
  if (target === null || !targetColumns) return null
  const isWithin = tables.includes(table) && tables.includes(target)
  const rest = /REFERENCES [^)]+\)(.*)$/.exec(definition)?.[1] ?? ''
  const [own, other] =
    isWithin && !holdsCampaign(key)
      ? [
          [keyOf(table), ...columns],
          [keyOf(target), ...targetColumns],
        ]
      : [columns, targetColumns]
  // Where the target lost a key of its own, what is not divided cannot refer to it.
  if (!tables.includes(table) && tables.includes(target) && !targetColumns.includes(keyOf(target))) return null
  return `ALTER TABLE muster.${table} ADD CONSTRAINT ${name} FOREIGN KEY (${own.join(', ')}) REFERENCES muster.${target} (${other.join(', ')})${rest}`
}

/** Functions take rows of tables as arguments: they are made anew by the next start. */
const dropFunctions = async (sql: Sql): Promise<void> => {
  await sql(`DO $do$ DECLARE _one regprocedure; BEGIN
    FOR _one IN SELECT oid FROM pg_proc WHERE pronamespace = 'muster'::regnamespace LOOP
      EXECUTE format('DROP FUNCTION %s CASCADE', _one);
    END LOOP;
    COMMENT ON SCHEMA muster IS NULL;
  END $do$`)
}

/** Divides the empty tables of a house among shards, by hash of their campaign. What a start makes is to be made anew afterwards. */
export const shard = async (sql: Sql): Promise<void> => {
  await dropFunctions(sql)
  const tables = await campaignTables(sql)
  const keys = await keysOf(sql, tables)
  const references = keys.filter(({ kind }) => kind === 'foreign')
  for (const { table, name } of references) await sql(`ALTER TABLE muster.${table} DROP CONSTRAINT ${name}`)
  for (const table of tables)
    await rebuild(
      sql,
      table,
      keys.filter((key) => key.table === table && key.kind !== 'foreign'),
    )
  for (const key of references) {
    const statement = referenceWith(key, tables)
    if (statement !== null) await sql(statement)
  }
}
