import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Co-organisers and who is named as one, votes of the seats, and seats whose holders have conceded. */
const changes = `
CREATE TABLE muster.naming (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  user_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('ORGANISER', 'CO_ORGANISER')),
  named_at timestamptz NOT NULL,
  accepted_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX naming_one ON muster.naming (campaign, user_id, role) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX naming_one_successor ON muster.naming (campaign) WHERE ended_at IS NULL AND role = 'ORGANISER';
ALTER TABLE muster.campaign ADD COLUMN silent_days integer NOT NULL DEFAULT 14 CHECK (silent_days BETWEEN 3 AND 90);
ALTER TABLE muster.campaign ADD COLUMN vote_hours integer NOT NULL DEFAULT 72 CHECK (vote_hours BETWEEN 1 AND 336);
ALTER TABLE muster.holding ADD COLUMN conceded boolean NOT NULL DEFAULT false;
ALTER TABLE muster.invitation ADD COLUMN made_by text;
ALTER TABLE muster.matter ADD COLUMN offered_by text;
ALTER TABLE muster.matter ADD COLUMN about json NOT NULL DEFAULT '{}';
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER'));
ALTER TABLE muster.matter DROP CONSTRAINT matter_outcome_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_outcome_check
  CHECK (outcome IN ('sealed', 'consent', 'notice', 'turn', 'objection', 'withdrawn', 'lapsed', 'passed', 'rejected'));
CREATE UNIQUE INDEX matter_one_vote ON muster.matter (campaign, kind) WHERE kind NOT IN ('CLOSING', 'PLACE') AND settled_at IS NULL;
CREATE INDEX matter_votes ON muster.matter (due_at) WHERE kind NOT IN ('CLOSING', 'PLACE') AND settled_at IS NULL;
ALTER TABLE muster.consent ADD COLUMN against boolean NOT NULL DEFAULT false;
`

const undone = `
ALTER TABLE muster.consent DROP COLUMN against;
DROP INDEX muster.matter_votes;
DROP INDEX muster.matter_one_vote;
DELETE FROM muster.consent WHERE matter IN (SELECT id FROM muster.matter WHERE kind NOT IN ('CLOSING', 'PLACE'));
DELETE FROM muster.matter WHERE kind NOT IN ('CLOSING', 'PLACE');
ALTER TABLE muster.matter DROP CONSTRAINT matter_outcome_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_outcome_check
  CHECK (outcome IN ('sealed', 'consent', 'notice', 'turn', 'objection', 'withdrawn', 'lapsed'));
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE'));
ALTER TABLE muster.matter DROP COLUMN about;
ALTER TABLE muster.matter DROP COLUMN offered_by;
ALTER TABLE muster.invitation DROP COLUMN made_by;
ALTER TABLE muster.holding DROP COLUMN conceded;
ALTER TABLE muster.campaign DROP COLUMN vote_hours;
ALTER TABLE muster.campaign DROP COLUMN silent_days;
DROP TABLE muster.naming;
`

export class Seats1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
