import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Battle desks: who fights, what each side calls the battle and since when, and one log of everything that is said and rolled there. */
const tables = `
CREATE TABLE muster.battle (
  id uuid PRIMARY KEY,
  campaign uuid NOT NULL REFERENCES muster.campaign,
  key text NOT NULL,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE UNIQUE INDEX battle_open ON muster.battle (campaign, key) WHERE closed_at IS NULL;
CREATE TABLE muster.battle_side (
  battle uuid NOT NULL REFERENCES muster.battle,
  campaign uuid NOT NULL,
  seat text NOT NULL,
  zone text,
  PRIMARY KEY (battle, seat),
  FOREIGN KEY (campaign, seat) REFERENCES muster.seat
);
CREATE INDEX ON muster.battle_side (campaign, seat);
CREATE TABLE muster.battle_name (
  battle uuid NOT NULL,
  seat text NOT NULL,
  since timestamptz NOT NULL,
  about text NOT NULL,
  PRIMARY KEY (battle, seat, since),
  FOREIGN KEY (battle, seat) REFERENCES muster.battle_side
);
CREATE TABLE muster.battle_entry (
  battle uuid NOT NULL,
  number integer NOT NULL,
  seat text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MESSAGE', 'TIMES', 'AGREEMENT', 'CALLED_OFF', 'ROLL')),
  body json NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  PRIMARY KEY (battle, number),
  FOREIGN KEY (battle, seat) REFERENCES muster.battle_side
);
CREATE UNIQUE INDEX battle_entry_key ON muster.battle_entry (battle, by, key);
`

const undone = `
DROP TABLE muster.battle_entry;
DROP TABLE muster.battle_name;
DROP TABLE muster.battle_side;
DROP TABLE muster.battle;
`

export class Battles1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
