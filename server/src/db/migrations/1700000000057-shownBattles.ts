import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether a facilitator who sees no secrets does not know of a question yet: nobody has shown them what it is about; and the entries of sides that show it. */
const changes = `
ALTER TABLE muster.ask ADD COLUMN unshown boolean NOT NULL DEFAULT false;
ALTER TABLE muster.battle_entry DROP CONSTRAINT battle_entry_kind_check;
ALTER TABLE muster.battle_entry ADD CONSTRAINT battle_entry_kind_check CHECK (kind IN ('MESSAGE', 'TIMES', 'AGREEMENT', 'CALLED_OFF', 'ROLL', 'SHOWN'));
`

const undone = `
ALTER TABLE muster.ask DROP COLUMN unshown;
ALTER TABLE muster.battle_entry DROP CONSTRAINT battle_entry_kind_check;
ALTER TABLE muster.battle_entry ADD CONSTRAINT battle_entry_kind_check CHECK (kind IN ('MESSAGE', 'TIMES', 'AGREEMENT', 'CALLED_OFF', 'ROLL')) NOT VALID;
`

export class ShownBattles1700000000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
