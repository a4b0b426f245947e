/** '(m/w/d)', '(f|m|x)', '(all genders)'. */
const IN_BRACKETS = /\((?:(?:[a-z]\s?[/|]\s?)+[a-z*]|all genders?|alle geschlechter|gn)\)/gi
/** 'm/w/d', 'H/F', 'm / v' without brackets. */
const BARE = /(?<![\p{L}\p{N}])[mwfdhxv]\s?[/|]\s?[mwfdhxv](?:\s?[/|]\s?[mwfdhxv*]){0,2}(?![\p{L}\p{N}])/giu

/** A title without the marks that say it is for everybody. 'W/H' names neither men nor women: it is a warehouse. */
export const withoutGenderMarks = (title: string) =>
  title.replace(IN_BRACKETS, ' ').replace(BARE, (mark) => (/[mf]/i.test(mark) ? ' ' : mark))
