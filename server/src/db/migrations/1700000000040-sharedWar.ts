import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A war that is over may be read by whoever has its link; seats that want no link, in their order. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN war_code text UNIQUE, ADD COLUMN war_refused json NOT NULL DEFAULT '[]';
`

const undone = `
ALTER TABLE muster.campaign DROP COLUMN war_code, DROP COLUMN war_refused;
`

export class SharedWar1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
