import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What the organiser does is seen: the log of the table, notices that the holders of the seats consent to, places that begin later, and names as they were
 * when something was written.
 */
const changes = `
CREATE TABLE muster.table_log (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  by_user text,
  by_name text,
  tool boolean NOT NULL,
  seat text,
  subject text,
  detail json NOT NULL,
  PRIMARY KEY (campaign, number)
);
ALTER TABLE muster.campaign ADD COLUMN notice_hours integer NOT NULL DEFAULT 24 CHECK (notice_hours BETWEEN 1 AND 336);
ALTER TABLE muster.ask_group ADD COLUMN opened_at timestamptz NOT NULL DEFAULT clock_timestamp();
ALTER TABLE muster.holding ADD COLUMN removed boolean NOT NULL DEFAULT false;
ALTER TABLE muster.place ADD COLUMN seat text;
ALTER TABLE muster.place DROP CONSTRAINT place_role_check;
ALTER TABLE muster.place ADD CONSTRAINT place_role_check CHECK (role IN ('OBSERVER', 'FACILITATOR', 'WAITING'));
CREATE UNIQUE INDEX place_one_waits ON muster.place (campaign, coalesce(seat, '')) WHERE until IS NULL AND role = 'WAITING';
CREATE TABLE muster.matter (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  kind text NOT NULL CHECK (kind IN ('CLOSING', 'PLACE')),
  place uuid REFERENCES muster.place,
  by_user text NOT NULL,
  by_name text NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  settled_at timestamptz,
  outcome text CHECK (outcome IN ('sealed', 'consent', 'notice', 'turn', 'objection', 'withdrawn', 'lapsed')),
  CHECK ((kind = 'PLACE') = (place IS NOT NULL)),
  CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX matter_one_closing ON muster.matter (campaign) WHERE kind = 'CLOSING' AND settled_at IS NULL;
CREATE UNIQUE INDEX matter_one_a_place ON muster.matter (place) WHERE settled_at IS NULL;
CREATE INDEX matter_closings ON muster.matter (due_at) WHERE kind = 'CLOSING';
CREATE TABLE muster.consent (
  matter uuid NOT NULL REFERENCES muster.matter,
  seat text NOT NULL,
  user_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (matter, seat)
);
ALTER TABLE muster.battle_entry ADD COLUMN by_name text NOT NULL DEFAULT '';
UPDATE muster.battle_entry e SET by_name = u."name" FROM accounts."user" u WHERE u."id" = e.by;
ALTER TABLE muster.sheet ADD COLUMN by_name text NOT NULL DEFAULT '';
UPDATE muster.sheet x SET by_name = u."name" FROM accounts."user" u WHERE u."id" = x.by;
UPDATE muster.sheet SET by_name = 'Bot' WHERE by = 'bot';
ALTER TABLE muster.invitation ADD COLUMN used_by_name text;
UPDATE muster.invitation i SET used_by_name = u."name" FROM accounts."user" u WHERE u."id" = i.used_by;
`

const undone = `
ALTER TABLE muster.invitation DROP COLUMN used_by_name;
ALTER TABLE muster.sheet DROP COLUMN by_name;
ALTER TABLE muster.battle_entry DROP COLUMN by_name;
DROP TABLE muster.consent;
DROP TABLE muster.matter;
DROP INDEX muster.place_one_waits;
DELETE FROM muster.place WHERE role = 'WAITING';
ALTER TABLE muster.place DROP CONSTRAINT place_role_check;
ALTER TABLE muster.place ADD CONSTRAINT place_role_check CHECK (role IN ('OBSERVER', 'FACILITATOR'));
ALTER TABLE muster.place DROP COLUMN seat;
ALTER TABLE muster.holding DROP COLUMN removed;
ALTER TABLE muster.ask_group DROP COLUMN opened_at;
ALTER TABLE muster.campaign DROP COLUMN notice_hours;
DROP TABLE muster.table_log;
`

export class Organising1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
