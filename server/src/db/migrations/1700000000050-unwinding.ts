import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A campaign is played again from an earlier moment: groups that were closed since and do not count may be asked anew, answers may be kept as they were, and a
 * briefing says which lines of earlier ones are no longer so.
 */
const changes = `
ALTER TABLE muster.ask_group ADD COLUMN undone_at timestamptz;
ALTER TABLE muster.ask ADD COLUMN kept boolean NOT NULL DEFAULT false;
ALTER TABLE muster.briefing ADD COLUMN corrected json;
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check
  CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION', 'CORRECT', 'UNWIND', 'REOPEN'));
`

const undone = `
DELETE FROM muster.consent WHERE matter IN (SELECT id FROM muster.matter WHERE kind IN ('UNWIND', 'REOPEN'));
DELETE FROM muster.matter WHERE kind IN ('UNWIND', 'REOPEN');
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check
  CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION', 'CORRECT'));
ALTER TABLE muster.briefing DROP COLUMN corrected;
ALTER TABLE muster.ask DROP COLUMN kept;
ALTER TABLE muster.ask_group DROP COLUMN undone_at;
`

export class Unwinding1700000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
