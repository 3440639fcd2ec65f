/** Names of missions and mission classes in both campaigns (BG-197, HX-270, HX-292, HX-294); what is not named here keeps its name. */
export const missions = {
  RAID: 'Raid',
  BATTLE: 'Battle',
  BREAKOUT: 'Breakout',
  CLEANSE: 'Cleanse',
  NIGHT_FIGHT: 'Night Fight',
  PATROL: 'Patrol',
  PITCH_BATTLE: 'Pitch Battle',
  MEAT_GRINDER: 'Meat Grinder',
  TAKE_AND_HOLD: 'Take and Hold',
  BUNKER_ASSAULT: 'Bunker Assault',
  STRONGPOINT_ATTACK: 'Strongpoint Attack',
  BLITZ: 'Blitz',
  LIGHTNING_RAID: 'Lightning Raid',
  SABOTAGE: 'Sabotage',
  RECON: 'Recon',
} as const satisfies Readonly<Record<string, string>>
