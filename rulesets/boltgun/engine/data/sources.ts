/** BG-195: what lists may be drawn from; a campaign edits it. */
export const armySources: readonly string[] = [
  'Every Codex that has been released',
  'Chapter Approved, but for Death Company, Imperial Guard armoured company, roads and craters, vehicle design, Tyranid monstrosities',
  'Index Astartes',
  'Dark Eldar update on the web',
  'Imperial Armour I and II, but for super-heavies and flyers',
  'White Dwarf 255, 258 (two articles), 259 (two), 261, 262, 263 (two), 264 (three), 265 (two), 266',
]
