import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Every row of a campaign says of which. The version before does not write it: its rows are completed. */
const changes = `
ALTER TABLE muster.battle_entry ADD COLUMN campaign uuid REFERENCES muster.campaign;
UPDATE muster.battle_entry t SET campaign = b.campaign FROM muster.battle b WHERE b.id = t.battle;
ALTER TABLE muster.battle_entry ALTER COLUMN campaign SET NOT NULL;
CREATE FUNCTION muster.campaign_of_battle_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  SELECT b.campaign INTO NEW.campaign FROM muster.battle b WHERE b.id = NEW.battle;
  RETURN NEW;
END $body$;
CREATE TRIGGER campaign_of_battle_entry BEFORE INSERT ON muster.battle_entry FOR EACH ROW WHEN (NEW.campaign IS NULL) EXECUTE FUNCTION muster.campaign_of_battle_entry();
ALTER TABLE muster.battle_name ADD COLUMN campaign uuid REFERENCES muster.campaign;
UPDATE muster.battle_name t SET campaign = b.campaign FROM muster.battle b WHERE b.id = t.battle;
ALTER TABLE muster.battle_name ALTER COLUMN campaign SET NOT NULL;
CREATE FUNCTION muster.campaign_of_battle_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  SELECT b.campaign INTO NEW.campaign FROM muster.battle b WHERE b.id = NEW.battle;
  RETURN NEW;
END $body$;
CREATE TRIGGER campaign_of_battle_name BEFORE INSERT ON muster.battle_name FOR EACH ROW WHEN (NEW.campaign IS NULL) EXECUTE FUNCTION muster.campaign_of_battle_name();
ALTER TABLE muster.consent ADD COLUMN campaign uuid REFERENCES muster.campaign;
UPDATE muster.consent t SET campaign = m.campaign FROM muster.matter m WHERE m.id = t.matter;
ALTER TABLE muster.consent ALTER COLUMN campaign SET NOT NULL;
CREATE FUNCTION muster.campaign_of_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  SELECT m.campaign INTO NEW.campaign FROM muster.matter m WHERE m.id = NEW.matter;
  RETURN NEW;
END $body$;
CREATE TRIGGER campaign_of_consent BEFORE INSERT ON muster.consent FOR EACH ROW WHEN (NEW.campaign IS NULL) EXECUTE FUNCTION muster.campaign_of_consent();
ALTER TABLE muster.standing_orders ADD COLUMN campaign uuid REFERENCES muster.campaign;
UPDATE muster.standing_orders t SET campaign = h.campaign FROM muster.holding h WHERE h.id = t.holding;
ALTER TABLE muster.standing_orders ALTER COLUMN campaign SET NOT NULL;
CREATE FUNCTION muster.campaign_of_standing_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  SELECT h.campaign INTO NEW.campaign FROM muster.holding h WHERE h.id = NEW.holding;
  RETURN NEW;
END $body$;
CREATE TRIGGER campaign_of_standing_orders BEFORE INSERT ON muster.standing_orders FOR EACH ROW WHEN (NEW.campaign IS NULL) EXECUTE FUNCTION muster.campaign_of_standing_orders();
`

const undone = `
DROP TRIGGER campaign_of_battle_entry ON muster.battle_entry;
DROP FUNCTION muster.campaign_of_battle_entry();
ALTER TABLE muster.battle_entry DROP COLUMN campaign;
DROP TRIGGER campaign_of_battle_name ON muster.battle_name;
DROP FUNCTION muster.campaign_of_battle_name();
ALTER TABLE muster.battle_name DROP COLUMN campaign;
DROP TRIGGER campaign_of_consent ON muster.consent;
DROP FUNCTION muster.campaign_of_consent();
ALTER TABLE muster.consent DROP COLUMN campaign;
DROP TRIGGER campaign_of_standing_orders ON muster.standing_orders;
DROP FUNCTION muster.campaign_of_standing_orders();
ALTER TABLE muster.standing_orders DROP COLUMN campaign;
`

export class CampaignColumns1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
