import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is resolved beside the server's thread: groups that take no more sheets. */
const changes = `
ALTER TABLE muster.ask_group ADD COLUMN frozen_at timestamptz;
`

const undone = `
ALTER TABLE muster.ask_group DROP COLUMN frozen_at;
`

export class Beside1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
