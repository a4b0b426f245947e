/** spec 2 §9. In a file of their own: every page loads the faults that name them, without the option tables. */
export const MAX_PROFILES = 3
/** As many as any other list of words of a profile. */
export const MAX_HIDDEN_COMPANIES = 200
