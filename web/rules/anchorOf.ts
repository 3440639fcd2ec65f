/** Where a setting stands on the page of a campaign's house rules. */
export const anchorOf = (setting: string): string => `setting.${setting}`
