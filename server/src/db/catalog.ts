import type { Client } from 'pg'

/**
 * What PostgreSQL lets everybody call in a database although only a few of our logins need it: large objects, locks that others may wait for,
 * signals, and statistics, which count writes to tables that one may not read.
 */
const shared = `p.pronamespace = 'pg_catalog'::regnamespace AND p.proname ~
  '^(lo_.*|loread|lowrite|pg_(try_)?advisory_.*|pg_notify|pg_stat_get_.*|pg_lock_status|pg_(database|tablespace|relation|table|total_relation|indexes)_size)$'`

/** What the referee needs of them: signals, its locks, and a look at its own connections. */
const refereeNeeds = `'^(pg_notify|pg_advisory_xact_lock|pg_stat_get_activity)$'`

/** Revokes them from the public and leaves them to the owner, who may grant them. Only a superuser can; in `template1` it applies to future databases. */
export const closeCatalog = async (superuser: Client, owner: string): Promise<void> => {
  await superuser.query(`DO $do$
DECLARE _function regprocedure;
BEGIN
  FOR _function IN SELECT p.oid FROM pg_proc p WHERE ${shared} AND has_function_privilege('public', p.oid, 'EXECUTE') LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', _function);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I WITH GRANT OPTION', _function, ${superuser.escapeLiteral(owner)});
  END LOOP;
END $do$`)
}

/** Grants the referee what it needs of them, if the public has lost it. */
export const shareCatalog = async (owner: Client, referee: string): Promise<void> => {
  await owner.query(`DO $do$
DECLARE _function regprocedure;
BEGIN
  FOR _function IN SELECT p.oid FROM pg_proc p WHERE ${shared} AND p.proname ~ ${refereeNeeds}
    AND NOT has_function_privilege('public', p.oid, 'EXECUTE') AND has_function_privilege(p.oid, 'EXECUTE WITH GRANT OPTION') LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', _function, ${owner.escapeLiteral(referee)});
  END LOOP;
END $do$`)
}
