import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What people are told, by which ways, and what became of it. What was written before anybody was told is told to nobody. */
const changes = `
UPDATE muster.outbox SET sent_at = at WHERE sent_at IS NULL;
CREATE TABLE muster.notification (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text,
  campaign uuid REFERENCES muster.campaign,
  kind text NOT NULL,
  event text NOT NULL,
  about json NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  acknowledged_at timestamptz,
  CHECK (account IS NOT NULL OR campaign IS NOT NULL)
);
CREATE UNIQUE INDEX notification_once ON muster.notification (event, coalesce(account, ''));
CREATE INDEX ON muster.notification (account, number);
CREATE INDEX ON muster.notification (at);
CREATE TABLE muster.notify_person (
  account text PRIMARY KEY,
  zone text,
  quiet_from time,
  quiet_until time,
  calendar_hash text UNIQUE,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL) AND (quiet_from IS NULL OR zone IS NOT NULL))
);
CREATE TABLE muster.notify_channel (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account text,
  campaign uuid REFERENCES muster.campaign,
  kind text NOT NULL,
  name text NOT NULL DEFAULT '',
  settings json NOT NULL DEFAULT '{}',
  paused boolean NOT NULL DEFAULT false,
  failing_since timestamptz,
  last_error text,
  busy_until timestamptz NOT NULL DEFAULT '-infinity',
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((account IS NULL) <> (campaign IS NULL))
);
CREATE UNIQUE INDEX notify_channel_one_mail ON muster.notify_channel (account) WHERE kind = 'EMAIL';
CREATE INDEX ON muster.notify_channel (account);
CREATE INDEX ON muster.notify_channel (campaign);
CREATE TABLE muster.notify_choice (
  channel uuid NOT NULL REFERENCES muster.notify_channel ON DELETE CASCADE,
  campaign uuid REFERENCES muster.campaign,
  kinds text[] NOT NULL
);
CREATE UNIQUE INDEX notify_choice_one ON muster.notify_choice (channel, coalesce(campaign::text, ''));
CREATE TABLE muster.notify_post (
  channel uuid NOT NULL REFERENCES muster.notify_channel ON DELETE CASCADE,
  topic text NOT NULL,
  post text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (channel, topic)
);
CREATE TABLE muster.delivery (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  notification bigint NOT NULL REFERENCES muster.notification ON DELETE CASCADE,
  channel uuid NOT NULL REFERENCES muster.notify_channel ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'FAILED', 'VOID')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz,
  last_error text,
  UNIQUE (notification, channel)
);
CREATE INDEX delivery_waiting ON muster.delivery (channel, next_at) WHERE state = 'WAITING';
`

const undone = `
DROP TABLE muster.delivery;
DROP TABLE muster.notify_post;
DROP TABLE muster.notify_choice;
DROP TABLE muster.notify_channel;
DROP TABLE muster.notify_person;
DROP TABLE muster.notification;
`

export class Notifications1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
