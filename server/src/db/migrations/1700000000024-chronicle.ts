import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Entries of the chronicle that quote a line and name a battle, and small pictures. Nobody is told of entries who has not asked for it. */
const changes = `
ALTER TABLE muster.chronicle_entry
  ADD COLUMN quote text,
  ADD COLUMN battle uuid REFERENCES muster.battle,
  ADD COLUMN hidden_by text CHECK (hidden_by IN ('WRITER', 'ORGANISER')),
  ADD CHECK ((hidden_at IS NULL) = (hidden_by IS NULL));
CREATE INDEX ON muster.chronicle_entry (by_user, written_at);
ALTER TABLE muster.chronicle_picture ADD COLUMN thumb bytea NOT NULL;
ALTER TABLE muster.chronicle_picture ALTER COLUMN thumb SET STORAGE EXTERNAL;
UPDATE muster.notify_choice SET muted = array_append(muted, 'CHRONICLE');
`

const undone = `
UPDATE muster.notify_choice SET muted = array_remove(muted, 'CHRONICLE');
ALTER TABLE muster.chronicle_picture DROP COLUMN thumb;
ALTER TABLE muster.chronicle_entry DROP COLUMN quote, DROP COLUMN battle, DROP COLUMN hidden_by;
`

export class Chronicle1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
