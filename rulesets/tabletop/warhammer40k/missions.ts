import * as words from '../messages/missions.generated.js'

/** Names of missions and mission classes in both campaigns (BG-197, HX-270, HX-292, HX-294); what is not named here keeps its name. */
export const missions = {
  RAID: words.raid(),
  BATTLE: words.battle(),
  BREAKOUT: words.breakout(),
  CLEANSE: words.cleanse(),
  NIGHT_FIGHT: words.nightFight(),
  PATROL: words.patrol(),
  PITCH_BATTLE: words.pitchBattle(),
  MEAT_GRINDER: words.meatGrinder(),
  TAKE_AND_HOLD: words.takeAndHold(),
  BUNKER_ASSAULT: words.bunkerAssault(),
  STRONGPOINT_ATTACK: words.strongpointAttack(),
  BLITZ: words.blitz(),
  LIGHTNING_RAID: words.lightningRaid(),
  SABOTAGE: words.sabotage(),
  RECON: words.recon(),
} as const satisfies Readonly<Record<string, string>>
