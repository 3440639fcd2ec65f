import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Without a facilitator the seats together set right what is wrong. */
const changes = `
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION', 'CORRECT'));
`

const undone = `
DELETE FROM muster.consent WHERE matter IN (SELECT id FROM muster.matter WHERE kind = 'CORRECT');
DELETE FROM muster.matter WHERE kind = 'CORRECT';
ALTER TABLE muster.matter DROP CONSTRAINT matter_kind_check;
ALTER TABLE muster.matter ADD CONSTRAINT matter_kind_check CHECK (kind IN ('CLOSING', 'PLACE', 'END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION'));
`

export class VotedCorrections1700000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
