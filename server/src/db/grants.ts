import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { readFunctions } from './functions.js'
import { roleName } from './roles.js'
import { settingsOf } from './roleSettings.js'

/** In the way of nobody while functions are replaced. */
const aside = 'muster_before'

/** Marks what has just been made, and what is of `before`, a literal; what was there before and is not made any more is put back, unless a call could mean either. */
const settled = (edition: string, before: string): string => `DO $do$
DECLARE _function record;
BEGIN
  FOR _function IN SELECT oid::regprocedure AS signature FROM pg_proc WHERE pronamespace = 'muster'::regnamespace LOOP
    EXECUTE format('COMMENT ON FUNCTION %s IS %L', _function.signature, '${edition}');
  END LOOP;
  FOR _function IN SELECT oid::regprocedure AS signature, EXISTS (SELECT FROM pg_proc p
      WHERE p.pronamespace = 'muster'::regnamespace AND p.proname = b.proname AND p.pronargs = b.pronargs) AS replaced
    FROM pg_proc b WHERE pronamespace = '${aside}'::regnamespace LOOP
    IF _function.replaced THEN EXECUTE format('DROP FUNCTION %s', _function.signature);
    ELSE
      EXECUTE format('ALTER FUNCTION %s SET SCHEMA muster', _function.signature);
      EXECUTE format('COMMENT ON FUNCTION %s IS %L', _function.signature, ${before});
    END IF;
  END LOOP;
END $do$`

/**
 * Nothing if the functions are as they are here: other nodes may be calling them. Replacing alone cannot change what one returns. Servers of the version before may go on
 * for a while: what only they call stays until the version changes once more. Functions of triggers come and go with migrations.
 */
const functionStatements = async (
  owner: Client,
  roles: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const files = readFunctions()
  const edition = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  const { rows } = await owner.query<{ note: string | null }>(
    `SELECT obj_description('muster'::regnamespace, 'pg_namespace') AS note`,
  )
  const before = rows[0]?.note ?? null
  if (before === edition) return []
  const old = await owner.query<{ signature: string; made: string | null }>(
    `SELECT oid::regprocedure::text AS signature, obj_description(oid, 'pg_proc') AS made FROM pg_proc
     WHERE pronamespace = 'muster'::regnamespace AND prorettype <> 'trigger'::regtype`,
  )
  return [
    `CREATE SCHEMA ${aside}`,
    ...old.rows.map(({ signature, made }) =>
      made === null || made === before
        ? `ALTER FUNCTION ${signature} SET SCHEMA ${aside}`
        : `DROP FUNCTION ${signature}`,
    ),
    ...files.map(({ text }) => text),
    ...files.flatMap(({ open, names }) => {
      const role = roles[open]
      return role === undefined ? [] : names.map((name) => `GRANT EXECUTE ON FUNCTION muster.${name} TO ${role}`)
    }),
    // Rights are as they were on what is put back.
    settled(edition, owner.escapeLiteral(before ?? 'before')),
    'REVOKE ALL ON ALL FUNCTIONS IN SCHEMA muster FROM PUBLIC',
    `DROP SCHEMA ${aside}`,
    `COMMENT ON SCHEMA muster IS '${edition}'`,
  ]
}

/**
 * Who may do what, set again at every start: the reader executes the `read_…` functions and has no other right, not even to make a temporary
 * table that could shadow ours.
 */
export const grantRights = async (owner: Client, database: string): Promise<void> => {
  const quote = (name: string): string => owner.escapeIdentifier(name)
  const roles = ['referee', 'reader', 'accounts'] as const
  const [referee, reader, accounts] = roles.map((role) => quote(roleName(database, role)))
  const db = quote(database)
  const statements = [
    `REVOKE ALL ON DATABASE ${db} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${db} TO ${referee}, ${reader}, ${accounts}`,
    `REVOKE ALL ON SCHEMA muster, accounts FROM PUBLIC`,
    `GRANT USAGE ON SCHEMA muster TO ${referee}, ${reader}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA muster TO ${referee}`,
    `REVOKE ALL ON muster.migration FROM ${referee}`,
    // What is in the table's log is permanent: the referee adds to it, and changes nothing but the names of deleted accounts, by a function.
    `REVOKE UPDATE, DELETE, TRUNCATE ON muster.table_log FROM ${referee}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA muster TO ${referee}`,
    `GRANT USAGE ON SCHEMA accounts TO ${accounts}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA accounts TO ${accounts}`,
    ...roles.flatMap((role) => settingsOf(role, quote(roleName(database, role)), db)),
    ...(await functionStatements(owner, { reader: reader ?? '', referee: referee ?? '' })),
  ]
  await owner.query(`BEGIN; ${statements.join(';\n')}; COMMIT`)
}
