import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Letters between the desks of a campaign, the chronicle with its pictures, and complaints to the host about either. */
const changes = `
ALTER TABLE muster.campaign
  ADD COLUMN press text NOT NULL DEFAULT 'OPEN' CHECK (press IN ('OPEN', 'GREY', 'NONE')),
  ADD COLUMN letter_delay integer NOT NULL DEFAULT 0 CHECK (letter_delay BETWEEN 0 AND 168),
  ADD COLUMN facilitator_reads boolean NOT NULL DEFAULT false,
  ADD COLUMN chronicle_token text UNIQUE;
CREATE TABLE muster.letter (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  by_party text NOT NULL,
  by_user text NOT NULL,
  by_name text NOT NULL,
  signed text,
  proven boolean NOT NULL,
  recipients text[] NOT NULL CHECK (cardinality(recipients) > 0),
  conversation text NOT NULL,
  text text NOT NULL,
  quote text,
  sent_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  delivered_at timestamptz,
  key text NOT NULL,
  body_hash text NOT NULL
);
CREATE UNIQUE INDEX letter_key ON muster.letter (campaign, by_user, key);
CREATE INDEX ON muster.letter (campaign, delivered_at);
CREATE INDEX ON muster.letter (by_user, sent_at);
CREATE INDEX letter_underway ON muster.letter (due_at) WHERE delivered_at IS NULL;
CREATE TABLE muster.letter_mark (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  user_id text NOT NULL,
  conversation text NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (campaign, user_id, conversation)
);
CREATE TABLE muster.chronicle_entry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  by_user text NOT NULL,
  by_name text NOT NULL,
  seat text,
  turn integer,
  title text NOT NULL,
  text text NOT NULL,
  public boolean NOT NULL,
  written_at timestamptz NOT NULL,
  edited_at timestamptz,
  hidden_at timestamptz,
  key text NOT NULL,
  body_hash text NOT NULL,
  FOREIGN KEY (campaign, seat) REFERENCES muster.seat
);
CREATE UNIQUE INDEX chronicle_entry_key ON muster.chronicle_entry (campaign, by_user, key);
CREATE INDEX ON muster.chronicle_entry (campaign, written_at);
CREATE TABLE muster.chronicle_picture (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  entry uuid REFERENCES muster.chronicle_entry ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  by_user text NOT NULL,
  caption text NOT NULL DEFAULT '',
  width integer NOT NULL,
  height integer NOT NULL,
  bytes bytea NOT NULL,
  at timestamptz NOT NULL
);
ALTER TABLE muster.chronicle_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX ON muster.chronicle_picture (entry);
CREATE INDEX ON muster.chronicle_picture (campaign);
CREATE INDEX chronicle_picture_loose ON muster.chronicle_picture (at) WHERE entry IS NULL;
CREATE TABLE muster.complaint (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  kind text NOT NULL CHECK (kind IN ('LETTER', 'BATTLE_ENTRY', 'CHRONICLE_ENTRY')),
  subject text NOT NULL,
  by_user text NOT NULL,
  by_name text NOT NULL,
  of_user text NOT NULL,
  of_name text NOT NULL,
  text text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE UNIQUE INDEX complaint_once ON muster.complaint (by_user, kind, subject);
CREATE INDEX ON muster.complaint (at) WHERE settled_at IS NULL;
`

const undone = `
DROP TABLE muster.complaint;
DROP TABLE muster.chronicle_picture;
DROP TABLE muster.chronicle_entry;
DROP TABLE muster.letter_mark;
DROP TABLE muster.letter;
ALTER TABLE muster.campaign DROP COLUMN press, DROP COLUMN letter_delay, DROP COLUMN facilitator_reads, DROP COLUMN chronicle_token;
`

export class Talk1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
