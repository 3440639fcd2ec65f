import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The edition by which a campaign is to be played from its next turn on, and votes on it. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN next_edition text;
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION'));
`

const undone = `
DELETE FROM muster.consent WHERE matter IN (SELECT id FROM muster.matter WHERE kind = 'EDITION');
DELETE FROM muster.matter WHERE kind = 'EDITION';
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER'));
ALTER TABLE muster.campaign DROP COLUMN next_edition;
`

export class Editions1700000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
