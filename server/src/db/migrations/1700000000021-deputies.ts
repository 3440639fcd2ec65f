import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who acts for the holder of a seat for some time, vacations, seats whose holders look for a substitute, and what the record of a person is made from. */
const changes = `
CREATE TABLE muster.vacation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id text NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  note text NOT NULL DEFAULT '',
  announced_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (until_at > from_at)
);
CREATE INDEX vacation_of ON muster.vacation (user_id) WHERE ended_at IS NULL;
CREATE TABLE muster.deputyship (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  holding uuid NOT NULL REFERENCES muster.holding,
  seat text NOT NULL,
  user_id text,
  bot boolean NOT NULL DEFAULT false,
  token_hash text UNIQUE,
  vacation uuid REFERENCES muster.vacation ON DELETE SET NULL,
  named_at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  accepted_at timestamptz,
  begun boolean NOT NULL DEFAULT false,
  ended_at timestamptz,
  CHECK (until_at > from_at),
  CHECK (bot OR (user_id IS NULL) = (accepted_at IS NULL))
);
CREATE UNIQUE INDEX deputyship_one ON muster.deputyship (campaign, seat) WHERE ended_at IS NULL;
CREATE INDEX deputyship_of ON muster.deputyship (user_id, campaign) WHERE user_id IS NOT NULL;
ALTER TABLE muster.holding ADD COLUMN offered_by_holder boolean NOT NULL DEFAULT false;
ALTER TABLE muster.holding ADD COLUMN offer_note text NOT NULL DEFAULT '';
ALTER TABLE muster.holding ADD COLUMN vacation_hours integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN stages_asked integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN stages_silent integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN stages_excused integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN gone text CHECK (gone IN ('LEFT', 'REMOVED', 'SILENT', 'HANDED_OVER'));
ALTER TABLE muster.ask_group ADD COLUMN vacation_from timestamptz;
CREATE TABLE muster.record_choice (
  user_id text PRIMARY KEY,
  shown text NOT NULL CHECK (shown IN ('NOBODY', 'ORGANISERS', 'MEMBERS'))
);
UPDATE muster.campaign SET absence = (absence::jsonb || '{"vacations": "NOTHING", "vacationStageDays": 7, "vacationDays": 21}')::json;
ALTER TABLE muster.campaign ALTER COLUMN absence SET DEFAULT
  '{"silentStages": 0, "silentThen": "TELL", "quorum": 0, "waitHours": 24, "excuses": 0, "excuseTurns": 5, "vacations": "NOTHING", "vacationStageDays": 7, "vacationDays": 21}';
`

const undone = `
ALTER TABLE muster.campaign ALTER COLUMN absence SET DEFAULT
  '{"silentStages": 0, "silentThen": "TELL", "quorum": 0, "waitHours": 24, "excuses": 0, "excuseTurns": 5}';
UPDATE muster.campaign SET absence = (absence::jsonb - 'vacations' - 'vacationStageDays' - 'vacationDays')::json;
DROP TABLE muster.record_choice;
ALTER TABLE muster.ask_group DROP COLUMN vacation_from;
ALTER TABLE muster.holding DROP COLUMN gone;
ALTER TABLE muster.holding DROP COLUMN stages_excused;
ALTER TABLE muster.holding DROP COLUMN stages_silent;
ALTER TABLE muster.holding DROP COLUMN stages_asked;
ALTER TABLE muster.holding DROP COLUMN vacation_hours;
ALTER TABLE muster.holding DROP COLUMN offer_note;
ALTER TABLE muster.holding DROP COLUMN offered_by_holder;
DROP TABLE muster.deputyship;
DROP TABLE muster.vacation;
`

export class Deputies1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
