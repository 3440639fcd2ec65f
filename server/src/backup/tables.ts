import type { Client } from 'pg'
import { from as copyFrom, to as copyTo, type CopyStreamQuery, type CopyToStreamQuery } from 'pg-copy-streams'
import type { Sequence } from './manifest.js'

/**
 * What a house consists of. The job queue is left out: its jobs repeat what the tables say is to be done, and a server looks for that when it starts.
 * So are functions, roles and rights, which every start sets.
 */
const schemas: readonly string[] = ['muster', 'accounts']

export interface Table {
  readonly schema: string
  readonly table: string
  /** Those that are stored, not computed. */
  readonly columns: readonly string[]
}

/** The list of migrations is what the manifest says, and is written by those that a restore carries out. */
export const tablesOf = async (client: Client): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS table,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = ANY($1) AND c.relkind = 'r' AND NOT (n.nspname = 'muster' AND c.relname = 'migration')
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [schemas],
  )
  return rows
}

/** Those that have given a number. */
export const sequencesOf = async (client: Client): Promise<readonly Sequence[]> => {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY schemaname COLLATE "C", sequencename COLLATE "C"`,
    [schemas],
  )
  return rows
}

export const setSequence = async (client: Client, { schema, name, last }: Sequence): Promise<void> => {
  await client.query(`SELECT setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)`, [schema, name, last])
}

const nameOf = (client: Client, { schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  [schema, table].map((name) => client.escapeIdentifier(name)).join('.')

const columnsOf = (client: Client, { columns }: Table): string =>
  columns.map((name) => client.escapeIdentifier(name)).join(', ')

/** PostgreSQL's own text form, which does not depend on its version or on the machine. */
export const rowsOut = (client: Client, table: Table): CopyToStreamQuery =>
  client.query(copyTo(`COPY ${nameOf(client, table)} (${columnsOf(client, table)}) TO STDOUT`))

export const rowsIn = (client: Client, table: Table): CopyStreamQuery =>
  client.query(copyFrom(`COPY ${nameOf(client, table)} (${columnsOf(client, table)}) FROM STDIN`))

export const emptyAll = async (client: Client, tables: readonly Table[]): Promise<void> => {
  await client.query(`TRUNCATE ${tables.map((table) => nameOf(client, table)).join(', ')}`)
}

/** Takes the references between tables away, so that tables can be filled in any order; returns how to put them back, which checks each row. */
export const withoutReferences = async (client: Client): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT r.conrelid::regclass::text AS owner, quote_ident(r.conname) AS name, pg_get_constraintdef(r.oid) AS definition
     FROM pg_constraint r JOIN pg_namespace n ON n.oid = r.connamespace WHERE r.contype = 'f' AND n.nspname = ANY($1)`,
    [schemas],
  )
  for (const { owner, name } of rows) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`)
  return async () => {
    for (const { owner, name, definition } of rows)
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`)
  }
}

/** Of the session: no limit ends a long copy, and values are written in one way. */
export const settle = async (client: Client): Promise<void> => {
  await client.query(
    `SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET TimeZone = 'UTC';
     SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 1; SET client_encoding = 'UTF8'; SET search_path = pg_catalog`,
  )
}

/** Whether nothing of a house is there, not even its queue. */
export const isVacant = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = ANY($1)`, [
    [...schemas, 'graphile_worker'],
  ])
  return rows.length === 0
}

/** What a restore has made, and nothing else: it begins where nothing is. */
export const clear = async (client: Client): Promise<void> => {
  for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(schema)} CASCADE`)
}
