/** Words that are the answer no; 'keine' and 'none' are not. */
export const NO_WORDS = ['no', 'nein', 'non', 'nee', 'nie', 'nao', 'nej', 'nei']
