import { Client } from 'pg'

/** A fault that would tell others of what they may not know, and how it is mended. */
export interface Leak {
  /** By what they would learn it. */
  readonly channel: string
  readonly plant: (owner: Client) => Promise<void>
  readonly mend: (owner: Client) => Promise<void>
}

/** Something that happens in the database with every new row of a table. */
export const trigger = (channel: string, table: string, body: string): Leak => ({
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
export const bent = (channel: string, name: string, part: string, by: string): Leak => {
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

/** Somebody is told, at once and by mail, when a row is added. `campaign`: SQL of the campaign that it is about. */
export const mailTo = (name: string, channel: string, table: string, campaign: string): Leak => {
  const person = `(SELECT u."id" FROM accounts."user" u WHERE u."name" = '${name}')`
  return trigger(
    channel,
    table,
    `INSERT INTO muster.notify_channel (id, account, kind) SELECT muster.mail_channel(${person}), ${person}, 'EMAIL' ON CONFLICT DO NOTHING;
    INSERT INTO muster.notification (account, campaign, kind, event, about) VALUES (${person}, ${campaign}, 'JOINED', 'leak ' || NEW.id, '{}');
    INSERT INTO muster.delivery (notification, channel) SELECT n.number, muster.mail_channel(${person}) FROM muster.notification n WHERE n.event = 'leak ' || NEW.id;`,
  )
}

/** The same by their webhook alone. */
export const sendTo = (name: string, channel: string, table: string, campaign: string): Leak => {
  const person = `(SELECT u."id" FROM accounts."user" u WHERE u."name" = '${name}')`
  return trigger(
    channel,
    table,
    `INSERT INTO muster.notification (account, campaign, kind, event, about) VALUES (${person}, ${campaign}, 'JOINED', 'leak ' || NEW.id, '{}');
    INSERT INTO muster.delivery (notification, channel) SELECT n.number, c.id FROM muster.notification n, muster.notify_channel c
      WHERE n.event = 'leak ' || NEW.id AND c.account = ${person} AND c.kind = 'WEBHOOK';`,
  )
}

/** Does something as the owner of the database, who may do everything. */
export const asOwner = async <Value>(ownerUrl: string, work: (owner: Client) => Promise<Value>): Promise<Value> => {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Does something with a leak in place, and mends it whatever comes. */
export const withLeak = <Value>(ownerUrl: string, leak: Leak, work: () => Promise<Value>): Promise<Value> =>
  asOwner(ownerUrl, async (owner) => {
    await leak.plant(owner)
    try {
      return await work()
    } finally {
      await leak.mend(owner)
    }
  })
