import { Client } from 'pg'

/** A fault that would tell others of what two say to one another, and how it is mended. */
export interface Leak {
  /** By what they would learn it. */
  readonly channel: string
  readonly plant: (owner: Client) => Promise<void>
  readonly mend: (owner: Client) => Promise<void>
}

const trigger = (channel: string, table: string, body: string): Leak => ({
  channel,
  plant: async (owner) => {
    await owner.query(`
      CREATE FUNCTION muster.leak() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN ${body} RETURN NULL; END $$;
      CREATE TRIGGER leak AFTER INSERT ON muster.${table} FOR EACH ROW EXECUTE FUNCTION muster.leak()`)
  },
  mend: async (owner) => {
    await owner.query(`DROP TRIGGER leak ON muster.${table}; DROP FUNCTION muster.leak()`)
  },
})

/** A function of ours with one part of it replaced. */
const bent = (channel: string, name: string, part: string, by: string): Leak => {
  let before = ''
  return {
    channel,
    plant: async (owner) => {
      const { rows } = await owner.query<{ text: string }>(
        `SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE pronamespace = 'muster'::regnamespace AND proname = $1`,
        [name],
      )
      before = rows[0]?.text ?? ''
      if (!before.includes(part)) throw new Error(`${name} has no such part`)
      await owner.query(before.replace(part, by))
    },
    mend: async (owner) => {
      await owner.query(before)
    },
  }
}

const west = `(SELECT u."id" FROM accounts."user" u WHERE u."name" = 'West')`

export const leaks: readonly Leak[] = [
  trigger(
    'the count of changes, in answers and frames',
    'letter',
    'UPDATE muster.campaign SET version = version + 1 WHERE id = NEW.campaign;',
  ),
  bent(
    'counts of letters',
    'its_letter_news',
    'count(*),',
    '(SELECT count(*) FROM muster.letter x WHERE x.campaign = _campaign),',
  ),
  bent(
    'the search',
    'its_letter_search',
    'muster.allowed_letters(_user, _campaign) a',
    '(SELECT l AS letter, false AS mine, l.sent_at AS at FROM muster.letter l WHERE l.campaign = _campaign) a',
  ),
  trigger(
    'the log of the table',
    'complaint',
    `INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail)
    SELECT NEW.campaign, max(l.number) + 1, now(), 'RESUMED', false, '{}' FROM muster.table_log l WHERE l.campaign = NEW.campaign;`,
  ),
  trigger(
    'mails',
    'letter',
    `INSERT INTO muster.notify_channel (id, account, kind) SELECT muster.mail_channel(${west}), ${west}, 'EMAIL' ON CONFLICT DO NOTHING;
    INSERT INTO muster.notification (account, campaign, kind, event, about) VALUES (${west}, NEW.campaign, 'JOINED', 'leak ' || NEW.id, '{}');
    INSERT INTO muster.delivery (notification, channel) SELECT n.number, muster.mail_channel(${west}) FROM muster.notification n WHERE n.event = 'leak ' || NEW.id;`,
  ),
  bent(
    'the battle that an entry names',
    'chronicle_entry_json',
    'SELECT (b.battle).id FROM muster.allowed_battles(_user, _entry.campaign) b WHERE (b.battle).id = _entry.battle',
    'SELECT _entry.battle',
  ),
  bent(
    'refusals',
    'complained_of',
    'FROM muster.allowed_letters(_user, _campaign) a WHERE',
    'FROM (SELECT l AS letter FROM muster.letter l WHERE l.campaign = _campaign) a WHERE',
  ),
]

/** Does something with a leak in place, and mends it whatever comes. */
export const withLeak = async <Value>(ownerUrl: string, leak: Leak, work: () => Promise<Value>): Promise<Value> => {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await leak.plant(owner)
    try {
      return await work()
    } finally {
      await leak.mend(owner)
    }
  } finally {
    await owner.end()
  }
}
