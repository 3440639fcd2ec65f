-- Whether somebody is an operator: the host named their address, and they have shown that it is theirs.
CREATE FUNCTION muster.operates(_user text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM accounts."user" u JOIN muster.operator o ON o.email = lower(u."email")
    WHERE u."id" = _user AND u."emailVerified" AND u."blockedAt" IS NULL);
END $body$;

-- The operator behind a credential; null of everybody else, and of every API token.
CREATE FUNCTION muster.operator_behind(_credential text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text := muster.person_behind(_credential);
BEGIN
  RETURN CASE WHEN muster.operates(_user) THEN _user END;
END $body$;

-- Bytes of a campaign's rows as they are stored: column by column, so that nothing large is read.
CREATE FUNCTION muster.bytes_of(_campaign uuid) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _table record; _part bigint; _all bigint := 0;
BEGIN
  FOR _table IN
    SELECT c.relname AS name, string_agg(format('coalesce(pg_column_size(t.%I), 0)', a.attname), ' + ') AS size
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'muster'::regnamespace AND c.relkind = 'r'
      AND EXISTS (SELECT FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attname = 'campaign' AND k.atttypid = 'uuid'::regtype)
    GROUP BY c.relname
  LOOP
    EXECUTE format('SELECT coalesce(sum(%s), 0) FROM muster.%I t WHERE t.campaign = $1', _table.size, _table.name) INTO _part USING _campaign;
    _all := _all + _part;
  END LOOP;
  RETURN _all;
END $body$;
