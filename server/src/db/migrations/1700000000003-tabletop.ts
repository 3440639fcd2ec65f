import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Under which tabletop system the battles are fought. Campaigns from before there was a choice had the only one that existed. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN tabletop json NOT NULL
  DEFAULT '{"id":"warhammer-40k","variants":[],"settings":{},"overrides":{}}';
ALTER TABLE muster.campaign ALTER COLUMN tabletop DROP DEFAULT;
`

export class Tabletop1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE muster.campaign DROP COLUMN tabletop')
  }
}
