import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A pause may say beforehand when it ends. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN resumes_at timestamptz;
CREATE INDEX campaign_resumes ON muster.campaign (resumes_at) WHERE phase = 'PAUSED' AND resumes_at IS NOT NULL;
`

const undone = `
ALTER TABLE muster.campaign DROP COLUMN resumes_at;
`

export class Pauses1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
