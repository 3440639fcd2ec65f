import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How a campaign fares is read from its latest stages alone, however long it is. */
const changes = `
CREATE INDEX ask_group_told ON muster.ask_group (campaign, closed_at DESC) WHERE common;
CREATE INDEX ask_group_stage ON muster.ask_group (campaign, turn);
CREATE INDEX battle_latest ON muster.battle (campaign, opened_at DESC);
CREATE INDEX table_log_at ON muster.table_log (campaign, at);
`

const undone = `
DROP INDEX muster.table_log_at;
DROP INDEX muster.battle_latest;
DROP INDEX muster.ask_group_stage;
DROP INDEX muster.ask_group_told;
`

export class Health1700000000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
