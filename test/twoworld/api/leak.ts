import pg from 'pg'

/** A leak for the comparison to find: a counter that everybody sees moves by what has happened, seen or unseen. */
export const plantLeak = async (ownerUrl: string): Promise<{ mend(): Promise<void> }> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`
    CREATE FUNCTION muster.leak() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE muster.campaign SET version = version + 1 + abs(hashtext(NEW.events::text) % 1000) WHERE id = NEW.campaign;
        RETURN NULL;
      END $$;
    CREATE TRIGGER leak AFTER INSERT ON muster.resolution FOR EACH ROW EXECUTE FUNCTION muster.leak()`)
  return {
    mend: async () => {
      await owner.query('DROP TRIGGER leak ON muster.resolution; DROP FUNCTION muster.leak()')
      await owner.end()
    },
  }
}
